import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const paxtonPeople = `
Aurelia Finch-Hatton | Partner and Deputy Chair, Energy | Denver, CO | aurelia.finchhatton | 303-555-0131 | Renewables; Transmission; Carbon Capture | J.D./University of Colorado Law School/2006/Order of the Coif; B.A./Colorado College/2001 | Colorado; Wyoming | Hon. Nathaniel Brewer, Colorado Court of Appeals | Aurelia permits lines that cross six counties.
Dmitri Vasiliev | Partner | Denver, CO | dmitri.vasiliev | 303-555-0132 | Mergers & Acquisitions; Private Equity | J.D./Georgetown University Law Center/1999; B.S./University of Denver/1995 | Colorado; New York | - | Dmitri has closed two hundred deals.
Ximena Orozco (she/her)=Ximena Orozco | Senior Associate | Santa Fe, NM | ximena.orozco | 505-555-0133 | Tribal Gaming; Public Lands | J.D./University of New Mexico School of Law/2016; B.A./Stanford University/2011 | New Mexico; Arizona | - | Ximena counsels pueblos.
Gus Lindahl | Associate | Denver, CO | gus.lindahl | 303-555-0134 | Oil & Gas Title | J.D./University of Wyoming College of Law/2020; B.S./Montana State University/2015 | Colorado; North Dakota | - | Gus reads deeds from 1890.
Cheryl-Ann Otis | Of Counsel | Santa Fe, NM; Denver, CO | cheryl-ann.otis | 505-555-0135 | Art & Museums | J.D./University of Michigan Law School/1981; B.A./Smith College/1978 | New Mexico | - | Cheryl-Ann acts for collectors.
Hamza Siddiqui | Associate | Denver, CO | hamza.siddiqui | 303-555-0136 | Data Privacy; Artificial Intelligence | J.D./University of Denver Sturm College of Law/2022; B.S./Purdue University/2018 | Colorado | Judge Priscilla Dunn, U.S. District Court for the District of Colorado | Hamza was a software engineer.
Trudy Vandermeer | Practice Innovation Manager | Denver, CO | trudy.vandermeer | 303-555-0137 | - | M.L.I.S./University of Denver/2008; B.A./Hope College/2003 | - | - | Trudy builds tools.
Booker Ellington | Partner | Denver, CO | booker.ellington | 303-555-0138 | Sports; Stadium Finance; Naming Rights | J.D./Howard University School of Law/2002; B.A./Hampton University/1999 | Colorado; District of Columbia | - | Booker negotiated two stadiums.`

export const paxton: WrittenPlan = {
  key: 'app-router',
  firm: 'Paxton Ellington LLP',
  host: 'paxtonellington.example',
  structure:
    'streamed components, chips, numbers in labels for screen readers, address in two data attributes, subheads under "Credentials"',
  people: handwritten('paxtonellington.example', paxtonPeople),
  path: ({ slug }) => `/team/people/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Paxton Ellington LLP</title><meta property="og:title" content="${escaped(title)}"></head><body class="font-sans antialiased"><a href="#main" class="sr-only">Skip to content</a><header class="sticky top-0"><nav aria-label="Global" class="flex"><a href="/team">Team</a><a href="/capabilities">Capabilities</a></nav></header><main id="main">${inner}</main><footer class="bg-slate-900"><p>1700 Lincoln Street, Denver, CO 80203</p><a href="tel:303-555-0100">303-555-0100</a></footer><script>self.__next_f=self.__next_f||[];self.__next_f.push([1,"3:[\\"$\\",\\"main\\",null,{}]\\n"])</script></body></html>`,
  bio(person, all) {
    const [local, domain] = (person.email ?? '').split('@')
    const block = (label: string, list: readonly string[]) =>
      part(
        list,
        `<div><h3 class="text-lg">${label}</h3><ul class="space-y-2">${each(list, (one) => `<li>${escaped(one)}</li>`)}</ul></div>`,
      )
    return `<section class="grid md:grid-cols-2"><div><nav aria-label="Breadcrumb"><ol><li><a href="/team">Team</a></li><li>${escaped(person.name)}</li></ol></nav><h1 class="text-4xl">${escaped(person.shown)}</h1><p class="text-xl">${escaped(person.title)}</p><ul class="flex">${each(person.offices, (office) => `<li><a href="/offices/${office.slice(0, 3)}">${office.split(',')[0]}</a></li>`)}</ul>
<div class="flex gap-4"><a href="tel:+1${person.phone?.replaceAll('-', '')}" aria-label="Call ${escaped(person.name)} at ${person.phone}"><svg class="h-4"></svg></a><button type="button" data-email-user="${local}" data-email-domain="${domain}" aria-label="E-mail ${escaped(person.name)}"><svg class="h-4"></svg></button></div></div></section>
<section aria-labelledby="about"><h2 id="about">About</h2><div class="prose"><p>${escaped(person.bio)}</p></div></section>${part(
      person.areas,
      markup`
      <section aria-labelledby="caps"><h2 id="caps">Capabilities</h2><div class="flex flex-wrap">
      ${each(person.areas, (area) => `<a class="chip rounded-full" href="/capabilities/x">${escaped(area)}</a>`)}
      </div></section>
    `,
    )}
<section aria-labelledby="cred"><h2 id="cred">Credentials</h2><div class="grid">${block(
      'Education',
      person.education.map((one) => `${one.school}, ${one.degree}, ${one.year}${one.honor ? `, ${one.honor}` : ''}`),
    )}${block('Bar admissions', person.bars)}${block('Court admissions', person.bars.length > 0 ? ['U.S. Court of Appeals for the Tenth Circuit', 'U.S. District Court for the District of Colorado'] : [])}${block('Clerkships', person.clerkships)}${block('Professional memberships', ['Colorado Bar Association', 'Denver Bar Association'])}</div></section>
<section><h2>Meet more of the team</h2><ul>${each(all.slice(0, 3), (one) => `<li><a href="/team/people/${one.slug}"><span>${escaped(one.name)}</span> <span>${escaped(one.title)}</span></a></li>`)}</ul></section>`
  },
  others: [
    [
      '/offices/santa-fe',
      'Santa Fe',
      '<address>150 Washington Avenue, Santa Fe, NM 87501</address><a href="tel:505-555-0100">505-555-0100</a>',
    ],
    [
      '/capabilities/carbon-capture',
      'Carbon Capture',
      '<p>Class VI wells.</p><h2>Contacts</h2><a href="/team/people/aurelia-finch-hatton"><span>Aurelia Finch-Hatton</span><span>Partner and Deputy Chair, Energy</span></a>',
    ],
    ['/team', 'Team', '<ul><li><a href="/team/people/gus-lindahl">Gus Lindahl</a></li></ul>'],
    [
      '/insights/dmitri-vasiliev-earnouts',
      'Dmitri Vasiliev on Earnouts',
      '<p>Sellers remember the price, buyers the conditions.</p>',
    ],
    ['/team/people/alumni-network', 'Alumni Network', '<p>Six hundred of us.</p>'],
    ['/events/ski-day', 'Ski Day', '<p>Winter Park, February 6. Hosts: Booker Ellington, Gus Lindahl.</p>'],
  ],
  other: (heading, body) => `<h1 class="text-4xl">${escaped(heading)}</h1>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/team'
      ? htmlAnswer(
          paxton.page(
            'Team',
            markup`
              <h1>Team</h1><ul>
              ${each(peopleAmong(pages), ({ path, person }) => `<li><a href="${path}"><span>${escaped(person.name)}</span><span>${escaped(person.title)}</span></a></li>`)}
              </ul>
            `,
          ),
        )
      : undefined,
}
