import { currentYear } from '#contract/domain/jd.ts'
import { bigLawYears, type ResumeFacts } from '#contract/domain/resume-facts.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { seniorityValues, type Seniority } from '#contract/domain/seniorities.ts'
import { usStates, type UsState } from '#contract/domain/us-states.ts'
import { areaRelation, relationCloseness, shippedArea, type AreaRelation } from '#worker/reading/lexicon/areas.ts'
import { knownFirm } from '#worker/reading/lexicon/firm-kinds.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeFit, placeNamed, type Place } from '#worker/reading/lexicon/places.ts'
import { seniorityYears } from '#worker/reading/lexicon/seniority-terms.ts'
import { formLines } from './evidence.ts'
import type {
  ReasonMark,
  ScoredApplication,
  ScoredJob,
  ScoredResume,
  ScorePartKey,
  ScoreReason,
} from '#contract/domain/score-types.ts'

/** Result of one part; undefined where the job states nothing to compare. */
export type Judged = { value: number; reasons: ScoreReason[] } | undefined

export type Facts = { form: ScoredApplication; resume: ScoredResume | null; job: JobFacts; now: Date }

/** A job with what its text says, read once for all of its applications. */
export type JobFacts = ScoredJob & {
  places: Place[]
  bars: UsState[]
  wantsPatentBar: boolean
  seat: Seniority | undefined
}

/** Reads what scoring compares out of a job. */
export function jobFacts(job: ScoredJob, now: Date): JobFacts {
  const text = [job.description, ...job.requirements].join('\n')
  const bars = readMentions(text, { now, isProse: true }).flatMap((mention) =>
    mention.kind === 'bar' && mention.stance === 'wanted' ? [mention] : [],
  )
  return {
    ...job,
    places: job.location.split(/;|\||\s+or\s+|\s+\/\s+/).flatMap((part) => placeNamed(part.trim()) ?? []),
    bars: [...new Set(bars.flatMap(({ states }) => states))],
    wantsPatentBar: bars.some(({ isPatentBar }) => isPatentBar),
    seat: seatOf(job.seniority),
  }
}

const seatOf = (seniority: string): Seniority | undefined =>
  seniorityValues.find((value) => value === seniority.trim().toLowerCase().replaceAll(/\s+/g, '-'))

const say = (mark: ReasonMark, text: string, quote: string | null | undefined = null): ScoreReason => ({
  mark,
  text,
  quote: quote === '' ? null : (quote ?? null),
})
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Value of an unknown fact: between a fit and a miss, so that any better fact raises the score. */
const unknown = 0.5

type Claim = {
  area: string
  quote: string
  /** Degree to which it is the candidate's own practice, 0 to 1. */
  strength?: number
}

/**
 * Weight of a résumé's area beside the practice that the candidate names: a tax lawyer whose résumé speaks of buyouts
 * isn't a private equity lawyer, while one who names Corporate and lists mergers does mergers.
 */
const besidePractice = {
  same: 1,
  part: 1,
  whole: 0.9,
  neighbour: 0.8,
  sibling: 0.7,
  other: 0.45,
} as const satisfies Record<AreaRelation, number>

/** The areas that the candidate names, the form's first. */
/**
 * Practices of the candidate, in their own words and their résumé's. The form's field of experience begins as the job's
 * own area: left as it was beside something else that is stated, it says nothing of the candidate.
 */
function areasOf({ form, resume, job, now }: Facts): Claim[] {
  const lines = formLines(form)
  const said = (text: string | null, quote: string): Claim[] => {
    if (!text) return []
    const own = shippedArea(text)
    if (own) return [{ area: own, quote }]
    const found = readMentions(text, { now }).flatMap((mention) =>
      mention.kind === 'practiceArea' && mention.stance !== 'unwanted' ? mention.areas : [],
    )
    return found.length > 0 ? found.map((area) => ({ area, quote })) : [{ area: text, quote }]
  }
  const own = said(form.primaryPracticeArea, lines.primaryPracticeArea)
  const stated: Claim[] = [
    ...own,
    ...(resume?.facts.practiceAreas.map(({ value, quote }) => ({
      area: value,
      quote,
      strength: Math.max(...own.map(({ area }) => besidePractice[areaRelation(area, value)]), own.length === 0 ? 1 : 0),
    })) ?? []),
  ]
  const isAsItBegan = form.experienceField === job.practiceArea
  return stated.length > 0 && isAsItBegan ? stated : [...stated, ...said(form.experienceField, lines.experienceField)]
}

