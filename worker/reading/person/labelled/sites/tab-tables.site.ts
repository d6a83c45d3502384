import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Degree } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped, htmlAnswer, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  peopleAmong,
  row,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const kilnPeople = `
Preston Lyle Hargrove IV | Shareholder | Dallas, TX | phargrove | (214) 555-0151 | Oil & Gas Transactions; Midstream | J.D./SMU Dedman School of Law/2003; B.B.A./Texas Christian University/2000 | Texas; Oklahoma | - | Preston closes at midnight.
Xiomara Delgado | Associate | Austin, TX | xdelgado | (512) 555-0152 | Labor | J.D./St. Mary's University School of Law/2020; B.A./University of Texas at El Paso/2016 | Texas | Hon. Beatrice Okonkwo, U.S. District Court for the Western District of Texas | Xiomara clerked in San Antonio.
Ray Don Tuttle | Of Counsel | Dallas, TX | rtuttle | (214) 555-0153 | Banking | J.D./Baylor Law School/1976; B.B.A./Baylor University/1973 | Texas | - | Ray Don knows every banker in Lubbock.
Simone Arceneaux | Shareholder | New Orleans, LA | sarceneaux | (504) 555-0154 | Maritime Personal Injury Defense; Admiralty | J.D./Louisiana State University Paul M. Hebert Law Center/1998; B.A./Dillard University/1995 | Louisiana; Mississippi | - | Simone tries cases under the Jones Act.
Blake Nakai | Associate | Austin, TX | bnakai | (512) 555-0155 | Water Rights | J.D./University of New Mexico School of Law/2019; B.S./Fort Lewis College/2014 | Texas; New Mexico | - | Blake maps aquifers.
Cordelia Banks | Senior Attorney | Dallas, TX | cbanks | (214) 555-0156 | Credit Unions; Fintech | J.D./Texas A&M University School of Law/2012; B.A./Spelman College/2008 | Texas; Arkansas | - | Cordelia is asked before a product ships.
Lance Petrov | Chief Information Officer | Dallas, TX | lpetrov | (214) 555-0157 | - | M.S./University of North Texas/2005; B.S./University of Houston/2001 | - | - | Lance keeps the lights on.
June Abernathy-Cole | Shareholder | Austin, TX; Dallas, TX | jabernathycole | (512) 555-0158 | Public Utilities; Telecommunications | J.D./University of Houston Law Center/1994; B.J./University of Texas at Austin/1991 | Texas | Justice Earl Whitcomb, Texas Court of Criminal Appeals | June appears before the Commission.`

