import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  listing,
  part,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const kanePeople = `
Jordan Kane | Founding Attorney | Albany, NY | jkane | (518) 555-2401 | Tax Certiorari; Municipal Law | J.D./Albany Law School/1995; B.A./Siena College/1992 | New York | - | Jordan challenges assessments.
Marisol Quick | Associate Attorney | Albany, NY | mquick | (518) 555-2402 | Zoning; Article 78 Proceedings | J.D./Syracuse University College of Law/2018; B.A./Skidmore College/2014 | New York; Massachusetts | - | Marisol appears before boards at night.
Tobin Ferris-Lang | Of Counsel | Saratoga Springs, NY | tferris | (518) 555-2403 | Thoroughbred Racing; Equine Contracts | J.D./Cornell Law School/1981; B.S./Cornell University/1978 | New York; Kentucky | - | Tobin is at the track by six.
Xiu Ying Zhao | Associate Attorney | Albany, NY | xzhao | (518) 555-2404 | Immigration | J.D./Albany Law School/2021; LL.B./Xiamen University/2015 | New York | - | Xiu Ying speaks three languages.
Paula Dray, Paralegal=Paula Dray | Paralegal | Albany, NY | pdray | (518) 555-2405 | - | A.A.S./Hudson Valley Community College/2008 | - | - | Paula files.
Thomas Law | Partner | Saratoga Springs, NY | tlaw | (518) 555-2406 | Family Law | J.D./Pace University School of Law/2004; B.A./SUNY Oswego/2000 | New York | - | Thomas Law has heard every joke.`

export const kane: WrittenPlan = {
  key: 'firm-named-like-a-person',
  firm: 'Law Offices of Jordan Kane',
  host: 'jordankanelaw.example',
  structure:
    'a firm that is called like its founder, who is the "Attorney" of its data on each page; years before degrees',
  people: handwritten('jordankanelaw.example', kanePeople),
  path: ({ slug }) => `/attorneys/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} - Law Offices of Jordan Kane</title>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Attorney","name":"Jordan Kane","telephone":"(518) 555-2400","email":"office@jordankanelaw.example","address":{"@type":"PostalAddress","addressLocality":"Albany","addressRegion":"NY"}}</script>
      </head><body><div id="head"><p class="sitename">Law Offices of Jordan Kane</p><ul><li>
      <a href="/attorneys">Attorneys</a></li><li><a href="/areas">Areas</a></li><li>
      <a href="/contact">Contact</a></li></ul></div><div id="body">${inner}</div>
      <div id="foot">Law Offices of Jordan Kane, 90 State Street, Albany, NY 12207. (518) 555-2400. Attorney Advertising.</div>
      </body></html>
    `,
  bio: (person) =>
    markup`
      <h1>${escaped(person.shown)}</h1>
      ${person.shown.includes('Paralegal') ? '' : `<h2>${escaped(person.title)}</h2>`}<p>
      ${escaped(person.bio)}</p><h3>Contact</h3><p>${escaped(person.offices[0] ?? '')}<br>Direct (518)555-${person.phone?.slice(-4)}
      <br>Office (518) 555-2400 ext. 1${person.phone?.slice(-1)}<br>
      ${person.email?.replace('@', '(at)').replace('.example', '(dot)example')}</p><h3>Education</h3><ul>
      ${each(person.education, (one) => `<li>${one.year}: ${one.degree}, ${escaped(one.school)}</li>`)}</ul>
      ${part(person.bars, `<h3>Admitted</h3><p>${person.bars.map((bar, at) => `${bar} (${1996 + at})`).join(', ')}</p>`)}
      ${part(person.areas, `<h3>Areas of Practice</h3><ul>${each(person.areas, (area) => `<li><a href="/areas/x">${escaped(area)}</a></li>`)}</ul>`)}
    `,
  others: [
    ['/areas/zoning', 'Zoning', '<p>Boards, variances, appeals.</p>'],
    ['/attorneys', 'Attorneys', '<p>Six people.</p>'],
    ['/attorneys/in-memoriam', 'In Memoriam', '<p>Edward Kane, 1931-2015</p>'],
    ['/results/matter-of-kane', 'Matter of Kane', '<p>Third Department, 2019</p>'],
    ['/contact', 'Contact Jordan Kane', '<p>(518) 555-2400</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: listing(
    () => kane,
    '/attorneys',
    (path, name, title) => `<p><a href="${path}">${name}</a> ${title}</p>`,
  ),
}
