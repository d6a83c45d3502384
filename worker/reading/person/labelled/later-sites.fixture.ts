import type { Someone } from './population.fixture.ts'
import { siteOf, type Plan } from './site-of.fixture.ts'
import {
  cityOf,
  escaped,
  frame,
  htmlAnswer,
  items,
  phoneAs,
  urlset,
  xml,
  type LabelledSite,
} from './site-kit.fixture.ts'

const field = (name: string, list: readonly string[]): string =>
  list.length === 0
    ? ''
    : `<div class="field field--name-field-${name} field--type-string"><div class="field__items">${list.map((one) => `<div class="field__item">${one}</div>`).join('')}</div></div>`
const wholeSitemap: Plan['more'] = (url, { origin, pages }) =>
  url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined

const drupal: Plan = {
  at: 11,
  key: 'drupal',
  firm: 'Larkspur Boone LLP',
  host: 'larkspurboone.example',
  structure: 'fields without headings, title and place on one line, e-mail by a form’s address, directory by pages',
  folder: '/professional',
  count: 16,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div class="region-content"><div id="block-page-title"><h1 class="page-title"><span class="field field--name-title">${escaped(person.shown)}</span></h1></div><main role="main"><article class="node node--type-professional">
<div class="node__meta">${escaped(person.title)} | ${person.offices.map((office) => escaped(cityOf(office))).join(' | ')}</div>
${field('telephone', person.phone ? [person.phone] : [])}${person.email ? field('email', [`<a href="/contact?to=${encodeURIComponent(person.email)}">Email</a>`]) : ''}${field('fax', ['617.555.0009'])}
<div class="field field--name-body"><p>${escaped(person.bio)}</p></div>${field('practice-areas', person.areas.map(escaped))}${field(
        'education',
        person.education.map((one) => escaped(`${one.degree}, ${one.school}${one.year ? ` (${one.year})` : ''}`)),
      )}${field('bar-admissions', person.bars)}${field('clerkships', person.clerkships.map(escaped))}</article>
<div class="view-related-professionals"><h3>Meet the team</h3>${people
        .slice(0, 3)
        .map(
          (one) =>
            `<div class="views-row"><a href="/professional/${one.slug}">${escaped(one.name)}</a><div>${escaped(one.title)}</div></div>`,
        )
        .join('')}</div></main></div>`,
      '/professionals',
    ),
  more(url, { plan, people }) {
    if (url.pathname !== '/professionals') return undefined
    const page = Number(url.searchParams.get('page') ?? 0)
    const rows = people.slice(page * 5, page * 5 + 5)
    return htmlAnswer(
      frame(
        plan,
        'Professionals',
        `<main><h1>Professionals</h1>${rows.map((one) => `<div class="views-row"><a href="/professional/${one.slug}"><img alt=""></a><h2><a href="/professional/${one.slug}">${escaped(one.name)}</a></h2></div>`).join('')}<nav class="pager"><ul>${[0, 1, 2, 3].map((at) => `<li><a href="?office=All&amp;page=${at}">${at + 1}</a></li>`).join('')}</ul></nav></main>`,
        '/professionals',
      ),
    )
  },
}

const degrees: Record<string, string> = {
  'J.D.': 'J.D.',
  'LL.M.': 'LL.M.',
  'LL.B.': 'LL.B.',
  'B.A.': 'B.A.',
  'B.S.': 'B.S.',
}
const prose: Plan = {
  at: 12,
  key: 'prose',
  firm: 'Mossman Keene',
  host: 'mossmankeene.example',
  structure: 'a small firm that tells everything in sentences, title within the heading',
  folder: '/our-team',
  count: 16,
  bio: (person, plan) =>
    frame(
      plan,
      person.name,
      `<div class="content"><h1>${escaped(person.shown)}, ${escaped(person.title)}</h1><p>${person.email ? `<a href="mailto:${person.email}">${person.email}</a>` : ''} ${person.phone ? phoneAs(person.phone, '(617) 555-1234') : ''}<br>${person.offices.map(escaped).join('<br>')}</p><p>${escaped(person.bio)}</p>
<p>${escaped(person.last)}’s practice areas include:</p>${items(person.areas)}<p>${person.education.map((one) => `${escaped(person.last)} received a ${degrees[one.degree] ?? ''} from ${escaped(one.school)}${one.year ? ` in ${one.year}` : ''}.`).join(' ')}
${person.bars.length > 0 ? ` ${escaped(person.last)} is admitted to practice in ${person.bars.join(' and ')}.` : ''}${person.clerkships.length > 0 ? ` Before joining the firm, ${escaped(person.last)} clerked for the ${escaped((person.clerkships[0] ?? '').replace(/^the /, ''))}.` : ''}</p></div>`,
      plan.folder,
    ),
  more: wholeSitemap,
}

const grid: Plan = {
  at: 13,
  key: 'grid',
  firm: 'North Quay LLP',
  host: 'northquay.example',
  structure: 'names and places in capitals, utility classes, degrees of one school in one bracket',
  folder: '/en/people',
  pathOf: ({ slug }) => `/en/people/${slug.slice(0, 1)}/${slug}`,
  count: 16,
  bio: (person, plan, people) => {
    const cell = (label: string, inner: string) =>
      `<div class="grid grid-cols-4 gap-4"><div class="col-span-1 text-xs uppercase">${label}</div><div class="col-span-3">${inner}</div></div>`
    return frame(
      plan,
      person.name,
      `<main class="mx-auto"><div class="flex"><div class="w-1/2"><h1 class="text-5xl">${escaped(person.shown.toUpperCase())}</h1><p class="text-xl">${escaped(person.title.toUpperCase())}</p><p class="tracking-wide">${person.offices.map((office) => escaped((office.split(',')[0] ?? '').toUpperCase())).join(', ')}</p>
<div class="flex gap-2">${person.phone ? `<span>D</span><a href="tel:+1${person.phone.replaceAll('.', '')}">+1.${person.phone}</a>` : ''}${person.email ? `<span>E</span><a href="mailto:${person.email}?subject=Inquiry">${person.email.split('@')[0]}</a>` : ''}</div></div></div>
<section class="prose"><p>${escaped(person.bio)}</p></section>${cell('Practices', person.areas.map((area) => `<a class="block" href="/en/practices/x">${escaped(area)}</a>`).join(''))}
${cell('Education', person.education.map((one) => `<p>${escaped(`${one.school} (${one.degree}${one.honour ? ` ${one.honour}` : ''}${one.year ? ` ${one.year}` : ''})`)}</p>`).join(''))}
${person.bars.length > 0 ? cell('Bar Admissions', `<p>${person.bars.join('; ')}</p>`) : ''}${person.clerkships.length > 0 ? cell('Clerkships', person.clerkships.map((one) => `<p>Law Clerk to ${escaped(one)}</p>`).join('')) : ''}
${cell('Insights', '<a class="block" href="/en/insights/x">What boards ask in 2026</a>')}</main><section><h2>Our people</h2>${people
        .slice(3, 6)
        .map(
          (one) =>
            `<a href="/en/people/x/${one.slug}"><b>${escaped(one.name)}</b><span>${escaped(one.title)}</span><span>Denver</span></a>`,
        )
        .join('')}</section>`,
      plan.folder,
    )
  },
  more: wholeSitemap,
}

const named: Plan = {
  at: 14,
  key: 'aria',
  firm: 'Orchard Street Partners LLP',
  host: 'orchardstreet.example',
  structure:
    'sections named for screen readers, the name in two parts, admissions with years in one line, address blocks',
  folder: '/lawyer',
  count: 16,
  bio: (person: Someone, plan) => {
    const words = person.shown.split(' ')
    return frame(
      plan,
      person.name,
      `<div id="page"><div class="masthead"><h1><span class="first">${escaped(words.slice(0, -1).join(' '))}</span> <span class="last">${escaped(words.at(-1) ?? '')}</span></h1><div class="designation">${escaped(person.title)}</div></div>
<aside aria-label="Contact">${person.offices.map((office) => `<address>1200 Third Avenue, Suite 900<br>${escaped(office)}${office.includes(',') ? ' 02110' : ' EC2N 4AY'}</address>`).join('')}<ul><li><b>Main:</b> 415-555-0100</li></ul>${person.email ? `<p><a href="mailto:${person.email}">${person.email}</a></p>` : ''}<p>Legal Assistant: Mary Poe, <a href="mailto:mpoe@${plan.host}">mpoe@${plan.host}</a></p></aside>
<section aria-label="Biography"><p>${escaped(person.bio)}</p></section><section aria-label="Practice areas">${items(person.areas)}</section>
<section aria-label="Education"><ol>${person.education.map((one) => `<li><span>${one.year ?? ''}</span> <span>${escaped(one.school)}</span> <span>${one.degree}</span></li>`).join('')}</ol></section>
${person.bars.length > 0 ? `<section aria-label="Bar admissions"><p>${person.bars.map((bar, at) => `${bar}, ${2001 + at}`).join('; ')}</p></section><section aria-label="Court admissions">${items(['U.S. Supreme Court', 'U.S. District Court, Northern District of California'])}</section>` : ''}${person.clerkships.length > 0 ? `<section aria-label="Clerkships">${items(person.clerkships)}</section>` : ''}</div>`,
      plan.folder,
    )
  },
  // The number of the office is no number of the person's own.
  people: (people) => people.map((person) => ({ ...person, phone: '415.555.0100' })),
  more: wholeSitemap,
}

/**
 * Structures that were built after the reader passed on the first ones. Unseen it read of them (precision / recall): is a person
 * 1.00 / 0.97, name 0.97 / 0.97, title 1.00 / 0.71, offices 0.97 / 0.93, e-mail 1.00 / 1.00, phone 0.98 / 1.00, practice areas
 * 1.00 / 0.75, education 1.00 / 0.51, bar admissions 0.61 / 0.72, clerkships 1.00 / 0.75.
 */
export const laterSites = (): LabelledSite[] => [drupal, prose, grid, named].map(siteOf)
