import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const cordovaPeople = `
Esteban Cordova | Managing Partner | San Antonio, TX | ecordova | (210) 555-0131 | Eminent Domain; Condemnation | J.D./St. Mary's University School of Law/1994/magna cum laude; B.A./Our Lady of the Lake University/1990 | Texas | - | Esteban has tried takings cases in thirty counties.
Wilhelmina Strauss | Partner | Austin, TX | wstrauss | (512) 555-0132 | Administrative Law; Water | J.D./The University of Texas School of Law/1999/with honors; B.S./Texas A&M University/1995 | Texas | Hon. Rosalind Pena, Supreme Court of Texas | Wilhelmina appears before agencies.
Terrell Boudreaux | Partner | San Antonio, TX | tboudreaux | (210) 555-0133 | Commercial Litigation; Appeals | J.D./Baylor Law School/2003; B.A./Louisiana Tech University/2000 | Texas; Louisiana | - | Terrell has tried fifty cases.
Anjali Mehra-Stone | Senior Associate | Austin, TX | amehra-stone | (512) 555-0134 | Technology; Data Privacy | J.D./University of Houston Law Center/2016; B.B.A./The University of Texas at Dallas/2012 | Texas; California | - | Anjali advises software companies.
Rex Holloway | Associate | San Antonio, TX | rholloway | (210) 555-0135 | Insurance Coverage | J.D./Texas Tech University School of Law/2021; B.A./Angelo State University/2017 | Texas | - | Rex reads exclusions.
Consuelo Ibarra-Webb | Of Counsel | San Antonio, TX | cibarra-webb | (210) 555-0136 | Public Finance | J.D./Georgetown University Law Center/1986; B.A./Incarnate Word College/1982 | Texas; District of Columbia | - | Consuelo has closed bonds for forty cities.
Lowell Gentry | Associate | Austin, TX | lgentry | (512) 555-0137 | Real Estate | J.D./Southern Illinois University School of Law/2018; B.A./Murray State University/2014 | Texas | Judge Amelia Storm, U.S. Bankruptcy Court for the Western District of Texas | Lowell closes on land.
Danica Petrovic | Marketing Director | Austin, TX | dpetrovic | (512) 555-0138 | - | B.S./Ball State University/2006 | - | - | Danica runs events.`

export const cordova: WrittenPlan = {
  key: 'unrelated-years-and-schools',
  firm: 'Cordova Strauss LLP',
  host: 'cordovastrauss.example',
  structure: 'lectures, awards, courts and cases with schools, states and years around the facts; "at" and "dot"',
  people: handwritten('cordovastrauss.example', cordovaPeople),
  path: ({ slug }) => `/team/${slug}/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Cordova Strauss LLP | San Antonio & Austin Trial Lawyers</title>
      </head><body><header class="site-header"><a class="custom-logo-link" href="/">
      <img alt="Cordova Strauss LLP"></a><nav class="main-navigation"><a href="/team/">Team</a>
      <a href="/practice/">Practice</a></nav></header><main class="site-main">${inner}</main>
      <footer class="site-footer"><p>112 East Pecan Street, San Antonio, TX 78205, (210) 555-0100</p></footer>
      </body></html>
    `,
  bio: (person) =>
    `<article><header class="entry-header"><h1 class="entry-title">${escaped(person.shown)}</h1><p class="entry-meta">${escaped(person.title)} | ${escaped(person.offices[0] ?? '')} | ${person.phone} | ${person.email?.replace('@', ' AT ').replace('.example', ' DOT example')}</p></header><div class="entry-content"><p>${escaped(person.bio)} Before joining the firm, ${escaped(person.last)} taught at Trinity University in Houston in 2009 and worked in Chicago.</p>
${part(person.areas, `<h4>Practice Areas</h4><p>${each(person.areas, escaped, '<br>')}</p>`)}<h4>Education</h4><ul>${each(
      person.education,
      (one) => markup`
      <li>${escaped(one.school)}, ${one.degree}${one.honor ? `, ${one.honor}` : ''}, ${one.year}<ul>
      <li>Member, Law Review</li><li>Recipient, Dean’s Scholarship</li></ul></li>
    `,
    )}</ul>${part(person.bars, `<h4>Bar Admissions</h4><ul>${each(person.bars, (bar, at) => `<li>State Bar of ${bar}, ${2004 + at}</li>`)}</ul>`)}<h4>Court Admissions</h4><ul><li>U.S. District Court for the Western District of Texas</li><li>U.S. Court of Appeals for the Fifth Circuit</li></ul>${part(person.clerkships, `<h4>Judicial Clerkships</h4><ul><li>${escaped(person.clerkships[0] ?? '')} (2004–2005)</li></ul>`)}<h4>Teaching and Lectures</h4><ul><li>Adjunct Professor, University of Oklahoma College of Law, 2015</li><li>Lecturer, Yale Law School, 2018</li></ul><h4>Awards</h4><ul><li>Texas Super Lawyers, 2012–2026</li><li>Best Lawyers in America, Louisiana, 2020</li></ul><h4>Representative Matters</h4><ul><li>Smith v. State of Colorado, 2019</li></ul></div></article>`,
  others: [
    ['/practice/eminent-domain/', 'Eminent Domain', '<p>They take, we ask how much.</p>'],
    ['/team/', 'Team', '<p><a href="/team/rex-holloway/">Rex Holloway</a></p>'],
    ['/verdicts/holloway-ranch/', 'Holloway Ranch', '<p>$9 million for a pipeline.</p>'],
    ['/team/careers/', 'Careers', '<p>We hire from clerkships. Education: J.D., top of the class.</p>'],
    ['/events/water-law-institute/', 'Water Law Institute', '<p>Speaker: Wilhelmina Strauss, Partner</p>'],
  ],
  other: (heading, body) => `<article><h1 class="entry-title">${escaped(heading)}</h1>${body}</article>`,
  more: sitemap,
}
