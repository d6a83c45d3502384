// Builds of firm sites that no rule and no training has seen: old pages, directories in parts, structured data.
import { all, each, page, text, type Build, type FirmPerson } from './firm-site-kit.fixture.ts'

const bar = `<table width="100%"><tr><td><a href="/index.html">Home</a></td><td><a href="/areas.html">Areas of Law</a></td><td><a href="/directions.html">Directions</a></td></tr></table>`
const mail = (one: FirmPerson) => `<a href="mailto:${one.email}">${one.email}</a>`
const lastOf = ({ slug }: FirmPerson) => slug.slice(slug.indexOf('-') + 1)
const office = (one: FirmPerson) => `${one.city}, ${one.state}`
const plain = (one: FirmPerson, firm: string, head = '') =>
  page(
    `${firm} – ${one.name}`,
    `${bar}<h1>${text(one.name)}</h1><h3>${one.title}</h3><p>${office(one)}<br>Tel: ${one.phone}<br>${mail(one)}</p><p>${text(one.bio)}</p><hr><small>Copyright ${text(firm)}</small>`,
    head,
  )
const list = (people: readonly FirmPerson[], folder: string) =>
  all(people, (one) => `<p><a href="${folder}${one.slug}">${text(one.name)}</a>, ${one.title}</p>`)

