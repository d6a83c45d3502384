import type { StandIn } from '#worker/features/sourcing/job-sources/platforms/stand-in.ts'
import { byId, host, json, last, number, openOnly, page, pay, xml } from './answers.ts'

/** Boards of applicant tracking systems that answer whole, or page by page, in JSON or XML. Null is "no such page". */
export const boards: readonly StandIn[] = [
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
              title: job.title,
              absolute_url: `https://boards.greenhouse.io/acme/jobs/${one}`,
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
              name: job.title,
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
]
