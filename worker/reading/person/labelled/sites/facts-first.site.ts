import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const oceanaPeople = `
Kaimana Oceana | Partner | Portsmouth, NH | kaimana.oceana | 603.555.2721 | Tidelands; Aquaculture | J.D./University of New Hampshire Franklin Pierce School of Law/2005; B.S./University of Hawaii at Manoa/2000 | New Hampshire; Maine | - | Kaimana leases the sea floor.
Bridie Fallowfield | Partner | Portland, ME | bridie.fallowfield | 207.555.2722 | Cruise Terminals; Municipal Contracts | J.D./University of Maine School of Law/1999; A.B./Bates College/1995 | Maine | Hon. Silas Thorne, U.S. District Court for the District of Maine | Bridie docks ships.
Luca Ferrante | Senior Associate | Portsmouth, NH | luca.ferrante | 603.555.2723 | Craft Distilling; Trademark | J.D./Suffolk University Law School/2015; B.A./Keene State College/2010 | New Hampshire; Massachusetts | - | Luca labels gin.
Esther Abiodun-Lake | Associate | Portland, ME | esther.abiodunlake | 207.555.2724 | Immigration; Refugee Resettlement | J.D./Northeastern University School of Law/2022; B.A./Bowdoin College/2018 | Maine; Massachusetts | - | Esther meets planes.`

export const oceana: WrittenPlan = {
  key: 'facts-first',
  firm: 'Oceana Fallowfield LLP',
  host: 'oceanafallowfield.example',
  structure:
    'facts in a column before name and biography, each a line with its label in small capitals; a second list of recent work',
  people: handwritten('oceanafallowfield.example', oceanaPeople),
  path: ({ slug }) => `/firm/people/${slug}/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} · Oceana Fallowfield</title></head><body>
      <div class="layout"><div class="layout-head"><a href="/">Oceana Fallowfield</a></div>
      <div class="layout-nav"><a href="/firm/people/">People</a><a href="/firm/work/">Work</a>
      <a href="/firm/news/">News</a></div><div class="layout-body">${inner}</div>
      <div class="layout-foot">Portsmouth 603.555.2700 Portland 207.555.2700 info@oceanafallowfield.example</div>
      </div></body></html>
    `,
  bio: (person) =>
    markup`
      <div class="person"><div class="person-left"><img src="/p.jpg" alt="${escaped(person.name)}">
      <div class="sc">Contact</div><div>${person.phone}</div><div>${person.email}</div><div>
      ${escaped(person.offices[0] ?? '')}</div>
      ${part(person.areas, `<div class="sc">Works on</div>${each(person.areas, (area) => `<div>${escaped(area)}</div>`)}`)}
      <div class="sc">Studied at</div>
      ${each(person.education, (one) => `<div>${escaped(one.school)} <small>${one.degree}, ${one.year}</small></div>`)}
      <div class="sc">Admitted in</div>${each(person.bars, (bar) => `<div>${bar}</div>`)}
      ${part(person.clerkships, `<div class="sc">Clerked for</div><div>${escaped(person.clerkships[0] ?? '')}</div>`)}
      </div><div class="person-right"><h1>${escaped(person.shown)}</h1><div class="role">
      ${escaped(person.title)}</div><p>${escaped(person.bio)}</p><h2>Recent work</h2><ul>
      <li>A terminal in Boston, Massachusetts (2024)</li><li>Oyster leases in Duxbury</li></ul>
      <h2>Recent words</h2><ul><li>“Gin and Geography,” Harvard Law School, 2023</li></ul></div></div>
    `,
  others: [
    ['/firm/people/', 'People', '<p>Four.</p>'],
    ['/firm/work/aquaculture/', 'Aquaculture', '<p>Kaimana Oceana</p>'],
    ['/firm/news/fallowfield-named/', 'Fallowfield Named', '<p>Portland, 2026</p>'],
    ['/firm/people/alumni/', 'Alumni', '<p>Many.</p>'],
  ],
  other: (heading, body) => `<div class="person-right"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
