import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, handwritten, sitemap } from '#worker/reading/person/labelled/written-site.fixture.ts'

const fallonPeople = `
Griffin Fallon | Managing Shareholder | Reno, NV | gfallon | 775.555.2521 | Gaming Licenses; Mining | J.D./University of Nevada, Las Vegas, William S. Boyd School of Law/2003; B.S./University of Nevada, Reno/1999 | Nevada; California | - | Griffin licenses casinos.
Aurora Whitehorse | Shareholder | Elko, NV | awhitehorse | 775.555.2522 | Grazing Rights; Water | J.D./University of Utah S.J. Quinney College of Law/2009; B.A./Utah State University/2005 | Nevada; Utah | Judge Rex Tolan, Nevada Court of Appeals | Aurora knows every spring.
Benicio Salas-Roy | Associate | Reno, NV | bsalas-roy | 775.555.2523 | Data Centers; Tax Abatements | J.D./University of San Francisco School of Law/2019; B.A./Santa Clara University/2015 | Nevada | - | Benicio plugs in server farms.
Leta Christiansen | Of Counsel | Elko, NV | lchristiansen | 775.555.2524 | Ranch Sales; Estate Planning | J.D./Gonzaga University School of Law/1984; B.S./Montana State University/1980 | Nevada; Idaho | - | Leta sells land by the section.
Omar Fayed | Associate | Reno, NV | ofayed | 775.555.2525 | Battery Metals; Project Finance | J.D./UC Davis School of Law/2022; B.S./Colorado School of Mines/2016 | Nevada; California | - | Omar finances lithium.`

const labelLines = (person: Someone) =>
  [
    `EDUCATION<br>${person.education.map((one) => `${escaped(one.school)}, ${one.degree} ${one.year}`).join('<br>')}`,
    ...(person.bars.length ? [`BAR ADMISSIONS<br>${person.bars.join('<br>')}`] : []),
    ...(person.clerkships.length ? [`CLERKSHIPS<br>${escaped(person.clerkships[0] ?? '')}`] : []),
    ...(person.areas.length ? [`PRACTICE AREAS<br>${person.areas.map(escaped).join('<br>')}`] : []),
    'PERSONAL<br>Skis at Mount Rose<br>Born in Winnemucca, Nevada',
  ].join('<br><br>')

export const fallon: WrittenPlan = {
  key: 'capitals-and-line-breaks',
  firm: 'Fallon Whitehorse, Ltd.',
  host: 'fallonwhitehorse.example',
  structure: 'one paragraph with breaks, labels in capitals; a name over two lines with the title in the heading',
  people: handwritten('fallonwhitehorse.example', fallonPeople),
  path: ({ slug }) => `/team/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} — Fallon Whitehorse, Ltd.</title></head><body>
      <header><a href="/">Fallon Whitehorse</a><nav><a href="/team">Team</a></nav></header>
      <div class="content">${inner}</div><footer>Reno 775.555.2500 Elko 775.555.2550</footer></body></html>
    `,
  bio(person) {
    const [first = '', ...rest] = person.name.split(' ')
    return markup`
      <h1>${escaped(first)}<br>${escaped(rest.join(' '))}<br><small>${escaped(person.title)}</small></h1><p>
      ${escaped(person.offices[0] ?? '')}<br><span>775</span>.<span>555</span>.<span>
      ${person.phone?.slice(-4)}</span><br><a href="/contact?mailto=${encodeURIComponent(person.email ?? '')}" title="${person.email}">Write to ${escaped(first)}
      </a></p><p>${escaped(person.bio)}</p><p>${labelLines(person)}</p>
    `
  },
  others: [
    ['/team', 'Team', '<p>Reno and Elko.</p>'],
    ['/practice/water', 'Water', '<p>Aurora Whitehorse</p>'],
    ['/elko', 'Elko', '<p>775.555.2550</p>'],
    ['/team/summer-clerks', 'Summer Clerks', '<p>EDUCATION<br>Second year</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
