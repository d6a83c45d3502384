// Builds of firm sites that no rule and no training has seen: page builders, single pages, data, two languages.
import { all, each, page, text, type Build, type FirmPerson } from './firm-site-kit.fixture.ts'

const mailto = (one: FirmPerson, shown = 'Email') => `<a href="mailto:${one.email}">${shown}</a>`
const top = (firm: string, links: Record<string, string>) =>
  `<div class="top"><a class="brand" href="/"><img src="/logo.svg" alt="${text(firm)}"></a>${Object.entries(links)
    .map(([href, name]) => `<a href="${href}">${name}</a>`)
    .join('')}</div>`
const foot = (firm: string) =>
  `<div class="bottom"><p>${text(firm)}, 12 Court Square. Phone (800) 555-0142.</p><p><a href="/privacy">Privacy</a> The choice of a lawyer is an important decision. Practice limited to state courts.</p></div>`
const start = (firm: string, links: Record<string, string>, more = '') =>
  page(
    `${firm}: lawyers for this valley`,
    `${top(firm, { '/services': 'Services', '/blog': 'Blog', ...links })}<section><h1>Practical advice since 1974</h1><p>Tell us what happened. We tell you what it costs before we begin, and who does the work.</p>${more}</section>${foot(firm)}`,
  )
const within = (title: string, firm: string, inner: string, head = '') =>
  page(title, `${top(firm, { '/services': 'Services', '/blog': 'Blog' })}${inner}${foot(firm)}`, head)

