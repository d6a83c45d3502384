import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const cascadiaPeople = `
Willa Cascade-Moore | Co-Founder | Eugene, OR | willa | 541.555.2621 | Cannabis Licensing; Hemp | J.D./University of Oregon School of Law/2012; B.A./Evergreen State College/2007 | Oregon; Washington | - | Willa licensed the first hundred shops.
Thaddeus Okello | Co-Founder | Eugene, OR | thad | 541.555.2622 | Breweries; Distilleries; Hospitality Leases | J.D./Lewis & Clark Law School/2010; B.S./Oregon State University/2005 | Oregon | - | Thaddeus homebrews.
Paloma Reyes-Finch | Attorney | Bend, OR | paloma | 541.555.2623 | Short-Term Rentals; Resort Development | J.D./Willamette University College of Law/2018; B.A./Linfield University/2014 | Oregon; Idaho | Hon. Jack Ruffner, Deschutes County Circuit Court | Paloma climbs.
Rowan Blythe | Attorney | Bend, OR | rowan | 541.555.2624 | Water; Irrigation Districts | J.D./University of Denver Sturm College of Law/2016; B.S./University of Montana/2010 | Oregon; Colorado | - | Rowan reads gauges.
Kit Nakashima | Client Concierge | Eugene, OR | kit | 541.555.2625 | - | B.F.A./Pacific Northwest College of Art/2012 | - | - | Kit remembers your dog.`

export const cascadia: WrittenPlan = {
  key: 'playful-firm',
  firm: 'Cascadia Collective Law',
  host: 'cascadiacollective.example',
  structure: 'a playful firm: emoji before facts, questions and answers, the name in a sentence below a first name',
  people: handwritten('cascadiacollective.example', cascadiaPeople),
  path: ({ slug }) => `/humans/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html lang="en"><head><title>${escaped(title)} | Cascadia Collective Law</title>
      <meta property="og:title" content="${escaped(title)}"></head><body><nav>
      <a href="/">🌲 Cascadia Collective</a> <a href="/humans">Humans</a> <a href="/things-we-do">Things we do</a>
      </nav>${inner}<footer>Made in Oregon · hello@cascadiacollective.example · 541.555.2620</footer></body>
      </html>
    `,
  bio: (person) =>
    markup`
      <div class="human"><h1>${escaped(person.name)}</h1><h2>${escaped(person.title)}</h2><ul class="card">
      <li>📍 ${escaped(person.offices[0] ?? '')}</li><li>☎️ ${person.phone}</li><li>✉️ <a href="mailto:${person.email}">
      ${person.email}</a></li></ul><p>${escaped(person.bio)}</p>
      ${part(person.areas, `<h3>🛠 What I do</h3><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`)}
      <h3>🎓 School</h3><ul>
      ${each(person.education, (one) => `<li>${escaped(one.school)} · ${one.degree} · ${one.year}</li>`)}</ul>
      ${part(person.bars, `<h3>⚖️ Licensed in</h3><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}
      ${part(person.clerkships, `<h3>👩‍⚖️ Clerked for</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}
      <h3>🐶 Favorite dog</h3><ul><li>All of them, but mostly Portland, a beagle</li></ul></div>
    `,
  others: [
    ['/humans', 'Humans', '<p>And dogs.</p>'],
    ['/things-we-do/hemp', 'Hemp', '<p>Willa Cascade-Moore</p>'],
    ['/bend', 'Bend', '<p>By the river.</p>'],
    ['/blog/portland-is-a-beagle', 'Portland Is a Beagle', '<p>Kit Nakashima</p>'],
  ],
  other: (heading, body) => `<div class="human"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
