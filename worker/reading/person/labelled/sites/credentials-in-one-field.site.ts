import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const quarlesPeople = `
Adalyn Quarles-Beck | President | Des Moines, IA | abeck | 515-555-2271 | Insurance Regulation; Captives | J.D./Drake University Law School/1999; B.S./Iowa State University/1995 | Iowa | - | Adalyn was general counsel of a mutual.
Ferdinand Osei | Shareholder | Des Moines, IA | fosei | 515-555-2272 | Ethanol; Renewable Fuels | J.D./University of Iowa College of Law/2004; B.S./South Dakota State University/2000 | Iowa; Nebraska | - | Ferdinand finances plants.
Henrike Vos | Shareholder | Cedar Rapids, IA | hvos | 319-555-2273 | Seed Patents; Plant Variety Protection | J.D./University of Minnesota Law School/2007; M.S./Wageningen University/2002 | Iowa; Minnesota | - | Henrike grew what she now protects.
Jasper Two Bears | Associate | Cedar Rapids, IA | jtwobears | 319-555-2274 | Tribal Law; Gaming | J.D./University of South Dakota School of Law/2018; B.A./Augustana University/2013 | Iowa; South Dakota | Hon. Merle Hanson, Iowa Court of Appeals | Jasper drafts compacts.
Clementine Ash | Associate | Des Moines, IA | cash | 515-555-2275 | School Law | J.D./Creighton University School of Law/2021; B.A./Luther College/2016 | Iowa | - | Clementine taught sixth grade.
Rudolph van Zandt | Of Counsel | Des Moines, IA | rvanzandt | 515-555-2276 | Cooperatives; Grain Storage | J.D./Drake University Law School/1974; B.A./Central College/1971 | Iowa | - | Rudolph incorporated half the elevators in the state.
Noemi Castillo-Berg | Associate | Des Moines, IA | ncastillo-berg | 515-555-2277 | Meatpacking; Workplace Safety | J.D./University of Wisconsin Law School/2019; B.A./Grinnell College/2014 | Iowa; Illinois | - | Noemi walks the line before she writes.
Truett Lindgren | Marketing Coordinator | Cedar Rapids, IA | tlindgren | 319-555-2278 | - | B.A./Coe College/2020 | - | - | Truett posts.`

/** Degrees and bars under one heading, in one list. */
export const quarles: WrittenPlan = {
  key: 'credentials-in-one-field',
  firm: 'Quarles Vos & Lindgren, P.C.',
  host: 'quarlesvos.example',
  structure:
    'one list for degrees and bars, practice as chips that link, a card of address lines with one number for all',
  people: handwritten('quarlesvos.example', quarlesPeople),
  path: ({ slug }) => `/team/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Quarles Vos &amp; Lindgren</title>
      </head><body><header class="bar"><a class="bar__logo" href="/">QVL</a><a href="/team">Team</a>
      <a href="/industries">Industries</a></header><main>${inner}</main><footer class="end">
      <div class="end__office"><strong>Des Moines</strong><br>666 Grand Avenue<br>515-555-2200</div>
      <div class="end__office"><strong>Cedar Rapids</strong><br>222 Third Avenue SE<br>319-555-2200</div>
      </footer></body></html>
    `,
  bio: (person) =>
    `<div class="who"><h1>${escaped(person.shown)} <small>${escaped(person.title)}</small></h1>${part(
      person.areas,
      markup`
      <p class="chips">
      ${each(person.areas, (area) => `<a class="chip" href="/industries/${area.toLowerCase().replaceAll(/\W+/g, '-')}">${escaped(area)}</a>`)}
      </p>
    `,
    )}<address>Quarles Vos &amp; Lindgren, P.C.<br>${person.offices[0]?.startsWith('D') ? '666 Grand Avenue, Suite 2000' : '222 Third Avenue SE'}<br>${escaped(person.offices[0] ?? '')} ${person.offices[0]?.startsWith('D') ? '50309' : '52401'}<br>Direct dial ${person.phone}<br>Fax 515-555-2299<br><a href="mailto:${person.email}">Email ${escaped(person.name)}</a></address></div><p>${escaped(person.bio)}</p>
<h2>Education &amp; Admissions</h2><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}${each(person.bars, (bar, at) => `<li>Admitted in ${bar}, ${2000 + at}</li>`)}</ul>${part(person.clerkships, `<h2>Before QVL</h2><ul><li>Judicial law clerk, ${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h2>Speaking</h2><ul><li>Iowa State Bar Association Annual Meeting, Ames, 2025</li><li>Drake University Law School, guest lecturer, 2023</li></ul>`,
  others: [
    ['/team', 'Team', '<p>Des Moines and Cedar Rapids.</p>'],
    ['/industries/school-law', 'School Law', '<p>Clementine Ash, Associate, 515-555-2275</p>'],
    ['/news/rudolph-van-zandt-fifty-years', 'Rudolph van Zandt: Fifty Years', '<p>Admitted in Iowa, 1974.</p>'],
    ['/industries/seed-patents', 'Seed Patents', '<p>Henrike Vos</p>'],
    ['/cedar-rapids', 'Cedar Rapids', '<p>222 Third Avenue SE</p>'],
    ['/careers/clerks', 'Law Clerks', '<p>Education: 2L.</p>'],
  ],
  other: (heading, body) => `<div class="who"><h1>${escaped(heading)}</h1></div>${body}`,
  more: sitemap,
}