export const heldOutBuilds: Record<string, Build> = {
  'page builder of widgets, everybody on one page': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/meet-us': 'Meet Us', '/who-we-are': 'Who We Are' }),
      '/who-we-are': within(
        `Who We Are - ${firm}`,
        firm,
        `<div class="e-con">${all(people, (one) => `<div class="e-con e-child"><div class="widget-image"><img alt="${text(one.name)}" src="/i.jpg"></div><div class="widget widget-heading"><h2 class="heading-title">${text(one.name)}</h2></div><div class="widget widget-heading"><span class="heading-title">${one.title}</span></div><div class="widget widget-icon-list"><ul><li><i class="fa-phone"></i><span>${one.phone}</span></li><li><i class="fa-mail"></i><span>${one.email}</span></li></ul></div></div>`)}</div>`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'one page with anchors': ({ firm, people }) => ({
    pages: {
      '/': page(
        firm,
        `<nav><a href="#home">Home</a><a href="#team">Team</a><a href="#contact">Contact</a></nav><section id="home"><h1>${text(firm)}</h1></section><section id="team"><h2>Our Team</h2>${all(people, (one) => `<div class="member" id="${one.slug}"><h4>${text(one.name)}</h4><h5>${one.title}</h5><p>${text(one.bio)}</p><a href="mailto:${one.email}?subject=Website">Write to ${text(one.first)}</a></div>`)}</section><section id="contact"><h2>Contact</h2><form><label>Name</label><input name="n"><button>Send</button></form></section>`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'table with two people in a row': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/attorneys': 'Attorneys' }),
      '/attorneys': within(
        `Attorneys`,
        firm,
        `<h1>Attorneys</h1><table class="layout">${all(people, (one, at) => `${at % 2 === 0 ? '<tr>' : ''}<td><b>${text(one.name)}</b><br>${one.title}<br>${one.city}, ${one.state}<br>${mailto(one, one.email ?? '')}</td>${at % 2 === 1 || at === people.length - 1 ? '</tr>' : ''}`)}</table>`,
      ),
    },
  }),
  'details that unfold': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/about/people': 'People' }),
      '/about/people': within(
        `People at ${firm}`,
        firm,
        `<h1>People</h1>${all(people, (one) => `<details><summary>${text(one.name)} — ${one.title}</summary><p>${text(one.bio)}</p><p>T ${one.phone}</p><p>E ${mailto(one, one.email ?? '')}</p></details>`)}`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'groups by rank with names alone': ({ firm, people }) => {
    const groups = Object.entries(Object.groupBy(people, ({ title }) => title))
    return {
      pages: {
        '/': start(firm, { '/the-firm/people': 'Our People' }),
        '/the-firm/people': within(
          `Our People`,
          firm,
          groups
            .map(
              ([title, some = []]) =>
                `<h2>${title === 'Of Counsel' ? title : `${title}s`}</h2><ul>${all(some, (one) => `<li><strong>${text(one.name)}</strong> <a href="mailto:${one.email}">${one.email}</a> <span>${one.city}</span></li>`)}</ul>`,
            )
            .join(''),
        ),
      },
    }
  },
  'modal windows behind cards': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/our-people': 'Our People' }),
      '/our-people': within(
        `Our People`,
        firm,
        `<h1>Our People</h1><div class="row">${all(people, (one, at) => `<div class="col"><a href="#modal-${at}"><img src="/${at}.jpg" alt=""><span class="n">${text(one.name)}</span><span class="t">${one.title}</span></a></div>`)}</div>${all(people, (one, at) => `<div class="modal" id="modal-${at}" role="dialog"><h3>${text(one.name)}</h3><p>${one.title} | ${one.city}, ${one.state}</p><p>${text(one.bio)}</p><p>${mailto(one)}</p><button>Close</button></div>`)}`,
      ),
    },
  }),
  'two languages in parallel': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/en/team/': 'English', '/es/equipo/': 'Español' }),
      '/en/team': within(
        `Team | ${firm}`,
        firm,
        `<h1>Team</h1>${all(people, (one) => `<div><h3><a href="/en/team/${one.slug}/">${text(one.name)}</a></h3><p>${one.title}</p></div>`)}`,
      ),
      '/es/equipo': within(
        `Equipo | ${firm}`,
        firm,
        `<h1>Equipo</h1>${all(people, (one) => `<div><h3><a href="/es/equipo/${one.slug}/">${text(one.name)}</a></h3><p>Abogado</p></div>`)}`,
      ),
      ...each(
        people,
        (one) => `/en/team/${one.slug}`,
        (one) =>
          within(
            `${one.name} | ${firm}`,
            firm,
            `<h1>${text(one.name)}</h1><h2>${one.title}</h2><p>${text(one.bio)}</p><p>${mailto(one, one.email ?? '')}</p><p>${one.city}</p>`,
            `<link rel="alternate" hreflang="es" href="/es/equipo/${one.slug}/">`,
          ),
      ),
      ...each(
        people,
        (one) => `/es/equipo/${one.slug}`,
        (one) =>
          within(
            `${one.name} | ${firm}`,
            firm,
            `<h1>${text(one.name)}</h1><h2>Abogado</h2><p>Atiende a familias y empresas en asuntos civiles.</p><p>${mailto(one, one.email ?? '')}</p><p>${one.city}</p>`,
          ),
      ),
    },
  }),
  'firm in the first heading, name under the title': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/team.html': 'Our Team' }),
      '/team.html': within(
        firm,
        firm,
        `<h1>${text(firm)}</h1><p>Choose a lawyer:</p><p>${all(people, (one) => `<a href="/${one.slug}.html">${text(one.name)}</a><br>`)}</p>`,
      ),
      ...each(
        people,
        (one) => `/${one.slug}.html`,
        (one) =>
          within(
            `${firm} | ${one.title} ${one.name}`,
            firm,
            `<h1>${text(firm)}</h1><div><p class="kicker">${one.title}</p><p class="who">${text(one.name)}</p><p>${text(one.bio)}</p><p>Office: ${one.city}, ${one.state}</p><p>Direct line: ${one.phone}</p><p>${mailto(one, 'Send a message')}</p></div>`,
          ),
      ),
    },
  }),
  'greeting in the first heading': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/about-us/': 'About Us' }),
      '/about-us': within(
        `About Us`,
        firm,
        `<h1>About Us</h1><div class="cards">${all(people, (one) => `<a class="card" href="/about-us/${one.first.toLowerCase().replaceAll(/[^a-z]/g, '')}-${one.slug.length}"><h3>${text(one.name)}</h3><p>${one.title}</p></a>`)}</div>`,
      ),
      ...each(
        people,
        (one) => `/about-us/${one.first.toLowerCase().replaceAll(/[^a-z]/g, '')}-${one.slug.length}`,
        (one) =>
          within(
            `Meet ${one.first} | ${firm}`,
            firm,
            `<h1>A lawyer who listens</h1><h2>${text(one.name)}</h2><h3>${one.title}, ${one.city}</h3><p>${text(one.bio)}</p><p>${mailto(one, one.email ?? '')} / ${one.phone}</p>`,
          ),
      ),
    },
  }),
  'data of an app behind Show all': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/professionals': 'Professionals' }),
      '/professionals': within(
        `Professionals`,
        firm,
        `<h1>Professionals</h1><div id="list">${all(people.slice(0, 4), (one) => `<div class="p"><a href="/professionals/${one.slug}">${text(one.name)}</a><span>${one.title}</span></div>`)}</div><button id="more">Show all ${people.length}</button><script>window.__DATA__ = {"directory":{"results":${JSON.stringify(people.map((one) => ({ id: one.phone, displayName: one.name, position: one.title, slug: one.slug, link: `/professionals/${one.slug}` })))}}};</script>`,
      ),
      ...each(
        people,
        (one) => `/professionals/${one.slug}`,
        (one) =>
          within(
            one.name,
            firm,
            `<article><h1>${text(one.name)}</h1><p>${one.title}</p><p>${one.city}, ${one.state}</p><p>${one.phone}</p><p>${mailto(one)}</p><p>${text(one.bio)}</p></article>`,
          ),
      ),
    },
  }),
  'next data without pages of their own': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/team': 'Team' }),
      '/team': within(
        `Team`,
        firm,
        `<h1>Team</h1><div>${all(people.slice(0, 5), (one) => `<div class="tile"><h4>${text(one.name)}</h4><small>${one.title}</small></div>`)}</div><a href="#all">View all</a><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { members: people.map((one) => ({ firstName: one.name.slice(0, one.name.length - one.last.length - 1), lastName: one.last, role: one.title, contact: { email: one.email, phone: one.phone }, location: `${one.city}, ${one.state}` })) } } })}</script>`,
      ),
    },
  }),
  'addresses put together by a script': ({ firm, people, host }) => ({
    pages: {
      '/': start(firm, { '/attorneys': 'Attorneys' }),
      '/attorneys': within(
        `Attorneys`,
        firm,
        `<h1>Attorneys</h1><div>${all(people, (one) => `<div class="atty"><h3>${text(one.name)}</h3><p>${one.title}, ${one.city}</p><script>document.write('<a href="mai' + 'lto:${one.email?.split('@')[0]}' + '&#64;' + '${host}">Email</a>');</script></div>`)}</div>`,
      ),
    },
  }),
  'sections beside the blog and its authors': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/people/': 'People' }),
      '/people': within(
        `People`,
        firm,
        `<h1>People</h1><ul class="people">${all(people, (one) => `<li><a href="/people/${one.slug}/">${text(one.name)}</a> <em>${one.title}</em></li>`)}</ul>`,
      ),
      ...each(
        people,
        (one) => `/people/${one.slug}`,
        (one) =>
          within(
            `${one.name}, ${one.title} - ${firm}`,
            firm,
            `<div class="hero"><h1>${text(one.name)}</h1><p>${one.title}</p></div><div class="body"><p>${text(one.bio)}</p><p>${one.city}, ${one.state}</p><p>${one.phone}</p><p>${mailto(one, one.email ?? '')}</p></div>`,
          ),
      ),
      ...each(
        people.slice(0, 4),
        (one) => `/author/${one.slug}`,
        (one) =>
          within(
            `${one.name}, Author at ${firm}`,
            firm,
            `<h1>Author: ${text(one.name)}</h1><article><h2><a href="/blog/deeds">Deeds and their faults</a></h2><p>What to look for.</p></article>`,
          ),
      ),
      '/people/probate': within(
        `Probate`,
        firm,
        `<h1>Probate</h1><p>Estates of every size.</p><h3>Contacts</h3><p>${text(people[0]?.name ?? '')}, ${people[0]?.title}</p>`,
      ),
      '/blog': within('Blog', firm, '<h1>Blog</h1><a href="/blog/deeds">Deeds and their faults</a>'),
    },
    sitemap: [
      '/',
      '/people/',
      '/people/probate',
      ...people.map((one) => `/people/${one.slug}/`),
      ...people.slice(0, 4).map((one) => `/author/${one.slug}/`),
      '/blog/deeds',
    ],
  }),
  'labels in spans without blocks': ({ firm, people }) => ({
    pages: {
      '/': start(firm, { '/bios': 'Bios' }),
      '/bios': within(
        `Bios`,
        firm,
        `<h1>Bios</h1><div>${all(people, (one) => `<a href="/bios?person=${one.slug}">${text(one.name)}</a> `)}</div>`,
      ),
      ...each(
        people,
        (one) => `/bios?person=${one.slug}`,
        (one) =>
          within(
            `Bios`,
            firm,
            `<div class="pane"><span class="a1">${text(one.name)}</span><span class="a2">${one.title}</span><span class="a3">${one.city}</span><span class="a4">${one.phone}</span>${mailto(one)}<div class="a5"><p>${text(one.bio)}</p></div></div>`,
          ),
      ),
    },
  }),
}
