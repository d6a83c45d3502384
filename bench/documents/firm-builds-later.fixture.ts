// Builds of firm sites that were written when the readers were done: their first figures are in docs/reading.md.
import { all, each, page, text, type Build, type FirmPerson } from './firm-site-kit.fixture.ts'

const mail = (one: FirmPerson) => `<a href="mailto:${one.email}">${one.email}</a>`
const head = (firm: string, links: Record<string, string>) =>
  `<header><div class="logo"><a href="/">${text(firm)}</a></div><nav>${Object.entries({
    '/': 'Home',
    ...links,
    '/contact-us': 'Contact',
  })
    .map(([href, name]) => `<a href="${href}">${name}</a>`)
    .join(' ')}</nav></header>`
const foot = (firm: string) =>
  `<footer><p>© 2026 ${text(firm)} | Attorney advertising</p><p>Main (888) 555-0177</p></footer>`
const home = (firm: string, links: Record<string, string>) =>
  page(
    firm,
    `${head(firm, links)}<main><h1>Straight answers</h1><p>For thirty years people in three counties have brought us their hard questions, from fences to inheritances, and we have stood with them in court.</p></main>${foot(firm)}`,
  )
const inner = (title: string, firm: string, body: string) =>
  page(title, `${head(firm, { '/our-story': 'Our Story' })}${body}${foot(firm)}`)
const lastOf = ({ slug }: FirmPerson) => slug.slice(slug.indexOf('-') + 1)

