import { z } from '#contract/zod.ts'
import type { JobFormValues } from './job-form-values.ts'

const stored = z.object({
  /** As the form held it; read as untrusted. */
  values: z.record(z.string(), z.unknown()),
  /** The version of the job that it was begun on; absent for a new job. */
  version: z.number().optional(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
})

export type JobDraft = { values: JobFormValues; version: number | undefined; savedAt: Date }

/** Of one user and one job (or the new one): another who signs in at this screen does not see it. */
export const draftKey = (userId: number, jobId: number | undefined) => `placet.job.${userId}.${jobId ?? 'new'}`

/** What was typed and not saved, over the form's own values; undefined when nothing was, or it can't be read. */
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

/** Keeps what was typed. A full or forbidden storage loses only the convenience. */
export function saveJobDraft(key: string, draft: Omit<JobDraft, 'savedAt'>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // Nothing to tell: the form itself still holds everything.
  }
}

export function forgetJobDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
