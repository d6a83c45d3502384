// Builds of firm sites that readers were made on.
import { all, each, page, text, type Build, type FirmPerson } from './firm-site-kit.fixture.ts'

const menu = (links: Record<string, string>) =>
  `<nav><ul>${Object.entries(links)
    .map(([href, name]) => `<li><a href="${href}">${name}</a></li>`)
    .join('')}</ul></nav>`
const usual = { '/': 'Home', '/practice-areas/': 'Practice Areas', '/contact/': 'Contact' }
const home = (firm: string, more: Record<string, string>) =>
  page(
    firm,
    `<header><a href="/">${text(firm)}</a>${menu({ ...usual, ...more })}</header><main><h1>Counsel you can reach</h1><p>We have served families and companies of this state since 1961, and we answer the phone ourselves.</p></main><footer>© 2026 ${text(firm)}. All rights reserved.</footer>`,
  )
const mail = (person: FirmPerson) => `<a href="mailto:${person.email}">${person.email}</a>`

export const knownBuilds: Record<string, Build> = {
  'one page of cards without links': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/our-team/': 'Our Team' }),
      '/our-team': page(
        `Our Team | ${firm}`,
        `<header>${menu(usual)}</header><main><h1>Our Team</h1><div class="grid">${all(people, (one) => `<div class="card"><img src="/img/${one.slug}.jpg" alt=""><h3>${text(one.name)}</h3><p class="role">${one.title}</p><p>${one.city}, ${one.state}</p><p>${mail(one)}</p></div>`)}</div></main><footer><p>Call us: (800) 555-0100</p></footer>`,
      ),
    },
  }),
  'headings and paragraphs one after the other': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/attorneys.html': 'Attorneys' }),
      '/attorneys.html': page(
        `${firm} - Attorneys`,
        `${menu(usual)}<h1>Attorneys</h1>${all(people, (one) => `<h2>${text(one.name)}, ${one.title}</h2><p>${text(one.bio)}</p><p>Email: ${mail(one)} &nbsp; Direct: ${one.phone}</p>`)}<p>Free parking behind the building.</p>`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'table of people': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/people': 'People' }),
      '/people': page(
        `People | ${firm}`,
        `${menu(usual)}<h1>People</h1><table><thead><tr><th>Name</th><th>Position</th><th>Office</th><th>Phone</th><th>Email</th></tr></thead><tbody>${all(people, (one) => `<tr><td>${text(one.name)}</td><td>${one.title}</td><td>${one.city}</td><td>${one.phone}</td><td>${mail(one)}</td></tr>`)}</tbody></table>`,
      ),
    },
  }),
  accordion: ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/team': 'Team' }),
      '/team': page(
        `Team | ${firm}`,
        `${menu(usual)}<main><h1>Team</h1><div class="accordion">${all(people, (one, at) => `<div class="accordion-item"><button aria-controls="p${at}">${text(one.name)}</button><div id="p${at}" class="panel"><p><strong>${one.title}</strong></p><p>${text(one.bio)}</p><ul><li>${one.phone}</li><li>${mail(one)}</li><li>${one.city} office</li></ul></div></div>`)}</div></main>`,
      ),
    },
  }),
  'definition list': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/staff.php': 'Attorneys &amp; Staff' }),
      '/staff.php': page(
        `Attorneys & Staff`,
        `${menu(usual)}<h2>Attorneys &amp; Staff</h2><dl>${all(people, (one) => `<dt>${text(one.name)}</dt><dd>${one.title}</dd><dd>${mail(one)}</dd><dd>${one.city}</dd>`)}</dl>`,
      ),
    },
  }),
  'firm name as first heading': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/attorneys/': 'Attorneys' }),
      '/attorneys': page(
        `Attorneys | ${firm}`,
        `<h1>${text(firm)}</h1>${menu(usual)}<ul>${all(people, (one) => `<li><a href="/attorneys/${one.slug}/">${text(one.name)}</a></li>`)}</ul>`,
      ),
      ...each(
        people,
        (one) => `/attorneys/${one.slug}`,
        (one) =>
          page(
            `${one.name} | ${firm}`,
            `<h1>${text(firm)}</h1>${menu(usual)}<div class="bio"><h2>${text(one.name)}</h2><p>${one.title}</p><p>${text(one.bio)}</p><p>${one.city}, ${one.state} · ${one.phone} · ${mail(one)}</p></div>`,
          ),
      ),
    },
  }),
  'name in the title alone': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/lawyers': 'Lawyers' }),
      '/lawyers': page(
        `Lawyers | ${firm}`,
        `${menu(usual)}<h1>Lawyers</h1>${all(people, (one) => `<p><a href="/lawyers/${one.slug}.html"><img src="/p/${one.slug}.png" alt="Portrait"></a></p>`)}`,
      ),
      ...each(
        people,
        (one) => `/lawyers/${one.slug}.html`,
        (one) =>
          page(
            `${one.name} – ${firm}`,
            `${menu(usual)}<h1>Attorney Profile</h1><img src="/p/${one.slug}.png" alt="Portrait"><p>${one.title}</p><p>${text(one.bio)}</p><p>${mail(one)}</p><p>${one.phone}</p>`,
          ),
      ),
    },
    shown: () => ({ city: null }),
  }),
  'frames of the 1990s': ({ firm, people }) => ({
    pages: {
      '/': `<html><head><title>${text(firm)}</title></head><frameset cols="20%,80%"><frame src="menu.htm" name="menu"><frame src="welcome.htm" name="main"></frameset></html>`,
      '/menu.htm': `<html><body><a href="welcome.htm" target="main">Home</a><br><a href="lawyers.htm" target="main">Our Lawyers</a></body></html>`,
      '/welcome.htm': page(firm, `<center><font size="5">Welcome to ${text(firm)}</font></center>`),
      '/lawyers.htm': page(
        'Our Lawyers',
        `<font size="4">Our Lawyers</font><br>${all(people, (one) => `<a href="bio_${one.slug.slice(one.slug.indexOf('-') + 1)}.htm">${text(one.name)}</a><br>`)}`,
      ),
      ...each(
        people,
        (one) => `/bio_${one.slug.slice(one.slug.indexOf('-') + 1)}.htm`,
        (one) =>
          page(
            firm,
            `<table><tr><td><b>${text(one.name)}</b><br>${one.title}<br>${one.phone}<br>${mail(one)}</td></tr><tr><td>${text(one.bio)}</td></tr></table>`,
          ),
      ),
    },
    shown: () => ({ city: null }),
  }),
  'data behind Show all': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/people/': 'People' }),
      '/people': page(
        `People | ${firm}`,
        `${menu(usual)}<main><h1>People</h1>${all(people.slice(0, 3), (one) => `<div class="person"><h3>${text(one.name)}</h3><p>${one.title}</p></div>`)}<button>Show all</button></main><script type="application/json" id="people-data">${JSON.stringify({ people: people.map((one) => ({ fullName: one.name, jobTitle: one.title, email: one.email, office: { name: one.city }, phone: one.phone })) })}</script>`,
      ),
    },
  }),
  'one person at two addresses': ({ firm, host, people }) => ({
    pages: {
      '/': home(firm, { '/attorneys/': 'Attorneys' }),
      '/attorneys': page(
        `Attorneys | ${firm}`,
        `${menu(usual)}<h1>Attorneys</h1>${all(people, (one, at) => `<div><a href="/attorneys/${one.slug}/">${text(one.name)}</a> ${at < 3 ? `<a href="/about/leadership/${one.slug}/">${text(one.name)}</a>` : ''}</div>`)}`,
      ),
      ...each(
        people,
        (one) => `/attorneys/${one.slug}`,
        (one) => bioWithCanonical(one, firm, host),
      ),
      ...each(
        people.slice(0, 3),
        (one) => `/about/leadership/${one.slug}`,
        (one) => bioWithCanonical(one, firm, host),
      ),
    },
  }),
  'stale sitemap': ({ firm, people }) => ({
    pages: {
      '/': home(firm, { '/professionals/': 'Professionals' }),
      '/professionals': page(
        `Professionals | ${firm}`,
        `${menu(usual)}<h1>Professionals</h1>${all(people, (one) => `<article><h2><a href="/professionals/${one.slug}/">${text(one.name)}</a></h2><p>${one.title}</p></article>`)}`,
      ),
      ...each(
        people,
        (one) => `/professionals/${one.slug}`,
        (one) => plainBio(one, firm),
      ),
    },
    sitemap: ['/', '/professionals/', ...people.slice(0, 4).map((one) => `/professionals/${one.slug}/`)],
  }),
  'letters of the alphabet': ({ firm, people }) => {
    const letters = [...new Set(people.map(({ last }) => last.slice(0, 1).toUpperCase()))].toSorted()
    const bar = letters.map((letter) => `<a href="/find/${letter.toLowerCase()}.html">${letter}</a>`).join(' | ')
    return {
      pages: {
        '/': home(firm, { '/find/index.html': 'Find a Lawyer' }),
        '/find/index.html': page('Find a Lawyer', `${menu(usual)}<h1>Find a Lawyer</h1><p>Last name: ${bar}</p>`),
        ...Object.fromEntries(
          letters.map((letter) => [
            `/find/${letter.toLowerCase()}.html`,
            page(
              `Find a Lawyer: ${letter}`,
              `${menu(usual)}<h1>Find a Lawyer</h1><p>${bar}</p><table>${all(
                people.filter(({ last }) => last.toUpperCase().startsWith(letter)),
                (one) =>
                  `<tr><td><a href="/find/${one.slug.replaceAll('-', '')}.html">${text(one.last)}, ${text(one.first)}</a></td><td>${one.city}</td></tr>`,
              )}</table>`,
            ),
          ]),
        ),
        ...each(
          people,
          (one) => `/find/${one.slug.replaceAll('-', '')}.html`,
          (one) => plainBio(one, firm),
        ),
      },
    }
  },
}

const plainBio = (one: FirmPerson, firm: string) =>
  page(
    `${one.name} | ${firm}`,
    `<header><a href="/">${text(firm)}</a>${menu(usual)}</header><main><h1>${text(one.name)}</h1><p class="title">${one.title}</p><p class="office">${one.city}, ${one.state}</p><p>${mail(one)} ${one.phone}</p><p>${text(one.bio)}</p><h3>Practice Areas</h3><ul><li>${one.area}</li></ul></main><footer><p>${text(firm)} · 100 Main Street · info@example.com</p></footer>`,
  )

const bioWithCanonical = (one: FirmPerson, firm: string, host: string) =>
  plainBio(one, firm).replace(
    '</head>',
    `<link rel="canonical" href="https://www.${host}/attorneys/${one.slug}/"></head>`,
  )
