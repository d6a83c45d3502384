import { z } from '#contract/zod.ts'

/** An upload is kept for an hour (DESIGN 5.5); what is offered again must still be there when the form is sent. */
export const resumeKeptMs = 55 * 60_000

const draftResume = z.object({
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** When it had arrived, in milliseconds since 1970. */
  uploadedAt: z.number(),
})
export type DraftResume = z.output<typeof draftResume>

const applyDraft = z.object({
  step: z.union([z.literal(1), z.literal(2)]),
  /** What was typed, field by field, as the form holds it; read as untrusted. */
  step1: z.record(z.string(), z.unknown()),
  step2: z.record(z.string(), z.unknown()),
  resume: draftResume.optional(),
})
export type ApplyDraft = z.output<typeof applyDraft>

const keyOf = (shortId: string) => `placet.apply.${shortId}`

/** What was typed for this job in this tab; undefined when nothing was, or when the storage can't be read. */
export function readDraft(shortId: string, now: Date): ApplyDraft | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(shortId))
    if (stored === null) return undefined
    const draft = applyDraft.parse(JSON.parse(stored))
    const { resume, ...typed } = draft
    return resume && now.getTime() - resume.uploadedAt < resumeKeptMs ? draft : typed
  } catch {
    return undefined
  }
}

/** Keeps what was typed until the tab is closed. A full or forbidden storage loses only the convenience. */
export function saveDraft(shortId: string, draft: ApplyDraft): void {
  try {
    sessionStorage.setItem(keyOf(shortId), JSON.stringify(draft))
  } catch {
    // Nothing to tell: the form itself still holds everything.
  }
}

export function forgetDraft(shortId: string): void {
  try {
    sessionStorage.removeItem(keyOf(shortId))
  } catch {
    // As above.
  }
}
