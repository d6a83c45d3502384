import type { StandIn } from '#worker/features/sourcing/job-sources/platforms/stand-in.ts'
import { host, json, last, number, openOnly, pay } from './answers.ts'

/** Boards of many employers. Null is "no such page". */
export const aggregators: readonly StandIn[] = [
  {
    adapter: 'usajobs',
    locator: `${host}/api/search?JobCategoryCode=0905`,
    tokens: [],
    answer: (url, jobs) => {
      const from = (number(url, 'Page', 1) - 1) * 250
      return json({
        SearchResult: {
          SearchResultCountAll: jobs.length,
          SearchResultItems: openOnly(jobs)
            .slice(from, from + 250)
            .map((job) => ({
              MatchedObjectId: job.id,
              MatchedObjectDescriptor: {
                PositionTitle: job.title,
                OrganizationName: 'Department of Examples',
                PositionURI: `${host}/job/${job.id}`,
                PositionLocation: [{ LocationName: `${job.city}, ${job.region}` }],
                PositionRemuneration: job.min
                  ? [
                      {
                        MinimumRange: String(job.min / 26),
                        MaximumRange: String((job.max ?? 0) / 26),
                        RateIntervalCode: 'BW',
                      },
                    ]
                  : [],
                PublicationStartDate: job.posted,
                UserArea: { Details: { JobSummary: job.text, RemoteIndicator: job.isRemote } },
              },
            })),
        },
      })
    },
    has: ['paging', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'remotive',
    locator: `${host}/api/remote-jobs?search=attorney`,
    tokens: [],
    answer: (_, jobs) =>
      json({
        'job-count': jobs.length,
        jobs: openOnly(jobs).map((job) => ({
          id: job.id,
          url: `${host}/jobs/${job.id}`,
          title: job.title,
          company_name: 'Acme Law LLP',
          publication_date: job.posted,
          candidate_required_location: `${job.city}, ${job.region}`,
          salary: job.min ? `$${job.min / 1000}k - $${(job.max ?? 0) / 1000}k` : '',
          description: job.text,
        })),
      }),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'himalayas',
    locator: `${host}/jobs/api/search?q=attorney`,
    tokens: [],
    answer: (url, jobs) => {
      const from = Number(url.searchParams.get('cursor')?.slice(1) ?? 0)
      const open = openOnly(jobs)
      return json({
        totalCount: open.length,
        nextCursor: from + 20 < open.length ? `c${from + 20}` : null,
        jobs: open.slice(from, from + 20).map((job) => ({
          guid: job.id,
          title: job.title,
          companyName: 'Acme Law LLP',
          applicationLink: `${host}/jobs/${job.id}`,
          minSalary: job.min ?? null,
          maxSalary: job.max ?? null,
          currency: 'USD',
          locationRestrictions: [`${job.city}, ${job.region}`],
          pubDate: Date.parse(job.posted) / 1000,
          description: job.text,
        })),
      })
    },
    has: ['paging', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'themuse',
    locator: `${host}/api/public/jobs?category=Legal%20Services`,
    tokens: [],
    answer: (url, jobs) => {
      const from = number(url, 'page') * 20
      return json({
        page: number(url, 'page'),
        page_count: Math.ceil(jobs.length / 20),
        results: openOnly(jobs)
          .slice(from, from + 20)
          .map((job) => ({
            id: job.id,
            name: job.title,
            company: { name: 'Acme Law LLP' },
            locations: [
              { name: `${job.city}, ${job.region}` },
              ...(job.isRemote ? [{ name: 'Flexible / Remote' }] : []),
            ],
            refs: { landing_page: `${host}/jobs/${job.id}` },
            contents: pay(job),
            publication_date: job.posted,
          })),
      })
    },
    has: ['paging', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'jobicy',
    locator: `${host}/api/v2/remote-jobs?count=50`,
    tokens: [],
    answer: (_, jobs) =>
      json({
        jobs: openOnly(jobs).map((job) => ({
          id: job.id,
          url: `${host}/jobs/${job.id}`,
          jobTitle: job.title,
          companyName: 'Acme Law LLP',
          jobGeo: `${job.city}, ${job.region}`,
          jobDescription: job.text,
          pubDate: job.posted,
          salaryMin: job.min,
          salaryMax: job.max,
          salaryCurrency: 'USD',
          salaryPeriod: 'yearly',
        })),
      }),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'arbeitnow',
    locator: `${host}/api/job-board-api`,
    tokens: [],
    answer: (url, jobs) => {
      const from = (number(url, 'page', 1) - 1) * 100
      return json({
        data: openOnly(jobs)
          .slice(from, from + 100)
          .map((job) => ({
            slug: job.id,
            company_name: 'Acme Law LLP',
            title: job.title,
            description: pay(job),
            remote: job.isRemote,
            url: `${host}/jobs/${job.id}`,
            location: `${job.city}, ${job.region}`,
            created_at: Date.parse(job.posted) / 1000,
          })),
        links: { next: from + 100 < jobs.length ? `${host}/?page=2` : null },
      })
    },
    has: ['paging', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'remoteok',
    locator: `${host}/api`,
    tokens: [],
    answer: (_, jobs) =>
      json([
        { legal: 'Link back to Remote OK' },
        ...openOnly(jobs).map((job) => ({
          id: job.id,
          position: job.title,
          company: 'Acme Law LLP',
          url: `${host}/jobs/${job.id}`,
          location: `${job.city}, ${job.region}`,
          date: job.posted,
          description: job.text,
          salary_min: job.min ?? 0,
          salary_max: job.max ?? 0,
        })),
      ]),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'adzuna',
    locator: `${host}/v1/api/jobs/us/search/1?what=attorney`,
    tokens: [],
    answer: (url, jobs) => {
      const from = (Number(last(url)) - 1) * 50
      return json({
        count: jobs.length,
        results: openOnly(jobs)
          .slice(from, from + 50)
          .map((job) => ({
            id: job.id,
            title: job.title,
            company: { display_name: 'Acme Law LLP' },
            location: { display_name: job.city, area: ['US', job.region, job.city] },
            redirect_url: `${host}/land/${job.id}`,
            description: job.text,
            created: job.posted,
            salary_min: job.min,
            salary_max: job.max,
            salary_is_predicted: '0',
          })),
      })
    },
    has: ['paging', 'salary', 'closed'],
  },
]
