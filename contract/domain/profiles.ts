import { z } from '#contract/zod.ts'

/** Profiles that may go to a client: with the candidate's name, or without anything that names the candidate. */
export const profileKinds = ['client', 'blind'] as const
export type ProfileKind = (typeof profileKinds)[number]

const showOrBand = ['shown', 'band', 'hidden'] as const
const showOrHide = ['shown', 'hidden'] as const

/** Display of each fact in a profile. Contact details aren't among them, because no profile has any. */
export const profileChoices = z.object({
  firm: z.enum(showOrBand),
  earlierFirms: z.enum(showOrBand),
  schools: z.enum(showOrBand),
  city: z.enum(['city', 'metro', 'state', 'hidden']),
  classYear: z.enum(['year', 'level', 'hidden']),
  bars: z.enum(showOrHide),
  practice: z.enum(showOrHide),
  book: z.enum(['band', 'hidden']),
  pay: z.enum(showOrHide),
})
export type ProfileChoices = z.output<typeof profileChoices>

/** Choices to start from. Pay is hidden until somebody decides otherwise. */
export const defaultChoices: Record<ProfileKind, ProfileChoices> = {
  client: {
    firm: 'shown',
    earlierFirms: 'shown',
    schools: 'shown',
    city: 'city',
    classYear: 'year',
    bars: 'shown',
    practice: 'shown',
    book: 'band',
    pay: 'hidden',
  },
  blind: {
    firm: 'band',
    earlierFirms: 'band',
    schools: 'band',
    city: 'metro',
    classYear: 'year',
    bars: 'shown',
    practice: 'shown',
    book: 'band',
    pay: 'hidden',
  },
}

/** A part of a stored profile, for its page and its PDF. */
export const profileBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('facts'),
    title: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({ kind: z.literal('text'), title: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('positions'),
    title: z.string(),
    /** The latest first. */
    positions: z.array(z.object({ title: z.string(), firm: z.string(), years: z.string() })),
  }),
])
export type ProfileBlock = z.output<typeof profileBlock>

export const profileKindLabels = {
  client: 'With the name',
  blind: 'Blind',
} as const satisfies Record<ProfileKind, string>

export const profileLimits = { headline: 160, summary: 1_200, words: 40, word: 80 } as const

/** Name of a candidate in a blind profile. */
export const blindName = (code: string): string => `Candidate ${code}`

/** Days that a link to a profile works. */
export const profileLinkDays = 21

/** A stored profile as a client reads it. */
export type ProfileView = {
  code: string
  /** The candidate's name, or "Candidate P-7F3K2M". */
  title: string
  headline: string
  blocks: readonly ProfileBlock[]
}
