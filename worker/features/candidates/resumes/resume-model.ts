import { z } from 'zod'
import { jdYearBounds } from '#contract/domain/jd.ts'
import { isLinkedInAddress } from '#contract/domain/plain-text.ts'
import { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { bookDollars } from '#worker/reading/resume/statements.ts'
import { patentBar } from '#worker/reading/resume/read-bars.ts'
import type { ResumeFacts, ResumePosition } from '#contract/domain/resume-facts.ts'
import { stateCode, usStates } from '#contract/domain/us-states.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'

const quote = z.string().max(400)
const said = z.object({ value: z.string().max(200), quote }).nullable()
const year = z.number().int().min(1950).max(2100).nullable()

/** Answer that the model is asked for: each fact with the words of the résumé that state it. */
export const resumeAnswer = z.object({
  applicantName: said,
  applicantEmail: said,
  phoneNumber: said,
  linkedinUrl: said,
  location: said,
  jdYear: z.object({ value: z.number().int(), quote }).nullable(),
  lawSchool: said,
  barAdmissions: z.array(z.object({ value: z.string().max(80), quote })).max(60),
  positions: z
    .array(
      z.object({
        title: z.string().max(200).nullable(),
        firm: z.string().max(200).nullable(),
        from: year,
        to: year,
        isCurrent: z.boolean(),
        isTraining: z.boolean(),
        quote,
      }),
    )
    .max(40),
  practiceAreas: z.array(z.object({ value: z.enum(shippedPracticeAreas), quote })).max(20),
  portableBook: z.object({ value: z.number().int().nullable(), quote }).nullable(),
  clerkships: z.array(z.object({ value: z.string().max(300), quote })).max(10),
})
export type ResumeAnswer = z.output<typeof resumeAnswer>

export const resumeInstructions = `You read an attorney's resume into facts. Each line begins with its section and its likely contents in
brackets, which a simpler reader has guessed: they may be wrong and are no part of the resume. Every fact comes with a quote: the words of the resume, copied exactly, that state
it. The location is where the person lives, as "City, ST". The J.D. year is the year of the first law degree. Bar admissions are
full names of states, and "${patentBar}" for registration with the patent office; leave out pending ones, federal courts and bar
associations. Positions come latest first; summer jobs, internships, externships and clerkships are training. A portable book
is in US dollars a year. What the resume does not state is null or an empty list.`

/**
 * Accepts the facts of the model's answer that the résumé supports: the text must contain the quote, and the quote must
 * support the value. Where the model gives no supported fact, the rules' fact is used. Undefined if no fact is
 * supported.
 *
 * @param text The résumé as given to the model.
 */
export function acceptResume(
  answer: ResumeAnswer,
  { rules, text, now }: { rules: ResumeFacts; text: string; now: Date },
): ResumeFacts | undefined {
  const own = plain(text)
  const stands = (words: string) => plain(words).length > 1 && own.includes(plain(words))
  let kept = 0
  const keep = <T>(fact: T | undefined): T | undefined => {
    if (fact !== undefined) kept++
    return fact
  }
  const one = <T extends { quote: string }>(fact: T | null, isBorneOut: (fact: T) => boolean): T | undefined =>
    fact && stands(fact.quote) && isBorneOut(fact) ? keep(fact) : undefined
  const many = <T extends { quote: string }>(facts: readonly T[], isBorneOut: (fact: T) => boolean): T[] =>
    facts.flatMap((fact) => one(fact, isBorneOut) ?? [])
  const hasWords = ({ value, quote: words }: { value: string; quote: string }) => holds(words, value)

  const email = one(answer.applicantEmail, (fact) => z.email().safeParse(fact.value).success && hasText(fact))
  const link = one(answer.linkedinUrl, (fact) => isLinkedInAddress(withScheme(fact.value)) && hasText(fact))
  const place = one(answer.location, (fact) => {
    const found = placeNamed(fact.value)
    return found !== undefined && holds(fact.quote, found.city ?? found.name)
  })
  const jd = jdYearBounds(now)
  const facts = {
    applicantName: one(answer.applicantName, hasWords),
    applicantEmail: email && { ...email, value: email.value.toLowerCase() },
    phoneNumber: one(answer.phoneNumber, (fact) => {
      const digits = fact.value.replaceAll(/\D/g, '')
      return digits.length >= 7 && digits.length <= 15 && fact.quote.replaceAll(/\D/g, '').includes(digits)
    }),
    linkedinUrl: link && { ...link, value: withScheme(link.value) },
    location: place && { ...place, value: placeNamed(place.value)?.name ?? place.value },
    jdYear: one(
      answer.jdYear,
      (fact) => fact.value <= jd.max + 3 && fact.quote.includes(String(fact.value)) && ofLaw.test(fact.quote),
    ),
    lawSchool: one(answer.lawSchool, hasWords),
    portableBook: one(
      answer.portableBook,
      (fact) =>
        /portable|book|business|originat|billings|clients/i.test(fact.quote) &&
        (fact.value === null || fact.value === bookDollars(fact.quote)),
    ),
  }
  const bars = many(answer.barAdmissions, isAdmission)
  const positions = many(answer.positions, isSeat).map((seat) => withKind(seat, now))
  const areas = many(answer.practiceAreas, () => true)
  const clerkships = many(answer.clerkships, (fact) => /clerk/i.test(fact.quote))
  if (kept === 0) return undefined
  const stated = Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== undefined),
  ) as Partial<ResumeFacts>
  return {
    ...rules,
    ...stated,
    barAdmissions: bars.length > 0 ? unique(bars) : rules.barAdmissions,
    positions: positions.length > 0 ? positions : rules.positions,
    practiceAreas: areas.length > 0 ? unique(areas).slice(0, 6) : rules.practiceAreas,
    clerkships: clerkships.length > 0 ? clerkships : rules.clerkships,
  }
}

