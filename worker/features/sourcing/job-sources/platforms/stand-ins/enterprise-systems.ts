import type { StandIn } from '#worker/features/sourcing/job-sources/platforms/stand-in.ts'
import { byId, host, html, json, last, number, pay, query } from './answers.ts'

/** Systems of large employers, with lists in pages and details of their own. Null is "no such page". */
export const enterpriseSystems: readonly StandIn[] = [
  {
    adapter: 'workday',
    locator: `${host}/wday/cxs/acme/Careers/jobs`,
    tokens: [
      [
        'https://acme.wd5.myworkdayjobs.com/en-US/Acme_Careers',
        'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Acme_Careers/jobs',
      ],
      [
        'https://wd1.myworkdaysite.com/recruiting/acme_llp/board',
        'https://wd1.myworkdaysite.com/wday/cxs/acme_llp/board/jobs',
      ],
    ],
    answer: (url, jobs, body) => {
      if (!url.pathname.endsWith('/jobs')) {
        const job = byId(jobs, last(url))
        return job
          ? json({
              jobPostingInfo: {
                title: job.title,
                jobDescription: pay(job),
                location: `${job.city}, ${job.region}`,
                canApply: !job.isClosed,
                remoteType: job.isRemote ? 'Remote' : 'On-site',
              },
            })
          : null
      }
      const { offset, limit } = body as { offset: number; limit: number }
      if (limit > 20) return new Response('', { status: 400 })
      const found = query(jobs, body)
      return json({
        total: found.length,
        jobPostings: found.slice(offset, offset + limit).map((job) => ({
          title: job.title,
          externalPath: `/job/x/${job.id}`,
          locationsText: '2 Locations',
          postedOn: 'Posted 3 Days Ago',
          bulletFields: [job.id],
        })),
      })
    },
    has: ['paging', 'detail', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'oracle_ce',
    locator: `${host} siteNumber=CX_7`,
    tokens: [
      [
        'https://a.fa.us1.oraclecloud.com/hcmRestApi/resources/latest/recruitingCEJobRequisitions?finder=findReqs;siteNumber=CX_1001,limit=5',
        'https://a.fa.us1.oraclecloud.com/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.secondaryLocations,flexFieldsFacet.values&finder=findReqs;siteNumber=CX_1001,limit=50,offset=0,sortBy=POSTING_DATES_DESC',
      ],
    ],
    answer: (url, jobs) => {
      const finder = url.searchParams.get('finder') ?? ''
      if (!finder.includes('siteNumber=CX_7')) return null
      if (url.pathname.endsWith('Details')) {
        const job = byId(jobs, /Id="(\w+)"/.exec(finder)?.[1])
        return json({ items: job && !job.isClosed ? [{ Title: job.title, ExternalDescriptionStr: pay(job) }] : [] })
      }
      const offset = Number(/offset=(\d+)/.exec(finder)?.[1] ?? 0)
      return json({
        items: [
          {
            TotalJobsCount: jobs.length,
            requisitionList: jobs.slice(offset, offset + 50).map((job) => ({
              Id: job.id,
              Title: job.title,
              PrimaryLocation: `${job.city}, ${job.region}, United States`,
              PostedDate: job.posted.slice(0, 10),
              WorkplaceType: job.isRemote ? 'Remote' : 'On-site',
            })),
          },
        ],
      })
    },
    has: ['paging', 'detail', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'adp_wfn',
    locator: `${host}/staffing/v1/job-requisitions?cid=c-1&lang=en_US`,
    tokens: [],
    answer: (url, jobs) => {
      if (!url.pathname.endsWith('/job-requisitions')) {
        const job = byId(jobs, last(url))
        return job && !job.isClosed ? json({ requisitionDescription: pay(job) }) : null
      }
      const skip = number(url, '$skip')
      return json({
        meta: { totalNumber: jobs.length },
        jobRequisitions: jobs.slice(skip, skip + 20).map((job) => ({
          itemID: job.id,
          requisitionTitle: job.title,
          postDate: job.posted,
          requisitionLocations: [
            { address: { cityName: job.city, countrySubdivisionLevel1: { codeValue: job.region } } },
          ],
        })),
      })
    },
    has: ['paging', 'detail', 'salary', 'closed'],
  },
  {
    adapter: 'bamboohr',
    locator: `${host}/careers/list`,
    tokens: [['acme', 'https://acme.bamboohr.com/careers/list']],
    answer: (url, jobs) => {
      const job = byId(jobs, url.pathname.split('/').at(-2))
      if (url.pathname.endsWith('/detail'))
        return job
          ? json({
              result: {
                jobOpening: {
                  jobOpeningName: job.title,
                  jobOpeningStatus: job.isClosed ? 'Closed' : 'Open',
                  description: job.text,
                  datePosted: job.posted,
                  compensation: job.min ? `Salary: $${job.min} - $${job.max} per year` : '',
                },
              },
            })
          : null
      return json({
        meta: { totalCount: jobs.length },
        result: jobs.map((job) => ({
          id: job.id,
          jobOpeningName: job.title,
          location: { city: job.city, state: job.region },
          locationType: job.isRemote ? '1' : '0',
        })),
      })
    },
    has: ['detail', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'rippling',
    locator: `${host}/acme/jobs`,
    tokens: [['acme-law', 'https://ats.rippling.com/acme-law/jobs']],
    answer: (url, jobs) => {
      const data = (value: unknown) =>
        html(
          `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: value } })}</script>`,
        )
      if (!url.pathname.endsWith('/jobs')) {
        const job = byId(jobs, last(url))
        return job && !job.isClosed
          ? data({
              apiData: { jobPost: { name: job.title, description: { company: '<p>About</p>', role: pay(job) } } },
            })
          : null
      }
      const from = number(url, 'page') * 20
      return data({
        dehydratedState: {
          queries: [
            {
              state: {
                data: {
                  items: jobs.slice(from, from + 20).map((job) => ({
                    id: job.id,
                    name: job.title,
                    url: `${host}/acme/jobs/${job.id}`,
                    locations: [{ city: job.city, state: job.region, country: 'United States' }],
                  })),
                },
              },
            },
          ],
        },
      })
    },
    has: ['paging', 'detail', 'salary', 'closed'],
  },
]
