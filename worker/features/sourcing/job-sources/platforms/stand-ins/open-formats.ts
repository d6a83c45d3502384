import { listPage, type StandIn } from '#worker/features/sourcing/job-sources/platforms/stand-in.ts'
import { byId, host, html, json, last, number, openOnly, page, pay, xml } from './answers.ts'

/** Formats that are no platform’s own: pages, feeds and lists. Null is "no such page". */
export const openFormats: readonly StandIn[] = [
  {
    adapter: 'wp_json',
    locator: `${host}/wp-json/wp/v2/career`,
    tokens: [],
    answer: (url, jobs) => {
      const from = (number(url, 'page', 1) - 1) * 100
      return json(
        jobs.slice(from, from + 100).map((job) => ({
          id: job.id,
          link: `${host}/careers/${job.id}/`,
          status: job.isClosed ? 'draft' : 'publish',
          date: job.posted.replace('Z', ''),
          title: { rendered: `${job.title} &#8211; ${job.city}, ${job.region}` },
          content: { rendered: pay(job) },
        })),
        { 'X-WP-TotalPages': String(Math.ceil(jobs.length / 100)) },
      )
    },
    has: ['paging', 'salary', 'closed'],
  },
  {
    adapter: 'rss',
    locator: `${host}/jobs/rss/`,
    tokens: [],
    answer: (_, jobs) =>
      xml(
        `<rss version="2.0" xmlns:job="x"><channel>${openOnly(jobs)
          .map(
            (job) =>
              `<item><title>${job.title}</title><link>${host}/jobs/${job.id}</link><guid>${job.id}</guid><pubDate>${new Date(job.posted).toUTCString()}</pubDate><job:location>${job.city}, ${job.region}</job:location><description><![CDATA[${pay(job)}]]></description></item>`,
          )
          .join('')}</channel></rss>`,
      ),
    has: ['salary', 'closed'],
  },
  {
    adapter: 'json_generic',
    locator: `${host}/bin/careersSearch`,
    tokens: [],
    answer: (_, jobs) =>
      json({
        status: 'ok',
        facets: [{ name: 'Office', id: 'o' }],
        data: {
          hits: openOnly(jobs).map((job) => ({
            jobId: job.id,
            title: job.title,
            link: `/careers/${job.id}`,
            office: `${job.city}, ${job.region}`,
            body: pay(job),
          })),
        },
      }),
    has: ['salary', 'closed'],
  },
  {
    adapter: 'json_generic_post',
    locator: `${host}/1/indexes/entries/query`,
    tokens: [],
    answer: (_, jobs, body) =>
      body === undefined
        ? null
        : json({
            hits: openOnly(jobs).map((job) => ({
              objectID: job.id,
              title: job.title,
              url: `${host}/careers/${job.id}`,
              location: `${job.city}, ${job.region}`,
              content: pay(job),
            })),
            nbPages: 1,
          }),
    has: ['salary', 'closed'],
  },
  {
    adapter: 'jsonld_or_microdata_page',
    locator: `${host}/careers/open-positions`,
    tokens: [],
    answer: (_, jobs) =>
      html(
        `<script type="application/ld+json">// comment\n{"@context":"https://schema.org","@graph":[${openOnly(jobs)
          .map((job) =>
            JSON.stringify({
              '@type': ['JobPosting'],
              title: job.title,
              url: `${host}/careers/${job.id}`,
              datePosted: job.posted,
              description: job.text,
              jobLocation: {
                '@type': 'Place',
                address: { addressLocality: job.city, addressRegion: job.region, addressCountry: 'US' },
              },
              ...(job.isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
              ...(job.min
                ? {
                    baseSalary: {
                      currency: 'USD',
                      value: { minValue: `$${job.min}`, maxValue: job.max, unitText: 'YEAR' },
                    },
                  }
                : {}),
            }),
          )
          .join(',\n')},]}</script>`,
      ),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'html_page',
    locator: `${host}/careers`,
    tokens: [],
    answer: (url, jobs) => (url.pathname === '/careers' ? html(listPage(jobs)) : page(byId(jobs, last(url)))),
    has: ['detail', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'html_page_browser',
    locator: `${host}/careers`,
    tokens: [],
    answer: (url, jobs) => (url.pathname === '/careers' ? html(listPage(jobs)) : page(byId(jobs, last(url)))),
    has: ['detail', 'salary', 'remote', 'closed'],
  },
]