function judgePractice(facts: Facts): Judged {
  const claims = areasOf(facts)
  const { practiceArea, additionalAreas } = facts.job
  if (claims.length === 0) return { value: 0.3, reasons: [say('risk', 'No practice area is stated')] }
  let best: { value: number; claim: Claim; relation: AreaRelation; wanted: string } | undefined
  for (const claim of claims) {
    for (const [index, wanted] of [practiceArea, ...additionalAreas].entries()) {
      const relation = areaRelation(wanted, claim.area)
      const value = relationCloseness[relation] * (index === 0 ? 1 : 0.85) * (claim.strength ?? 1)
      if (!best || value > best.value) best = { value, claim, relation, wanted }
    }
  }
  if (!best) return undefined
  const { value, claim, relation, wanted } = best
  const text = {
    same: `Practices ${wanted}`,
    part: `Practices ${claim.area}, a part of ${wanted}`,
    whole: `Practices ${claim.area}, which takes in ${wanted}`,
    neighbour: `Practices ${claim.area}, close to ${wanted}`,
    sibling: `Practices ${claim.area}, related to ${wanted}`,
    other: `Practices ${claim.area}, not ${practiceArea}`,
  }[relation]
  // A practice that the résumé only mentions beside another one doesn't count.
  if ((claim.strength ?? 1) < 0.5 && relation !== 'other')
    return {
      value,
      reasons: [say('risk', `The resume speaks of ${claim.area}, which is not the stated practice`, claim.quote)],
    }
  return {
    value,
    reasons: [say(relation === 'other' ? 'misses' : relation === 'sibling' ? 'risk' : 'fits', text, claim.quote)],
  }
}

/** By how many years somebody is short of a range, and what that leaves. */
const tooJunior = [1, 0.75, 0.45, 0.2, 0.05]
const tooSenior = [1, 0.92, 0.84, 0.74, 0.64, 0.56, 0.5, 0.45, 0.4]

function judgeExperience({ form, resume, job, now }: Facts): Judged {
  const range = rangeOf(job)
  if (!range) return undefined
  const lines = formLines(form)
  const stated = resume?.facts.jdYear
  const jdYear = form.jdYear ?? stated?.value
  const years = jdYear === undefined ? form.yearsExperience : Math.max(0, currentYear(now) - jdYear)
  const wanted = rangeText(range)
  if (years === null) return { value: unknown, reasons: [say('risk', `Years of practice are not stated; ${wanted}`)] }
  const quote = form.jdYear === null ? (stated?.quote ?? lines.yearsExperience) : lines.jdYear
  const said = years === 0 ? 'In the first year of practice' : `${plural(years, 'year')} since the J.D.`
  const text = jdYear === undefined ? `${plural(years, 'year')} of experience` : said
  if (years < range.min) {
    const value = tooJunior[range.min - years] ?? 0
    return { value, reasons: [say(value > 0.7 ? 'risk' : 'misses', `${text}; ${wanted}`, quote)] }
  }
  if (range.max !== null && years > range.max) {
    const value = tooSenior[years - range.max] ?? 0.35
    return { value, reasons: [say('risk', `${text}, more senior than asked for; ${wanted}`, quote)] }
  }
  return { value: 1, reasons: [say('fits', `${text} fit; ${wanted}`, quote)] }
}

type Range = { min: number; max: number | null; isStated: boolean }

function rangeOf({ yearsExperienceMin, yearsExperienceMax, seat }: JobFacts): Range | undefined {
  if (yearsExperienceMin !== null || yearsExperienceMax !== null)
    return { min: yearsExperienceMin ?? 0, max: yearsExperienceMax, isStated: true }
  return seat ? { ...seniorityYears[seat], isStated: false } : undefined
}

function rangeText({ min, max, isStated }: Range): string {
  const years = max === null ? `${min} or more years` : min === max ? plural(min, 'year') : `${min} to ${max} years`
  return isStated ? `the job asks for ${years}` : `the seat is usual at ${years}`
}

