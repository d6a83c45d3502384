import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import { statements } from '#web/site/pages/statements.ts'
import type { SiteView } from '#web/site/site-view.ts'
import { listPublicJobs } from '#worker/features/jobs/jobs/board.service.ts'
import type { PageDeps } from './pages.tsx'
import { descriptionHtml, escapeXml } from './structured-data.ts'

type FeedInput = { deps: PageDeps; view: SiteView; params: Record<string, string> }

/** A file for programs; null when there isn't one at this address. */
export type Feed = { path: string; type: string; make: (input: FeedInput) => Promise<string | null> }

/** The most addresses a sitemap may hold (sitemaps.org); more are split over several. */
const sitemapLimit = 50_000
/** Jobs in a feed: the newest, as many as the API answers at once. */
const feedLimit = 500
const readersLimit = 100

const xml = 'application/xml; charset=utf-8'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const tag = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`

/** All of them start from the same reader of public jobs as the board, so a closed or masked job is right everywhere. */
export const feeds: readonly Feed[] = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', make: ({ view }) => Promise.resolve(robots(view)) },
  { path: '/sitemap.xml', type: xml, make: sitemap },
  { path: '/sitemaps/:part', type: xml, make: sitemapPart },
  { path: '/jobs.xml', type: xml, make: jobsXml },
  { path: '/jobs.rss', type: 'application/rss+xml; charset=utf-8', make: rss },
  { path: '/feed.json', type: 'application/feed+json; charset=utf-8', make: jsonFeed },
  { path: '/llms.txt', type: 'text/plain; charset=utf-8', make: llms },
]

const jobAddress = (view: SiteView, job: { shortId: string }): string => `${view.origin}/job/${job.shortId}`

const robots = ({ origin }: SiteView): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /apply/',
    'Disallow: /login',
    'Disallow: /home',
    'Disallow: /people-search',
    'Disallow: /search-history',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const ownPages = ['/', '/jobs', ...statements.map(({ path }) => path)]

const urlset = (urls: string[]): string =>
  `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`

async function sitemap({ deps, view }: FeedInput): Promise<string> {
  const own = ownPages.map((path) => `<url>${tag('loc', view.origin + path)}</url>`)
  const first = await deps.board.addresses(0, sitemapLimit - own.length)
  if (first.length < sitemapLimit - own.length) return urlset([...own, ...jobUrls(view, first)])
  const parts: number[] = [0]
  for (let after = 0; ;) {
    const page = await deps.board.addresses(after, sitemapLimit)
    const last = page.at(-1)
    if (!last || page.length < sitemapLimit) break
    after = last.id
    parts.push(after)
  }
  const files = ['pages', ...parts.map((after) => `jobs-${after}`)]
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files
    .map((file) => `<sitemap>${tag('loc', `${view.origin}/sitemaps/${file}.xml`)}</sitemap>`)
    .join('')}</sitemapindex>\n`
}

async function sitemapPart({ deps, view, params }: FeedInput): Promise<string | null> {
  if (params.part === 'pages.xml') return urlset(ownPages.map((path) => `<url>${tag('loc', view.origin + path)}</url>`))
  const after = /^jobs-(\d{1,15})\.xml$/.exec(params.part ?? '')?.[1]
  return after === undefined ? null : urlset(jobUrls(view, await deps.board.addresses(Number(after), sitemapLimit)))
}

const jobUrls = (view: SiteView, jobs: { shortId: string; updatedAt: Date }[]): string[] =>
  jobs.map((job) => `<url>${tag('loc', jobAddress(view, job))}${tag('lastmod', job.updatedAt.toISOString())}</url>`)

async function newest({ deps }: FeedInput, limit: number): Promise<PublicJob[]> {
  return (await listPublicJobs(deps, {}, { limit })).jobs
}

