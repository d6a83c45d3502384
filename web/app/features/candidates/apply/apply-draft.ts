import { z } from '#contract/zod.ts'

/** The server deletes an unclaimed upload after an hour; a restored one must still exist when the form is sent. */
export const maxResumeAgeMs = 55 * 60_000

const draftResume = z.object({
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Time of its arrival, in milliseconds since 1970. */
  uploadedAt: z.number(),
})
export type DraftResume = z.output<typeof draftResume>

const applyDraft = z.object({
  step: z.union([z.literal(1), z.literal(2)]),
  /** The form's values by field; untrusted when read. */
  step1: z.record(z.string(), z.unknown()),
  step2: z.record(z.string(), z.unknown()),
  resume: draftResume.optional(),
})
export type ApplyDraft = z.output<typeof applyDraft>

const keyOf = (shortId: string) => `placet.apply.${shortId}`

/** The draft for this job in this tab; undefined without one, or when the storage can't be read. */
export function readDraft(shortId: string, now: Date): ApplyDraft | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(shortId))
    if (stored === null) return undefined
    const draft = applyDraft.parse(JSON.parse(stored))
    const { resume, ...typed } = draft
    return resume && now.getTime() - resume.uploadedAt < maxResumeAgeMs ? draft : typed
  } catch {
    return undefined
  }
}

/** Stores the draft until the tab is closed. Without storage, only a reload loses the draft. */
export function saveDraft(shortId: string, draft: ApplyDraft): void {
  try {
    sessionStorage.setItem(keyOf(shortId), JSON.stringify(draft))
  } catch {
    // The form itself still holds everything.
  }
}

/** Removes the draft once the application is sent. */
export function clearDraft(shortId: string): void {
  try {
    sessionStorage.removeItem(keyOf(shortId))
  } catch {
    // Without storage there was no draft.
  }
}
