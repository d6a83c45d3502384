import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const vantagePeople = `
Rhys Penhaligon | Partner | Chicago, IL; New York, NY | rpenhaligon | 312-555-2451 | Commodities; Derivatives Enforcement | J.D./University of Chicago Law School/2001; B.A./Swarthmore College/1997 | Illinois; New York | - | Rhys trades in rules.
Adanna Eze-Clarke | Partner | New York, NY; Chicago, IL | aeze-clarke | 212-555-2452 | Sovereign Debt; Emerging Markets | J.D./Yale Law School/2004; B.Sc./London School of Economics/2000 | New York | Judge Miriam Katz, U.S. District Court for the Southern District of New York | Adanna restructures countries.
Lowell Briggs, Jr. | Counsel | Chicago, IL | lbriggs | 312-555-2453 | Railroads; Surface Transportation | J.D./Loyola University Chicago School of Law/1990; B.S./Purdue University/1986 | Illinois; Indiana | - | Lowell moves freight.
Sunniva Dahl | Associate | New York, NY | sdahl | 212-555-2454 | Shipping Finance | LL.M./New York University School of Law/2020; Cand.jur./University of Oslo/2018 | New York; Norway | - | Sunniva finances tankers.
Marek Zielinski-Hart | Associate | Chicago, IL | mzielinski-hart | 312-555-2455 | Futures; Clearing | J.D./Chicago-Kent College of Law/2021; B.S./DePaul University/2017 | Illinois | - | Marek clears.`

export const vantage: WrittenPlan = {
  key: 'number-per-office',
  firm: 'Vantage Briggs LLP',
  host: 'vantagebriggs.example',
  structure:
    'cards for each office with a number and a fax each, the own one marked by its place; related people with addresses',
  people: handwritten('vantagebriggs.example', vantagePeople),
  path: ({ slug }) => `/team/members/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Vantage Briggs</title></head><body>
      <header><a href="/">Vantage Briggs</a><nav><a href="/team">Team</a><a href="/sectors">Sectors</a></nav>
      </header><main>${inner}</main><footer><p>Attorney advertising. info@vantagebriggs.example</p></footer>
      </body></html>
    `,
  bio(person, people) {
    const fax: Record<string, string> = { 'Chicago, IL': '312-555-2499', 'New York, NY': '212-555-2499' }
    const main: Record<string, string> = { 'Chicago, IL': '312-555-2400', 'New York, NY': '212-555-2400' }
    return markup`
      <section class="intro"><h1>${escaped(person.shown)}</h1><p class="position">${escaped(person.title)}</p>
      </section><section class="office-cards">
      ${each(
        person.offices,
        (office, at) => markup`
        <div class="office-card"><h3>${escaped(office.split(',')[0] ?? '')}</h3><p>F ${fax[office]}</p><p>P ${at === 0 ? person.phone : main[office]}
        </p></div>
      `,
      )}
      <p class="mail">${person.email?.replace('@', '＠')}</p></section><section class="words"><p>
      ${escaped(person.bio)}</p></section><section class="tabs"><details open>
      <summary>Sectors and practices</summary><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}
      </ul></details><details><summary>Education and credentials</summary><ul>
      ${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul>
      </details><details><summary>Bar admissions</summary><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}
      </ul></details>
      ${part(person.clerkships, `<details><summary>Clerkships</summary><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></details>`)}
      </section><aside class="works-with"><h3>Often works with</h3>
      ${each(people.filter((one) => one !== person).slice(0, 2), (one) => `<div><a href="/team/members/${one.slug}">${escaped(one.name)}</a><p>${escaped(one.title)}</p><p>${one.email}</p><p>P ${one.phone}</p></div>`)}
      </aside>
    `
  },
  others: [
    ['/sectors/railroads', 'Railroads', '<p>Lowell Briggs, Jr.</p>'],
    ['/team', 'Team', '<p>Two offices.</p>'],
    ['/team/members/paralegal-team', 'Paralegal Team', '<p>Six paralegals. paralegals@vantagebriggs.example</p>'],
    ['/insights/clearing-season', 'Clearing Season', '<p>Marek Zielinski-Hart, Associate</p>'],
    ['/events/lunch-with-rhys-penhaligon', 'Lunch with Rhys Penhaligon', '<p>May 5, Chicago</p>'],
  ],
  other: (heading, body) => `<section class="intro"><h1>${escaped(heading)}</h1></section>${body}`,
  more: sitemap,
}
