import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const macphersonPeople = `
Fiona MacPherson, K.C.=Fiona MacPherson | Partner | Toronto | fmacpherson | 416.555.2231 | Securities Litigation; Class Actions | LL.B./Osgoode Hall Law School/1991; B.A./Queen's University/1988 | Ontario | - | Fiona has appeared at every level of court.
Gurpreet Dhaliwal | Partner | Vancouver | gdhaliwal | 604.555.2232 | Mining; Indigenous Law | J.D./University of British Columbia/2008; B.Sc./Simon Fraser University/2004 | British Columbia; Yukon | - | Gurpreet negotiates benefit agreements.
Marie-Ève Lachance | Associée | Montréal | melachance | 514.555.2233 | Mergers & Acquisitions; Private Equity | LL.B./Université de Montréal/2005; B.C.L./McGill University/2004 | Quebec; Ontario | - | Marie-Ève closes in two languages.
Angus Roderick Munro | Counsel | Calgary | amunro | 403.555.2234 | Oil & Gas; Pipelines | LL.B./University of Alberta/1979; B.Comm./University of Calgary/1976 | Alberta | - | Angus has crossed every river in the province.
Kiri Papequash | Associate | Calgary | kpapequash | 403.555.2235 | Aboriginal Law; Environmental Law | J.D./University of Saskatchewan/2019; B.A./First Nations University of Canada/2014 | Alberta; Saskatchewan | Clerk to the Honourable Justice Ada Whitecalf, Court of Appeal of Alberta | Kiri writes land acknowledgements that mean something.
Benedict Oyelowo-Finch | Associate | Toronto | boyelowo-finch | 416.555.2236 | Banking; Fintech | J.D./University of Toronto/2021; B.Comm./Dalhousie University/2017 | Ontario | - | Benedict lends.
Solveig Torgerson | Director, Legal Operations | Toronto | storgerson | 416.555.2237 | - | M.B.A./Western University/2010; B.A./University of Manitoba/2004 | - | - | Solveig counts hours so others need not.
Pascal Tremblay-Roy | Senior Associate | Montréal | ptremblay-roy | 514.555.2238 | Tax; Transfer Pricing | LL.M./Université Laval/2014; LL.B./Université Laval/2012 | Quebec | - | Pascal prices what never moved.`

export const macpherson: WrittenPlan = {
  key: 'canadian-year-of-call',
  firm: 'MacPherson Munro LLP',
  host: 'macphersonmunro.example',
  structure:
    'a Canadian firm: year of call, letters before numbers, assistants with numbers and addresses of their own',
  people: handwritten('macphersonmunro.example', macphersonPeople),
  path: ({ slug }) => `/en/our-people/profile/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en-CA"><head><title>${escaped(title)} | Our People | MacPherson Munro LLP</title>
      </head><body><header class="global"><a href="/en">MacPherson Munro LLP</a> <a href="/fr">Français</a>
      <ul><li><a href="/en/our-people">Our People</a></li><li><a href="/en/expertise">Expertise</a></li></ul>
      </header><div class="main-wrapper">${inner}</div><footer class="global"><ul>
      <li>Toronto T 416.555.2200</li><li>Vancouver T 604.555.2200</li><li>Calgary T 403.555.2200</li>
      <li>Montréal T 514.555.2200</li></ul></footer></body></html>
    `,
  bio: (person) =>
    markup`
      <ol class="crumbs"><li><a href="/en">Home</a></li><li><a href="/en/our-people">Our People</a></li><li>
      ${escaped(person.name)}</li></ol><div class="person-intro"><h1>${escaped(person.shown)}</h1>
      <p class="lead">${escaped(person.title)}</p><p class="lead">${person.offices[0]}</p></div>
      <aside class="person-card"><p><abbr title="Telephone">T</abbr> ${person.phone}<br>
      <abbr title="Facsimile">F</abbr> 416.555.2299<br><abbr title="Email">E</abbr> <a href="mailto:${person.email}">
      ${person.email}</a></p><h4>Assistant</h4><p>Dorothy Plank<br>
      <abbr title="Telephone">T</abbr> 416.555.2290<br>
      <abbr title="Email">E</abbr> <a href="mailto:dplank@macphersonmunro.example">dplank@macphersonmunro.example</a>
      </p>
      ${part(person.bars, `<h4>Year of Call</h4><ul>${each(person.bars, (bar, at) => `<li>${bar}, ${1992 + at}</li>`)}</ul>`)}
      <h4>Education</h4><ul>
      ${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul>
      ${part(person.areas, `<h4>Expertise</h4><ul>${each(person.areas, (area) => `<li><a href="/en/expertise/x">${escaped(area)}</a></li>`)}</ul>`)}
      ${part(person.clerkships, `<h4>Clerkships</h4><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}
      </aside><div class="person-text"><h2>Overview</h2><p>${escaped(person.bio)}</p><h2>Recent mandates</h2>
      <ul><li>A bank in Halifax in a $300 million facility (2024)</li><li>A mine in Nunavut</li></ul>
      <h2>Rankings</h2><ul><li>Lexpert, Ontario, repeatedly recommended since 2012</li></ul></div>
    `,
  others: [
    ['/en/expertise/pipelines', 'Pipelines', '<p>Angus Roderick Munro T 403.555.2234</p>'],
    ['/en/our-people', 'Our People', '<p>Filter by office.</p>'],
    ['/en/offices/montreal', 'Montréal', '<p>1000, rue De La Gauchetière</p><p>T 514.555.2200</p>'],
    ['/en/news/fiona-macpherson-kc', 'Fiona MacPherson Named King’s Counsel', '<p>January 2026</p>'],
    [
      '/en/insights/pricing-of-intangibles',
      'Pricing of Intangibles',
      '<p>Pascal Tremblay-Roy and Marie-Ève Lachance</p>',
    ],
    ['/en/our-people/students', 'Students', '<p>Articling in Toronto. Education: second year.</p>'],
  ],
  other: (heading, body) =>
    `<div class="person-intro"><h1>${escaped(heading)}</h1></div><div class="person-text">${body}</div>`,
  more: (url, { pages }) => {
    if (url.pathname === '/en/our-people')
      return htmlAnswer(
        macpherson.page(
          'Our People',
          markup`
              <h1>Our People</h1><table>
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <tr><td><a href="${path}">${escaped(person.name)}</a></td><td>${escaped(person.title)}</td>
                <td>${person.offices[0]}</td><td>${person.email}</td></tr>
              `,
              )}
              </table>
            `,
        ),
      )
    if (url.pathname === '/en') return htmlAnswer(macpherson.page('Home', '<h1>Welcome</h1>'))
    return undefined
  },
}
