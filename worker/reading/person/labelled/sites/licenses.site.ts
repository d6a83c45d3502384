import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'
import { norlandPeople } from './firm-as-heading.site.ts'

export const keel: WrittenPlan = {
  key: 'licenses',
  firm: 'Keel & Norland LLP',
  host: 'keelnorland.example',
  structure:
    'two columns of a sidebar: "Areas of Expertise", "Academic Background", "Licenses", a number in brackets, address reversed in data',
  people: handwritten('keelnorland.example', norlandPeople),
  path: ({ slug }) => `/team-members/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} – Keel & Norland LLP</title></head><body>
      <div class="site"><div class="site-top"><a class="logo" href="/">Keel & Norland</a>
      <div class="menu-main"><a href="/team-members">Team</a><a href="/expertise">Expertise</a>
      <a href="/contact">Contact</a></div></div><div class="site-middle">${inner}</div>
      <div class="site-bottom"><div>Milwaukee (414) 555-0100</div><div>Madison (608) 555-0100</div>
      <div>Privacy policy</div></div></div></body></html>
    `,
  bio: (person) =>
    markup`
      <div class="profile"><div class="profile-main"><h1 class="profile-name">${escaped(person.shown)}</h1>
      <p class="profile-job">${escaped(person.title)}</p><div class="profile-text"><p>${escaped(person.bio)}
      </p></div></div><div class="profile-side"><div class="box"><div class="box-title">Contact</div><div>
      ${escaped(person.offices[0] ?? '')}</div><div>
      ${person.phone?.replace(/^(\d{3})\.(\d{3})\./, '($1) $2-')}</div><div>
      <a href="#" class="mailer" data-m="${[...(person.email ?? '')].reverse().join('')}">Write</a></div>
      </div>
      ${part(person.areas, `<div class="box"><div class="box-title">Areas of Expertise</div>${each(person.areas, (area) => `<div>${escaped(area)}</div>`)}</div>`)}
      <div class="box"><div class="box-title">Academic Background</div>
      ${each(person.education, (one) => `<div>${one.degree} ${escaped(one.school)} ${one.year}</div>`)}</div>
      ${part(person.bars, `<div class="box"><div class="box-title">Licenses</div>${each(person.bars, (bar) => `<div>${bar}</div>`)}</div>`)}
      ${part(person.clerkships, `<div class="box"><div class="box-title">Judicial Clerkships</div>${each(person.clerkships, (one) => `<div>${escaped(one)}</div>`)}</div>`)}
      <div class="box"><div class="box-title">Causes</div><div>River Keepers</div><div>Milwaukee Ballet</div>
      </div></div></div>
    `,
  others: [
    ['/expertise/dairy', 'Dairy', '<p>Prudence Yang-Miller, Associate</p>'],
    ['/team-members', 'Team', '<p><a href="/team-members/zola-mbatha">Zola Mbatha</a></p>'],
    ['/news/corwin-bell-joins', 'Corwin Bell Joins Keel & Norland', '<p>As executive director.</p>'],
    ['/team-members/of-counsel', 'Of Counsel', '<p>Those who stay.</p>'],
    ['/locations/madison', 'Madison', '<p>(608) 555-0100</p>'],
  ],
  other: (heading, body) => `<div class="profile"><h1 class="profile-name">${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
