import type { JobPlatformName } from '#contract/domain/job-platforms.ts'

/** A posting of a stand-in board, independent of any platform's format. */
export type StandInJob = {
  id: string
  title: string
  city: string
  /** Abbreviation of the state. */
  region: string
  text: string
  posted: string
  isRemote: boolean
  /** Dollars a year. */
  min?: number
  max?: number
  /** Filled: the platform says so in its own way. */
  isClosed?: boolean
}

export type Aspect = 'paging' | 'detail' | 'salary' | 'remote' | 'closed'

/** A server that answers as a platform does. */
export type StandIn = {
  adapter: JobPlatformName
  /** A full address on the stand-in's host. */
  locator: string
  /** Locators as people write them, and the address that is read for them. */
  tokens: readonly (readonly [locator: string, listUrl: string])[]
  /** Answers a request; null for an unknown address. */
  answer: (url: URL, jobs: readonly StandInJob[], body: unknown) => Response | null
  /** Aspects that the platform supports or states; the others can't be known. */
  has: readonly Aspect[]
}

const lawyers = [
  { title: 'Corporate Associate Attorney', city: 'Boston', region: 'MA', isRemote: false, min: 225_000, max: 260_000 },
  { title: 'Real Estate Counsel', city: 'New York', region: 'NY', isRemote: true },
] as const

/** A board: two lawyers' positions first, one last (found only by reading to the end), other jobs in between. */
export function boardOf(count: number): StandInJob[] {
  return Array.from({ length: count }, (_, at): StandInJob => {
    const own = lawyers[at]
    const common = {
      id: `j${at + 1}`,
      text: 'Advise clients of the firm.',
      posted: '2026-06-01T09:00:00Z',
      isRemote: false,
    }
    if (own) return { ...common, ...own }
    const title = at === count - 1 ? 'Tax Attorney' : `Marketing Manager ${at}`
    return { ...common, title, city: 'Chicago', region: 'IL' }
  })
}

/** A posting's own page, with structured data; a closed one says so in a sentence. */
export function jsonLdPage(job: StandInJob): string {
  if (job.isClosed) return `<main><h1>${job.title}</h1><p>This position has been filled.</p></main>`
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${job.text}</p>`,
    datePosted: job.posted,
    hiringOrganization: { name: 'Acme Law LLP' },
    jobLocation: [{ address: { addressLocality: job.city, addressRegion: job.region, addressCountry: 'US' } }],
    ...(job.isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(job.min
      ? { baseSalary: { currency: 'USD', value: { minValue: job.min, maxValue: job.max, unitText: 'YEAR' } } }
      : {}),
  }
  return `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${job.title}</h1></body></html>`
}

/** A firm's careers page, with the links that such pages have beside their openings. */
export const listPage = (jobs: readonly StandInJob[]): string =>
  `<nav><a href="/people/">Attorneys</a><a href="/people/jane-roe/">Jane Roe, Partner</a></nav><main><h1>Careers</h1>
  <ul>${jobs
    .map(
      (job) =>
        `<li><h3>${job.title}</h3><span class="office">${job.city}, ${job.region}</span> <a href="/careers/${job.id}">Learn more</a></li>`,
    )
    .join('')}</ul><a href="/careers/">For lawyers</a></main>`
