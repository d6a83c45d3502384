import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  listInSentence,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const inglePeople = `
Katherine Ingle | Partner | Santa Barbara, CA | katherine | 805-555-0111 | Estate Planning; Trust Administration; Conservatorships | J.D./Loyola Law School, Los Angeles/1997; B.A./University of California, Santa Barbara/1993 | California; United States Tax Court | - | She is a certified specialist.
Rafael Montoya-Pierce | Partner | Santa Barbara, CA | rafael | 805-555-0112 | Land Use; Coastal Permits | J.D./University of California, Davis School of Law/2001; B.S./Cal Poly San Luis Obispo/1996 | California; United States Tax Court | - | He surfs where he litigates.
Bronwyn Hale-Okoro | Associate | Ventura, CA | bronwyn | 805-555-0113 | Trust Litigation | J.D./Pepperdine University School of Law/2018; B.A./Westmont College/2014 | California; United States Tax Court | Hon. Diego Arroyo, Ventura County Superior Court | She writes well.
Winston Chu | Associate | Santa Barbara, CA | winston | 805-555-0114 | Probate | J.D./Santa Barbara College of Law/2020; B.A./University of California, Irvine/2012 | California; United States Tax Court | - | He came to the law from banking.
Dolores Vega | Paralegal | Ventura, CA | dolores | 805-555-0115 | Probate | B.A./California Lutheran University/2009 | - | - | She runs the calendar.
Harold T. Ames | Of Counsel | Santa Barbara, CA | harold | 805-555-0116 | Family Law | J.D./UC Hastings College of the Law/1971; A.B./Stanford University/1968 | California; United States Tax Court | - | He still comes in on Tuesdays.
Jessamyn Ford | Counsel | Santa Barbara, CA | jessamyn | 805-555-0117 | Nonprofit Organizations | J.D./UCLA School of Law/2009; B.A./Pitzer College/2004 | California; Oregon; United States Tax Court | - | She sits on three boards.
Paul Okabe | Associate | Ventura, CA | paul | 805-555-0118 | Agricultural Law | J.D./University of San Diego School of Law/2016; B.S./California State University, Fresno/2011 | California; Arizona; United States Tax Court | - | He grew up among lemons.`

export const ingle: WrittenPlan = {
  key: 'facts-in-sentences',
  firm: 'Ingle Montoya-Pierce LLP',
  host: 'inglemontoya.example',
  structure:
    'heading "About …", bold labels at the begin of paragraphs, the position in a sentence, an address turned by a script',
  people: handwritten('inglemontoya.example', inglePeople),
  path: ({ slug }) => `/about/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html><head><title>${escaped(title)} — Ingle Montoya-Pierce LLP</title>
      <meta name="description" content="Trusts and land in Santa Barbara."></head><body id="collection-5f">
      <div class="Header"><div class="Header-inner"><a href="/">Ingle Montoya-Pierce LLP</a>
      <a href="/about">About</a><a href="/areas">Areas</a><a href="/notes">Notes</a></div></div>
      <section class="Main-content">${inner}</section><div class="Footer"><div class="sqs-block">
      <p>1 Anacapa Street, Santa Barbara, California 93101</p><p>Phone 805-555-0100 · Fax 805-555-0199</p>
      </div></div></body></html>
    `,
  bio: (person) =>
    `<div class="sqs-layout"><div class="sqs-block html-block"><h1>About ${escaped(person.name)}</h1><p>${escaped(person.name)} is ${/^[AEIO]/.test(person.title) ? 'an' : 'a'} ${person.title === 'Of Counsel' ? 'attorney who is of counsel' : person.title.toLowerCase()} in the firm’s ${person.offices[0]?.split(',')[0]} office. ${escaped(person.bio)} ${escaped(person.last)} lives nearby with too many books.</p>
<p><strong>Areas of practice:</strong> ${listInSentence(person.areas.map(escaped))}</p><p><strong>Education:</strong> ${each(person.education, (one) => `${escaped(one.school)}, ${one.degree} (${one.year})`, '; ')}</p>
${part(person.bars, `<p><strong>Admitted to practice:</strong> ${listInSentence(person.bars.slice(0, -1))}; ${person.bars.at(-1)}</p>`)}${part(person.clerkships, `<p><strong>Clerkship:</strong> ${escaped(person.clerkships[0] ?? '')}</p>`)}
<p><strong>Reach ${escaped(person.name.split(' ')[0] ?? '')}:</strong> ${person.phone} or <script type="text/javascript">var a='${[...(person.email ?? '')].reverse().join('')}'.split('').reverse().join('');document.write('<a href="ma'+'ilto:'+a+'">'+a+'</a>');</script></p></div></div>`,
  others: [
    ['/about', 'About', '<p>Eight of us, two offices, one subject: what you leave.</p>'],
    [
      '/areas/conservatorships',
      'Conservatorships',
      '<p>When a parent can no longer decide.</p><p>Katherine Ingle, partner, 805-555-0111</p>',
    ],
    [
      '/notes/prop-19',
      'Proposition 19 at Five',
      '<p>by Katherine Ingle</p><p>Parents still give houses to children, and assessors still ask.</p>',
    ],
    ['/about/fees', 'Fees', '<p>We tell you before we begin.</p>'],
    [
      '/about/ventura',
      'Ventura',
      '<p>Our Ventura office is on Main Street. Bronwyn Hale-Okoro and Paul Okabe work there.</p>',
    ],
    [
      '/notes/harold-ames-fifty-years',
      'Harold Ames: Fifty Years at the Bar',
      '<p>He was admitted in California in 1972. Friends gathered at the Mission.</p>',
    ],
  ],
  other: (heading, body) => `<div class="sqs-layout"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/about'
      ? htmlAnswer(
          ingle.page(
            'About',
            markup`
              <h1>About</h1><p>Eight of us, two offices.</p><ul>
              ${each(peopleAmong(pages), ({ path, person }) => `<li><a href="${path}">${escaped(person.name)}</a></li>`)}
              </ul>
            `,
          ),
        )
      : undefined,
}
