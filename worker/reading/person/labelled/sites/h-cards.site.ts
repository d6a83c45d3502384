import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

export const brockwayPeople = `
Nicholas Abernethy | Shareholder | Tulsa, OK | nabernethy | 918-555-0121 | Oil & Gas; Royalty Disputes | J.D./University of Tulsa College of Law/1999; B.A./Hendrix College/1996 | Oklahoma; Kansas | - | Nicholas is a third-generation oil and gas lawyer.
Maribeth Crowe | Shareholder | Oklahoma City, OK | mcrowe | 405-555-0122 | Healthcare Litigation | J.D./Oklahoma City University School of Law/2004; B.S./Oklahoma State University/2000 | Oklahoma | Hon. Tomas Redbird, U.S. District Court for the Western District of Oklahoma | Maribeth defends hospitals.
Jamal Whitehorse | Associate | Tulsa, OK | jwhitehorse | 918-555-0123 | Federal Indian Law | J.D./University of Oklahoma College of Law/2019; B.A./Northeastern State University/2015 | Oklahoma; Muscogee (Creek) Nation | - | Jamal represents tribes.
Sandra K. Petty | Of Counsel | Oklahoma City, OK | spetty | 405-555-0124 | Probate; Guardianship | J.D./University of Oklahoma College of Law/1980; B.A./University of Central Oklahoma/1976 | Oklahoma | - | Sandra has settled a thousand estates.
Hung Pham | Associate | Oklahoma City, OK | hpham | 405-555-0125 | Construction | J.D./Southern Methodist University Dedman School of Law/2020; B.S./University of Texas at Arlington/2014 | Oklahoma; Texas | - | Hung was a civil engineer.
Cecily Drummond | Shareholder & Director | Tulsa, OK | cdrummond | 918-555-0126 | Banking; Agriculture Lending | J.D./Washington University School of Law/1995; B.A./Drury University/1992 | Oklahoma; Missouri | - | Cecily lends money for other people.
Orville Teague | Retired Shareholder | Tulsa, OK | oteague | 918-555-0127 | Litigation | LL.B./University of Tulsa/1966; B.A./University of Tulsa/1963 | Oklahoma | - | Orville is in on Mondays.
Priscilla Yazzie | Associate | Tulsa, OK | pyazzie | 918-555-0128 | Employment | J.D./University of Arkansas School of Law/2021; B.A./Fort Lewis College/2016 | Oklahoma; Arkansas | Hon. Lyman Foster, Oklahoma Supreme Court | Priscilla trains supervisors.`

export const brockway: WrittenPlan = {
  key: 'h-cards',
  firm: 'Brockway Teague, P.C.',
  host: 'brockwayteague.example',
  structure: 'class names of hCard, address pieces, an address behind a handler, directory by pages',
  people: handwritten('brockwayteague.example', brockwayPeople),
  path: ({ slug }) => `/attorney-profiles/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} - Brockway Teague, P.C.</title></head><body>
      <div id="container"><div id="header"><a href="/"><img src="/logo.png" alt="Brockway Teague, P.C."></a>
      <ul id="nav"><li><a href="/attorney-profiles">Attorney Profiles</a></li><li>
      <a href="/practice-areas">Practice Areas</a></li><li><a href="/offices">Offices</a></li></ul></div>
      <div id="content">${inner}</div><div id="footer">
      <p>Tulsa: 918-555-0100. Oklahoma City: 405-555-0100. <a href="/disclaimer">Disclaimer</a></p></div>
      </div></body></html>
    `,
  bio: (person) =>
    `<div class="vcard"><h1 class="fn n">${escaped(person.shown)}</h1><p class="title">${escaped(person.title)}</p><p class="org">Brockway Teague, P.C.</p><p class="adr"><span class="street-address">15 East Fifth Street, Suite 1000</span><br><span class="locality">${person.offices[0]?.split(', ')[0]}</span>, <span class="region">OK</span> <span class="postal-code">74103</span></p><p class="tel"><span class="type">Work</span> <span class="value">${person.phone}</span></p><p class="tel fax"><span class="type">Fax</span> <span class="value">918-555-0199</span></p><p><a href="#" onclick="this.href='mailto:' + '${person.email?.split('@')[0]}' + String.fromCharCode(64) + 'brockwayteague.example'">Send e-mail</a></p></div>
<p>${escaped(person.bio)}</p><h3>Practice Areas</h3>${items(person.areas)}<h3>Education</h3>${each(person.education, (one) => `<p><strong>${escaped(one.school)}</strong><br>${one.degree}, ${one.year}</p>`)}<h3>Admissions</h3>${items(person.bars)}${part(person.clerkships, `<h3>Clerkships</h3><p>${escaped(person.clerkships[0] ?? '')}<br>2010-2011</p>`)}<h3>Professional Affiliations</h3>${items(['Oklahoma Bar Association', 'Tulsa County Bar Association'])}<h3>Civic</h3>${items(['Philbrook Museum of Art, Tulsa'])}`,
  others: [
    ['/practice-areas/royalty-disputes', 'Royalty Disputes', '<p>Nicholas Abernethy, Shareholder</p>'],
    ['/offices/oklahoma-city', 'Oklahoma City', '<p>405-555-0100</p>'],
    [
      '/attorney-profiles',
      'Attorney Profiles',
      '<ul><li><a href="/attorney-profiles/hung-pham">Hung Pham</a></li></ul>',
    ],
    ['/news/jones-day', 'Jones Day', '<p>We prevailed against a larger firm.</p>'],
    ['/attorney-profiles/alumni-spotlight', 'Alumni Spotlight', '<p>Judge Redbird, once of this firm.</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more(url, { pages }) {
    if (url.pathname !== '/attorney-profiles') return undefined
    const page = Number(url.searchParams.get('page') ?? 1)
    return htmlAnswer(
      brockway.page(
        'Attorney Profiles',
        markup`
          <h1>Attorney Profiles</h1>
          ${each(peopleAmong(pages).slice(page * 3 - 3, page * 3), ({ path, person }) => `<div class="vcard"><a class="fn url" href="${path}">${escaped(person.name)}</a> <span class="title">${escaped(person.title)}</span></div>`)}
          ${page < 3 ? `<a rel="next" href="?page=${page + 1}">Next</a>` : ''}
        `,
      ),
    )
  },
}
