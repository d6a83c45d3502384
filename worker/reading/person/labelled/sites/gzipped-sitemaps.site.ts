import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, everyAddress, related } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import {
  type Answer,
  cityOf,
  escaped,
  frame,
  items,
  phoneAs,
  sitemapIndex,
  urlset,
} from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { gzipSync } from 'fflate'

export const packed: Plan = {
  at: 7,
  key: 'gzipped-sitemaps',
  firm: 'Hollins Achebe LLP',
  host: 'hollinsachebe.example',
  structure: 'packed sitemap index, accordions, "at" and "dot"',
  folder: '/lawyers',
  pathOf: ({ slug }, at) => `/lawyers/${slug.slice(0, 1)}/${slug}-${at}`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<main><div class="profile-heading"><h1 class="profile-heading__name"><span class="profile-heading__name-label">${escaped(person.shown)}</span></h1><span class="profile-heading__position">${escaped(person.title)}</span>
<div class="profile-heading__locations">${person.offices
        .map(
          (office) => markup`
        <span class="profile-heading__location"><span>${escaped(cityOf(office))}</span>
        ${person.phone ? ` <span>${phoneAs(person.phone, '+1 617 555 1234')}</span>` : ''}</span>
      `,
        )
        .join('')}</div>
${person.email ? `<p class="profile-heading__email">${person.email.replace('@', ' (at) ').replaceAll('.', ' (dot) ')}</p>` : ''}</div><div class="profile-summary"><p>${escaped(person.bio)}</p></div>
${[
  ['Services', items(person.areas)],
  [
    'Credentials',
    markup`
      <h4>Education</h4>
      ${items(person.education.map((one) => `${one.school}${one.degree ? `, ${one.degree}` : ''}${one.honor ? `, ${one.honor}` : ''}${one.year ? `, ${one.year}` : ''}`))}
      ${person.bars.length > 0 ? `<h4>Admissions &amp; Qualifications</h4>${items(person.bars.map((bar, at) => `${1988 + at}, ${bar}`))}` : ''}
      ${person.clerkships.length > 0 ? `<h4>Clerkship &amp; Government Experience</h4>${items(person.clerkships.map((one) => `Law Clerk, ${one}`))}` : ''}
      <h4>Languages</h4>${items(['English', 'Spanish'])}
    `,
  ],
  ['News', '<p><a href="/news/client-alert">Client Alert</a></p>'],
]
  .map(
    ([label, inner]) =>
      markup`
        <div class="accordion"><button class="accordion__button" aria-expanded="false">${label}</button>
        <div class="accordion__panel" hidden>${inner}</div></div>
      `,
  )
  .join('')}</main>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { origin, pages }) {
    const gz = (text: string): Answer => ({
      body: gzipSync(new TextEncoder().encode(`<?xml version="1.0"?>${text}`)),
      type: 'application/gzip',
    })
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow:\nSitemap: ${origin}/sitemap/index.xml.gz`, type: 'text/plain' }
    if (url.pathname === '/sitemap/index.xml.gz')
      return gz(sitemapIndex([1, 2, 3].map((one) => `${origin}/sitemap/sitemap${one}.xml.gz`)))
    const file = Number(/^\/sitemap\/sitemap(\d)\.xml\.gz$/.exec(url.pathname)?.[1] ?? 0)
    if (file === 1) return gz(urlset(Array.from({ length: 900 }, (_, at) => `${origin}/insights/2026/alert-${at}`)))
    if (file === 2) return gz(urlset(everyAddress(pages, origin).slice(0, 14)))
    return file === 3 ? gz(urlset(everyAddress(pages, origin).slice(14))) : undefined
  },
}
