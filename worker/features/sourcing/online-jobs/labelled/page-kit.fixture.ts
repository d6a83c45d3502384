import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'

/** A page of a stand-in site and the facts that it states. A field that is not listed must stay absent. */
export type FixturePage = {
  name: string
  url: string
  /** The site's answers by address: the page itself, and the interface of its platform. */
  answers: Record<string, string | object>
  /** The page after its scripts ran, for pages that are empty without them. */
  drawn?: string
  expected: ExtractedJobFields
}

export type Facts = {
  title: string
  firm?: string
  city?: string
  state?: string
  area?: string
  seniority: string
  min?: number
  max?: number
  years?: [number, number?]
  type?: string
  remote?: boolean
  /** The words repeat pay and terms. */
  repeatsFactsInProse?: boolean
}

export const kirk: Facts = {
  title: 'Corporate Associate',
  firm: 'Harlow & Finch LLP',
  city: 'Boston',
  state: 'MA',
  area: 'Corporate',
  seniority: 'associate',
  min: 225_000,
  max: 310_000,
  years: [3, 5],
  type: 'Full-time',
}
export const tax: Facts = {
  title: 'Senior Tax Counsel',
  firm: 'Beaumont Reyes PLLC',
  city: 'Chicago',
  state: 'IL',
  area: 'Tax',
  seniority: 'senior-counsel',
  years: [7],
}
export const estate: Facts = {
  title: 'Real Estate Partner',
  firm: 'Okafor Lindqvist LLP',
  city: 'New York',
  state: 'NY',
  area: 'Real Estate',
  seniority: 'partner',
  type: 'Full-time',
}
export const patent: Facts = {
  title: 'Patent Prosecution Associate',
  firm: 'Tanaka Brandt LLP',
  city: 'San Francisco',
  state: 'CA',
  area: 'Patent Prosecution',
  seniority: 'associate',
  min: 235_000,
  max: 285_000,
  years: [2, 4],
}
export const remote: Facts = {
  title: 'Staff Attorney, Immigration',
  firm: 'Delgado Immigration Law PC',
  area: 'Immigration',
  seniority: 'staff-attorney',
  min: 95_000,
  max: 120_000,
  type: 'Full-time',
  remote: true,
}
export const contract: Facts = {
  title: 'Litigation Associate',
  firm: 'Marsh Whitfield LLP',
  city: 'Houston',
  state: 'TX',
  area: 'Litigation',
  seniority: 'associate',
  type: 'Contract',
}

/** The words of a posting: they state the years, and nothing beyond the facts. */
export function words({ firm, title, area, years, min, max, repeatsFactsInProse }: Facts): string {
  const [low, high] = years ?? []
  const range = high === undefined ? `At least ${low}` : `${low} to ${high}`
  const asked =
    low === undefined
      ? 'Admission to the bar and strong experience in the field'
      : `${range} years of experience in ${area ?? 'practice'}`
  const pay =
    repeatsFactsInProse && min && max
      ? `<p>The annual salary range for this position is $${min.toLocaleString('en-US')} to $${max.toLocaleString('en-US')}.</p>`
      : ''
  return `<p>${firm?.replace('&', '&amp;') ?? 'We'} ${firm ? 'is' : 'are'} looking for a ${title} to join the ${area ?? ''} group.</p>
<h3>Responsibilities</h3><ul><li>Advise clients on complex matters</li><li>Draft and negotiate documents with care</li></ul>
<h3>Qualifications</h3><ul><li>${asked}</li><li>J.D. from an accredited law school</li></ul>${pay}`
}

export function expectedOf({
  title,
  firm,
  city,
  state,
  area,
  seniority,
  min,
  max,
  years,
  type,
  remote: isRemote,
}: Facts): ExtractedJobFields {
  return {
    title,
    seniority,
    ...(firm ? { firmName: firm } : {}),
    ...(city ? { location: `${city}, ${state}` } : {}),
    ...(area ? { practiceArea: area } : {}),
    ...(min ? { salaryMin: min } : {}),
    ...(max ? { salaryMax: max } : {}),
    ...(years ? { yearsExperienceMin: years[0] } : {}),
    ...(years?.[1] ? { yearsExperienceMax: years[1] } : {}),
    ...(type ? { workType: type } : {}),
    ...(isRemote ? { isRemote } : {}),
  }
}

export const schemaType: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  Contract: 'CONTRACTOR',
  'Part-time': 'PART_TIME',
}

/** A posting as schema.org states it. */
export function jobPosting(facts: Facts, more: object = {}): Record<string, unknown> {
  const { title, firm, city, state, min, max, type, remote: isRemote } = facts
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: words(facts),
    datePosted: '2026-06-01',
    ...(firm ? { hiringOrganization: { '@type': 'Organization', name: firm } } : {}),
    ...(city
      ? {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' },
          },
        }
      : {}),
    ...(isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(type ? { employmentType: schemaType[type] } : {}),
    ...(min
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'USD',
            value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: 'YEAR' },
          },
        }
      : {}),
    ...more,
  }
}

export const frame = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Careers</title>${head}</head><body>
<header><nav><a href="/">Home</a><a href="/people">Our people</a><a href="/careers">Careers</a></nav></header>
<main>${body}</main><footer>Offices in Boston, Chicago and London. Salary survey $999,000.</footer></body></html>`
export const ld = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`

let number = 0
export const at = (path = '') => `https://careers.firm${++number}.example/openings/${path || number}`
export const page = (name: string, facts: Facts, html: string, url = at()): FixturePage => ({
  name,
  url,
  answers: { [url]: html },
  expected: expectedOf(facts),
})
export const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function without(facts: Facts, ...names: (keyof Facts)[]): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name as keyof Facts))) as Facts
}

/** JSON as a page has it inside a script. */
export const state = (data: unknown) => JSON.stringify(data).replaceAll('</', '<\\/')
/** JSON as a page has it in an attribute. */
export const attribute = (data: unknown) => JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
/** A firm's page with what surrounds every page of a site. */
export const site = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
<header><a href="/">Home</a><nav><a href="/people">People</a><a href="/practices">Practices</a><a href="/offices">Offices</a><a href="/careers">Careers</a></nav></header>
${body}
<footer><p>Attorney advertising. Prior results do not guarantee a similar outcome.</p><a href="/privacy">Privacy</a></footer></body></html>`

/** Duties that say nothing about the facts. */
export const duties =
  '<p>You will:</p><ul><li>manage a varied docket from intake through closing</li><li>prepare agreements, memoranda and correspondence</li></ul>'

/** A page with nothing around its content. */
export const plainPage = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`

/**
 * A page with the facts that a reader would write down. `jobs` are the titles to choose from, `code` is the refusal,
 * `notice` the remark next to the fields.
 */
export type LabelledPage = {
  name: string
  url: string
  html: string
  expected?: ExtractedJobFields
  jobs?: readonly string[]
  code?: string
  notice?: RegExp
}

/** Pages of one structure: those that the rules were written with, and two sets that were written before the rules saw them. */
export type PageSets = {
  development?: readonly FixturePage[]
  validation?: readonly LabelledPage[]
  test?: readonly LabelledPage[]
}
