// @ts-check
// The sites of the demo firms, each built another way: a sitemap with structured data, a directory of pages with hidden
// addresses, and one that its script draws.
import { openingAnswer } from './openings.mjs'
import { peopleOf } from './people.mjs'

/** @typedef {import('./people.mjs').DemoFirm} DemoFirm */
/** @typedef {import('./people.mjs').DemoPerson} DemoPerson */
/** @typedef {{ type: string, body: string } | undefined} Answer */

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const html = (/** @type {string} */ body) => ({ type: 'text/html; charset=utf-8', body: `<!doctype html>${body}` })
const list = (/** @type {string[]} */ items) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

const page = (/** @type {DemoFirm} */ firm, /** @type {string} */ title, /** @type {string} */ main) =>
  html(`<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)} | ${escaped(firm.name)}</title>
<style>body{font:16px/1.5 Georgia,serif;margin:0 auto;max-width:60rem;padding:1rem}nav a{margin-right:1rem}</style></head>
<body><header><nav><a href="/">${escaped(firm.name)}</a><a href="${directoryOf(firm)}">People</a><a href="/about">About</a></nav></header>
<main>${main}</main><footer><p>This firm does not exist: it is a part of the demo data. info@${firm.domain}</p></footer></body></html>`)

/** @type {Record<string, string>} */
const directories = { 'harlow-finch': '/people', 'marsh-okafor': '/attorneys' }
const directoryOf = (/** @type {DemoFirm} */ firm) => directories[firm.key] ?? '/our-team'

const team = (/** @type {DemoFirm} */ firm) =>
  page(firm, 'Litigation Team', '<h1>Litigation Team</h1><p>Trial lawyers of all our offices work as one team.</p>')

/**
 * Answers a request to a firm's site.
 * @param {DemoFirm} firm
 * @param {URL} url
 * @param {{ now?: Date, daysBack?: number }} [when] as of which day, for its openings
 * @returns {Answer} undefined: there is no such page
 */
export function answerOf(firm, url, when) {
  const opening = openingAnswer(firm, url, (title, main) => page(firm, title, main), when)
  if (opening) return opening
  const people = peopleOf(firm)
  if (url.pathname === '/robots.txt') {
    const sitemap = firm.key === 'harlow-finch' ? `Sitemap: ${url.origin}/sitemap.xml\n` : ''
    return { type: 'text/plain', body: `User-agent: *\nDisallow: /internal/\n${sitemap}` }
  }
  if (firm.key === 'harlow-finch') return harlow(firm, people, url)
  if (firm.key === 'marsh-okafor') return marsh(firm, people, url)
  return castellan(firm, people, url)
}

/**
 * The pages of a firm's directory, for demo data that has read it already: what its site answers with,
 * by their addresses. Empty for the firm whose pages only a browser can draw.
 * @param {DemoFirm} firm
 * @param {string} site origin
 */
export function directoryPages(firm, site) {
  if (firm.key === 'castellan-reyes') return { foundBy: 'listing', sitemapFact: 'There is no sitemap.', pages: [] }
  const people = peopleOf(firm)
  const isListed = firm.key === 'marsh-okafor'
  const paths = people.map(({ slug }) => (isListed ? `/attorneys/${slug}.html` : `/people/${slug}`))
  if (!isListed) paths.unshift('/people/litigation-team')
  return {
    foundBy: isListed ? 'listing' : 'sitemap',
    sitemapFact: isListed
      ? 'There is no sitemap.'
      : `One sitemap with ${paths.length + 3} addresses. ${paths.length} are of people.`,
    pages: paths.map((path) => ({
      url: site + path,
      html: answerOf(firm, new URL(path, site))?.body ?? '',
    })),
  }
}

