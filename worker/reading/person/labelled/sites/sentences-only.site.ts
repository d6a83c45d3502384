import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, handwritten, part, sitemap } from '#worker/reading/person/labelled/written-site.fixture.ts'

const pellinorePeople = `
Gareth Pellinore | Partner | Nashville, TN | gpellinore | 615-555-2251 | Music Publishing; Entertainment Litigation | J.D./Vanderbilt University Law School/1998; B.A./Belmont University/1994 | Tennessee; New York | - | Mr. Pellinore represents songwriters and their heirs.
Rosalba Trent | Partner | Nashville, TN | rtrent | 615-555-2252 | Health Care Regulation | J.D./University of Tennessee College of Law/2003; B.S./Middle Tennessee State University/1999 | Tennessee; Alabama | - | Ms. Trent counsels hospitals on fraud and abuse laws.
Kofi Asante-Mills | Associate | Memphis, TN | kasante-mills | 901-555-2253 | Transportation; Logistics | J.D./University of Memphis Cecil C. Humphreys School of Law/2019; B.A./Rhodes College/2015 | Tennessee; Mississippi | Judge Lorraine Pickard of the United States District Court for the Western District of Tennessee | Mr. Asante-Mills keeps freight moving.
Delphine Harkness | Of Counsel | Memphis, TN | dharkness | 901-555-2254 | Bankruptcy; Creditors' Rights | J.D./Samford University Cumberland School of Law/1984; B.A./University of the South/1981 | Tennessee; Arkansas | - | Ms. Harkness has been a trustee since 1996.
Stellan Rourke | Associate | Nashville, TN | srourke | 615-555-2255 | Trademark; Right of Publicity | J.D./Wake Forest University School of Law/2020; B.M./Berklee College of Music/2013 | Tennessee | Justice Cornelia Vance of the Tennessee Supreme Court | Mr. Rourke toured for four years.
Zipporah Lyle | Partner | Nashville, TN | zlyle | 615-555-2256 | Labor & Employment | J.D./Howard University School of Law/2006; B.A./Fisk University/2002 | Tennessee; District of Columbia | - | Ms. Lyle trains supervisors before they need it.`

/** Nothing but sentences. */
export const pellinore: WrittenPlan = {
  key: 'sentences-only',
  firm: 'Pellinore Trent PLLC',
  host: 'pellinoretrent.example',
  structure: 'sentences alone: practice, school, admission and clerkship told in prose below a name',
  people: handwritten('pellinoretrent.example', pellinorePeople),
  path: ({ slug }) => `/lawyers/${slug}.html`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)}, Pellinore Trent PLLC</title></head><body>
      <div id="top"><a href="/">Pellinore Trent PLLC</a></div><ul id="menu"><li>
      <a href="/lawyers.html">Lawyers</a></li><li><a href="/work.html">Work</a></li></ul><div id="text">
      ${inner}</div><div id="bottom">Nashville 615-555-2250, Memphis 901-555-2250</div></body></html>
    `,
  bio(person) {
    const [law, college] = person.education
    const mr = person.bio.split(' ').slice(0, 2).join(' ')
    const she = mr.startsWith('Ms') ? 'She' : 'He'
    const her = mr.startsWith('Ms') ? 'her' : 'his'
    return markup`
      <h1>${escaped(person.shown)}</h1><p>${escaped(person.title)}, ${escaped(person.offices[0]?.split(',')[0] ?? '')}
      <br>${person.phone}<br><a href="mailto:${person.email}">${person.email}</a></p><p>${escaped(person.bio)} ${she} focuses ${her} practice on ${person.areas.join(' and ').toLowerCase()}.</p>
      <p>${mr} received ${her} J.D. from ${escaped(law?.school ?? '')} in ${law?.year} and ${her} ${college?.degree} from ${escaped(college?.school ?? '')} in ${college?.year}.${part(person.clerkships, ` After law school, ${she.toLowerCase()} clerked for ${escaped(person.clerkships[0] ?? '')}.`)} ${she} is admitted to practice in ${person.bars.join(' and ')}.</p>
      <p>Away from the office, ${mr} coaches Little League in Franklin, Kentucky.</p>
    `
  },
  others: [
    ['/lawyers.html', 'Lawyers', '<p>Nashville and Memphis</p>'],
    ['/work.html', 'Work', '<p>Songs, hospitals, freight.</p>'],
    [
      '/notes/termination-rights.html',
      'Termination Rights',
      '<p>Gareth Pellinore is a partner. He received his J.D. from Vanderbilt in 1998.</p>',
    ],
    ['/memphis.html', 'Memphis', '<p>901-555-2250</p>'],
    ['/notes/zipporah-lyle-speaks.html', 'Zipporah Lyle Speaks at SHRM', '<p>June 2026</p>'],
    ['/privacy.html', 'Privacy', '<p>We keep little.</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
