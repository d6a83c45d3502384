import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { jobExtractionApi, type ScrapeUrlAnswer } from '#contract/api/jobs/job-extraction.ts'
import { savedListsApi } from '#contract/api/sourcing/saved-lists.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshJobs } from './job-queries.ts'

/** Delay before the editor opens, so that the confirmation can be read. */
const redirectMs = 1_500

type Data = ScrapeUrlAnswer['data']

type Options = {
  /** Handles fields that are too incomplete to save. By default they open in the form of a new job. */
  onFound?: (data: Data) => void
  /** Handles a page with several jobs. By default the form of a new job opens to select one. */
  onChoice?: (data: Data) => void
}

/** Imports a job from its page: saves it if it is complete enough, otherwise fills in the form. */
export function useScrapeUrl({ onFound, onChoice }: Options = {}) {
  const navigate = useNavigate()
  const toForm = (state: object) => void navigate(paths.adminView('post-job'), { state })
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { url: string; choice?: string }) => call(jobExtractionApi.scrapeUrl, { body }),
    onSuccess: ({ data }) => {
      const notes = data.notices.join(' ')
      if (data.primaryJobId !== undefined) {
        refreshJobs()
        void queryClient.invalidateQueries({ queryKey: queryKey(savedListsApi.page) })
        toast({ title: 'Job Successfully Scraped', text: notes || 'The editor opens in a moment.' })
        const to = paths.jobEditor(data.primaryJobId)
        setTimeout(() => void navigate(to), redirectMs)
        return
      }
      if (data.jobs) {
        toast({ title: 'Several jobs on one page', text: notes })
        if (onChoice) onChoice(data)
        else toForm({ choices: data.jobs, url: data.url })
        return
      }
      const lacks = 'Some fields need your attention before you can post the job.'
      if (data.isPageText) toast({ title: 'Text of the page filled in', text: notes })
      else toast({ title: 'Job Successfully Scraped', text: [notes, lacks].filter(Boolean).join(' ') })
      if (onFound) onFound(data)
      else toForm({ found: data.fields, url: data.url, notices: data.notices })
    },
    onError: (failed) =>
      toast({
        title: 'Web Scraping Failed',
        text: sentenceOf(failed, 'Failed to scrape job details from URL'),
        variant: 'destructive',
      }),
  })
  return { read: (body: { url: string; choice?: string }) => isPending || mutate(body), isPending }
}