export const laterBuilds: Record<string, Build> = {
  'rows of a page builder with a picture beside the text': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/team-1': 'Team' }),
      '/team-1': inner(
        `Team — ${firm}`,
        firm,
        `<section><div class="sqs-row"><div class="col-12"><h2>The people behind the work</h2></div></div>${all(people, (one) => `<div class="sqs-row"><div class="col-4"><div class="image-block"><img src="/${one.slug}.jpg" alt=""></div></div><div class="col-8"><div class="html-block"><h3>${text(one.name)}</h3><p><em>${one.title}</em></p><p>${text(one.bio)}</p><p>${mail(one)}<br>${one.phone}</p></div></div></div>`)}</section>`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'paragraphs of one class and nothing else': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/attorneys-staff': 'Attorneys & Staff' }),
      '/attorneys-staff': inner(
        firm,
        firm,
        `<div id="comp-k1">${all(people, (one) => `<div class="x1"><div class="x2"><p class="font_8"><span style="font-size:22px"><span class="c">${text(one.name)}</span></span></p></div><div class="x2"><p class="font_8"><span>${one.title}</span></p><p class="font_8"><span>${one.city}, ${one.state}</span></p><p class="font_8">${mail(one)}</p></div></div>`)}</div>`,
      ),
    },
  }),
  'title before the name, all siblings': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/lawyers': 'Our Lawyers' }),
      '/lawyers': inner(
        'Our Lawyers',
        firm,
        `<h1>Our Lawyers</h1>${all(people, (one) => `<p class="pos">${one.title}</p><h3>${text(one.name)}</h3><p class="mail">${mail(one)}</p>`)}`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'capitals and letters behind the name': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/team': 'Meet the Team' }),
      '/team': inner(
        'Meet the Team',
        firm,
        `<div class="team">${all(people, (one) => `<article><h2>${text(one.name.toUpperCase())}, ESQ.</h2><h5>${one.title.toUpperCase()}</h5><p>${text(one.bio)}</p><a class="btn" href="mailto:${one.email}">EMAIL</a></article>`)}</div>`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'list of lines with dashes': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/who-we-are.html': 'Who We Are' }),
      '/who-we-are.html': inner(
        'Who We Are',
        firm,
        `<h2>Who We Are</h2><ul>${all(people, (one) => `<li>${text(one.name)} – ${one.title} – ${one.city} – ${one.phone}</li>`)}</ul>`,
      ),
    },
    shown: () => ({ email: null }),
  }),
  'carousel with clones of its slides': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/people': 'People' }),
      '/people': inner(
        'People',
        firm,
        `<h1>People</h1><div class="carousel">${[people.at(-1), ...people, people[0]]
          .flatMap((one) => one ?? [])
          .map(
            (one) =>
              `<div class="slide"><a href="/people/${one.slug}"><h4>${text(one.name)}</h4></a><p>${one.title}</p></div>`,
          )
          .join('')}</div>`,
      ),
      ...each(
        people,
        (one) => `/people/${one.slug}`,
        (one) =>
          inner(
            one.name,
            firm,
            `<aside><div class="nm">${text(one.name)}</div><div>${one.title}</div><div>${one.city}</div><div>${one.phone}</div><div>${mail(one)}</div></aside><section><h1>Experience that counts</h1><p>${text(one.bio)}</p></section>`,
          ),
      ),
    },
  }),
  'pages by number alone': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/index.php?page_id=12': 'Attorneys' }),
      '/index.php?page_id=12': inner(
        'Attorneys',
        firm,
        `<h1>Attorneys</h1><ul>${all(people, (one, at) => `<li><a href="/index.php?page_id=${40 + at}">${text(one.name)}</a></li>`)}</ul>`,
      ),
      ...each(
        people,
        (one) => `/index.php?page_id=${40 + people.indexOf(one)}`,
        (one) =>
          inner(
            `${one.name} | ${firm}`,
            firm,
            `<div class="entry"><h2 class="entry-title">${text(one.name)}</h2><p><strong>${one.title}</strong></p><p>${text(one.bio)}</p><p>Office: ${one.city}, ${one.state}</p><p>${one.phone} | ${mail(one)}</p></div>`,
          ),
      ),
    },
  }),
  'addresses with at and dot': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/professionals.html': 'Professionals' }),
      '/professionals.html': inner(
        'Professionals',
        firm,
        `<h1>Professionals</h1>${all(people, (one) => `<div class="vita"><h3>${text(one.name)}</h3><span>${one.title}</span><br><span>${one.email?.replace('@', ' [at] ').replace('.example', ' [dot] example')}</span></div>`)}`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'tabs for each rank with family names first': ({ firm, people }) => {
    const ranks = Object.entries(Object.groupBy(people, ({ title }) => title))
    return {
      pages: {
        '/': home(firm, { '/directory': 'Directory' }),
        '/directory': inner(
          'Directory',
          firm,
          `<h1>Directory</h1>${ranks
            .map(
              ([title, some = []], at) =>
                `<div role="tabpanel" id="t${at}"><table><tr><th>Name</th><th>Title</th><th>Phone</th></tr>${all(some, (one) => `<tr><td>${text(one.last)}, ${text(one.name.slice(0, -one.last.length - 1))}</td><td>${title}</td><td><a href="tel:${one.phone}">${one.phone}</a></td></tr>`)}</table></div>`,
            )
            .join('')}`,
        ),
      },
      shown: () => ({ email: null, city: null }),
    }
  },
  'profiles under practice pages with a stale sitemap': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/firm/profiles/': 'Profiles' }),
      '/firm/profiles': inner(
        'Profiles',
        firm,
        `<h1>Profiles</h1><div class="grid">${all(people, (one) => `<figure><a href="/firm/profiles/${lastOf(one)}/"><img src="/${one.slug}.jpg" alt="${text(one.name)}"></a><figcaption>${text(one.name)}<br>${one.title}</figcaption></figure>`)}</div>`,
      ),
      ...each(
        people,
        (one) => `/firm/profiles/${lastOf(one)}`,
        (one) =>
          inner(
            `${one.last} profile`,
            firm,
            `<div class="crumbs"><a href="/">Home</a> / <a href="/firm/profiles/">Profiles</a></div><h1>${text(one.name)}<br><small>${one.title}</small></h1><address>${one.city}, ${one.state}<br>${one.phone}</address><p>${mail(one)}</p><p>${text(one.bio)}</p>`,
          ),
      ),
    },
    sitemap: ['/', '/firm/profiles/', '/firm/profiles/former-partner/', '/our-story'],
  }),
  'only on the home page': ({ firm, people }) => ({
    pages: {
      '/': page(
        firm,
        `${head(firm, {})}<main><h1>${text(firm)}</h1><p>We are a small office and know every client by name, and every client knows us.</p><h2>Your lawyers</h2>${all(people, (one) => `<div class="box"><strong>${text(one.name)}</strong><br>${one.title}<br><a href="tel:${one.phone}">${one.phone}</a><br>${mail(one)}</div>`)}<h2>Directions</h2><p>Behind the post office.</p></main>${foot(firm)}`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'names in pieces with a heading for each': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/about/our-attorneys/': 'Our Attorneys' }),
      '/about/our-attorneys': inner(
        'Our Attorneys',
        firm,
        `<h1>Our Attorneys</h1><div class="list">${all(people, (one) => `<div class="atty"><h3><span>${text(one.name.slice(0, -one.last.length - 1))}</span> <span>${text(one.last)}</span></h3><div class="meta"><span>${one.title}</span><span>${one.city}</span></div><a href="mailto:${one.email}"><i class="icon"></i></a></div>`)}</div>`,
      ),
    },
  }),
}
