import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const devereuxPeople = `
Philippa Devereux KC=Philippa Devereux | Barrister | London | pdevereux | 020 7946 2331 | Chancery; Trusts; Art Law | B.A./University of Oxford/1988 | England and Wales | - | Philippa is instructed in the heaviest of trust disputes.
Rohan Mukherjee | Barrister | London | rmukherjee | 020 7946 2332 | Commercial Fraud; Insolvency | LL.B./University of Bristol/2006; LL.M./University of Cambridge/2007 | England and Wales | Judicial Assistant to Lord Justice Penhaligon, Court of Appeal | Rohan traces assets through four islands.
Siân ap Gwilym | Barrister | London | sapgwilym | 020 7946 2333 | Public Law; Devolution | LL.B./Cardiff University/2012 | England and Wales | - | Siân appears for councils and against them.
Olufemi Adesanya | Pupil Barrister | London | oadesanya | 020 7946 2334 | Chancery | B.A./University of Durham/2020 | - | - | Olufemi is in the second six.
Nigel Cartwright-Hume | Senior Clerk | London | ncartwrighthume | 020 7946 2335 | - | - | - | - | Nigel has clerked since 1989.`

export const devereux: WrittenPlan = {
  key: 'barristers-chambers',
  firm: 'Devereux Row Chambers',
  host: 'devereuxrow.example',
  structure: 'chambers: year of call, clerks with addresses and numbers of their own, letters after names',
  people: handwritten('devereuxrow.example', devereuxPeople),
  path: ({ slug }) => `/barristers/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en-GB"><head><title>${escaped(title)} | Devereux Row Chambers</title></head>
      <body><header><a href="/">Devereux Row</a><ul><li><a href="/barristers">Barristers</a></li><li>
      <a href="/expertise">Expertise</a></li><li><a href="/clerks">Clerks</a></li></ul></header><main>${inner}
      </main>
      <footer>Devereux Row Chambers, Temple, London EC4Y. 020 7946 2330. clerks@devereuxrow.example. Regulated by the Bar Standards Board.</footer>
      </body></html>
    `,
  bio: (person) =>
    markup`
      <div class="profile-banner"><h1>${escaped(person.shown)}</h1><p class="role">${escaped(person.title)}
      </p>${part(person.bars, '<p class="call">Call: 1989 (England and Wales)</p>')}<dl class="contact">
      <dt>Chambers</dt><dd>London</dd><dt>Telephone</dt><dd>${person.phone}</dd><dt>Email</dt><dd>
      <a href="mailto:${person.email}">${person.email}</a></dd></dl><div class="clerk">
      <h4>Contact my clerk</h4><p>Wayne Dobbs</p><p>020 7946 2339</p><p>
      <a href="mailto:wdobbs@devereuxrow.example">wdobbs@devereuxrow.example</a></p></div></div>
      <div class="tabs">
      ${part(person.areas, `<div class="tab"><h3>Expertise</h3><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul></div>`)}
      <div class="tab"><h3>Overview</h3><p>${escaped(person.bio)}</p></div>
      ${part(
        person.education,
        markup`
        <div class="tab"><h3>Qualifications</h3><ul>
        ${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)} (${one.year})</li>`)}
        </ul></div>
      `,
      )}
      ${part(person.bars, `<div class="tab"><h3>Admissions</h3><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul></div>`)}
      ${part(person.clerkships, `<div class="tab"><h3>Clerkships</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></div>`)}
      <div class="tab"><h3>Directories</h3><p>“A joy to work with.” Legal 500, 2025</p></div></div>
    `,
  others: [
    ['/barristers', 'Barristers', '<p>Forty members.</p>'],
    ['/expertise/art-law', 'Art Law', '<p>Philippa Devereux KC</p>'],
    ['/news/rohan-mukherjee-takes-silk', 'Rohan Mukherjee Takes Silk', '<p>March 2026</p>'],
    ['/clerks', 'Clerks', '<p>Wayne Dobbs 020 7946 2339</p>'],
    ['/pupillage', 'Pupillage', '<p>Two pupils each year.</p>'],
  ],
  other: (heading, body) => `<div class="profile-banner"><h1>${escaped(heading)}</h1></div>${body}`,
  more: sitemap,
}