/** @param {DemoFirm} firm @param {DemoPerson[]} people @param {URL} url @returns {Answer} */
function harlow(firm, people, url) {
  if (url.pathname === '/sitemap.xml') {
    const paths = [
      '/',
      '/about',
      '/news/client-alert',
      '/people/litigation-team',
      ...people.map(({ slug }) => `/people/${slug}`),
    ]
    return {
      type: 'application/xml',
      body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${url.origin}${path}</loc></url>`).join('')}</urlset>`,
    }
  }
  if (url.pathname === '/people/litigation-team') return team(firm)
  const person = people.find(({ slug }) => url.pathname === `/people/${slug}`)
  if (person) {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: person.name,
      jobTitle: person.title,
      telephone: person.phone,
      worksFor: { '@type': 'LegalService', name: firm.name },
    }
    return page(
      firm,
      person.name,
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
      <h1>${escaped(person.name)}</h1><p class="position">${escaped(person.title)}</p>
      <p><a href="/offices/${person.office.slice(0, 3).toLowerCase()}">${escaped(person.office)}</a> <a href="tel:${person.phone}">${person.phone}</a> <a href="mailto:${person.email}">${person.email}</a></p>
      <p>${escaped(person.bio)}</p><h2>Practices</h2>${list(person.areas)}<h2>Education</h2>${list(person.education)}
      <h2>Bar Admissions</h2>${list(person.bars)}${person.clerkship ? `<h2>Clerkships</h2>${list([person.clerkship])}` : ''}`,
    )
  }
  return common(firm, people, url)
}

/** @param {DemoFirm} firm @param {DemoPerson[]} people @param {URL} url @returns {Answer} */
function marsh(firm, people, url) {
  const size = 10
  if (url.pathname === '/attorneys') {
    const at = Math.max(1, Number(url.searchParams.get('page') ?? 1))
    const shown = people.slice((at - 1) * size, at * size)
    const next = at * size < people.length ? `<a rel="next" href="/attorneys?page=${at + 1}">Next</a>` : ''
    return page(
      firm,
      'Attorneys',
      `<h1>Attorneys</h1>${shown.map(({ name, slug, title }) => `<article><h3><a href="/attorneys/${slug}.html">${escaped(name)}</a></h3><p>${escaped(title)}</p></article>`).join('')}<p>${next}</p>`,
    )
  }
  const person = people.find(({ slug }) => url.pathname === `/attorneys/${slug}.html`)
  if (person) {
    const rows = [
      ['Title', escaped(person.title)],
      ['Office', escaped(person.office)],
      ['Phone', person.phone],
      ['Email', person.email.replace('@', ' [at] ').replaceAll('.', ' [dot] ')],
      ['Practice Areas', escaped(person.areas.join('; '))],
      ['Education', person.education.map(escaped).join('<br>')],
      ['Admitted', escaped(person.bars.join(', '))],
    ]
    return page(
      firm,
      person.name,
      `<h1>${escaped(person.name)}</h1><dl>${rows.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl><p>${escaped(person.bio)}</p>`,
    )
  }
  return common(firm, people, url)
}

/** @param {DemoFirm} firm @param {DemoPerson[]} people @param {URL} url @returns {Answer} */
function castellan(firm, people, url) {
  if (url.pathname === '/data/people.json') return { type: 'application/json', body: JSON.stringify(people) }
  if (url.pathname === '/app.js') return { type: 'text/javascript', body: script }
  if (url.pathname === '/our-team' || people.some(({ slug }) => url.pathname === `/our-team/${slug}`)) {
    return html(
      `<html lang="en"><head><meta charset="utf-8"><title>${escaped(firm.name)}</title></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>`,
    )
  }
  return common(firm, people, url)
}

const script = `const root = document.getElementById('root')
const add = (parent, tag, text, attributes = {}) => {
  const element = document.createElement(tag)
  if (text) element.textContent = text
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  parent.append(element)
  return element
}
const section = (parent, name, items) => {
  add(parent, 'h2', name)
  const list = add(parent, 'ul')
  for (const item of items) add(list, 'li', item)
}
const people = await (await fetch('/data/people.json')).json()
const main = add(root, 'main')
const person = people.find(({ slug }) => location.pathname === '/our-team/' + slug)
if (!person) {
  add(main, 'h1', 'Our team')
  for (const one of people) {
    const card = add(main, 'div', '', { class: 'card' })
    add(card, 'a', one.name, { href: '/our-team/' + one.slug })
    add(card, 'p', one.title)
  }
} else {
  document.title = person.name
  add(main, 'h1', person.name)
  add(main, 'p', person.title, { class: 'team-member-title' })
  add(main, 'p', person.office)
  add(main, 'p', person.phone)
  add(main, 'a', 'E-mail', { href: 'mailto:' + person.email })
  add(main, 'p', person.bio)
  section(main, 'Capabilities', person.areas)
  section(main, 'Education', person.education)
  section(main, 'Admissions', person.bars)
  if (person.clerkship) section(main, 'Judicial Clerkships', [person.clerkship])
}
`

/** @param {DemoFirm} firm @param {DemoPerson[]} people @param {URL} url @returns {Answer} */
function common(firm, people, url) {
  const directory = directoryOf(firm)
  if (url.pathname === '/')
    return page(
      firm,
      'Home',
      `<h1>${escaped(firm.name)}</h1><p>Counsel for companies and the people who run them.</p><p><a href="${directory}">Our people</a> <a href="/careers">Careers</a></p>`,
    )
  if (url.pathname === '/about')
    return page(
      firm,
      'About',
      '<h1>About the firm</h1><p>Founded for a demonstration, and never open for business.</p>',
    )
  if (url.pathname === '/news/client-alert')
    return page(firm, 'Client Alert', '<h1>Client Alert</h1><p>Nothing has changed in the law today.</p>')
  if (url.pathname === '/people' && directory === '/people')
    return page(
      firm,
      'People',
      `<h1>Our People</h1>${people.map(({ name, slug }) => `<p><a href="/people/${slug}">${escaped(name)}</a></p>`).join('')}`,
    )
  return undefined
}
