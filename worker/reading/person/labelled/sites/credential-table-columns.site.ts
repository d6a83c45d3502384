import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const crandallPeople = `
Everard Crandall | Senior Partner | Providence, RI | ecrandall | 401-555-2511 | Insurance; Subrogation | J.D./Suffolk University Law School/1978; B.A./Providence College/1975 | Rhode Island; Massachusetts | - | Everard recovers what was paid.
Oluwaseun Bright-Ames | Partner | Providence, RI | obright-ames | 401-555-2512 | Offshore Wind; Permitting | J.D./Roger Williams University School of Law/2006; B.S./University of Rhode Island/2002 | Rhode Island; Connecticut; New York | Hon. Delia Frye, Rhode Island Supreme Court | Oluwaseun puts turbines at sea.
Kathleen “Kit” Moriarty | Partner | Newport, RI | kmoriarty | 401-555-2513 | Yachts; Marinas | J.D./Boston College Law School/1999; A.B./College of the Holy Cross/1995 | Rhode Island | - | Kit closes on boats.
Tae-hyun Seo | Associate | Providence, RI | tseo | 401-555-2514 | Jewelry Trade; Trademark | J.D./University of Connecticut School of Law/2020; B.F.A./Rhode Island School of Design/2013 | Rhode Island; Massachusetts | - | Tae-hyun made rings.
Rosalie Duarte | Client Services Manager | Newport, RI | rduarte | 401-555-2515 | - | B.A./Salve Regina University/2011 | - | - | Rosalie greets everyone.`

export const crandall: WrittenPlan = {
  key: 'credential-table-columns',
  firm: 'Crandall Moriarty & Ames',
  host: 'crandallmoriarty.example',
  structure: 'tables with columns for degrees and for admissions, courts in a table of their own, ranks in another',
  people: handwritten('crandallmoriarty.example', crandallPeople),
  path: ({ slug }) => `/attorneys/${slug}.aspx`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Crandall Moriarty &amp; Ames</title></head><body>
      <div class="top"><a href="/">Crandall Moriarty &amp; Ames</a></div><div class="menu">
      <a href="/attorneys.aspx">Attorneys</a><a href="/services.aspx">Services</a>
      <a href="/contact.aspx">Contact</a></div><div class="page">${inner}</div>
      <div class="bottom">Providence 401-555-2500 | Newport 401-555-2550</div></body></html>
    `,
  bio: (person) =>
    markup`
      <div class="bio-header"><h1>${escaped(person.shown)}</h1><span class="pos">${escaped(person.title)}
      </span><span class="loc">${escaped(person.offices[0] ?? '')}</span><span class="num">D: ${person.phone} | F: 401-555-2599</span>
      <span class="mail"><a href="mailto:${person.email}">E-mail ${escaped(person.name.split(' ')[0] ?? '')}
      </a></span></div><p>${escaped(person.bio)}</p>
      ${part(person.areas, `<h4>Services</h4><table class="t">${each(person.areas, (area) => `<tr><td>${escaped(area)}</td></tr>`)}</table>`)}
      <h4>Education</h4><table class="t"><tr><th>Year</th><th>School</th><th>Degree</th></tr>
      ${each(person.education, (one) => `<tr><td>${one.year}</td><td>${escaped(one.school)}</td><td>${one.degree}</td></tr>`)}
      </table>
      ${part(
        person.bars,
        markup`
        <h4>Bar Admissions</h4><table class="t"><tr><th>Jurisdiction</th><th>Since</th><th>Status</th></tr>
        ${each(person.bars, (bar, at) => `<tr><td>${bar}</td><td>${1999 + at}</td><td>Active</td></tr>`)}
        </table><h4>Court Admissions</h4><table class="t"><tr><th>Court</th><th>Since</th></tr><tr>
        <td>U.S. District Court, District of Rhode Island</td><td>2001</td></tr></table>
      `,
      )}
      ${part(person.clerkships, `<h4>Clerkships</h4><table class="t"><tr><td>${escaped(person.clerkships[0] ?? '')}</td><td>2006-2007</td></tr></table>`)}
      <h4>Rankings</h4><table class="t"><tr><td>Best Lawyers, Massachusetts</td><td>2020</td></tr></table>
    `,
  others: [
    ['/services/offshore-wind.aspx', 'Offshore Wind', '<p>Oluwaseun Bright-Ames, Partner</p>'],
    ['/attorneys.aspx', 'Attorneys', '<p>Five.</p>'],
    ['/newport.aspx', 'Newport', '<p>401-555-2550</p>'],
    ['/news/kit-moriarty-commodore.aspx', 'Kit Moriarty Elected Commodore', '<p>June 2026</p>'],
  ],
  other: (heading, body) => `<div class="bio-header"><h1>${escaped(heading)}</h1></div>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys.aspx'
      ? htmlAnswer(
          crandall.page(
            'Attorneys',
            markup`
              <h1>Attorneys</h1><table>
              ${each(peopleAmong(pages), ({ path, person }) => `<tr><td><a href="${path}">${escaped(person.name)}</a></td><td>${escaped(person.title)}</td></tr>`)}
              </table>
            `,
          ),
        )
      : undefined,
}
