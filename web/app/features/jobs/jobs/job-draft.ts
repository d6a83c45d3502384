import { z } from '#contract/zod.ts'
import type { JobFormValues } from './job-form-values.ts'

const stored = z.object({
  /** Values of the form; untrusted when read. */
  values: z.record(z.string(), z.unknown()),
  /** Version of the job when the draft was started; missing for a new job. */
  version: z.number().optional(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
})

export type JobDraft = { values: JobFormValues; version: number | undefined; savedAt: Date }

/** One draft per user and job, so that another user of this browser doesn't see it. */
export const draftKey = (userId: number, jobId: number | undefined) => `placet.job.${userId}.${jobId ?? 'new'}`

/** Reads the draft over the form's own values; undefined if there isn't one or it can't be read. */
export function readJobDraft(key: string, over: JobFormValues): JobDraft | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const { values, version, savedAt } = stored.parse(JSON.parse(text))
    const known = Object.entries(values).filter(([name, value]) => isSameKind(value, over[name as keyof JobFormValues]))
    return { values: { ...over, ...Object.fromEntries(known) }, version, savedAt: new Date(savedAt) }
  } catch {
    return undefined
  }
}

function isSameKind(value: unknown, known: unknown): boolean {
  if (Array.isArray(known)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
  return known !== undefined && typeof value === typeof known
}

/** Saves a draft. If storage is full or forbidden, the form works without one. */
export function saveJobDraft(key: string, draft: Omit<JobDraft, 'savedAt'>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // No message: the form still contains everything.
  }
}

export function clearJobDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As in `saveJobDraft`.
  }
}
