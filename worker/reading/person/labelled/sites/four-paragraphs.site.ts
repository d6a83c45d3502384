import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, handwritten, sitemap } from '#worker/reading/person/labelled/written-site.fixture.ts'

const opalPeople = `
Jacinta Robles | Partner | El Paso, TX | jrobles | 915-555-0121 | customs; cross-border logistics; maquiladoras | J.D./Texas Tech University School of Law/2004; B.A./New Mexico State University/2000 | Texas; New Mexico | - | Jacinta knows each bridge of the border.
Barnaby Stokes | Partner | Beaumont, TX | bstokes | 409-555-0122 | refinery accidents; insurance coverage | J.D./South Texas College of Law/1991; B.S./Lamar University/1986 | Texas; Louisiana | Honorable Ruth Marlowe of the United States District Court for the Eastern District of Texas | Barnaby worked in a refinery for six summers.
Thuy-Linh Dao | Associate | Houston, TX | tdao | 713-555-0123 | admiralty; charter disputes | J.D./University of Houston Law Center/2019; B.B.A./University of St. Thomas/2015 | Texas | - | Thuy-Linh speaks Vietnamese with fishermen.
Emerson Clay | Associate | El Paso, TX | eclay | 915-555-0124 | immigration; asylum | J.D./University of Texas School of Law/2020; B.A./Trinity University/2016 | Texas | Honorable Salvador Quintana of the Texas Eighth Court of Appeals | Emerson represents families.
Rosemary Tidwell | Of Counsel | Beaumont, TX | rtidwell | 409-555-0125 | probate; timber rights | J.D./Baylor Law School/1979; B.A./Stephen F. Austin State University/1976 | Texas | - | Rosemary has known three generations of clients.
Idris Bello | Partner | Houston, TX | ibello | 713-555-0126 | liquefied natural gas; project finance | LL.M./University of Houston Law Center/2008; LL.B./University of Ibadan/2001 | Texas; Nigeria | - | Idris finances terminals.
Magdalena Kruk | Counsel | Houston, TX | mkruk | 713-555-0127 | environmental permits; air quality | J.D./Tulane University Law School/2010; M.S./Rice University/2006 | Texas; Louisiana | - | Magdalena reads data first.
Wade Hollister | Associate | Beaumont, TX | whollister | 409-555-0128 | trucking defense; premises liability | J.D./St. Mary's University School of Law/2017; B.A./McNeese State University/2013 | Texas | - | Wade tries cases in four counties.`

const listInSentence = (list: readonly string[]) =>
  list.length > 2 ? `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}` : list.join(' and ')

const pronoun = ({ name }: Someone) => (/^(?:Barnaby|Emerson|Idris|Wade)/.test(name) ? ['He', 'his'] : ['She', 'her'])

export const opal: WrittenPlan = {
  key: 'four-paragraphs',
  firm: 'Opal Stokes Robles',
  host: 'opalstokes.example',
  structure: 'four paragraphs and no list: practice, degrees, licences and clerkship in sentences',
  people: handwritten('opalstokes.example', opalPeople),
  path: ({ slug }) => `/lawyers/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html><head><title>${escaped(title)} | Opal Stokes Robles</title></head><body>
      <div class="wrap"><div class="top">
      <a href="/">OSR</a> <a href="/lawyers">Lawyers</a> <a href="/cases">Cases</a></div><div class="middle">
      ${inner}</div>
      <div class="bottom">Opal Stokes Robles, attorneys at law. El Paso 915-555-0100. Beaumont 409-555-0100. Houston 713-555-0100.</div>
      </div></body></html>
    `,
  bio(person) {
    const [they = '', their = ''] = pronoun(person)
    const [first, second] = person.education
    return `<h1>${escaped(person.shown)}</h1><p class="sub">${escaped(person.title)} &mdash; ${escaped(person.offices[0] ?? '')}</p><p class="sub">${person.phone} &mdash; <a href="mailto:${person.email}">${person.email}</a></p>
<p>${escaped(person.bio)} ${they} is a ${escaped(person.title.toLowerCase())} whom opponents call before they file.</p><p>${they} concentrates ${their} practice in ${listInSentence(person.areas)}.</p>
<p>${they} earned ${their} ${first?.degree} from ${escaped(first?.school ?? '')} in ${first?.year}${second ? ` and ${their} ${second.degree} from ${escaped(second.school)} in ${second.year}` : ''}. ${they} is licensed to practice in ${listInSentence(person.bars)}.${person.clerkships.length > 0 ? ` After law school ${they.toLowerCase()} served as a law clerk to the ${escaped(person.clerkships[0] ?? '')}.` : ''}</p>`
  },
  others: [
    ['/cases/bridge', 'The Bridge Case', '<p>Jacinta Robles won in 2019. The bridge stands.</p>'],
    ['/cases/refinery', 'The Refinery Case', '<p>Barnaby Stokes, partner, tried it for nine weeks.</p>'],
    [
      '/lawyers',
      'Lawyers',
      '<p><a href="/lawyers/idris-bello">Idris Bello</a> <a href="/lawyers/wade-hollister">Wade Hollister</a></p>',
    ],
    ['/beaumont', 'Beaumont', '<p>470 Orleans Street, Beaumont, TX 77701, 409-555-0100</p>'],
    [
      '/lawyers/hiring',
      'We Are Hiring',
      '<p>A trial lawyer with three years. J.D. and Texas licence. Write to jobs@opalstokes.example.</p>',
    ],
    [
      '/remembering-pearl-opal',
      'Remembering Pearl Opal',
      '<p>She earned her J.D. from Baylor Law School in 1959 and founded the firm in 1962.</p>',
    ],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
