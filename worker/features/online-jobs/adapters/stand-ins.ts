import { jsonLdPage, listPage, type StandIn, type StandInJob } from './stand-in.ts'

const json = (value: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json', ...headers } })
const xml = (value: string) => new Response(value, { headers: { 'Content-Type': 'application/xml' } })
const html = (value: string) => new Response(value, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const host = 'https://board.example.com'
const number = (url: URL, name: string, otherwise = 0) => Number(url.searchParams.get(name) ?? otherwise)
const byId = (jobs: readonly StandInJob[], id: string | undefined) => jobs.find((job) => job.id === id)
const last = (url: URL) => decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
const pay = (job: StandInJob) =>
  `<p>${job.text}</p>${job.min ? `<p>The base salary range is $${job.min.toLocaleString('en-US')} to $${job.max?.toLocaleString('en-US')} per year.</p>` : ''}`
const openOnly = (jobs: readonly StandInJob[]) => jobs.filter(({ isClosed }) => !isClosed)
const page = (job: StandInJob | undefined) => (job ? html(jsonLdPage(job)) : null)
const query = (jobs: readonly StandInJob[], body: unknown) => {
  const words = (body as { searchText?: string } | undefined)?.searchText ?? ''
  return words ? jobs.filter(({ title }) => title.toLowerCase().includes(words)) : jobs
}

/** A server for each platform, in the platform's own format; null is "no such page". */
export const standIns: readonly StandIn[] = [
  {
    adapter: 'greenhouse',
    locator: `${host}/v1/boards/acme/jobs`,
    tokens: [['acmellp', 'https://boards-api.greenhouse.io/v1/boards/acmellp/jobs']],
    answer: (url, jobs) => {
      const one = /\/jobs\/(\w+)$/.exec(url.pathname)?.[1]
      const job = byId(jobs, one)
      if (one)
        return job?.isClosed || !job
          ? null
          : json({
              id: one,
              content: job.text,
              pay_input_ranges: job.min
                ? [{ min_cents: job.min * 100, max_cents: (job.max ?? 0) * 100, currency_type: 'USD', title: 'Annual' }]
                : [],
            })
      return json({
        jobs: jobs.map((job) => ({
          id: job.id,
          title: job.title,
          absolute_url: `https://boards.greenhouse.io/acme/jobs/${job.id}`,
          first_published: job.posted,
          location: { name: `${job.city}, ${job.region}` },
        })),
        meta: { total: jobs.length },
      })
    },
    has: ['detail', 'salary', 'closed'],
  },
  {
    adapter: 'lever',
    locator: `${host}/v0/postings/acme`,
    tokens: [
      ['acme', 'https://api.lever.co/v0/postings/acme'],
      ['https://jobs.eu.lever.co/acme', 'https://api.eu.lever.co/v0/postings/acme'],
    ],
    answer: (url, jobs) =>
      json(
        openOnly(jobs)
          .slice(number(url, 'skip'), number(url, 'skip') + number(url, 'limit', 100))
          .map((job) => ({
            id: job.id,
            text: job.title,
            hostedUrl: `https://jobs.lever.co/acme/${job.id}`,
            createdAt: Date.parse(job.posted),
            categories: { location: `${job.city}, ${job.region}`, allLocations: [`${job.city}, ${job.region}`] },
            workplaceType: job.isRemote ? 'remote' : 'on-site',
            descriptionPlain: job.text,
            lists: [{ text: 'You bring', content: '<li>A J.D.</li>' }],
            ...(job.min
              ? { salaryRange: { min: job.min, max: job.max, currency: 'USD', interval: 'per-year-salary' } }
              : {}),
          })),
      ),
    has: ['paging', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'ashby',
    locator: `${host}/posting-api/job-board/Acme`,
    tokens: [['Acme', 'https://api.ashbyhq.com/posting-api/job-board/Acme']],
    answer: (_, jobs) =>
      json({
        apiVersion: '1',
        jobs: jobs.map((job) => ({
          id: job.id,
          title: job.title,
          jobUrl: `https://jobs.ashbyhq.com/acme/${job.id}`,
          isListed: !job.isClosed,
          location: job.city,
          address: { postalAddress: { addressLocality: job.city, addressRegion: job.region, addressCountry: 'USA' } },
          isRemote: job.isRemote,
          publishedAt: job.posted,
          descriptionHtml: job.text,
          compensation: {
            summaryComponents: job.min
              ? [
                  {
                    compensationType: 'Salary',
                    interval: '1 YEAR',
                    currencyCode: 'USD',
                    minValue: job.min,
                    maxValue: job.max,
                  },
                ]
              : [],
          },
        })),
      }),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'smartrecruiters',
    locator: `${host}/v1/companies/Acme/postings`,
    tokens: [['Acme', 'https://api.smartrecruiters.com/v1/companies/Acme/postings']],
    answer: (url, jobs) => {
      const job = byId(jobs, last(url))
      if (!url.pathname.endsWith('/postings'))
        return job
          ? json({
              id: job.id,
              active: !job.isClosed,
              postingUrl: `https://jobs.smartrecruiters.com/Acme/${job.id}`,
              jobAd: {
                sections: { jobDescription: { title: 'Job', text: pay(job) }, qualifications: { text: 'J.D.' } },
              },
            })
          : null
      const offset = number(url, 'offset')
      return json({
        offset,
        limit: 100,
        totalFound: jobs.length,
        content: jobs.slice(offset, offset + Math.min(100, number(url, 'limit', 10))).map((job) => ({
          id: job.id,
          name: job.title,
          releasedDate: job.posted,
          location: { city: job.city, region: job.region, country: 'us', remote: job.isRemote },
        })),
      })
    },
    has: ['paging', 'detail', 'salary', 'remote', 'closed'],
  },
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
    adapter: 'virecruit',
    locator: `${host}/viRecruitSelfApply/RecDefault.aspx?FilterREID=3`,
    tokens: [],
    answer: (_, jobs) =>
      html(
        `<form><input type="hidden" name="__VIEWSTATE"><table id="ctl00_gridviewList">${jobs.map((job) => `<tr><td><h4>${job.title}</h4><h5>Office <span>${job.city}, ${job.region}</span></h5><h5>Practice Area <span>Corporate</span></h5><h5>Date Posted <span>6/1/2026</span></h5>${job.isClosed ? '<h5>Application Deadline <span>1/1/2021</span></h5>' : ''}<a href="javascript:__doPostBack('x','')">Apply</a></td></tr>`).join('')}</table></form>`,
      ),
    has: ['closed'],
  },
  {
    adapter: 'florecruit',
    locator: `${host}/api/v2/public-jobs/acme/career-page-jobs`,
    tokens: [
      ['acme', 'https://florecruit.com/api/v2/public-jobs/acme/career-page-jobs'],
      ['https://florecruit.com/v2/app/acme/jobs', 'https://florecruit.com/api/v2/public-jobs/acme/career-page-jobs'],
    ],
    answer: (_, jobs) =>
      json(
        openOnly(jobs).map((job) => ({
          id: job.id,
          jobTitle: job.title,
          location: { city: job.city, state: job.region },
          createdAt: job.posted,
          description: pay(job),
          remote: job.isRemote,
        })),
      ),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'ultipro',
    locator: `${host}/ACM1000/JobBoard/8d3a/`,
    tokens: [
      [
        'https://recruiting.ultipro.com/A1/JobBoard/u-1/',
        'https://recruiting.ultipro.com/A1/JobBoard/u-1/JobBoardView/LoadSearchResults',
      ],
    ],
    answer: (url, jobs, body) => {
      if (url.pathname.endsWith('OpportunityDetail'))
        return page(byId(jobs, url.searchParams.get('opportunityId') ?? ''))
      const { Skip } = (body as { opportunitySearch: { Skip: number } }).opportunitySearch
      return json({
        totalCount: jobs.length,
        opportunities: jobs.slice(Skip, Skip + 20).map((job) => ({
          Id: job.id,
          Title: job.title,
          PostedDate: job.posted,
          BriefDescription: job.text,
          Locations: [
            {
              LocalizedDescription: 'Main office',
              Address: { City: job.city, State: { Code: job.region }, Country: { Name: 'United States' } },
            },
          ],
        })),
      })
    },
    has: ['paging', 'detail', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'workable',
    locator: `${host}/api/v1/widget/accounts/acme`,
    tokens: [['acme-llp', 'https://apply.workable.com/api/v1/widget/accounts/acme-llp']],
    answer: (_, jobs) =>
      json({
        name: 'Acme',
        jobs: openOnly(jobs).map((job) => ({
          shortcode: job.id,
          title: job.title,
          telecommuting: job.isRemote,
          city: job.city,
          state: job.region,
          country: 'United States',
          url: `https://apply.workable.com/j/${job.id}`,
          published_on: job.posted.slice(0, 10),
          description: pay(job),
        })),
      }),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'recruitee',
    locator: `${host}/api/offers/`,
    tokens: [['acme', 'https://acme.recruitee.com/api/offers/']],
    answer: (_, jobs) =>
      json({
        offers: jobs.map((job) => ({
          id: job.id,
          title: job.title,
          status: job.isClosed ? 'closed' : 'published',
          careers_url: `https://acme.recruitee.com/o/${job.id}`,
          city: job.city,
          state_name: job.region,
          country: 'United States',
          remote: job.isRemote,
          published_at: job.posted,
          description: job.text,
          salary: job.min ? { min: String(job.min), max: String(job.max), period: 'year', currency: 'USD' } : {},
        })),
      }),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'personio',
    locator: `${host}/xml`,
    tokens: [['acme', 'https://acme.jobs.personio.de/xml']],
    answer: (_, jobs) =>
      xml(
        `<?xml version="1.0"?><workzag-jobs>${openOnly(jobs)
          .map(
            (job) =>
              `<position><id>${job.id}</id><name>${job.title}</name><office>${job.city}, ${job.region}</office><createdAt>${job.posted}</createdAt><jobDescriptions><jobDescription><name>Role</name><value><![CDATA[${pay(job)}]]></value></jobDescription></jobDescriptions></position>`,
          )
          .join('')}</workzag-jobs>`,
      ),
    has: ['salary', 'closed'],
  },
  {
    adapter: 'jibe',
    locator: `${host}/api/jobs`,
    tokens: [['https://careers.firm.example.com', 'https://careers.firm.example.com/api/jobs?internal=false']],
    answer: (url, jobs) => {
      if (number(url, 'limit', 10) > 100) return new Response('', { status: 422 })
      const from = (number(url, 'page', 1) - 1) * 100
      const open = openOnly(jobs)
      return json({
        totalCount: open.length,
        jobs: open.slice(from, from + 100).map((job) => ({
          data: {
            slug: job.id,
            title: job.title,
            city: job.city,
            state: job.region,
            country: 'United States',
            posted_date: job.posted,
            description: job.text,
            location_type: job.isRemote ? 'REMOTE' : 'ANY',
            salary_min_value: job.min ?? 0,
            salary_max_value: job.max ?? 0,
            salary_frequency: 'YEARLY',
          },
        })),
      })
    },
    has: ['paging', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'icims_html',
    locator: host,
    tokens: [['https://careers-acme.icims.com', 'https://careers-acme.icims.com/jobs/search?ss=1&in_iframe=1']],
    answer: (url, jobs) => {
      const one = /\/jobs\/(\w+)\/.+\/job/.exec(url.pathname)?.[1]
      if (one) return page(byId(jobs, `j${one}`))
      const from = number(url, 'pr') * 50
      return html(
        `<div id="icims_content_iframe"><ul>${jobs
          .slice(from, from + 50)
          .map(
            (job) =>
              `<li><a class="iCIMS_Anchor" href="/jobs/${job.id.slice(1)}/title/job?in_iframe=1"><h3>${job.title}</h3></a><span class="job-location">${job.city}, ${job.region}</span></li>`,
          )
          .join('')}</ul></div>`,
      )
    },
    has: ['paging', 'detail', 'salary', 'remote', 'closed'],
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
  {
    adapter: 'breezy',
    locator: `${host}/json`,
    tokens: [['acme', 'https://acme.breezy.hr/json']],
    answer: (url, jobs) => {
      if (url.pathname !== '/json') return page(byId(jobs, last(url)))
      return json(
        jobs.map((job) => ({
          id: job.id,
          name: job.title,
          url: `${host}/p/${job.id}`,
          published_date: job.posted,
          location: {
            city: job.city,
            state: { name: job.region },
            country: { name: 'United States' },
            is_remote: job.isRemote,
          },
        })),
      )
    },
    has: ['detail', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'pinpoint',
    locator: `${host}/postings.json`,
    tokens: [['acme', 'https://acme.pinpointhq.com/postings.json']],
    answer: (_, jobs) =>
      json({
        data: openOnly(jobs).map((job) => ({
          id: job.id,
          title: job.title,
          url: `${host}/postings/${job.id}`,
          location: { city: job.city, province: job.region, name: job.city },
          workplace_type: job.isRemote ? 'remote' : 'onsite',
          description: job.text,
          compensation_minimum: job.min ?? null,
          compensation_maximum: job.max ?? null,
          compensation_currency: 'USD',
          compensation_frequency: 'year',
          compensation_visible: true,
        })),
      }),
    has: ['salary', 'remote', 'closed'],
  },
  {
    adapter: 'jobvite',
    locator: `${host}/careers/acme/jobs`,
    tokens: [['acme', 'https://jobs.jobvite.com/careers/acme/jobs']],
    answer: (url, jobs) => {
      if (url.pathname.includes('/job/')) return page(byId(jobs, last(url)))
      return html(
        `<table class="jv-job-list">${jobs.map((job) => `<tr><td class="jv-job-list-name"><a href="/acme/job/${job.id}">${job.title}</a></td><td class="jv-job-list-location">${job.city}, ${job.region}</td></tr>`).join('')}</table>`,
      )
    },
    has: ['detail', 'salary', 'remote', 'closed'],
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
        return json({ items: job && !job.isClosed ? [{ ExternalDescriptionStr: pay(job) }] : [] })
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
    adapter: 'taleo_be',
    locator: `${host}/ats/careers/v2/searchResults?org=ACME&cws=38`,
    tokens: [],
    answer: (url, jobs) => {
      if (url.pathname.endsWith('viewRequisition')) return page(byId(jobs, url.searchParams.get('rid') ?? ''))
      return html(
        jobs
          .map(
            (job) =>
              `<div class="oracletaleocwsv2-accordion"><h4><a href="/ats/careers/v2/viewRequisition?org=ACME&amp;rid=${job.id}">${job.title}</a></h4></div>`,
          )
          .join(''),
      )
    },
    has: ['detail', 'salary', 'remote', 'closed'],
  },
  {
    adapter: 'clearcompany',
    locator: `${host}/v1/d965?source=CJB-0`,
    tokens: [],
    answer: (url, jobs) => {
      const from = number(url, 'pageIndex') * 25
      return json({
        total: jobs.length,
        results: openOnly(jobs)
          .slice(from, from + 25)
          .map((job) => ({
            id: job.id,
            positionTitle: job.title,
            url: `${host}/jobs/${job.id}`,
            location: `${job.city}, ${job.region}`,
            description: pay(job),
          })),
      })
    },
    has: ['paging', 'salary', 'closed'],
  },
  {
    adapter: 'radancy_html',
    locator: `${host}/en/search-jobs/Associate`,
    tokens: [],
    answer: (url, jobs) => {
      if (url.pathname.includes('/job/')) return page(byId(jobs, `j${last(url)}`))
      const from = (number(url, 'p', 1) - 1) * 15
      return html(
        `<ul>${jobs
          .slice(from, from + 15)
          .map(
            (job) =>
              `<li><a href="/en/job/${job.city.toLowerCase().replaceAll(' ', '-')}/title/123/${job.id.slice(1)}"><h2>${job.title}</h2></a><span class="job-location">${job.city}, ${job.region}</span></li>`,
          )
          .join('')}</ul>`,
      )
    },
    has: ['paging', 'detail', 'salary', 'remote', 'closed'],
  },
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
