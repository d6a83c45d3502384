import { jobExtractionApi } from '#contract/api/jobs/job-extraction.ts'
import { route, type Router } from '#worker/http/route.ts'
import { scrapeUrl } from './scrape-url.service.ts'

export function scrapeUrlRoutes(router: Router): void {
  route(router, jobExtractionApi.scrapeUrl, { access: 'admin' }, async ({ deps, actor, body }) => {
    try {
      const scraped = await scrapeUrl(deps, actor, body)
      // The fields at the top and in `data` too, for programs that read them there.
      return { ...scraped.fields, data: { ...scraped.fields, ...scraped } }
    } finally {
      deps.waitUntil(deps.browserPages.close())
    }
  })
}
