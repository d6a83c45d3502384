import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, each, handwritten, part } from '#worker/reading/person/labelled/written-site.fixture.ts'

const umberPeople = `
Zephyr Castellano | Partner | San Diego, CA | zcastellano | 619.555.0131 | Biotech Licensing; Venture Financing | J.D./University of San Diego School of Law/2004; Ph.D./University of California, San Diego/2000; B.S./Harvey Mudd College/1994 | California | - | Zephyr ran a laboratory.
Mireille Fontaine | Partner | Irvine, CA | mfontaine | 949.555.0132 | Trademark; Right of Publicity | J.D./Chapman University Fowler School of Law/2006; B.A./McGill University/2001 | California; New York | - | Mireille protects surf brands.
Kenji Watanabe-Lopez | Senior Associate | San Diego, CA | kwatanabe-lopez | 619.555.0133 | Medical Devices; FDA Clearance | J.D./California Western School of Law/2015; B.S./UC San Diego/2009 | California | - | Kenji holds two patents.
Blessing Okafor-Lang | Associate | San Diego, CA | bokafor-lang | 619.555.0134 | Commercial Leasing | J.D./Thomas Jefferson School of Law/2019; B.A./San Diego State University/2014 | California; Nevada | Hon. Rufus Adair, U.S. District Court for the Southern District of California | Blessing negotiates for tenants.
Arlo Whitfield | Registered Patent Agent | Irvine, CA | awhitfield | 949.555.0135 | Robotics; Optics | M.S./California Institute of Technology/2012; B.S./University of California, Irvine/2008 | - | - | Arlo builds telescopes.
Henrike Vogel | Of Counsel | San Diego, CA | hvogel | 619.555.0136 | Cross-Border Tax | LL.M./Georgetown University Law Center/1999; J.D./University of Virginia School of Law/1996 | California; District of Columbia | - | Henrike advises families on both sides of the border.
Dashiell Monroe | Associate | Irvine, CA | dmonroe | 949.555.0137 | Trade Secrets | J.D./UC Irvine School of Law/2022; B.A./Pomona College/2018 | California | - | Dashiell codes at night.
Paloma Ybarra | Director of Client Relations | San Diego, CA | pybarra | 619.555.0138 | - | B.A./Point Loma Nazarene University/2005 | - | - | Paloma listens.`

const region = (label: string, inner: string) =>
  `<div role="region" aria-label="${label}"><div role="heading" aria-level="2">${label}</div>${inner}</div>`

const umberDrawn = (person: Someone, all: readonly Someone[]) =>
  markup`
    <app-bio><div class="bio"><div class="aside">
    ${region(
      'Contact',
      markup`
      <div>${person.offices.map(escaped).join('<br>')}</div><div>
      <span class="lbl">Office</span> 619.555.0100</div><div><span class="lbl">Direct</span> ${person.phone}
      </div><div><span class="lbl">Fax</span> 619.555.0199</div><div><a href="mailto:${person.email}">
      ${person.email}</a></div>
    `,
    )}
    </div><div class="col"><div role="heading" aria-level="1">${escaped(person.shown)}</div><div class="rank">
    ${escaped(person.title)}</div><div>${escaped(person.bio)}</div>
    ${part(
      person.areas,
      region(
        'Focus Areas',
        each(person.areas, (area) => `<app-tag>${escaped(area)}</app-tag>`),
      ),
    )}
    ${region(
      'Education',
      each(
        person.education,
        (one) => `<app-degree><b>${one.degree}</b><i>${escaped(one.school)}</i><time>${one.year}</time></app-degree>`,
      ),
    )}
    ${part(
      person.bars,
      region(
        'Admissions',
        each(person.bars, (bar) => `<app-line>${bar}</app-line>`),
      ),
    )}
    ${part(
      person.clerkships,
      region(
        'Clerkships',
        each(person.clerkships, (one) => `<app-line>Law Clerk to ${escaped(one)}</app-line>`),
      ),
    )}
    ${region('In the news', '<app-line>Startups to Watch, 2026</app-line>')}</div></div>
    ${each(
      all.slice(0, 2),
      (one) =>
        `<app-card><a href="/people/${one.slug}">${escaped(one.name)}</a><span>${escaped(one.title)}</span></app-card>`,
    )}
    </app-bio>
  `

export const umber: WrittenPlan = {
  key: 'aria-roles',
  firm: 'Umber Fontaine LLP',
  host: 'umberfontaine.example',
  structure: 'drawn by scripts, headings and regions by their roles, three numbers of which one is direct',
  people: handwritten('umberfontaine.example', umberPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html><head><title>${escaped(title)} | Umber Fontaine</title></head><body><app-root>
      ${inner}</app-root><script src="/main.4f.js"></script></body></html>
    `,
  bio: () => '',
  drawn(url) {
    const person = umber.people.find(({ slug }) => url.pathname === `/people/${slug}`)
    const other = umber.others.find(([path]) => path === url.pathname)
    const contentOf = () => {
      if (person) return umberDrawn(person, umber.people)
      if (other) return `<div role="heading" aria-level="1">${escaped(other[1])}</div>${other[2]}`
      if (url.pathname === '/' || url.pathname === '/people')
        return each(
          umber.people,
          (one) =>
            `<app-card><a href="/people/${one.slug}">${escaped(one.name)}</a><span>${escaped(one.title)}</span></app-card>`,
        )
      return undefined
    }
    const inner = contentOf()
    return inner === undefined
      ? undefined
      : umber.page(
          person?.name ?? other?.[1] ?? 'People',
          markup`
            <app-menu><a href="/people">People</a><a href="/focus">Focus</a></app-menu><main>${inner}</main>
            <app-foot>Umber Fontaine LLP, 501 West Broadway, San Diego, CA 92101</app-foot>
          `,
        )
  },
  others: [
    ['/focus/robotics', 'Robotics', '<p>From patents to plants.</p><p>Arlo Whitfield, Registered Patent Agent</p>'],
    ['/locations/irvine', 'Irvine', '<p>1 Park Plaza, Irvine, CA 92614</p><p>949.555.0100</p>'],
    ['/news/zephyr-castellano-top-women', 'Zephyr Castellano Among Top Dealmakers', '<p>June 2026</p>'],
    ['/people/partners', 'Partners', '<p>Two founders, six more since.</p>'],
    ['/careers/patent-agent', 'Patent Agent', '<p>Irvine. M.S. or Ph.D. in optics.</p>'],
  ],
}
