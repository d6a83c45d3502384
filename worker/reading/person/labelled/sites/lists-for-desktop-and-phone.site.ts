import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const abingerPeople = `
Wei-Han Ng | Partner | New York | wei-han.ng | +1 212 555 0111 | Credit; Fund Finance; Restructuring | J.D./Columbia Law School/2004; A.B./Harvard College/2000 | State of New York | - | Wei-Han advises lenders to funds.
Grace Law | Associate | New York | grace.law | +1 212 555 0112 | Capital Markets | J.D./Cornell Law School/2020; B.A./Wellesley College/2016 | State of New York | Law Clerk, Hon. Noreen Castle, U.S. Court of Appeals, Second Circuit, 2021-2022 | Grace drafts disclosure.
Kevin Partner | Counsel | Washington, DC | kevin.partner | +1 202 555 0113 | Antitrust; Merger Clearance | J.D./George Washington University Law School/2009; B.S./Virginia Tech/2004 | District of Columbia | - | Kevin was at the Bureau of Competition.
Ludmila Horáková | Partner | London | ludmila.horakova | +44 20 7946 0114 | Private Credit; Collateralized Loan Obligations | LL.B./King's College London/2001 | England and Wales | - | Ludmila leads the London team.
Theo K. Anagnostou | Associate | New York | theo.anagnostou | +1 212 555 0115 | Tax | J.D./New York University School of Law/2018; B.A./Tufts University/2013 | State of New York; State of New Jersey | Law Clerk, Hon. Abel Stone, U.S. Tax Court, 2018-2019 | Theo writes on partnerships.
Saoirse Quill | Senior Counsel | Menlo Park | saoirse.quill | +1 650 555 0116 | Executive Compensation | J.D./Stanford Law School/1999; B.A./Rice University/1996 | State of California; State of New York | - | Saoirse designs plans.
Everett Moon | Partner | Menlo Park | everett.moon | +1 650 555 0117 | Patent Litigation; Trade Secrets | J.D./UC Berkeley School of Law/2003; M.S./Stanford University/2000 | State of California | - | Everett tries patent cases.
Yuki Castellane | Associate | Washington, DC | yuki.castellane | +1 202 555 0118 | White Collar Defense | J.D./Howard University School of Law/2021; B.A./Oberlin College/2017 | District of Columbia; State of Maryland | - | Yuki was a debater.`

export const abinger: WrittenPlan = {
  key: 'lists-for-desktop-and-phone',
  firm: 'Abinger Moon LLP',
  host: 'abingermoon.example',
  structure: 'each list twice, for desks and for phones; sections by their labels; states as "State of"',
  // "State of New York" is New York.
  people: handwritten('abingermoon.example', abingerPeople.replaceAll('State of ', '')),
  path: ({ slug }) => `/lawyers/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en" dir="ltr"><head><title>${escaped(title)} | Abinger Moon LLP</title>
      </head><body class="path-node page-node-type-lawyer"><div class="dialog-off-canvas-main-canvas">
      <header role="banner"><a href="/" class="site-logo">Abinger Moon</a>
      <button class="menu-toggle">Menu</button><div class="mega-menu"><ul><li><a href="/lawyers">Lawyers</a>
      </li><li><a href="/capabilities">Capabilities</a></li><li><a href="/locations/london">London</a></li>
      </ul></div></header><main role="main">${inner}</main><footer role="contentinfo"><ul><li>
      <a href="/locations/new-york">New York</a></li><li><a href="/locations/menlo-park">Menlo Park</a></li>
      </ul></footer></div></body></html>
    `,
  bio(person) {
    const areas = (where: string) =>
      markup`
        <div class="lawyer--sidebar-capabilities__${where}"><h2>Capabilities</h2>
        <div class="field field--name-field-capabilities">
        ${each(person.areas, (area) => `<div class="field-item"><a href="/capabilities/x">${escaped(area)}</a></div>`)}
        </div></div>
      `
    return `<article class="lawyer"><div class="lawyer--hero"><h1><span>${escaped(person.shown)}</span></h1><div class="lawyer--title">${escaped(person.title)}</div><div class="lawyer--locations"><a href="/locations/x">${escaped((person.offices[0] ?? '').replace(', ', ' '))}</a></div><div class="lawyer--phone"><a href="tel:${person.phone}">${person.phone}</a></div><div class="lawyer--email"><a href="mailto:${person.email}?subject=Website%20Inquiry">${person.email}</a></div><a class="lawyer--vcard" href="/vcard/1.vcf">vCard</a></div>
${areas('mobile')}<div class="lawyer--body"><p>${escaped(person.bio)}</p><h2>Experience highlights</h2><ul><li>A lender in its $400 million facility to a fund in Boston</li><li>A bank in Houston in its defense</li></ul></div><aside class="lawyer--sidebar">${areas('desktop')}<section aria-label="Education"><h2>Education</h2><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul></section>${part(person.clerkships, `<section aria-label="Clerkships"><h2>Clerkships</h2>${items(person.clerkships)}</section>`)}<section aria-label="Bar Admissions"><h2>Bar Admissions</h2>${items(person.bars.map((bar) => (/District|England/.test(bar) ? bar : `State of ${bar}`)))}</section><section aria-label="Prior experience"><h2>Prior Experience</h2><ul><li>Intern, Office of the Attorney General of New York, 2015</li></ul></section></aside></article>`
  },
  others: [
    [
      '/lawyers/morgan-stanley-litigation-team',
      'Morgan Stanley Litigation Team',
      '<p>Twelve lawyers in two offices.</p>',
    ],
    [
      '/insights/grant-thornton-alert',
      'Grant Thornton Alert',
      '<p>What auditors must ask.</p><p>Grace Law, Associate</p>',
    ],
    [
      '/capabilities/fund-finance',
      'Fund Finance',
      '<h2>Contacts</h2><p><a href="/lawyers/wei-han-ng">Wei-Han Ng</a><br>Partner<br>+1 212 555 0111</p>',
    ],
    ['/locations/menlo-park', 'Menlo Park', '<p>1 El Camino Real</p><p>+1 650 555 0100</p>'],
    ['/news/everett-moon-named-litigator-of-the-week', 'Everett Moon Named Litigator of the Week', '<p>April 2026</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
