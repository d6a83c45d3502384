import { type Plan, everyAddress, related } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import {
  cityOf,
  escaped,
  frame,
  inOneLine,
  items,
  sitemapIndex,
  urlset,
  xml,
} from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const jsonLd: Plan = {
  at: 0,
  key: 'json-ld',
  firm: 'Alder & Quill LLP',
  host: 'alderquill.example',
  structure: 'JSON-LD graph with the firm as "Attorney", sitemap index',
  folder: '/people',
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Attorney',
            '@id': '#org',
            name: plan.firm,
            telephone: '+1 415 555 0100',
            email: `info@${plan.host}`,
          },
          { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'People' }] },
          {
            '@type': 'Person',
            name: person.shown,
            jobTitle: person.title,
            ...(person.email ? { email: `mailto:${person.email}` } : {}),
            ...(person.phone ? { telephone: person.phone } : {}),
            worksFor: { '@id': '#org' },
            alumniOf: person.education.map(({ school }) => ({ '@type': 'CollegeOrUniversity', name: school })),
          },
        ],
      }).replaceAll(
        '<',
        '\\u003c',
      )}</script><main class="a1"><div class="a2"><h1>${escaped(person.shown)}</h1><div class="a3">${escaped(person.title)}</div>
<div class="a4">${person.offices.map((office) => `<span>${escaped(cityOf(office))}</span>`).join(' <i>|</i> ')}</div></div>
<div class="a5"><p>${escaped(person.bio)}</p></div><div class="a6"><h3>Focus Areas</h3>${items(person.areas)}<h3>Education</h3>${items(person.education.map(inOneLine))}
${person.bars.length > 0 ? `<h3>Admissions</h3>${items(person.bars)}` : ''}${person.clerkships.length > 0 ? `<h3>Judicial Clerkships</h3>${items(person.clerkships)}` : ''}
<h3>Languages</h3><ul><li>French</li></ul></div>${related(people, person, plan.folder)}</main>`,
      plan.folder,
    ),
  more(url, { origin, pages }) {
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow:\nSitemap: ${origin}/sitemap_index.xml`, type: 'text/plain' }
    if (url.pathname === '/sitemap_index.xml')
      return xml(
        sitemapIndex([`${origin}/post-sitemap.xml`, `${origin}/page-sitemap.xml`, `${origin}/people-sitemap.xml`]),
      )
    if (url.pathname === '/people-sitemap.xml')
      return xml(urlset(everyAddress(pages, origin).filter((one) => one.includes('/people/'))))
    if (url.pathname === '/page-sitemap.xml')
      return xml(urlset(everyAddress(pages, origin).filter((one) => !one.includes('/people/'))))
    return undefined
  },
}
