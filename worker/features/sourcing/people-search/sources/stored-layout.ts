import { z } from '#contract/zod.ts'
import type { SiteLayout } from '#worker/reading/site/site-layout.ts'

const siteLayout: z.ZodType<SiteLayout> = z.object({
  people: z.enum(['on one page', 'on pages of their own']),
  paths: z.record(z.enum(['name', 'title', 'city']), z.string().nullable()),
  furniture: z.array(z.string()),
  cities: z.array(z.string()),
  count: z.number(),
})

/** A layout as its source stores it; undefined for none, or for one of an older make, which is then learned again. */
export function storedLayout(stored: string | null): SiteLayout | undefined {
  if (!stored) return undefined
  const read = siteLayout.safeParse(JSON.parse(stored))
  return read.success ? read.data : undefined
}