function judgeLocation({ form, resume, job, now }: Facts): Judged {
  const lines = formLines(form)
  if (job.isRemote) return { value: 1, reasons: [say('fits', 'The role is remote')] }
  if (job.places.length === 0) return undefined
  const stated = resume?.facts.location
  const name = form.location ?? stated?.value
  const quote = form.location === null ? stated?.quote : lines.location
  const office = job.places.map((place) => place.city ?? place.name).join(' or ')
  const home = name === undefined ? undefined : placeNamed(name)
  const moves = relocation([form.coverLetter, resume?.text ?? null], job.places, now)
  if (!home) {
    if (moves !== undefined) return { value: 0.7, reasons: [say('fits', `Would move to ${office}`, moves)] }
    return {
      value: name === undefined ? unknown : 0.4,
      reasons: [say('risk', `Where the candidate lives is not clear; the job is in ${office}`, quote)],
    }
  }
  const fits = job.places.map((place) => placeFit(home, place))
  if (fits.includes('same')) return { value: 1, reasons: [say('fits', `Based in ${home.city ?? home.name}`, quote)] }
  if (fits.includes('metro')) return { value: 0.95, reasons: [say('fits', `Within reach of ${office}`, quote)] }
  if (moves !== undefined) return { value: 0.75, reasons: [say('fits', `Would move to ${office}`, moves)] }
  const near = fits.includes('state') || fits.includes('region')
  const admitted = resume?.facts.barAdmissions.find(({ value }) =>
    job.places.some(({ region }) => region !== undefined && usStates[region as UsState] === value),
  )
  const value = near ? 0.55 : admitted ? 0.4 : 0.2
  const also = admitted && !near ? `; admitted in ${admitted.value} already` : ''
  return {
    value,
    reasons: [say('risk', `Would have to relocate from ${home.city ?? home.name} to ${office}${also}`, quote)],
  }
}

/** The sentence that says somebody would move to one of these places, or anywhere. */
function relocation(texts: readonly (string | null)[], places: readonly Place[], now: Date): string | undefined {
  for (const text of texts) {
    if (!text || !/relocat|moving to|move to/i.test(text)) continue
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
      if (
        !/\b(?:relocat\w*|moving to|move to)\b/i.test(sentence) ||
        /\b(?:not|unable|cannot|can['’]t|won['’]t)\b/i.test(sentence)
      )
        continue
      const named = readMentions(sentence, { now }).flatMap((mention) =>
        mention.kind === 'place' ? mention.places : [],
      )
      const isThere = named.some((place) => places.some((one) => ['same', 'metro'].includes(placeFit(place, one))))
      if (isThere || (named.length === 0 && /\b(?:open|willing|happy|able|ready)\b/i.test(sentence)))
        return sentence.trim()
    }
  }
  return undefined
}

function judgeSalary({ form, job }: Facts): Judged {
  const { salaryMin: least, salaryMax: most } = job
  if (least === null && most === null) return undefined
  const wanted = form.expectedSalary
  if (!wanted) return { value: 0.7, reasons: [] }
  const quote = formLines(form).expectedSalary
  const expects = `Expects ${salaryThousands(wanted)}`
  // "$210K+" states no maximum, so no expectation exceeds it.
  if (most === null && least !== null && wanted > least)
    return { value: 1, reasons: [say('fits', `${expects}; the job pays ${salaryThousands(least)} or more`, quote)] }
  const over = most === null ? 0 : wanted / most - 1
  if (most === null || over <= 0)
    return { value: 1, reasons: [say('fits', `${expects}, within what the job pays`, quote)] }
  const value = over <= 0.05 ? 0.75 : over <= 0.15 ? 0.45 : over <= 0.3 ? 0.2 : 0
  return {
    value,
    reasons: [
      say(
        over > 0.15 ? 'misses' : 'risk',
        `${expects}, above the ${salaryThousands(most)} that the job pays at most`,
        quote,
      ),
    ],
  }
}

function judgePedigree({ form, resume, job, now }: Facts): Judged {
  if (!job.isBigLaw && !job.isBoutique) return undefined
  const lines = formLines(form)
  const seats = resume?.facts.positions ?? []
  const seat = seats.find(({ isBigLaw, isTraining }) => isBigLaw && !isTraining)
  const last = form.lastFirmName ? knownFirm(form.lastFirmName) : undefined
  const years = Math.max(form.bigFirmExperienceYears, bigLawYears(seats, currentYear(now)) ?? 0)
  if (years > 0 || seat || last?.isBigLaw) {
    const text =
      years > 0 ? `${plural(years, 'year')} at large firms` : `Comes from ${last?.firm ?? seat?.firm ?? 'a large firm'}`
    const quote = form.bigFirmExperienceYears > 0 ? lines.bigFirmExperienceYears : (seat?.quote ?? lines.lastFirmName)
    return { value: 1, reasons: [say('fits', text, quote)] }
  }
  const other = last !== undefined || seats.some(({ firm }) => firm !== null && knownFirm(firm))
  if (job.isBigLaw) return { value: other ? 0.5 : 0.25, reasons: [say('misses', 'No large-firm experience is stated')] }
  return { value: other ? 0.85 : 0.65, reasons: [] }
}

