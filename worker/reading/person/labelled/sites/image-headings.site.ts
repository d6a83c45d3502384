import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const sableyPeople = `
Virgil A. Sabley | Partner | Knoxville, TN | vsabley | (865) 555-0111 | Social Security Disability; Workers Compensation | J.D./University of Tennessee College of Law/1989; B.A./Carson-Newman University/1986 | Tennessee; Kentucky | - | Mr. Sabley has represented coal miners since 1989.
Dorothea Winn | Partner | Knoxville, TN | dwinn | (865) 555-0112 | Medical Malpractice; Nursing Home Neglect | J.D./Lincoln Memorial University Duncan School of Law/2013; B.S.N./East Tennessee State University/2002 | Tennessee | - | Ms. Winn was a nurse for eight years.
Hector Ballesteros | Associate | Johnson City, TN | hballesteros | (423) 555-0113 | Auto Accidents | J.D./Belmont University College of Law/2020; B.A./Milligan University/2016 | Tennessee; Virginia | Hon. Grover Tate, Tennessee Court of Criminal Appeals | Mr. Ballesteros answers in Spanish.
Ruth Ellen Pickett | Of Counsel | Knoxville, TN | rpickett | (865) 555-0114 | Adoption; Juvenile Court | J.D./Memphis State University School of Law/1977; B.A./Maryville College/1974 | Tennessee | - | Ms. Pickett has placed nine hundred children.
Clay Dotson | Associate | Johnson City, TN | cdotson | (423) 555-0115 | Truck Accidents; Wrongful Death | J.D./Appalachian School of Law/2018; B.B.A./King University/2014 | Tennessee; Virginia; North Carolina | - | Mr. Dotson drove a truck.
Marva Jean Hodge | Case Manager | Knoxville, TN | mhodge | (865) 555-0116 | Social Security Disability | B.S./Tusculum University/2001 | - | - | Ms. Hodge gathers the records.
Eustace Crane | Founding Partner | Knoxville, TN | ecrane | (865) 555-0117 | Product Liability; Mass Torts | J.D./Vanderbilt University Law School/1968; A.B./Davidson College/1965 | Tennessee; Georgia | - | Mr. Crane tried the first asbestos case in the county.
Neve O'Malley | Associate | Knoxville, TN | nomalley | (865) 555-0118 | Appeals | J.D./Wake Forest University School of Law/2019; B.A./Furman University/2016 | Tennessee | Judge Opal Keane, U.S. Court of Appeals for the Sixth Circuit | Ms. O'Malley writes the briefs.`

const picture = (word: string) =>
  `<img src="/images/h_${word.toLowerCase().replaceAll(' ', '_')}.gif" width="200" height="22" alt="${word}"><br>`

export const sabley: WrittenPlan = {
  key: 'image-headings',
  firm: 'Sabley, Crane & Winn',
  host: 'sableycrane.example',
  structure: 'headings that are pictures of words, no heading element, decoys within the address',
  people: handwritten('sableycrane.example', sableyPeople),
  path: ({ slug }) => `/attorneys/${slug}.htm`,
  page: (title, inner) =>
    markup`
      <html><head><title>${escaped(title)} - Sabley, Crane &amp; Winn - Knoxville, Tennessee Injury Lawyers</title>
      </head><body><center><table width="760"><tr><td colspan="2">
      <img src="/images/banner.jpg" alt="Sabley, Crane & Winn, Attorneys at Law"></td></tr><tr>
      <td width="140" valign="top"><a href="/index.htm"><img src="/images/b_home.gif" alt="Home"></a><br>
      <a href="/attorneys.htm"><img src="/images/b_att.gif" alt="Our Attorneys"></a><br><a href="/cases.htm">
      <img src="/images/b_cases.gif" alt="Cases We Take"></a><br></td><td valign="top">${inner}</td></tr><tr>
      <td colspan="2" align="center">
      <font size="1">This is an advertisement. Services may be performed by others. 800 South Gay Street, Knoxville, TN 37929</font>
      </td></tr></table></center></body></html>
    `,
  bio: (person) =>
    `<table><tr><td><img src="/images/p.jpg" alt=""></td><td><font face="Georgia" size="5">${escaped(person.shown)}</font><br><font face="Arial" size="2"><b>${escaped(person.title)}</b><br>${escaped(person.offices[0] ?? '')}<br>Telephone ${person.phone}<br>Facsimile (865) 555-0199<br>${person.email?.split('@')[0]}<span style="display:none">.nospam</span>@${person.email?.split('@')[1]}</font></td></tr></table><p>${escaped(person.bio)}</p>
${part(person.areas, `${picture('Practice Areas')}<ul>${each(person.areas, (area) => `<li>${escaped(area)}`)}</ul>`)}${picture('Education')}<ul>${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree}, ${one.year}`)}</ul>${part(person.bars, `${picture('Bar Admissions')}<ul>${each(person.bars, (bar, at) => `<li>${bar}, ${1989 + at}`)}</ul>`)}${part(person.clerkships, `${picture('Clerkships')}<ul><li>${escaped(person.clerkships[0] ?? '')}</ul>`)}${picture('Memberships')}<ul><li>Tennessee Trial Lawyers Association<li>Knoxville Bar Association</ul>`,
  others: [
    ['/cases.htm', 'Cases We Take', '<ul><li>Disability<li>Truck Accidents</ul>'],
    ['/attorneys.htm', 'Our Attorneys', '<p><a href="/attorneys/clay-dotson.htm">Clay Dotson</a></p>'],
    ['/johnson-city.htm', 'Johnson City', '<p>200 East Main Street, Johnson City, TN 37604</p>'],
    ['/verdicts/walter-green.htm', 'Walter Green v. Acme Trucking', '<p>$4,000,000 for a father of three.</p>'],
    ['/attorneys/free-consultation.htm', 'Free Consultation', '<p>Call (865) 555-0100 day or night.</p>'],
  ],
  other: (heading, body) => `<font face="Georgia" size="5">${escaped(heading)}</font>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys.htm'
      ? htmlAnswer(
          sabley.page(
            'Our Attorneys',
            markup`
              <font size="5">Our Attorneys</font><table>
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <tr><td><a href="${path}"><img src="/images/t.jpg" alt="${escaped(person.name)}"></a></td><td>
                <a href="${path}">${escaped(person.name)}</a><br>${escaped(person.title)}</td></tr>
              `,
              )}
              </table>
            `,
          ),
        )
      : undefined,
}
