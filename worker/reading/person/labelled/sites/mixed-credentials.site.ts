import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

export const ravenPeople = `
Garrett Stone-Ikeda | Director | Honolulu, HI | gstone-ikeda | (808) 555-0141 | Condominium Law; Resort Development | J.D./William S. Richardson School of Law, University of Hawaii/2003; B.A./University of Puget Sound/1998 | Hawaii | - | Garrett builds above the surf.
Leilani Kahale | Director | Honolulu, HI | lkahale | (808) 555-0142 | Native Hawaiian Rights; Trusts | J.D./William S. Richardson School of Law, University of Hawaii/1999; B.A./Chaminade University/1995 | Hawaii | Hon. Stanley Ota, Hawaii Intermediate Court of Appeals | Leilani sits on the board of a land trust.
Percival Dunn | Of Counsel | Kahului, HI | pdunn | (808) 555-0143 | Agricultural Leases | J.D./University of the Pacific, McGeorge School of Law/1980; B.S./University of California, Davis/1976 | Hawaii; California | - | Percival grew sugar.
Akiko Sunderland | Associate | Honolulu, HI | asunderland | (808) 555-0144 | Maritime; Cruise Lines | J.D./University of Washington School of Law/2019; B.A./Waseda University/2012 | Hawaii; Washington | - | Akiko boards ships.
Micah Palakiko | Associate | Kahului, HI | mpalakiko | (808) 555-0145 | Zoning; Short-Term Rentals | J.D./Creighton University School of Law/2021; B.A./Brigham Young University-Hawaii/2017 | Hawaii | - | Micah argues before councils.
Genevieve Tsang | Director | Honolulu, HI | gtsang | (808) 555-0146 | Tax; Captive Insurance | LL.M./New York University School of Law/2007; J.D./Boston College Law School/2006; B.S./Babson College/2001 | Hawaii; Massachusetts | - | Genevieve licenses captives.
Kimo Reyes | Law Librarian | Honolulu, HI | kreyes | (808) 555-0147 | - | M.L.I.Sc./University of Hawaii/2011; B.A./University of Hawaii at Hilo/2006 | - | - | Kimo finds the old cases.
Sterling Fujimoto | Director and President | Honolulu, HI | sfujimoto | (808) 555-0148 | Banking; Receiverships | J.D./Stanford Law School/1988; A.B./Princeton University/1985 | Hawaii | Judge Harriet Simms, U.S. District Court for the District of Hawaii | Sterling has run hotels as receiver.`

export const raven: WrittenPlan = {
  key: 'mixed-credentials',
  firm: 'Raven Kahale Fujimoto',
  host: 'ravenkahale.example',
  structure: 'degrees and admissions in one list, facts at a glance beside the name, address in a title attribute',
  people: handwritten('ravenkahale.example', ravenPeople),
  path: ({ slug }) => `/people/${slug}/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} – Raven Kahale Fujimoto</title></head>
      <body class="wp-singular person-template"><header id="masthead" class="site-header">
      <a href="/">Raven Kahale Fujimoto</a><nav><a href="/people/">People</a>
      <a href="/practices/">Practices</a></nav></header><div id="content" class="site-content">${inner}</div>
      <footer id="colophon" class="site-footer">
      <p>999 Bishop Street, Honolulu, Hawaii 96813 · (808) 555-0100</p></footer></body></html>
    `,
  bio: (person) =>
    `<article class="wp-block-group"><div class="wp-block-columns"><div class="wp-block-column"><h1 class="wp-block-post-title">${escaped(person.shown)}</h1><p class="has-medium-font-size">${escaped(person.title)}</p></div><div class="wp-block-column at-a-glance"><h2>At a glance</h2><table class="wp-block-table"><tr><td>Based in</td><td>${escaped(person.offices[0] ?? '')}</td></tr><tr><td>Reach me</td><td>${person.phone}</td></tr><tr><td>Write</td><td><a href="#" title="${person.email?.replace('@', ' (at) ')}">E-mail</a></td></tr></table></div></div>
<p>${escaped(person.bio)}</p>${part(person.areas, `<h2>Practice areas and industries</h2>${items(person.areas)}`)}<h2>Education and bar admissions</h2><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)} (${one.year})</li>`)}${each(person.bars, (bar, at) => `<li>Admitted in ${bar}, ${2003 + at}</li>`)}</ul>${part(person.clerkships, `<h2>Before the firm</h2><p>Law clerk to ${escaped(person.clerkships[0] ?? '')}</p>`)}<h2>Boards</h2><ul><li>Bishop Museum</li><li>Hawaii Theatre Center</li></ul></article>`,
  others: [
    [
      '/practices/captives/',
      'Captives',
      '<p>Hawaii is home to 250 captives.</p><p>Genevieve Tsang, Director, (808) 555-0146</p>',
    ],
    ['/people/', 'People', '<ul><li><a href="/people/kimo-reyes/">Kimo Reyes</a></li></ul>'],
    [
      '/news/sterling-fujimoto-receiver/',
      'Sterling Fujimoto Appointed Receiver',
      '<p>Honolulu, March 2, 2026. A hotel on Maui has a new master.</p>',
    ],
    ['/offices/kahului/', 'Kahului', '<p>33 Lono Avenue, Kahului, Hawaii 96732</p>'],
    ['/careers/associates/', 'Associates', '<p>Education: J.D. Admission in Hawaii.</p>'],
    ['/podcast/akiko-sunderland-at-sea/', 'Akiko Sunderland at Sea', '<p>Episode 3, 28 minutes</p>'],
  ],
  other: (heading, body) => `<article><h1 class="wp-block-post-title">${escaped(heading)}</h1>${body}</article>`,
  more: sitemap,
}
