import { peopleOf, type Someone } from './population.fixture.ts'
import {
  escaped,
  frame,
  htmlAnswer,
  othersOf,
  urlset,
  xml,
  type Answer,
  type LabelledPage,
  type LabelledSite,
} from './site-kit.fixture.ts'

/** Plan of a site whose people are generated. */
export type Plan = {
  at: number
  key: string
  firm: string
  host: string
  structure: string
  folder: string
  count?: number
  pathOf?: (person: Someone, at: number) => string
  bio: (person: Someone, plan: Plan, people: readonly Someone[]) => string
  other?: (heading: string, body: string, plan: Plan) => string
  people?: (people: Someone[]) => Someone[]
  more: (url: URL, site: { origin: string; plan: Plan; pages: LabelledPage[]; people: Someone[] }) => Answer | undefined
  drawn?: (url: URL, site: { pages: LabelledPage[]; people: Someone[]; plan: Plan }) => string | undefined
  withEmail?: (first: string, last: string) => string
}

/** A site from its plan: bios, seven other pages, and what the plan adds (sitemaps, directories). */
export function generatedSite(plan: Plan): LabelledSite {
  const { pathOf = (person: Someone) => `${plan.folder}/${person.slug}` } = plan
  const made = peopleOf(plan.at, {
    count: plan.count ?? 20,
    domain: plan.host,
    ...(plan.withEmail ? { withEmail: plan.withEmail } : {}),
  })
  const people = plan.people ? plan.people(made) : made
  const html = new Map<string, string>()
  const pages: LabelledPage[] = people.map((person, at) => {
    const path = pathOf(person, at)
    html.set(path, plan.bio(person, plan, people))
    return { path, person, what: person.name }
  })
  const wrap = (heading: string, body: string) =>
    plan.other?.(heading, body, plan) ??
    frame(plan, heading, `<main><h1>${escaped(heading)}</h1>${body}</main>`, plan.folder)
  for (const other of othersOf(plan.at, plan, plan.folder, people, wrap)) {
    html.set(other.path, other.html)
    pages.push({ path: other.path, person: null, what: other.heading })
  }
  const origin = `https://${plan.host}`
  const parts = { origin, plan, pages, people }
  const { drawn } = plan
  return {
    key: plan.key,
    firm: plan.firm,
    host: plan.host,
    structure: plan.structure,
    pages,
    answer(url) {
      const own = plan.more(url, parts)
      if (own) return own
      const found = html.get(url.pathname + url.search) ?? html.get(url.pathname.replace(/\/$/, ''))
      if (found !== undefined) return htmlAnswer(found)
      if (url.pathname === '/')
        return htmlAnswer(
          frame(
            plan,
            'Home',
            `<main><h2>Counsel that is clear</h2><p><a href="${plan.folder}">Our people</a></p></main>`,
            plan.folder,
          ),
        )
      if (url.pathname === '/robots.txt') return { body: 'User-agent: *\nDisallow: /admin/', type: 'text/plain' }
      return undefined
    },
    ...(drawn ? { drawn: (url: URL) => drawn(url, parts) } : {}),
  }
}

/** The addresses of a sitemap. */
export const everyAddress = (pages: readonly LabelledPage[], origin: string) => [
  `${origin}/`,
  ...pages.map(({ path }) => origin + path),
]
/** Colleagues below a bio. */
export const related = (people: readonly Someone[], person: Someone, folder: string): string =>
  `<section class="related-people"><h2>Related Professionals</h2>${people
    .filter((one) => one !== person)
    .slice(0, 3)
    .map(
      (one) =>
        `<div class="card"><a href="${folder}/${one.slug}">${escaped(one.name)}</a><p>${escaped(one.title)}</p><p>${one.email ?? ''}</p></div>`,
    )
    .join('')}</section>`

export const wholeSitemap: Plan['more'] = (url, { origin, pages }) =>
  url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
