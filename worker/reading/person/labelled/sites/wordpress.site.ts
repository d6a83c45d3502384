import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, everyAddress } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import {
  escaped,
  frame,
  inOneLine,
  items,
  phoneAs,
  sitemapIndex,
  urlset,
  xml,
} from '#worker/reading/person/labelled/site-kit.fixture.ts'

const cloudflare = (email: string) => {
  const key = 0x5a
  return [key, ...[...email].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

export const wordpress: Plan = {
  at: 4,
  key: 'wordpress',
  firm: 'Everhart Law Group',
  host: 'everhartlaw.example',
  structure: 'WordPress with a page builder, wp-sitemap, Cloudflare e-mail protection',
  folder: '/attorney',
  withEmail: (first, last) => first.slice(0, 1) + last,
  pathOf: ({ slug }) => `/attorney/${slug}/`,
  bio: (person, plan, people) => {
    const head = (text: string) =>
      markup`
        <div class="elementor-widget elementor-widget-heading"><div class="elementor-widget-container">
        <h2 class="elementor-heading-title elementor-size-default">${escaped(text)}</h2></div></div>
      `
    const block = (inner: string) =>
      `<div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${inner}</div></div>`
    return frame(
      plan,
      person.name,
      `<main id="content" class="site-main post-77 attorney type-attorney"><div class="elementor"><div class="elementor-widget-container"><h1 class="elementor-heading-title">${escaped(person.shown)}</h1></div>
<div class="elementor-widget-container"><h3 class="elementor-heading-title">${escaped(person.title)}</h3></div>
<ul class="elementor-icon-list-items"><li><span class="elementor-icon-list-text">${person.offices.map(escaped).join(' &amp; ')}</span></li>${
        person.phone
          ? markup`
        <li><a href="tel:${person.phone.replaceAll(/\D/g, '')}"><span class="elementor-icon-list-text">
        ${phoneAs(person.phone, '(617) 555-1234')}</span></a></li>
      `
          : ''
      }
${
  person.email
    ? markup`
        <li><a href="/cdn-cgi/l/email-protection#${cloudflare(person.email)}">
        <span class="__cf_email__" data-cfemail="${cloudflare(person.email)}">[email&#160;protected]</span>
        </a></li>
      `
    : ''
}</ul>
${block(`<p>${escaped(person.bio)}</p>`)}${head('Practice Areas')}${block(items(person.areas))}${head('Education')}${block(`<p>${person.education.map((one) => escaped(inOneLine(one))).join('<br />')}</p>`)}
${person.bars.length > 0 ? head('Bar Admissions') + block(items(person.bars.map((bar) => `State Bar of ${bar}`))) : ''}${person.clerkships.length > 0 ? head('Clerkships') + block(items(person.clerkships)) : ''}
${head('Recent Posts')}${block('<p><a href="/news/client-alert">Client Alert</a></p>')}</div></main><aside class="widget-area">${people
        .slice(0, 2)
        .map((one) => `<p><a href="/attorney/${one.slug}/">${escaped(one.name)}</a></p>`)
        .join('')}</aside>`,
      plan.folder,
    )
  },
  more(url, { origin, pages }) {
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow: /wp-admin/\n\nSitemap: ${origin}/wp-sitemap.xml`, type: 'text/plain' }
    if (url.pathname === '/wp-sitemap.xml')
      return xml(
        sitemapIndex(
          ['posts-post-1', 'posts-page-1', 'posts-attorney-1', 'users-1'].map(
            (one) => `${origin}/wp-sitemap-${one}.xml`,
          ),
        ),
      )
    const kind = /^\/wp-sitemap-posts-(\w+)-1\.xml$/.exec(url.pathname)?.[1]
    if (!kind) return undefined
    return xml(
      urlset(everyAddress(pages, origin).filter((one) => (kind === 'attorney') === one.includes('/attorney/'))),
    )
  },
}
