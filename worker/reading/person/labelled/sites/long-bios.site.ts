import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const dunhavenPeople = `
R. Prescott Dunhaven IV | Chairman Emeritus | Hartford, CT | pdunhaven | 860-555-2631 | Insurance Regulation; Demutualization | LL.B./Yale Law School/1968; B.A./Yale University/1965 | Connecticut; New York | Judge Warren Osgood, U.S. Court of Appeals for the Second Circuit | Prescott advised three commissioners.
Lucretia Mott-Sanders | Managing Partner | Hartford, CT | lmottsanders | 860-555-2632 | Reinsurance; Arbitration | J.D./University of Connecticut School of Law/1996; B.A./Mount Holyoke College/1992 | Connecticut; Massachusetts | - | Lucretia arbitrates treaties.
Emeka Ifeanyi Obiora | Counsel | Stamford, CT | eobiora | 203-555-2633 | Hedge Funds; Family Offices | LL.M./Fordham University School of Law/2011; LL.B./University of Nigeria/2006 | New York; Connecticut; Nigeria | - | Emeka forms funds.
Stella Kowalczyk | Associate | Stamford, CT | skowalczyk | 203-555-2634 | ERISA; Executive Benefits | J.D./Quinnipiac University School of Law/2021; B.S./Sacred Heart University/2017 | Connecticut | - | Stella calculates.`

export const dunhaven: WrittenPlan = {
  key: 'long-bios',
  firm: 'Dunhaven Mott LLP',
  host: 'dunhavenmott.example',
  structure:
    'long biographies with other firms, schools, judges and cities in them; facts in a list below "At a glance"',
  people: handwritten('dunhavenmott.example', dunhavenPeople),
  path: ({ slug }) => `/lawyers/bio/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Lawyers | Dunhaven Mott LLP</title>
      </head><body><header class="global-header"><a href="/">Dunhaven Mott</a><nav>
      <a href="/lawyers">Lawyers</a><a href="/practices">Practices</a></nav></header><div class="wrap">
      ${inner}</div><footer class="global-footer">Hartford 860-555-2600 Stamford 203-555-2600</footer></body>
      </html>
    `,
  bio: (person) =>
    markup`
      <div class="bio-masthead"><h1>${escaped(person.shown)}</h1><div class="bio-masthead__title">
      ${escaped(person.title)}</div><div class="bio-masthead__contact">${escaped(person.offices[0] ?? '')} <span class="sep">|</span> <a href="tel:${person.phone}">
      ${person.phone}</a> <span class="sep">|</span> <a href="mailto:${person.email}">${person.email}</a>
      </div></div><div class="bio-main"><p>${escaped(person.bio)} Before joining the firm, ${person.last} was an associate at Cravath in New York, taught at Columbia Law School in 2004, and worked for Senator Joan Bright in Washington, D.C., where Judge Paul Stein was a colleague.</p>
      <p>A trustee of Trinity College since 2011, ${person.last} lives in West Hartford. The firm’s office in Boston closed in 1999.</p>
      </div><div class="glance"><h2>At a glance</h2><dl>
      ${part(person.areas, `<dt>Practices</dt><dd><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul></dd>`)}
      <dt>Education</dt><dd><ul>
      ${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree}, ${one.year}</li>`)}</ul>
      </dd><dt>Admissions</dt><dd><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul></dd>
      ${part(person.clerkships, `<dt>Clerkships</dt><dd><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></dd>`)}
      <dt>Prior experience</dt><dd><ul><li>Associate, Cravath, New York, 2000-2004</li>
      <li>Adjunct Professor, Columbia Law School, 2004</li></ul></dd></dl></div>
    `,
  others: [
    ['/practices/reinsurance', 'Reinsurance', '<p>Lucretia Mott-Sanders, Managing Partner</p>'],
    ['/lawyers', 'Lawyers', '<p>Browse.</p>'],
    ['/lawyers/bio/not-found', 'Biography Not Found', '<p>The lawyer may have left.</p>'],
    ['/stamford', 'Stamford', '<p>203-555-2600</p>'],
    ['/news/stella-kowalczyk-wins', 'Stella Kowalczyk Wins Award', '<p>Stamford, 2026</p>'],
  ],
  other: (heading, body) =>
    `<div class="bio-masthead"><h1>${escaped(heading)}</h1></div><div class="bio-main">${body}</div>`,
  more: sitemap,
}
