import { z } from '#contract/zod.ts'

/** States of a résumé's file. Only `read` has facts; none of the others says anything about the person. */
export const resumeStates = ['waiting', 'read', 'no-text', 'password', 'unreadable'] as const
export type ResumeState = (typeof resumeStates)[number]

/** Sentences for staff and applicants. */
export const resumeStateTexts = {
  waiting: 'The résumé is being read.',
  read: 'The résumé was read.',
  'no-text': 'This scan has no text, only images of pages.',
  password: 'This file is password-protected, so it couldn’t be read.',
  unreadable: 'This file couldn’t be read. It’s still attached.',
} as const satisfies Record<ResumeState, string>

const quoted = <T extends z.ZodType>(value: T) => z.object({ value, quote: z.string() })

export const resumePosition = z.object({
  title: z.string().nullable(),
  firm: z.string().nullable(),
  /** Calendar years; `to` null with `isCurrent` is today. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  isCurrent: z.boolean(),
  isBigLaw: z.boolean(),
  /** A summer, an internship, an externship, a clerkship: no seat as a lawyer. */
  isTraining: z.boolean(),
  quote: z.string(),
})
export type ResumePosition = z.output<typeof resumePosition>

/** Facts that a résumé states, each with its quote. Facts that it doesn't state are absent. */
export const resumeFacts = z.object({
  applicantName: quoted(z.string()).optional(),
  applicantEmail: quoted(z.string()).optional(),
  phoneNumber: quoted(z.string()).optional(),
  linkedinUrl: quoted(z.string()).optional(),
  location: quoted(z.string()).optional(),
  jdYear: quoted(z.number().int()).optional(),
  lawSchool: quoted(z.string()).optional(),
  /** Names of states, "Patent Bar (USPTO)". */
  barAdmissions: z.array(quoted(z.string())),
  /** The latest first. */
  positions: z.array(resumePosition),
  practiceAreas: z.array(quoted(z.string())),
  /** Dollars a year; null where a book is stated without its size. */
  portableBook: quoted(z.number().int().nullable()).optional(),
  clerkships: z.array(quoted(z.string())),
})
export type ResumeFacts = z.output<typeof resumeFacts>

/** Years at large firms that the positions add up to, rounded; undefined when no position has years. */
export function bigLawYears(positions: readonly ResumePosition[], year: number): number | undefined {
  const seats = positions.filter(({ isTraining, from }) => !isTraining && from !== null)
  if (seats.length === 0) return undefined
  const years = new Set<number>()
  for (const { isBigLaw, from, to, isCurrent } of seats) {
    if (!isBigLaw || from === null) continue
    for (let at = from; at < Math.max(from + 1, to ?? (isCurrent ? year : from + 1)); at++) years.add(at)
  }
  return years.size
}
