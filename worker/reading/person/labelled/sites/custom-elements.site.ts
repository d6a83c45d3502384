import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, each, handwritten, part } from '#worker/reading/person/labelled/written-site.fixture.ts'

const juddPeople = `
Ottoline Graves | Managing Partner | Edinburgh | ottoline.graves | +44 131 555 0101 | Energy; Infrastructure | LL.B./University of Edinburgh/1995 | Scotland | - | Ottoline leads the firm.
Callum MacAskill | Partner | Glasgow | callum.macaskill | +44 141 555 0102 | Shipping; Insurance | LL.B./University of Glasgow/1999; Dip.L.P./University of Strathclyde/2000 | Scotland | - | Callum has an eye for charterparties.
Zainab Hussein | Senior Associate | London | zainab.hussein | +44 20 7946 0103 | Employment; Pensions | LL.B./University of Warwick/2013; LL.M./University College London/2014 | England and Wales | - | Zainab defends universities.
Fiona Ní Dhomhnaill | Associate | Dublin | fiona.nidhomhnaill | +353 1 555 0104 | Data Protection | B.C.L./University College Dublin/2017 | Ireland | - | Fiona reads what others click away.
Rupert St John-Smythe | Consultant | London | rupert.stjohnsmythe | +44 20 7946 0105 | Private Client | M.A./University of Oxford/1981 | England and Wales | - | Rupert keeps secrets.
Agnieszka Kowal | Trainee Solicitor | Glasgow | agnieszka.kowal | +44 141 555 0106 | Banking | LL.B./University of Aberdeen/2022 | - | - | Agnieszka joined in 2024.
Tom Baird | Legal Director | Edinburgh; London | tom.baird | +44 131 555 0107 | Construction | LL.B./University of Dundee/2007 | Scotland; England and Wales | - | Tom is on site by seven.
Imogen Hart | Head of Business Development | London | imogen.hart | +44 20 7946 0108 | - | B.A./University of Bristol/2003 | - | - | Imogen plans.`

export const judd: WrittenPlan = {
  key: 'custom-elements',
  firm: 'Judd Graves LLP',
  host: 'juddgraves.example',
  structure: 'drawn by scripts into elements of its own, British words: qualified, expertise, position',
  people: handwritten('juddgraves.example', juddPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html lang="en-GB"><head><title>${escaped(title)} | Judd Graves</title></head><body>
      <div id="app">${inner}</div><script src="/assets/app.9f.js" type="module"></script></body></html>
    `,
  bio: () => '',
  drawn(url) {
    const person = judd.people.find(({ slug }) => url.pathname === `/people/${slug}`)
    const other = judd.others.find(([path]) => path === url.pathname)
    const contentOf = () => {
      if (person) return drawnBio(person)
      if (other) return `<article><h1>${escaped(other[1])}</h1>${other[2]}</article>`
      if (url.pathname === '/' || url.pathname === '/people')
        return markup`
            <h1>Our people</h1><people-grid>
            ${each(
              judd.people,
              (one) => markup`
              <person-card><a href="/people/${one.slug}"><img alt="${escaped(one.name)}"><span class="n">
              ${escaped(one.name)}</span><span class="p">${escaped(one.title)}</span></a></person-card>
            `,
            )}
            </people-grid>
          `
      return undefined
    }
    const inner = contentOf()
    return inner === undefined
      ? undefined
      : judd.page(
          person?.name ?? other?.[1] ?? 'Our people',
          markup`
            <site-header><a href="/">Judd Graves</a><a href="/people">People</a>
            <a href="/expertise">Expertise</a></site-header><main>${inner}</main><site-footer>
            <p>Judd Graves LLP is authorised and regulated by the Law Society of Scotland. +44 131 555 0100</p>
            </site-footer>
          `,
        )
  },
  others: [
    [
      '/expertise/shipping',
      'Shipping',
      '<p>Bills of lading, charterparties, salvage.</p><h2>Key contact</h2><person-card><a href="/people/callum-macaskill"><span class="n">Callum MacAskill</span><span class="p">Partner</span></a></person-card>',
    ],
    [
      '/locations/edinburgh',
      'Edinburgh',
      '<address>40 Melville Street, Edinburgh EH3 7HA</address><p>+44 131 555 0100</p>',
    ],
    [
      '/insights/zainab-hussein-quoted',
      'Zainab Hussein Quoted in The Lawyer',
      '<p>4 February 2026. Senior Associate Zainab Hussein told The Lawyer that pensions are politics.</p>',
    ],
    ['/people/trainees', 'Trainees', '<p>Six seats in two years. Training contracts begin in September.</p>'],
    ['/events/burns-supper', 'Burns Supper', '<p>25 January, Glasgow. Host: Tom Baird, Legal Director</p>'],
  ],
}

const drawnBio = (person: Someone) =>
  `<article class="profile"><profile-head><p class="position">${escaped(person.title)}</p><h1>${escaped(person.name)}</h1></profile-head><dl class="at-a-glance"><div><dt>Location</dt><dd>${each(person.offices, escaped, ', ')}</dd></div><div><dt>Direct</dt><dd><a href="tel:${person.phone?.replaceAll(' ', '')}">${person.phone}</a></dd></div><div><dt>Email</dt><dd><a href="mailto:${encodeURIComponent(person.email ?? '')}?subject=Enquiry%20via%20website">Send ${escaped(person.name.split(' ')[0] ?? '')} an email</a></dd></div></dl>
<text-block><p>${escaped(person.bio)}</p></text-block>${part(person.areas, `<fact-list><h2>Expertise</h2><ul>${each(person.areas, (area) => `<li><a href="/expertise/x">${escaped(area)}</a></li>`)}</ul></fact-list>`)}<fact-list><h2>Education</h2><ul>${each(person.education, (one) => `<li>${one.degree} ${escaped(one.school)}, ${one.year}</li>`)}</ul></fact-list>${part(
    person.bars,
    markup`
    <fact-list><h2>Qualified</h2><ul>
    ${each(person.bars, (bar, at) => `<li>${bar === 'England and Wales' ? 'England &amp; Wales' : bar} (${2001 + at})</li>`)}
    </ul></fact-list>
  `,
  )}<fact-list><h2>Recognition</h2><ul><li>Chambers UK, Band 2</li></ul></fact-list></article>`
