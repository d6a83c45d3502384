import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const larkPeople = `
Juniper Lark | Owner and Attorney | Boise, ID | juniper | 208-555-2321 | Bankruptcy; Debt Defense | J.D./University of Idaho College of Law/2010; B.A./Boise State University/2006 | Idaho; Oregon | - | I help people start over.
Mateo Ybarra | Attorney | Boise, ID | mateo | 208-555-2322 | Workers' Compensation | J.D./Willamette University College of Law/2016; B.A./College of Idaho/2012 | Idaho | Hon. Sylvia Brandt, Idaho Court of Appeals | My father was hurt at a sawmill.
Harriet Cole-Nakai | Attorney | Nampa, ID | harriet | 208-555-2323 | Adoption; Guardianship | J.D./Gonzaga University School of Law/2005; B.S.W./Northwest Nazarene University/2001 | Idaho; Washington | - | I have seen four hundred families made.
Bryce Okada | Legal Assistant | Nampa, ID | bryce | 208-555-2324 | Bankruptcy | A.A./College of Western Idaho/2016 | - | - | I am who you talk to first.
Rosamund Teller | Senior Attorney | Boise, ID | rosamund | 208-555-2325 | Tax Problems; Audits | J.D./Lewis & Clark Law School/1996; B.B.A./Idaho State University/1991 | Idaho; Utah | - | I used to work for the other side.`

export const lark: WrittenPlan = {
  key: 'first-person-headings',
  firm: 'Lark Legal Help',
  host: 'larklegalhelp.example',
  structure: 'headings in the first person and as questions, buttons for phone and mail, a form with an office list',
  people: handwritten('larklegalhelp.example', larkPeople),
  path: ({ slug }) => `/meet/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html lang="en"><head><title>Meet ${escaped(title)} – Lark Legal Help</title></head>
      <body><nav class="sticky-nav"><a href="/">Lark Legal Help</a><a href="/meet">Meet us</a>
      <a href="/help">How we help</a><a class="btn" href="tel:+12085552320">Call now</a></nav>${inner}
      <section class="contact-form"><h3>Tell us what happened</h3><form><input placeholder="Name"><select>
      <option>Boise</option><option>Nampa</option><option>Meridian</option></select></form></section>
      <footer>Boise (208) 555-2320 · <a href="mailto:help@larklegalhelp.example">help@larklegalhelp.example</a>
      </footer></body></html>
    `,
  bio: (person) =>
    markup`
      <section class="hero"><h1>Hi, I’m ${escaped(person.name)}.</h1><p class="tagline">
      ${escaped(person.title)} · ${escaped(person.offices[0] ?? '')}</p><p><a class="btn" href="tel:+1${person.phone?.replaceAll('-', '')}">Call ${escaped(person.name.split(' ')[0] ?? '')}
      </a> <a class="btn" href="mailto:${person.email}">Email ${escaped(person.name.split(' ')[0] ?? '')}</a>
      </p></section><section><p>${escaped(person.bio)}</p>
      ${part(person.areas, `<h2>What I do</h2><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`)}
      <h2>Where I went to school</h2><ul>
      ${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree}, ${one.year}</li>`)}</ul>
      ${part(person.bars, `<h2>Where I’m licensed</h2><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}
      ${part(person.clerkships, `<h2>Where I clerked</h2><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}
      <h2>What I do on weekends</h2><ul><li>Fish the Payette</li><li>Bake</li></ul></section>
    `,
  others: [
    ['/meet', 'Meet us', '<p>Five people.</p>'],
    ['/help/debt-defense', 'Debt Defense', '<p>Call Juniper.</p>'],
    ['/stories/starting-over-at-sixty', 'Starting Over at Sixty', '<p>Hi, I’m Carol.</p>'],
    ['/nampa', 'Nampa', '<p>By appointment.</p>'],
  ],
  other: (heading, body) => `<section class="hero"><h1>${escaped(heading)}</h1></section><section>${body}</section>`,
  more: (url, { pages }) =>
    url.pathname === '/meet'
      ? htmlAnswer(
          lark.page(
            'us',
            markup`
              <section class="hero"><h1>Meet us</h1></section>
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <div class="tile"><h3>${escaped(person.name)}</h3><p>${escaped(person.title)}</p>
                <a class="btn" href="${path}">Meet ${escaped(person.name.split(' ')[0] ?? '')}</a></div>
              `,
              )}
            `,
          ),
        )
      : undefined,
}