/** The form that job boards read (a source of jobs with their addresses, as Indeed described it). */
async function jobsXml(input: FeedInput): Promise<string> {
  const { view } = input
  const jobs = await newest(input, feedLimit)
  const items = jobs.map((job) => {
    const { city, region, state } = parsePlace(job.location)
    return `<job>${tag('title', job.title)}${tag('date', new Date(job.postedDate).toUTCString())}${tag('referencenumber', job.shortId)}${tag('url', jobAddress(view, job))}${tag('company', job.firmName)}${tag('city', city)}${tag('state', region)}${tag('country', state ? 'US' : '')}${tag('description', descriptionHtml(job))}${tag('salary', jobSalaryText(job))}${tag('jobtype', job.workType)}${tag('category', job.practiceArea)}${tag('experience', seniorityLabel(job.seniority))}${tag('remotetype', job.isRemote ? 'Fully remote' : '')}</job>`
  })
  return `${head}<source>${tag('publisher', view.brand.brandName)}${tag('publisherurl', view.origin)}${items.join('')}</source>\n`
}

async function rss(input: FeedInput): Promise<string> {
  const { view } = input
  const jobs = await newest(input, readersLimit)
  const items = jobs.map(
    (job) =>
      `<item>${tag('title', `${job.title}, ${job.firmName}, ${job.location}`)}${tag('link', jobAddress(view, job))}<guid isPermaLink="true">${escapeXml(jobAddress(view, job))}</guid>${tag('pubDate', new Date(job.postedDate).toUTCString())}${tag('category', job.practiceArea)}${tag('description', `${jobSalaryText(job)}. ${job.workType}. ${job.description}`)}</item>`,
  )
  return `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${tag('title', `${view.brand.brandName}: attorney jobs`)}${tag('link', `${view.origin}/jobs`)}<atom:link href="${escapeXml(view.origin)}/jobs.rss" rel="self" type="application/rss+xml"/>${tag('description', 'New positions for attorneys at law firms.')}${tag('language', 'en-us')}${items.join('')}</channel></rss>\n`
}

async function jsonFeed(input: FeedInput): Promise<string> {
  const { view } = input
  const jobs = await newest(input, readersLimit)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${view.brand.brandName}: attorney jobs`,
    home_page_url: `${view.origin}/jobs`,
    feed_url: `${view.origin}/feed.json`,
    language: 'en-US',
    items: jobs.map((job) => ({
      id: jobAddress(view, job),
      url: jobAddress(view, job),
      title: `${job.title}, ${job.firmName}, ${job.location}`,
      content_text: job.description,
      summary: `${jobSalaryText(job)}. ${job.workType}. ${job.location}.`,
      date_published: job.postedDate,
      tags: [job.practiceArea, ...job.additionalAreas],
    })),
  })
}

async function llms(input: FeedInput): Promise<string> {
  const { view } = input
  const { jobs, total } = await listPublicJobs(input.deps, {}, { limit: 50 })
  return [
    `# ${view.brand.brandName}`,
    '',
    '> A legal talent agency: positions for attorneys at law firms, talent partnerships with search firms, and attorney referrals (up to $10K per placement).',
    '',
    `Located in ${view.brand.brandCity}, ${view.brand.brandRegion}. Contact: ${view.brand.brandEmail}.`,
    '',
    '## For programs',
    '',
    `- [Open positions as JSON](${view.origin}/api/public/jobs): filters q, practiceArea, location, seniority, workType, firmType, remote, salaryMin, salaryMax; sort recent, salary-high, salary-low, title`,
    `- [JSON Feed](${view.origin}/feed.json), [RSS](${view.origin}/jobs.rss), [XML for job boards](${view.origin}/jobs.xml), [Sitemap](${view.origin}/sitemap.xml)`,
    '',
    '## Pages',
    '',
    `- [Job board](${view.origin}/jobs): ${total} open positions`,
    ...statements.map(({ path, title, description }) => `- [${title}](${view.origin}${path}): ${description}`),
    '',
    '## Newest positions',
    '',
    ...jobs.map(
      (job) => `- [${job.title}](${jobAddress(view, job)}): ${job.firmName}, ${job.location}, ${jobSalaryText(job)}`,
    ),
    '',
  ].join('\n')
}
