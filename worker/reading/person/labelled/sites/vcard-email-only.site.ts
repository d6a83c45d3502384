import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const odellPeople = `
MARGARET A. O'DELL=Margaret A. O'Dell | Shareholder | Tampa, FL | modell | (813) 555-2171 | Marine Insurance; Yacht Transactions | J.D./Stetson University College of Law/1987; B.A./Eckerd College/1984 | Florida | - | Ms. O'Dell holds a captain's license.
ROLAND DE LA CRUZ FRAME=Roland de la Cruz Frame | Shareholder | Tampa, FL | rframe | (813) 555-2172 | Construction Liens; Surety Bonds | J.D./University of Florida Levin College of Law/1992; B.S./Florida A&M University/1988 | Florida; Georgia | - | Mr. Frame holds builders to their bonds.
J. LAMONT SUTTER, JR.=J. Lamont Sutter, Jr. | Shareholder | Sarasota, FL | jsutter | (941) 555-2173 | Probate Litigation; Trust Litigation | LL.M./University of Miami School of Law/1997; J.D./Florida State University College of Law/1995; B.A./Rollins College/1991 | Florida; North Carolina | - | Mr. Sutter settles what families cannot.
INGRID M. VALDERRAMA=Ingrid M. Valderrama | Associate | Tampa, FL | ivalderrama | (813) 555-2174 | Community Associations | J.D./Florida International University College of Law/2019; B.A./University of South Florida/2015 | Florida | - | Ms. Valderrama answers boards.
CHESTER W. POOLE=Chester W. Poole | Of Counsel | Sarasota, FL | cpoole | (941) 555-2175 | Citrus; Water Management | J.D./University of Florida Levin College of Law/1970; B.S.A./University of Florida/1967 | Florida | Judge Wendell Ames, Florida Second District Court of Appeal | Mr. Poole has outlasted four freezes.
DANIELA R. ÁLVAREZ-STOUT=Daniela R. Álvarez-Stout | Associate | Tampa, FL | dalvarez-stout | (813) 555-2176 | Admiralty; Cargo Claims | J.D./Tulane University Law School/2020; B.S./U.S. Merchant Marine Academy/2014 | Florida; Louisiana | - | Ms. Álvarez-Stout sailed as third mate.
HON. EARL T. BINGHAM (RET.)=Earl T. Bingham | Mediator | Tampa, FL | ebingham | (813) 555-2177 | Mediation; Arbitration | J.D./Mercer University School of Law/1975; B.A./Emory University/1972 | Florida; Georgia | - | Judge Bingham served on the circuit court for twenty-two years.
KIMBERLY ANN STOKES=Kimberly Ann Stokes | Legal Assistant | Sarasota, FL | kstokes | (941) 555-2178 | Probate Litigation | A.S./State College of Florida/2011 | - | - | Ms. Stokes keeps the calendar.`

