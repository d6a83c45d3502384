import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const eastwickPeople = `
Delphine Eastwick | Shareholder | Milwaukee, WI | deastwick | 414-555-2701 | Commercial Lending; Agricultural Credit | J.D./Marquette University Law School/2001/magna cum laude; B.B.A./University of Wisconsin-Madison/1998 | Wisconsin; Illinois | - | Delphine lends against cheese.
Obadele Turner | Associate | Milwaukee, WI | oturner | 414-555-2702 | Fair Housing; Land Use | J.D./University of Wisconsin Law School/2020/cum laude; B.A./Beloit College/2015 | Wisconsin | Justice Rebecca Stahl, Wisconsin Supreme Court | Obadele maps covenants.
Katarzyna Mazur-Bell | Shareholder | Green Bay, WI | kmazur-bell | 920-555-2703 | Paper Mills; Environmental Permitting | J.D./Vermont Law and Graduate School/2003; B.S./University of Wisconsin-Stevens Point/1999 | Wisconsin; Michigan | - | Katarzyna permits mills.
Gunther Voight, Jr. | Of Counsel | Green Bay, WI | gvoight | 920-555-2704 | Estate Planning; Hunting Camps | J.D./University of Minnesota Law School/1976; B.A./Lawrence University/1973 | Wisconsin | - | Gunther divides acreage.`

export const eastwick: WrittenPlan = {
  key: 'name-in-pieces',
  firm: 'Eastwick Mazur, S.C.',
  host: 'eastwickmazur.example',
  structure:
    'items with the name in pieces and a suffix, honors within degrees, the firm’s own item around the person’s',
  people: handwritten('eastwickmazur.example', eastwickPeople),
  path: ({ slug }) => `/attorneys/profile/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Eastwick Mazur, S.C.</title></head>
      <body itemscope itemtype="http://schema.org/LegalService">
      <meta itemprop="name" content="Eastwick Mazur, S.C."><div id="masthead"><a href="/">
      <img itemprop="logo" src="/l.png" alt="Eastwick Mazur"></a>
      <span itemprop="telephone">414-555-2700</span><ul id="primary-menu"><li>
      <a href="/attorneys">Attorneys</a></li><li><a href="/practices">Practices</a></li><li>
      <a href="/about">About</a></li></ul></div>${inner}<div id="legal">
      <p>© 2026 Eastwick Mazur, S.C. <a href="/disclaimer">Disclaimer</a></p></div></body></html>
    `,
  bio(person) {
    const [first = '', ...rest] = person.name.replace(', Jr.', '').split(' ')
    const suffix = person.name.includes('Jr.') ? ', <span itemprop="honorificSuffix">Jr.</span>' : ''
    return markup`
      <div id="profile" itemprop="employee" itemscope itemtype="http://schema.org/Person"><h1>
      <span itemprop="givenName">${escaped(first)}</span> <span itemprop="familyName">
      ${escaped(rest.join(' '))}</span>${suffix}</h1><p itemprop="jobTitle">${escaped(person.title)}</p>
      <div id="reach"><p itemprop="workLocation" itemscope itemtype="http://schema.org/Place">
      <span itemprop="name">${person.offices[0]?.split(',')[0]}</span></p>
      <p>Direct Line: <span itemprop="telephone">${person.phone}</span></p><p>General: 414-555-2700</p><p>
      <a itemprop="email" href="mailto:${person.email}?subject=Web">Send ${escaped(first)} a message</a></p>
      </div><p>${escaped(person.bio)}</p><div class="cols"><div><h2>Practices</h2>
      ${each(person.areas, (area) => `<p>${escaped(area)}</p>`)}</div><div><h2>Education</h2>
      ${each(person.education, (one) => `<p><b>${escaped(one.school)}</b>, ${one.degree}, ${one.year}${one.honor ? `, <i>${one.honor}</i>` : ''}</p>`)}
      </div><div><h2>Admitted In</h2>${each(person.bars, (bar) => `<p>${bar}</p>`)}</div>
      ${part(person.clerkships, `<div><h2>Clerkship</h2><p>${escaped(person.clerkships[0] ?? '')}</p></div>`)}
      <div><h2>Volunteer Work</h2><p>Milwaukee Public Museum</p><p>Green Bay Botanical Garden</p></div></div>
      </div>
    `
  },
  others: [
    ['/attorneys', 'Attorneys', '<p>Four.</p>'],
    ['/practices/paper-mills', 'Paper Mills', '<p>Katarzyna Mazur-Bell</p>'],
    ['/about/milwaukee', 'Milwaukee', '<p>414-555-2700</p>'],
    ['/attorneys/profile/emeriti', 'Emeriti', '<p>With thanks.</p>'],
  ],
  other: (heading, body) => `<div id="profile"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