export const oldHeldOutBuilds: Record<string, Build> = {
  'entry page with a meta refresh': ({ firm, people }) => ({
    pages: {
      '/': `<html><head><meta http-equiv="refresh" content="0; url=main/default.htm"></head><body>One moment</body></html>`,
      '/main/default.htm': page(firm, `${bar}<p><a href="people.htm">Members of the Firm</a></p>`),
      '/main/people.htm': page(
        'Members of the Firm',
        `<center><h2>Members of the Firm</h2></center>${all(people, (one) => `<a href="bio_${lastOf(one)}.htm">${text(one.name)}</a><br>`)}`,
      ),
      ...each(
        people,
        (one) => `/main/bio_${lastOf(one)}.htm`,
        (one) =>
          page(
            firm,
            `${bar}<center><b><font size="+2">${text(one.name.toUpperCase())}</font></b></center><p>${one.title}</p><p>${text(one.bio)}</p><p>Telephone: ${one.phone}<br>E-mail: ${mail(one)}</p>`,
          ),
      ),
    },
    shown: () => ({ city: null }),
  }),
  'frames around everything': ({ firm, people }) => ({
    pages: {
      '/': `<html><head><title>${text(firm)}</title></head><frameset rows="90,*"><frame name="head" src="/top.html"><frame name="body" src="/attorneys.html"></frameset><noframes>Please use a newer browser.</noframes></html>`,
      '/top.html': `<html><body>${bar}</body></html>`,
      '/attorneys.html': page(
        'x',
        `<h2>Attorneys</h2><ul>${all(people, (one) => `<li>${text(one.name)}, ${one.title}<br>${one.phone}<br>${mail(one)}</li>`)}</ul>`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'enter button on a splash page': ({ firm, people }) => ({
    pages: {
      '/': `<html><head><title>${text(firm)}</title></head><body><center><a href="/home.asp"><img src="enter.gif" alt="Enter"></a></center></body></html>`,
      '/home.asp': page(firm, `${bar}<h1>${text(firm)}</h1><a href="/attys.asp">Our Attorneys</a>`),
      '/attys.asp': page(
        'Our Attorneys',
        `${bar}<h1>Our Attorneys</h1>${all(people, (one) => `<div><a href="/atty.asp?id=${one.slug.length * 7}${one.slug.slice(0, 2)}">${text(one.name)}</a></div>`)}`,
      ),
      ...each(
        people,
        (one) => `/atty.asp?id=${one.slug.length * 7}${one.slug.slice(0, 2)}`,
        (one) => plain(one, firm),
      ),
    },
  }),
  'letters with plain pages, names in the title alone': ({ firm, people }) => {
    const letters = [...new Set(people.map(({ slug }) => lastOf({ slug } as FirmPerson).slice(0, 1)))].toSorted()
    return {
      pages: {
        '/': page(firm, `${bar}<a href="/attorneys/index.html">Attorney Listing</a>`),
        '/attorneys/index.html': page(
          'Attorney Listing',
          `<h1>Attorney Listing</h1>${letters.map((one) => `<a href="letter_${one}.html">${one.toUpperCase()}</a> `).join('')}`,
        ),
        ...Object.fromEntries(
          letters.map((letter) => [
            `/attorneys/letter_${letter}.html`,
            page(
              'Attorney Listing',
              all(
                people.filter((one) => lastOf(one).startsWith(letter)),
                (one) => `<p><a href="${lastOf(one)}.html">${text(one.last)}, ${text(one.first)}</a></p>`,
              ),
            ),
          ]),
        ),
        ...each(
          people,
          (one) => `/attorneys/${lastOf(one)}.html`,
          (one) =>
            page(
              `${one.name} - ${firm}`,
              `${bar}<h2>Biography</h2><p><i>${one.title}</i></p><p>${text(one.bio)}</p><p>Phone ${one.phone}</p><p>Email ${mail(one)}</p>`,
            ),
        ),
      },
      shown: () => ({ city: null }),
    }
  },
  'pages by number with a next link': ({ firm, people }) => {
    const parts = [people.slice(0, 4), people.slice(4, 8), people.slice(8)].filter((some) => some.length > 0)
    return {
      pages: {
        '/': page(firm, `${bar}<a href="/lawyers/">Lawyers</a>`),
        ...Object.fromEntries(
          parts.map((some, at) => [
            at === 0 ? '/lawyers' : `/lawyers/page/${at + 1}`,
            page(
              'Lawyers',
              `${bar}<h1>Lawyers</h1>${list(some, '/lawyer/')}${at + 1 < parts.length ? `<a href="/lawyers/page/${at + 2}/">Next</a>` : ''}`,
            ),
          ]),
        ),
        ...each(
          people,
          (one) => `/lawyer/${one.slug}`,
          (one) => plain(one, firm),
        ),
      },
    }
  },
  'canonical links to one of two addresses': ({ firm, host, people }) => {
    const head = (one: FirmPerson) =>
      `<link href="https://www.${host}/our-lawyers/${one.slug}" rel="canonical"><meta property="og:type" content="profile">`
    return {
      pages: {
        '/': page(firm, `${bar}<a href="/our-lawyers">Our Lawyers</a><a href="/staff">Staff</a>`),
        '/our-lawyers': page('Our Lawyers', `${bar}<h1>Our Lawyers</h1>${list(people, '/our-lawyers/')}`),
        '/staff': page('Staff', `${bar}<h1>Staff</h1>${list(people.slice(0, 5), '/staff/')}`),
        ...each(
          people,
          (one) => `/our-lawyers/${one.slug}`,
          (one) => plain(one, firm, head(one)),
        ),
        ...each(
          people.slice(0, 5),
          (one) => `/staff/${one.slug}`,
          (one) => plain(one, firm, head(one)),
        ),
      },
    }
  },
  'two addresses without a canonical link': ({ firm, people }) => ({
    pages: {
      '/': page(firm, `${bar}<a href="/people">People</a>`),
      '/people': page('People', `${bar}<h1>People</h1>${list(people, '/people/')}`),
      ...each(
        people,
        (one) => `/people/${one.slug}`,
        (one) => plain(one, firm),
      ),
      ...each(
        people,
        (one) => `/team/${one.slug}-esq`,
        (one) => plain(one, firm),
      ),
    },
    sitemap: people.flatMap((one) => [`/people/${one.slug}`, `/team/${one.slug}-esq`]),
  }),
  'sitemap of former people': ({ firm, people }) => ({
    pages: {
      '/': page(firm, `${bar}<a href="/attorney">Attorneys</a>`),
      '/attorney': page('Attorneys', `${bar}<h1>Attorneys</h1>${list(people, '/attorney/')}`),
      ...each(
        people,
        (one) => `/attorney/${one.slug}`,
        (one) => plain(one, firm),
      ),
    },
    sitemap: ['/', '/attorney/anna-gone', '/attorney/peter-left', '/attorney/mary-retired', '/areas.html'],
  }),
  'listing in structured data': ({ firm, people }) => ({
    pages: {
      '/': page(firm, `${bar}<a href="/our-team">Our Team</a>`),
      '/our-team': page(
        'Our Team',
        `${bar}<h1>Our Team</h1>${all(people, (one) => `<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">${text(one.name)}</span><span itemprop="jobTitle">${one.title}</span><a itemprop="email" href="mailto:${one.email}">Mail</a><span itemprop="telephone">${one.phone}</span></div>`)}`,
      ),
    },
    shown: () => ({ city: null }),
  }),
  'a card for each with a link that says more': ({ firm, people }) => ({
    pages: {
      '/': page(firm, `${bar}<a href="/about/our-attorneys">Our Attorneys</a>`),
      '/about/our-attorneys': page(
        'Our Attorneys',
        `${bar}<h1>Our Attorneys</h1>${all(people, (one) => `<section><h3>${text(one.name)}</h3><h4>${one.title}</h4><p>${text(one.bio)}</p><a href="/about/${lastOf(one)}">Read full bio</a></section>`)}`,
      ),
      ...each(
        people,
        (one) => `/about/${lastOf(one)}`,
        (one) => plain(one, firm),
      ),
    },
  }),
  'office blocks with people in them': ({ firm, people }) => {
    const offices = Object.entries(Object.groupBy(people, (one) => office(one)))
    return {
      pages: {
        '/': page(firm, `${bar}<a href="/contact-our-people.html">Our People</a>`),
        '/contact-our-people.html': page(
          'Our People',
          `${bar}<h1>Our People</h1>${offices
            .map(
              ([place, some = []]) =>
                `<h2>${place}</h2><div class="office">${all(some, (one) => `<div><b>${text(one.name)}</b><div>${one.title}</div><div>${one.phone}</div><div>${mail(one)}</div></div>`)}</div>`,
            )
            .join('')}`,
        ),
      },
    }
  },
  'lines with breaks and no elements': ({ firm, people }) => ({
    pages: {
      '/': page(firm, `${bar}<a href="/lawyers.html">The Lawyers</a>`),
      '/lawyers.html': page(
        'The Lawyers',
        `${bar}<p>${all(people, (one) => `${text(one.name)}<br>${one.title}<br>${one.phone}<br>${one.email}<br><br>`)}</p>`,
      ),
    },
    shown: () => ({ city: null }),
  }),
}
