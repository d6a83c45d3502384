import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { extractedJobFields, type ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import { z } from '#contract/zod.ts'
import { Card } from '#web/app/ui/card.tsx'
import { fillForm } from './fill-form.ts'
import type { JobFormReturn } from './job-fields.tsx'
import { ScrapeUrl } from './scrape-url.tsx'

/** Facts of a page that was read before this form opened (use-scrape-url.ts). */
const brought = z.object({
  url: z.string(),
  found: extractedJobFields.optional(),
  notices: z.array(z.string()).optional(),
  choices: z
    .array(
      z.object({ choice: z.string(), title: z.string(), location: z.string().optional(), url: z.string().optional() }),
    )
    .optional(),
})

/** Fills in the form of a new job from the URL of its page. */
export function FromAddress({ form }: { form: JobFormReturn }) {
  const { state, key } = useLocation()
  const read = brought.safeParse(state)
  const given = read.success ? read.data : undefined
  function fill(found: ExtractedJobFields, url: string) {
    fillForm(form, found)
    form.setValue('publicUrl', url, { shouldDirty: true, shouldTouch: true })
  }
  const filled = useRef('')
  useEffect(() => {
    if (!given?.found || filled.current === key) return
    filled.current = key
    fill(given.found, given.url)
    // Once per opening of the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return (
    <Card title="Import from a URL">
      <ScrapeUrl
        onFound={fill}
        notices={given?.notices}
        {...(given?.choices ? { choices: { url: given.url, jobs: given.choices } } : {})}
      />
    </Card>
  )
}
