import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'
import { ravenPeople } from './mixed-credentials.site.ts'

export const hale: WrittenPlan = {
  key: 'degrees-with-dashes',
  firm: 'Hale Mercer & Associates',
  host: 'halemercer.example',
  structure: 'blocks of an editor: degrees with dashes, a sentence of admissions with years and courts',
  people: handwritten('halemercer.example', ravenPeople),
  path: ({ slug }) => `/${slug}/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} - Hale Mercer & Associates</title>
      <meta property="og:type" content="article"></head><body class="page-template-default">
      <header class="wp-block-template-part"><p class="wp-block-site-title">
      <a href="/">Hale Mercer & Associates</a></p><nav class="wp-block-navigation"><ul><li>
      <a href="/attorneys/">Attorneys</a></li><li><a href="/contact/">Contact</a></li></ul></nav></header>
      <main class="wp-block-group">${inner}</main><footer class="wp-block-template-part">
      <p>Proudly serving the islands. (808) 555-0100</p></footer></body></html>
    `,
  bio: (person) =>
    markup`
      <h1 class="wp-block-post-title">${escaped(person.shown)}</h1>
      <div class="entry-content wp-block-post-content"><div class="wp-block-columns">
      <div class="wp-block-column"><figure class="wp-block-image"><img alt=""></figure></div>
      <div class="wp-block-column"><p><strong>${escaped(person.title)}</strong><br>
      ${escaped(person.offices[0] ?? '')}<br>O: (808) 555-0100<br>D: ${person.phone}<br><a href="mailto:${person.email}">
      ${person.email}</a></p></div></div><p>${escaped(person.bio)}</p>
      ${part(person.areas, `<h2 class="wp-block-heading">Focus</h2><p>${person.areas.map(escaped).join(' • ')}</p>`)}
      <h2 class="wp-block-heading">Education</h2><p>
      ${each(person.education, (one) => `${one.degree} – ${escaped(one.school)} – ${one.year}`, '<br>')}</p>
      ${part(person.bars, `<h2 class="wp-block-heading">Admissions</h2><p>Admitted to practice in ${person.bars.map((bar, at) => `${bar} (${2001 + at})`).join(' and ')}.</p>`)}
      ${part(person.clerkships, `<h2 class="wp-block-heading">Clerkships</h2><p>${escaped(person.clerkships[0] ?? '')}, 2004 – 2005</p>`)}
      <h2 class="wp-block-heading">Beyond the Law</h2><p>Paddles, sings.</p></div>
    `,
  others: [
    ['/attorneys/', 'Attorneys', '<p><a href="/micah-palakiko/">Micah Palakiko</a></p>'],
    ['/contact/', 'Contact', '<p>(808) 555-0100</p>'],
    ['/captive-insurance/', 'Captive Insurance', '<p>Genevieve Tsang, Director</p>'],
    ['/2026/04/leilani-kahale-honored/', 'Leilani Kahale Honored by Bar', '<p>The award was given in April.</p>'],
    ['/maui-county/', 'Maui County', '<p>We serve Maui, Molokai and Lanai.</p>'],
  ],
  other: (heading, body) => `<h1 class="wp-block-post-title">${escaped(heading)}</h1>${body}`,
  more: (url, { pages, origin }) => {
    if (url.pathname === '/attorneys/')
      return htmlAnswer(
        hale.page(
          'Attorneys',
          markup`
              <h1 class="wp-block-post-title">Attorneys</h1>
              ${each(peopleAmong(pages), ({ path, person }) => `<p><a href="${path}">${escaped(person.name)}</a>, ${escaped(person.title)}</p>`)}
            `,
        ),
      )
    if (url.pathname === '/wp-sitemap.xml') return xml(urlset(pages.map(({ path }) => origin + path)))
    if (url.pathname === '/robots.txt')
      return { body: `User-agent: *\nDisallow: /wp-admin/\nSitemap: ${origin}/wp-sitemap.xml`, type: 'text/plain' }
    return undefined
  },
}