/** Seats that are filled for the clients they bring. */
const bookSeats: readonly Seniority[] = ['partner', 'senior-partner', 'managing-partner']

function judgeBook({ form, resume, job }: Facts): Judged {
  const stated = resume?.facts.portableBook
  const has = form.hasPortableBook || stated !== undefined
  const size = stated?.value ? ` of ${salaryThousands(stated.value)}` : ''
  const quote = stated?.quote ?? formLines(form).hasPortableBook
  const isWanted = (job.seat && bookSeats.includes(job.seat)) || /\bportable\b|book of business/i.test(job.description)
  if (!isWanted) return undefined
  if (has) return { value: 1, reasons: [say('fits', `Brings a portable book${size}`, quote)] }
  return { value: 0.15, reasons: [say('misses', 'No portable book is stated, and the seat wants one')] }
}

function judgeBar({ resume, job }: Facts): Judged {
  if (job.bars.length === 0 && !job.wantsPatentBar) return undefined
  const names = job.bars.map((state) => usStates[state])
  const wanted = [...names, ...(job.wantsPatentBar ? ['Patent Bar (USPTO)'] : [])]
  const own = resume?.facts.barAdmissions ?? []
  if (own.length === 0)
    return {
      value: unknown,
      reasons: [say('risk', `Bar admissions are not stated; the job names ${wanted.join(', ')}`)],
    }
  const held = own.filter(({ value }) => wanted.includes(value))
  // "New York or New Jersey": one of the states is enough; the patent bar is wanted for itself.
  const needs = [
    ...(names.length > 0 ? [held.some(({ value }) => names.includes(value as (typeof names)[number]))] : []),
    ...(job.wantsPatentBar ? [held.some(({ value }) => value.startsWith('Patent'))] : []),
  ]
  const share = needs.filter(Boolean).length / needs.length
  const [first] = held
  const reasons = [
    ...(first ? [say('fits', `Admitted in ${held.map(({ value }) => value).join(', ')}`, first.quote)] : []),
    ...(share < 1
      ? [
          say(
            'misses',
            `Not admitted in ${wanted.filter((bar) => !held.some(({ value }) => value === bar)).join(' or ')}, which the job names`,
          ),
        ]
      : []),
  ]
  return { value: 0.2 + 0.8 * share, reasons }
}

function judgeVisa({ form }: Facts): Judged {
  if (form.needsVisaSponsorship === 'NO') return { value: 1, reasons: [] }
  return { value: 0, reasons: [say('risk', 'Needs visa sponsorship', formLines(form).needsVisaSponsorship)] }
}

/** The rule of each part. */
export const judges: Readonly<Record<ScorePartKey, (facts: Facts) => Judged>> = {
  practice: judgePractice,
  experience: judgeExperience,
  location: judgeLocation,
  salary: judgeSalary,
  pedigree: judgePedigree,
  book: judgeBook,
  bar: judgeBar,
  visa: judgeVisa,
}

/** Facts worth a look beside the score: the candidate's own areas and bars. */
export function tagsOf(facts: Facts): ScoreReason[] {
  const areas = [...new Set(areasOf(facts).map(({ area }) => area))].slice(0, 2)
  const bars = (facts.resume?.facts.barAdmissions ?? ([] as ResumeFacts['barAdmissions'])).slice(0, 2)
  return [
    ...areas.map((area) => say('tag', area)),
    ...bars.map(({ value, quote }) => say('tag', `${value} bar`, quote)),
  ]
}

/** A candidate who says what kind of firm they want, and this is another: said, and not counted. */
export function preferenceRisk({ form, job }: Facts): ScoreReason[] {
  const wants = (form.firmPreference ?? '')
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean)
  if (wants.length === 0) return []
  const kind = job.isBigLaw ? 'big_firm' : job.isBoutique ? 'boutique' : undefined
  if (kind === undefined || wants.includes(kind)) return []
  return [
    say(
      'risk',
      `Would rather join ${wants.map((want) => ({ big_firm: 'a large firm', boutique: 'a boutique', in_house: 'a legal department' })[want] ?? want).join(' or ')}`,
      formLines(form).firmPreference,
    ),
  ]
}
