import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Plan } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped, frame, htmlAnswer, inOneLine, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'

/** Page that the script draws from its state. */
const fromState = (person: Someone) =>
  `<div class="sc-1"><h1 class="sc-2">${escaped(person.shown)}</h1><p class="sc-3">${escaped(person.title)}</p><p class="sc-4">${person.offices.map((office) => `<a href="/offices/${office.length}">${escaped(office)}</a>`).join(', ')}</p>
<p>${person.phone ? `<a href="tel:${person.phone}">${person.phone}</a>` : ''}</p>${person.email ? `<a href="mailto:${person.email}">Email</a>` : ''}<div><p>${escaped(person.bio)}</p></div>
<section><h2>Capabilities</h2>${items(person.areas)}</section><section><h2>Education</h2>${items(person.education.map(inOneLine))}</section>
${person.bars.length > 0 ? `<section><h2>Admissions</h2>${items(person.bars)}</section>` : ''}${person.clerkships.length > 0 ? `<section><h2>Clerkships</h2>${items(person.clerkships)}</section>` : ''}</div>`

export const state: Plan = {
  at: 5,
  key: 'state-in-script',
  firm: 'Farrow Lindqvist LLP',
  host: 'farrowlindqvist.example',
  structure: 'an empty root, the state in a script, drawn by scripts; no sitemap',
  folder: '/our-people',
  bio: (person, plan) =>
    markup`
      <!doctype html><html><head><title>${plan.firm}</title></head><body><div id="__next"></div>
      <script id="__NEXT_DATA__" type="application/json">
      ${JSON.stringify({
        props: {
          pageProps: {
            nav: [{ label: 'People', href: '/our-people' }],
            person: {
              fullName: person.shown,
              position: person.title,
              email: person.email,
              directPhone: person.phone,
              offices: person.offices.map((office) => ({ name: office })),
              capabilities: person.areas.map((name) => ({ name, url: '/capabilities/x' })),
              education: person.education.map(({ degree, school, year, honor }) => ({
                degree,
                school,
                year,
                honors: honor,
              })),
              barAdmissions: person.bars,
              clerkships: person.clerkships,
              biography: `<p>${escaped(person.bio)}</p>`,
            },
          },
        },
      }).replaceAll('<', '\\u003c')}
      </script><script src="/_next/static/main.js"></script></body></html>
    `,
  other: (heading, body, plan) => frame(plan, heading, `<main><h1>${escaped(heading)}</h1>${body}</main>`, plan.folder),
  more: (url, { plan }) =>
    url.pathname === '/our-people' || url.pathname === '/'
      ? htmlAnswer(
          markup`
            <!doctype html><html><head><title>${plan.firm}</title></head><body><div id="__next"></div>
            <script src="/_next/static/main.js"></script></body></html>
          `,
        )
      : undefined,
  drawn(url, { people, pages, plan }) {
    const page = pages.find(({ path }) => path === url.pathname)
    const contentOf = () => {
      if (page?.person) return fromState(page.person)
      if (url.pathname === '/our-people')
        return markup`
          <h1>Our people</h1>
          ${people.map((one) => `<div><a href="/our-people/${one.slug}"><h3>${escaped(one.name)}</h3><span>${escaped(one.title)}</span></a></div>`).join('')}
        `
      if (url.pathname === '/') return '<a href="/our-people">Our people</a>'
      return undefined
    }
    const inner = contentOf()
    return inner === undefined
      ? undefined
      : frame(plan, page?.what ?? 'People', `<div id="__next">${inner}</div>`, plan.folder)
  },
}