export const kiln: WrittenPlan = {
  key: 'tab-tables',
  firm: 'Kiln & Hargrove, P.C.',
  host: 'kilnhargrove.example',
  structure:
    'tab panels named by their tabs alone, degrees and admissions as tables with columns, "at" and "dot" in words',
  people: handwritten('kilnhargrove.example', kilnPeople),
  path: ({ slug }) => `/attorneys-staff/profile/${slug}.html`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} :: Kiln &amp; Hargrove</title></head>
      <body class="page basicpage"><div class="root responsivegrid"><div class="cmp-container">
      <div class="experiencefragment"><div class="cmp-experiencefragment--header"><div class="navigation">
      <nav class="cmp-navigation"><ul><li><a href="/attorneys-staff.html">Attorneys &amp; Staff</a></li><li>
      <a href="/practices.html">Practices</a></li></ul></nav></div></div></div>${inner}
      <div class="experiencefragment"><div class="cmp-experiencefragment--footer">
      <p>Dallas (214) 555-0100 &nbsp; Austin (512) 555-0100 &nbsp; New Orleans (504) 555-0100</p>
      <p>Principal office: Dallas. Not certified by the Texas Board of Legal Specialization.</p></div></div>
      </div></div></body></html>
    `,
  bio(person) {
    const tabs: (readonly [string, string])[] = [
      ['Biography', `<p>${escaped(person.bio)}</p>`],
      ...(person.areas.length > 0 ? [['Practices', items(person.areas)] as const] : []),
      [
        'Education',
        markup`
          <table><thead>${row(['School', 'Degree', 'Year'], 'th')}</thead><tbody>
          ${each(person.education, (one: Degree) => row([escaped(one.school), one.degree, one.year]))}</tbody>
          </table>
        `,
      ],
      ...(person.bars.length > 0
        ? [
            [
              'Bar Admissions',
              `<table><thead>${row(['Jurisdiction', 'Year Admitted'], 'th')}</thead><tbody>${each(person.bars, (bar, at) => row([bar, 2004 + at]))}</tbody></table>`,
            ] as const,
          ]
        : []),
      ...(person.clerkships.length > 0
        ? [
            [
              'Clerkships',
              `<table><tbody>${each(person.clerkships, (one) => row([escaped(one), '2008 - 2009']))}</tbody></table>`,
            ] as const,
          ]
        : []),
      ['Community', '<p>Habitat for Humanity, Dallas</p>'],
    ]
    return `<div class="title"><div class="cmp-title"><h1 class="cmp-title__text">${escaped(person.shown)}</h1></div></div><div class="text"><div class="cmp-text"><p>${escaped(person.title)}<br>${each(person.offices, escaped, '<br>')}</p><p>Ph: ${person.phone} | Fx: (214) 555-0199<br>${person.email?.replace('@', ' at ').replace('.example', ' dot example')}</p></div></div>
<div class="tabs"><ol role="tablist" class="cmp-tabs__tablist">${each(tabs, ([label], at) => `<li role="tab" id="tabs-${at}-tab" class="cmp-tabs__tab" aria-controls="tabs-${at}-panel">${label}</li>`)}</ol>${each(tabs, ([, inner], at) => `<div id="tabs-${at}-panel" role="tabpanel" aria-labelledby="tabs-${at}-tab" class="cmp-tabs__tabpanel"><div class="cmp-text">${inner}</div></div>`)}</div>`
  },
  others: [
    [
      '/practices/water-rights.html',
      'Water Rights',
      '<p>Rivers, wells, compacts. <a href="/attorneys-staff/profile/blake-nakai.html">Blake Nakai</a>, Associate, (512) 555-0155</p>',
    ],
    [
      '/attorneys-staff.html',
      'Attorneys & Staff',
      '<ul><li><a href="/attorneys-staff/profile/lance-petrov.html">Lance Petrov</a> Chief Information Officer</li><li><a href="/attorneys-staff/profile/blake-nakai.html">Blake Nakai</a> Associate</li></ul>',
    ],
    ['/news/jackson-walker-dispute.html', 'Jackson Walker', '<p>A dispute over fees ends in Houston.</p>'],
    [
      '/offices/new-orleans.html',
      'New Orleans',
      '<p>365 Canal Street, New Orleans, LA 70130</p><p>Ph: (504) 555-0100</p>',
    ],
    [
      '/attorneys-staff/profile/scholarship.html',
      'Ray Don Tuttle Scholarship',
      '<p>Each spring a student of Baylor Law School receives $10,000. Apply by March 1.</p>',
    ],
    ['/events/barbecue.html', 'Annual Barbecue', '<p>Austin, May 9. Preston Lyle Hargrove IV, Shareholder, cooks.</p>'],
  ],
  other: (heading, body) =>
    `<div class="cmp-title"><h1 class="cmp-title__text">${escaped(heading)}</h1></div><div class="cmp-text">${body}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys-staff.html'
      ? htmlAnswer(
          kiln.page(
            'Attorneys & Staff',
            markup`
              <h1>Attorneys &amp; Staff</h1><table>
              ${each(peopleAmong(pages), ({ path, person }) => row([`<a href="${path}">${escaped(person.name)}</a>`, escaped(person.title), person.phone]))}
              </table>
            `,
          ),
        )
      : undefined,
}