const withScheme = (address: string) => (/^https?:/i.test(address) ? address : `https://${address}`)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\s“”"•]+/g, ' ')
    .trim()

/** True if a quote contains every word of a value, in any order and letter case. */
function holds(words: string, value: string): boolean {
  const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const own = new Set(wordsOf(words))
  const asked = wordsOf(value)
  return asked.length > 0 && asked.every((word) => own.has(word))
}

const hasText = ({ value, quote: words }: { value: string; quote: string }) =>
  plain(words).includes(plain(value).replace(/^https?:\/\/(?:www\.)?/, ''))

const ofLaw = /\bJ\.?\s?D\b|juris|\blaw\b|\bLL\.?\s?B\b|abogad|avocat/i

/** True if the quote names the state, in full or by its letters, or the patent bar, and not as pending. */
function isAdmission({ value, quote: words }: { value: string; quote: string }): boolean {
  if (/\b(?:pending|awaiting|expected|sitting for|eligible)\b/i.test(words)) return false
  if (value === patentBar) return /uspto|patent/i.test(words)
  const state = stateCode(value.toLowerCase())
  if (!state || usStates[state] !== value) return false
  const letters = state.split('').join(String.raw`\.?\s?`)
  return holds(words, value) || new RegExp(String.raw`\b${letters}\b`).test(words)
}

/** True for a position whose quote contains its title, firm and years. */
function isSeat({ title, firm, from, to, isCurrent, quote: words }: ResumeAnswer['positions'][number]): boolean {
  if (title === null && firm === null) return false
  const hasYear = (at: number | null) => at === null || words.includes(String(at)) || words.includes(`'${at % 100}`)
  return (
    (title === null || holds(words, title)) &&
    (firm === null || holds(words, firm)) &&
    hasYear(from) &&
    hasYear(to) &&
    (!isCurrent || to !== null || saysCurrent.test(words))
  )
}

const saysCurrent = /present|current|now|today|to date|ongoing|since/i
const saysTraining = /\b(?:summer|intern(?:ship)?|extern(?:ship)?|clerk(?:ship)?|trainee|student)\b/i

/** The position with only those flags that its quote supports; the firm's name decides about big law. */
const withKind = (seat: ResumeAnswer['positions'][number], now: Date): ResumePosition => ({
  ...seat,
  isCurrent: seat.isCurrent && saysCurrent.test(seat.quote),
  isTraining: seat.isTraining && saysTraining.test(seat.quote),
  isBigLaw: readMentions(seat.firm ?? '', { now }).some((mention) => mention.kind === 'firm' && mention.isBigLaw),
})

const unique = <T extends { value: unknown }>(facts: readonly T[]): T[] =>
  facts.filter((fact, at) => facts.findIndex(({ value }) => value === fact.value) === at)
