import type { StandIn } from '#worker/features/sourcing/job-sources/platforms/stand-in.ts'
import { byId, host, html, json, last, number, openOnly, page, pay } from './answers.ts'

/** Systems that law firms keep their openings in. Null is "no such page". */
export const lawFirmSystems: readonly StandIn[] = [
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
]
