import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'
import { eastlakePeople } from './name-value-pairs.site.ts'

export const gray: WrittenPlan = {
  key: 'two-column-rows',
  firm: 'Gray Harbor Legal Group',
  host: 'grayharborlegal.example',
  structure: 'rows of two columns, everything of a kind in one cell, bars between years',
  people: handwritten('grayharborlegal.example', eastlakePeople),
  path: ({ slug }) => `/staff/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)}</title></head><body><div class="navbar-header">
      <a class="navbar-brand" href="/">Gray Harbor Legal Group</a></div><div class="collapse navbar-collapse">
      <ul class="nav navbar-nav"><li><a href="/staff">Attorneys and Staff</a></li><li>
      <a href="/areas">Practice Areas</a></li></ul></div><div class="container body-content">${inner}<hr>
      <div class="foot">&copy; 2026 - Gray Harbor Legal Group</div></div></body></html>
    `,
  bio(person) {
    const row = (label: string, inner: string) =>
      part(
        inner,
        `<div class="row"><div class="col-sm-3 lbl">${label}</div><div class="col-sm-9 val">${inner}</div></div>`,
      )
    return markup`
      <h2 class="name">${escaped(person.shown)}</h2><div class="pos">${escaped(person.title)}</div>
      ${row('Office', person.offices.map(escaped).join('<br>'))}${row('Phone', person.phone ?? '')}
      ${row('Fax', '216.555.0199')}${row('E-mail', (person.email ?? '').replace('@', ' [at] '))}
      ${row('Areas of practice', person.areas.map(escaped).join('<br>'))}
      ${row('Education', person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`).join('<br>'))}
      ${row('Bar admissions', person.bars.map((bar, at) => `${bar}, ${1990 + at}`).join(' | '))}
      ${row('Clerkships', person.clerkships.map(escaped).join('<br>'))}${row('Hobbies', 'Chess, rowing')}<p>
      ${escaped(person.bio)}</p>
    `
  },
  others: [
    ['/areas/steel', 'Steel', '<p>Mills and their suppliers.</p>'],
    ['/staff', 'Attorneys and Staff', '<p><a href="/staff/dov-rosenblatt">Dov Rosenblatt</a>, Partner</p>'],
    ['/news/bernard-eastlake-at-ninety', 'Bernard Eastlake at the Podium', '<p>A speech in Akron.</p>'],
    ['/staff/careers', 'Work With Us', '<p>J.D. required.</p>'],
    ['/locations/columbus', 'Columbus', '<p>10 West Broad Street</p>'],
  ],
  other: (heading, body) => `<h2 class="name">${escaped(heading)}</h2>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/staff'
      ? htmlAnswer(
          gray.page(
            'Staff',
            markup`
              <h2>Attorneys and Staff</h2>
              ${each(peopleAmong(pages), ({ path, person }) => `<div class="col-md-3"><a href="${path}">${escaped(person.name)}</a><br>${escaped(person.title)}</div>`)}
            `,
          ),
        )
      : undefined,
}
