import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, handwritten, listing, part } from '#worker/reading/person/labelled/written-site.fixture.ts'

const tidewaterPeople = `
Beatrice Ann Holloman | Managing Director | Norfolk, VA | baholloman | 757.555.2441 | Shipbuilding; Government Contracts | J.D./William & Mary Law School/1993; B.A./Hampton University/1990 | Virginia; District of Columbia | Hon. Josiah Reade, U.S. Court of Federal Claims | Beatrice builds ships on paper.
Cullen O'Hara Byrd | Director | Richmond, VA | cobyrd | 804.555.2442 | Tobacco; Product Regulation | J.D./University of Richmond School of Law/1997; B.A./Washington and Lee University/1994 | Virginia; North Carolina | - | Cullen knows each rule.
Jamila Prince | Associate | Norfolk, VA | jprince | 757.555.2443 | Admiralty; Collision | J.D./Tulane University Law School/2019; B.S./Norfolk State University/2014 | Virginia; Louisiana | - | Jamila boards at dawn.
Radomir Novak | Associate | Richmond, VA | rnovak | 804.555.2444 | Public Finance; Bonds | J.D./University of Virginia School of Law/2020; B.A./Virginia Commonwealth University/2016 | Virginia | - | Radomir reads indentures.
Eudora Finch | Senior Counsel | Norfolk, VA | efinch | 757.555.2445 | Trusts; Charitable Gifts | J.D./Regent University School of Law/1989; B.M./Shenandoah Conservatory/1984 | Virginia | - | Eudora plays the organ.`

export const tidewater: WrittenPlan = {
  key: 'tables-in-frames',
  firm: 'Tidewater Holloman, P.C.',
  host: 'tidewaterholloman.example',
  structure:
    'tables for everything, labels in cells to the left, the address of each office in the side cell, comments in the e-mail',
  people: handwritten('tidewaterholloman.example', tidewaterPeople),
  path: ({ slug }) => `/attorneys/bio_${slug.replaceAll('-', '_')}.html`,
  page: (title, inner) =>
    markup`
      <html><head><title>Tidewater Holloman, P.C. - ${escaped(title)}</title></head><body bgcolor="#ffffff">
      <table width="800" align="center"><tr><td colspan="2"><a href="/index.html">
      <img src="/head.jpg" alt="Tidewater Holloman"></a></td></tr><tr><td width="180" valign="top"><p>
      <a href="/attorneys.html">Attorneys</a></p><p><a href="/practice.html">Practice</a></p><p>
      <font size="1">Norfolk Office<br>150 West Main Street<br>Norfolk, VA 23510<br>757.555.2400</font></p><p>
      <font size="1">Richmond Office<br>1021 East Cary Street<br>Richmond, VA 23219<br>804.555.2400</font></p>
      </td><td valign="top">${inner}</td></tr><tr><td colspan="2" align="center">
      <font size="1">Copyright 2026 Tidewater Holloman, P.C.</font></td></tr></table></body></html>
    `,
  bio(person) {
    const row = (label: string, inner: string) =>
      part(inner, `<tr><td valign="top"><b>${label}</b></td><td>${inner}</td></tr>`)
    return markup`
      <h1>${escaped(person.shown)}</h1><table class="bio">${row('Position', escaped(person.title))}
      ${row('Office', escaped(person.offices[0] ?? ''))}${row('Telephone', person.phone ?? '')}
      ${row('Facsimile', '757.555.2499')}
      ${row('E-mail', `${person.email?.split('@')[0]}<!-- no robots -->@<!-- please -->${person.email?.split('@')[1]}`)}
      ${row('Practice', person.areas.map(escaped).join('<br>'))}
      ${row('Degrees', person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`).join('<br>'))}
      ${row('Bars', person.bars.join('<br>'))}${row('Clerkship', person.clerkships.map(escaped).join('<br>'))}
      ${row('Memberships', 'Virginia State Bar<br>Norfolk & Portsmouth Bar Association')}</table><p>
      ${escaped(person.bio)}</p>
    `
  },
  others: [
    ['/attorneys.html', 'Attorneys', '<p>Five of us.</p>'],
    ['/practice/admiralty.html', 'Admiralty', '<p>Jamila Prince</p>'],
    ['/news/prince_promoted.html', 'Prince Promoted', '<p>Jamila Prince is named associate.</p>'],
    ['/office_richmond.html', 'Richmond', '<p>804.555.2400</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: listing(
    () => tidewater,
    '/attorneys.html',
    (path, name, title) => `<p><a href="${path}">${name}</a>, ${title}</p>`,
  ),
}
