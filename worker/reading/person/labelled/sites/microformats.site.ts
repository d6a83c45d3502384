import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const abernathyPeople = `
Dorothy Abernathy-Quill | Principal | Burlington, VT | dorothy | 802-555-2301 | Estate Planning; Land Conservation | J.D./Vermont Law and Graduate School/1994; B.A./Middlebury College/1989 | Vermont; New Hampshire | - | Dorothy keeps farms in families.
Isaiah Penhallow | Associate | Burlington, VT | isaiah | 802-555-2302 | Act 250 Permitting; Zoning | J.D./Vermont Law and Graduate School/2019; B.S./University of Vermont/2014 | Vermont | Hon. Beatrice Cobb, Vermont Supreme Court | Isaiah knows the criteria by heart.
Magnus Thorsen | Of Counsel | Montpelier, VT | magnus | 802-555-2303 | Legislative Affairs | J.D./Boston College Law School/1978; A.B./Bowdoin College/1975 | Vermont; Massachusetts | - | Magnus has outlasted nine governors.
Thu Trang Le | Senior Associate | Burlington, VT | thu | 802-555-2304 | Employment; Captive Insurance | J.D./Northeastern University School of Law/2014; B.A./Smith College/2009 | Vermont | - | Thu writes handbooks that are read.
Calvin Roque | Paralegal | Montpelier, VT | calvin | 802-555-2305 | Real Estate Closings | A.S./Community College of Vermont/2015 | - | - | Calvin orders the title.
Winifred “Freddie” Stowe | Partner | Montpelier, VT | freddie | 802-555-2306 | Ski Resorts; Premises Liability | J.D./Albany Law School/2001; B.A./St. Lawrence University/1997 | Vermont; New York | - | Freddie raced.`

export const abernathy: WrittenPlan = {
  key: 'microformats',
  firm: 'Abernathy Stowe PLC',
  host: 'abernathystowe.example',
  structure: 'a static site with a card of microformats, sections by their anchors, "@" as a picture of a word',
  people: handwritten('abernathystowe.example', abernathyPeople),
  path: ({ slug }) => `/who/${slug}/`,
  page: (title, inner) =>
    markup`
      <!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.140">
      <title>${escaped(title)} :: Abernathy Stowe PLC</title></head><body><header class="h-x-site">
      <a class="u-url" href="/">Abernathy Stowe</a> <a href="/who/">Who</a> <a href="/what/">What</a> <a href="/where/">Where</a>
      </header><main>${inner}</main><footer class="h-card">
      <span class="p-org">Abernathy Stowe PLC</span>, <span class="p-street-address">199 Main Street</span>, <span class="p-locality">Burlington</span>, <span class="p-tel">802-555-2300</span>
      </footer></body></html>
    `,
  bio: (person) =>
    `<article class="h-card"><h1 class="p-name">${escaped(person.shown)}</h1><p><span class="p-job-title">${escaped(person.title)}</span>, <span class="p-locality">${escaped(person.offices[0]?.split(',')[0] ?? '')}</span>, <span class="p-region">VT</span></p><p><span class="p-tel">${person.phone}</span> / <span class="u-email">${person.email?.replace('@', '<span class="at" aria-label="at">(at)</span>')}</span></p><div class="p-note"><p>${escaped(person.bio)}</p></div><hr>
${part(person.areas, `<section id="practice"><header>Practice</header>${each(person.areas, (area) => `<span class="p-category">${escaped(area)}</span>`, ' ')}</section>`)}<section id="schools"><header>Schools</header>${each(person.education, (one) => `<div>${one.year} <b>${one.degree}</b> ${escaped(one.school)}</div>`)}</section>${part(person.bars, `<section id="bars"><header>Bars</header>${each(person.bars, (bar) => `<div>${bar}</div>`)}</section>`)}${part(person.clerkships, `<section id="clerkship"><header>Clerkship</header><div>${escaped(person.clerkships[0] ?? '')}</div></section>`)}<section id="off"><header>Off Hours</header><div>Camel’s Hump, 40 times</div></section></article>`,
  others: [
    ['/who/', 'Who', '<a href="/who/thu-trang-le/">Thu Trang Le</a>'],
    ['/what/zoning/', 'Zoning', '<p>Isaiah Penhallow</p>'],
    ['/where/montpelier/', 'Montpelier', '<p>10 State Street</p>'],
    ['/log/2026/03/captive-season/', 'Captive Season', '<p class="p-author h-card">Thu Trang Le</p>'],
    ['/who/hiring/', 'Hiring', '<section><header>Schools</header><div>Any</div></section>'],
  ],
  other: (heading, body) => `<article><h1>${escaped(heading)}</h1>${body}</article>`,
  more: (url, { pages }) =>
    url.pathname === '/who/'
      ? htmlAnswer(
          abernathy.page(
            'Who',
            markup`
              <h1>Who</h1><ul>
              ${each(peopleAmong(pages), ({ path, person }) => `<li class="h-card"><a class="u-url p-name" href="${path}">${escaped(person.name)}</a></li>`)}
              </ul>
            `,
          ),
        )
      : undefined,
}
