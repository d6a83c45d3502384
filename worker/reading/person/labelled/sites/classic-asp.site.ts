import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
  row,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const morrowPeople = `
Finch, Adelaide R.=Adelaide R. Finch | Member | Morristown, NJ | afinch | 973-555-0171 | Condominium & Community Associations | J.D./Seton Hall University School of Law/1999; B.A./Drew University/1996 | New Jersey; New York | - | Ms. Finch advises four hundred boards.
Oyelowo, Tunde=Tunde Oyelowo | Associate | Morristown, NJ | toyelowo | 973-555-0172 | Land Use | J.D./Rutgers Law School/2018; B.A./Montclair State University/2014 | New Jersey | Hon. Lorraine DeFalco, Superior Court of New Jersey, Morris County | Mr. Oyelowo attends every planning board.
Brandywine, Scott J., Jr.=Scott J. Brandywine, Jr. | Managing Member | Cherry Hill, NJ | sbrandywine | 856-555-0173 | Tax Appeals; Redevelopment | J.D./Widener University Delaware Law School/1990; B.S./Drexel University/1985 | New Jersey; Pennsylvania | - | Mr. Brandywine is asked to name a fair value.
Liu, Jiayi=Jiayi Liu | Associate | Morristown, NJ | jliu | 973-555-0174 | Cannabis Licensing; Business | J.D./New York Law School/2020; B.A./Rutgers University/2015 | New Jersey; New York | - | Ms. Liu helps growers.
Van Houten, Claire=Claire Van Houten | Of Counsel | Cherry Hill, NJ | cvanhouten | 856-555-0175 | Wills & Estates | J.D./Rutgers School of Law - Camden/1982; B.A./Douglass College/1979 | New Jersey | - | Ms. Van Houten is patient with siblings.
Kaplan-Reid, Morris=Morris Kaplan-Reid | Member | Morristown, NJ | mkaplan-reid | 973-555-0176 | Municipal Law; School Law | J.D./Temple University School of Law/1987; B.A./Muhlenberg College/1984 | New Jersey; Pennsylvania | - | Mr. Kaplan-Reid serves six towns.
D'Souza, Ashwin=Ashwin D'Souza | Associate | Cherry Hill, NJ | adsouza | 856-555-0177 | Insurance Defense | J.D./Villanova University Charles Widger School of Law/2019; B.A./La Salle University/2015 | Pennsylvania; New Jersey | - | Mr. D'Souza tries small cases well.
Marsh, Tabitha=Tabitha Marsh | Legal Assistant | Morristown, NJ | tmarsh | 973-555-0178 | - | A.A./County College of Morris/2010 | - | - | Ms. Marsh answers.`

export const morrow: WrittenPlan = {
  key: 'classic-asp',
  firm: 'Morrow Finch & Kaplan-Reid LLC',
  host: 'morrowfinch.example',
  structure: 'family name first, labels before each degree, an address in character codes, all in one table cell',
  people: handwritten('morrowfinch.example', morrowPeople),
  path: ({ last, slug }) => `/Attorneys/Bio/${slug.length}${last.replaceAll(/[^A-Za-z]/g, '')}.aspx`,
  page: (title, inner) =>
    markup`
      <html><head><title>Morrow Finch &amp; Kaplan-Reid LLC - ${escaped(title)}</title></head><body>
      <form method="post" action="./" id="aspnetForm">
      <input type="hidden" name="__VIEWSTATE" value="/wEPDwUK"><table id="tblMain"><tr>
      <td id="tdHead" colspan="2">
      <a href="/Default.aspx">Home</a> | <a href="/Attorneys/">Attorneys</a> | <a href="/Practices/">Practice Groups</a> | <a href="/Contact.aspx">Contact</a>
      </td></tr><tr><td id="tdBody">${inner}</td><td id="tdSide"><b>Search</b><br><input name="q"><br>
      <b>Recent News</b><br><a href="/News/12.aspx">Adelaide Finch speaks to boards</a></td></tr><tr>
      <td colspan="2" id="tdFoot">Morristown: 973-555-0100 &nbsp; Cherry Hill: 856-555-0100</td></tr></table>
      </form></body></html>
    `,
  bio(person) {
    const kinds = person.education.map((_, at) => (at === 0 && person.bars.length > 0 ? 'Law School' : 'Undergraduate'))
    return `<h1><span id="ctl00_lblName">${escaped(person.shown)}</span></h1><span id="ctl00_lblTitle">${escaped(person.title)}</span><br><span id="ctl00_lblOffice">${each(person.offices, escaped, '<br>')}</span><br>Tel: <span id="ctl00_lblTel">${person.phone}</span><br>Fax: <span id="ctl00_lblFax">973-555-0199</span><br>E-Mail: <span id="ctl00_lblMail"><script>document.write(String.fromCharCode(${[...`<a href="mailto:${person.email}">${person.email}</a>`].map((letter) => letter.charCodeAt(0)).join(',')}))</script></span><br><br><span id="ctl00_lblBio"><p>${escaped(person.bio)}</p></span>
${part(person.areas, `<b>Practice Groups</b><br>${each(person.areas, escaped, '<br>')}<br><br>`)}<b>Education</b><br>${each(person.education, (one, at) => `${kinds[at]}: ${escaped(one.school)} (${one.degree} ${one.year})`, '<br>')}<br><br>${part(person.bars, `<b>Bar(s)</b><br>${each(person.bars, (bar, at) => `${bar}, ${1999 + at}`, '<br>')}<br><br>`)}${part(person.clerkships, `<b>Judicial Clerkship</b><br>Law Secretary to ${escaped(person.clerkships[0] ?? '')}<br><br>`)}<b>Memberships</b><br>New Jersey State Bar Association<br>`
  },
  others: [
    [
      '/Practices/Cannabis.aspx',
      'Cannabis',
      '<p>Licences, leases, local approval.</p><b>Contact</b><br>Liu, Jiayi<br>973-555-0174',
    ],
    [
      '/Attorneys/Default.aspx',
      'Attorneys',
      '<table><tr><td><a href="/Attorneys/Bio/1Finch.aspx">Finch, Adelaide R.</a></td><td>Member</td></tr></table>',
    ],
    [
      '/News/12.aspx',
      'Adelaide Finch Speaks to Boards',
      '<p>January 12, 2026</p><p>Member Adelaide R. Finch spoke in Trenton.</p>',
    ],
    ['/Attorneys/Bio/Search.aspx', 'Search', '<p>No attorney was found.</p>'],
    ['/Offices/CherryHill.aspx', 'Cherry Hill', '<p>1 Route 70, Cherry Hill, NJ 08002</p>'],
    ['/Contact.aspx', 'Contact', '<p>Call 973-555-0100.</p>'],
  ],
  more: (url, { pages }) =>
    /^\/attorneys\/?$/i.test(url.pathname)
      ? htmlAnswer(
          morrow.page(
            'Attorneys',
            markup`
              <h1>Attorneys</h1><table>
              ${each(peopleAmong(pages), ({ path, person }) => row([`<a href="${path}">${escaped(person.shown)}</a>`, escaped(person.title)]))}
              </table>
            `,
          ),
        )
      : undefined,
}