/** Pages by number, names in capitals, and the address in the contact card alone. */
export const odell: WrittenPlan = {
  key: 'vcard-email-only',
  firm: "O'Dell, Frame & Sutter, P.A.",
  host: 'odellframe.example',
  structure:
    'pages by number, names in capitals, definition lists, the e-mail in a quoted-printable contact card alone',
  people: handwritten('odellframe.example', odellPeople),
  path: (person) => `/bio.aspx?id=${101 + odell.people.indexOf(person)}&lang=en`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head>
      <title>O'Dell, Frame &amp; Sutter, P.A. : ${escaped(title)}</title></head><body>
      <form name="aspnetForm" method="post" action="bio.aspx" id="aspnetForm">
      <input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUJ"><div id="ctl00_top">
      <a href="/default.aspx"><img src="/i/logo.gif" alt="O'Dell, Frame &amp; Sutter, P.A."></a></div>
      <div id="ctl00_nav">
      <a href="/attorneys.aspx">Attorneys</a> | <a href="/areas.aspx">Practice Areas</a> | <a href="/offices.aspx">Offices</a>
      </div><div id="ctl00_ContentPlaceHolder1_pnlMain">${inner}</div>
      <div id="ctl00_foot">Tampa (813) 555-2170 &bull; Sarasota (941) 555-2170 &bull; Fax (813) 555-2199</div>
      </form></body></html>
    `,
  bio: (person) =>
    markup`
      <span id="ctl00_ContentPlaceHolder1_lblName" class="bioName">${escaped(person.shown)}</span><br>
      <span id="ctl00_ContentPlaceHolder1_lblTitle" class="bioTitle">${escaped(person.title)}</span>
      <div class="bioContact"><span id="ctl00_ContentPlaceHolder1_lblOffice">
      ${escaped(person.offices[0] ?? '')}</span><br>Direct: <span>${person.phone}</span>
      <br>Facsimile: <span>(813) 555-2199</span><br><a href="/vcard.ashx?p=${person.slug}">Download V-Card</a>
      </div><div class="bioText"><p>${escaped(person.bio)}</p></div><dl class="bioFacts">
      ${part(person.areas, `<dt>Areas of Practice</dt><dd>${each(person.areas, escaped, '<br>')}</dd>`)}
      <dt>Education</dt>
      ${each(person.education, (one) => `<dd>${escaped(one.school)} (${one.degree} ${one.year})</dd>`)}
      ${part(person.bars, `<dt>Admitted</dt><dd>${person.bars.join('; ')}</dd>`)}
      ${part(person.clerkships, `<dt>Clerkships</dt><dd>${escaped(person.clerkships[0] ?? '')}</dd>`)}
      <dt>Civic</dt><dd>Gasparilla Music Festival<br>Tampa Bay Estuary Program</dd></dl>
    `,
  others: [
    ['/offices.aspx', 'OFFICES', '<p>TAMPA<br>100 South Ashley Drive<br>(813) 555-2170</p>'],
    ['/areas.aspx?id=4', 'COMMUNITY ASSOCIATIONS', '<p>INGRID M. VALDERRAMA</p>'],
    ['/news.aspx?id=31', 'BINGHAM JOINS FIRM', '<p>The Hon. Earl T. Bingham (Ret.) joins as mediator.</p>'],
    [
      '/bio.aspx?id=999&lang=en',
      'PAGE NOT FOUND',
      '<p>The attorney you are looking for is no longer with the firm.</p>',
    ],
    ['/attorneys.aspx', 'ATTORNEYS', '<p>A B C D E F</p>'],
    ['/areas.aspx?id=9', 'CITRUS', '<p>Freezes, greening, water.</p>'],
  ],
  other: (heading, body) => `<span class="bioName">${escaped(heading)}</span>${body}`,
  more(url, { pages }) {
    if (url.pathname === '/attorneys.aspx')
      return htmlAnswer(
        odell.page(
          'Attorneys',
          markup`
            <span class="bioName">ATTORNEYS</span><table>
            ${each(peopleAmong(pages), ({ path, person }) => `<tr><td><a href="${path.replace('&', '&amp;')}">${escaped(person.shown)}</a></td><td>${escaped(person.title)}</td><td>${person.phone}</td></tr>`)}
            </table>
          `,
        ),
      )
    const person = odell.people.find(({ slug }) => slug === url.searchParams.get('p'))
    if (url.pathname !== '/vcard.ashx' || !person) return undefined
    return {
      type: 'text/x-vcard',
      body: `BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:${quoted(person.last)};${quoted(person.name.split(' ')[0] ?? '')}\r\nFN;CHARSET=utf-8;ENCODING=QUOTED-PRINTABLE:${quoted(person.name)}\r\nORG:O'Dell, Frame & Sutter, P.A.\r\nTEL;WORK;FAX:(813) 555-2199\r\nTEL;WORK;VOICE:${person.phone}\r\nEMAIL;PREF;INTERNET;ENCODING=QUOTED-PRINTABLE:${quoted(person.email ?? '').replaceAll('-', '=2D')}\r\nEND:VCARD\r\n`,
    }
  },
}

const quoted = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((code) => (code > 126 || code === 61 ? `=${code.toString(16).toUpperCase()}` : String.fromCharCode(code)))
    .join('')
