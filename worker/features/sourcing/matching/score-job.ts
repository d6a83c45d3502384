import type { MatchCriteria } from '#contract/domain/match-criteria.ts'
import { jobSalaryText, salaryThousands } from '#contract/domain/salary.ts'
import { seniorityLabel, seniorityValues, type Seniority } from '#contract/domain/seniorities.ts'
import { areaCloseness, areaRelation } from '#worker/reading/lexicon/areas.ts'
import { placeFit, placeNamed, type Place } from '#worker/reading/lexicon/places.ts'
import { seniorityYears } from '#worker/reading/lexicon/seniority-terms.ts'

/** What of a job the score reads. */
export type ScorableJob = {
  practiceArea: string
  additionalAreas: readonly string[]
  seniority: string
  location: string
  yearsExperienceMin: number | null
  yearsExperienceMax: number | null
  salaryMin: number | null
  salaryMax: number | null
  isRemote: boolean
  isBigLaw: boolean
  isBoutique: boolean
  workType: string
  postedDate: Date
}

export type JobScore = {
  /** 0 to 100; null: ruled out by something the candidate will not have. */
  score: number | null
  /** For the order among equal scores, 0 to 1: practice in the first place, newer first. */
  tieBreak: number
  /** With their marks: what fits, what is missing, what is a risk. */
  reasons: string[]
}

/** What each criterion weighs when it is asked for. */
const weights = { practice: 40, place: 25, level: 15, salary: 12, firm: 8, workType: 6 } as const
/** A score goes no higher than this when the criterion is not met at all: the job is no match, however well the rest fits. */
const caps = { practice: 40, place: 55, firm: 65, remote: 60, salary: 68, workType: 62, level: 64 } as const

type Part = { weight: number; fit: number; cap?: number }

/** Criteria with their places looked up once for many jobs. */
export type PreparedCriteria = MatchCriteria & { wanted: readonly Place[]; unwanted: readonly Place[] }

export function prepareCriteria(criteria: MatchCriteria): PreparedCriteria {
  const named = (names: readonly string[]) => names.flatMap((name) => placeNamed(name) ?? [])
  return { ...criteria, wanted: named(criteria.locations), unwanted: named(criteria.excludedLocations) }
}

const places = new Map<string, Place | undefined>()
/** Jobs share their places: looked up once an isolate, up to a bound. */
function jobPlace(location: string): Place | undefined {
  if (!places.has(location)) {
    if (places.size > 5_000) places.clear()
    places.set(location, placeNamed(location))
  }
  return places.get(location)
}

/**
 * How well a job fits what a candidate looks for: the weighted mean over what is asked for. Monotone: a job that is better
 * in one criterion and the same in the others never scores lower.
 */
export function scoreJob(criteria: PreparedCriteria, job: ScorableJob, now: Date): JobScore {
  const fits: string[] = []
  const missing: string[] = []
  const risks: string[] = []
  const place = jobPlace(job.location)
  if (isRuledOut(criteria, job, place)) return { score: null, tieBreak: 0, reasons: [] }

  const parts: Part[] = []
  let practice = 0
  if (criteria.practiceAreas.length > 0) {
    const best = practiceFit(criteria.practiceAreas, job)
    practice = best.fit
    parts.push({ weight: weights.practice, fit: best.fit, cap: practiceCap(best.fit) })
    if (best.fit >= 0.95) fits.push(`Practice area: ${best.jobArea}`)
    else if (best.fit >= 0.4) fits.push(`Related practice: ${best.jobArea} for ${best.wanted}`)
    else missing.push(`Practice area is ${job.practiceArea}`)
  }
  parts.push(...placeParts(criteria, job, place, { fits, missing, risks }))
  const level = levelFit(criteria, job)
  if (level) {
    parts.push({ weight: weights.level, fit: level.fit, ...(level.fit < 0.25 ? { cap: caps.level } : {}) })
    ;(level.fit >= 0.75 ? fits : level.fit >= 0.4 ? risks : missing).push(level.text)
  }
  const salary = salaryFit(criteria, job)
  if (salary) {
    parts.push({ weight: weights.salary, fit: salary.fit, ...(salary.fit < 0.1 ? { cap: caps.salary } : {}) })
    ;(salary.fit >= 0.95 ? fits : salary.isUnknown ? risks : missing).push(salary.text)
  }
  parts.push(...firmParts(criteria, job, { fits, missing, risks }))
  if (criteria.workType) {
    const isSame = criteria.workType === job.workType
    parts.push({ weight: weights.workType, fit: isSame ? 1 : 0, ...(isSame ? {} : { cap: caps.workType }) })
    ;(isSame ? fits : missing).push(`${job.workType} position`)
  }

  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  const mean = weight === 0 ? 0.7 : parts.reduce((sum, part) => sum + part.weight * part.fit, 0) / weight
  const cap = Math.min(100, ...parts.map((part) => part.cap ?? 100))
  const age = Math.max(0, (now.getTime() - job.postedDate.getTime()) / 86_400_000)
  if (age > 90) risks.push('Posted more than three months ago')
  return {
    score: Math.min(cap, Math.round(mean * 100)),
    tieBreak: (practice + Math.max(0, 1 - age / 365)) / 2,
    reasons: [
      ...fits.map((text) => `✓ ${text}`),
      ...missing.map((text) => `✗ ${text}`),
      ...risks.map((text) => `⚠ ${text}`),
    ],
  }
}

function isRuledOut(criteria: PreparedCriteria, job: ScorableJob, place: Place | undefined): boolean {
  // An area that is ruled out rules out the jobs whose own area it, or a part of it, is.
  const isAreaOut = criteria.excludedAreas.some((area) =>
    ['same', 'part'].includes(areaRelation(area, job.practiceArea)),
  )
  const isPlaceOut =
    place !== undefined && criteria.unwanted.some((one) => ['same', 'metro'].includes(placeFit(one, place)))
  return isAreaOut || (isPlaceOut && !job.isRemote)
}

/** A neighbouring practice is a possibility, never a strong match, however well the rest fits. */
const practiceCap = (fit: number): number => (fit < 0.4 ? caps.practice : fit < 0.6 ? 72 : fit < 0.75 ? 84 : 100)

function practiceFit(wanted: readonly string[], job: ScorableJob) {
  let best = { fit: 0, wanted: wanted[0] ?? '', jobArea: job.practiceArea }
  for (const one of wanted) {
    for (const [index, area] of [job.practiceArea, ...job.additionalAreas].entries()) {
      const fit = areaCloseness(one, area) * (index === 0 ? 1 : 0.95)
      if (fit > best.fit) best = { fit, wanted: one, jobArea: area }
    }
  }
  return best
}

type Notes = { fits: string[]; missing: string[]; risks: string[] }

function placeParts(criteria: PreparedCriteria, job: ScorableJob, place: Place | undefined, notes: Notes): Part[] {
  const parts: Part[] = []
  const near = Math.max(0, ...criteria.wanted.map((one) => (place ? placeValue[placeFit(one, place)] : 0)))
  // A remote job is in every place, for those who would work so.
  const remote = job.isRemote && criteria.remoteWork !== false ? (criteria.remoteWork ? 1 : 0.85) : 0
  if (criteria.wanted.length > 0) {
    const fit = Math.max(near, remote)
    parts.push({ weight: weights.place, fit, ...(fit < 0.3 ? { cap: caps.place } : {}) })
    if (near >= 0.85) notes.fits.push(`Location: ${job.location}`)
    else if (remote > 0) notes.fits.push(`Remote, based in ${job.location}`)
    else if (near > 0) notes.risks.push(`Same state, another city: ${job.location}`)
    else notes.missing.push(`Location is ${job.location}`)
  }
  if (criteria.remoteWork === true) {
    const isSettled = criteria.wanted.length > 0
    parts.push({
      weight: isSettled ? 10 : weights.place,
      fit: job.isRemote ? 1 : 0.1,
      ...(job.isRemote ? {} : { cap: caps.remote }),
    })
    if (!job.isRemote) notes.missing.push('Remote work is not offered')
    else if (!isSettled) notes.fits.push('Remote')
  } else if (criteria.remoteWork === false) {
    parts.push({ weight: 6, fit: job.isRemote ? 0.3 : 1 })
    if (job.isRemote) notes.risks.push('The position is remote')
  }
  return parts
}

const placeValue = { same: 1, metro: 0.9, region: 0.7, state: 0.45, none: 0 } as const

function levelFit(criteria: MatchCriteria, job: ScorableJob): { fit: number; text: string } | undefined {
  const fits: number[] = []
  let text = seniorityLabel(job.seniority)
  if (criteria.seniority) fits.push(seniorityCloseness(criteria.seniority, job.seniority))
  const { yearsExperience: years } = criteria
  const [min, max] = [job.yearsExperienceMin, job.yearsExperienceMax]
  if (years !== null && years !== undefined && (min !== null || max !== null)) {
    const off = Math.max(0, (min ?? 0) - years, years - (max ?? 60))
    fits.push(off === 0 ? 1 : off === 1 ? 0.75 : off === 2 ? 0.45 : 0.1)
    text += `, ${min ?? 0}${max === null ? '+' : `–${max}`} years asked`
  } else if (years !== null && years !== undefined && !criteria.seniority && isSeniority(job.seniority)) {
    const usual = seniorityYears[job.seniority]
    const off = Math.max(0, usual.min - years, years - usual.max)
    fits.push(off === 0 ? 1 : off <= 2 ? 0.6 : 0.2)
  }
  if (fits.length === 0) return undefined
  return { fit: fits.reduce((sum, fit) => sum + fit, 0) / fits.length, text: `Level: ${text}` }
}

const isSeniority = (value: string): value is Seniority => (seniorityValues as readonly string[]).includes(value)

/** How near two levels are, 0 to 1: the same, the same family, or the share of years that both usually have. */
export function seniorityCloseness(wanted: string, job: string): number {
  if (wanted === job) return 1
  if (!isSeniority(wanted) || !isSeniority(job)) return 0.3
  const family = families.find((one) => one.includes(wanted))
  if (family?.includes(job)) return 0.75
  // "Attorney" names every level below partner.
  if (wanted === 'attorney' || job === 'attorney') {
    const other = wanted === 'attorney' ? job : wanted
    return other.includes('partner') ? 0.2 : 0.75
  }
  const [a, b] = [seniorityYears[wanted], seniorityYears[job]]
  const shared = Math.min(a.max, b.max) - Math.max(a.min, b.min)
  const span = Math.min(a.max - a.min, b.max - b.min)
  return Math.max(0.05, Math.min(0.5, (shared / span) * 0.5))
}

const families: readonly (readonly Seniority[])[] = [
  ['associate', 'senior-associate'],
  ['counsel', 'senior-counsel', 'of-counsel'],
  ['partner', 'senior-partner', 'managing-partner'],
  ['attorney', 'senior-attorney', 'staff-attorney'],
]

function salaryFit(
  criteria: MatchCriteria,
  job: ScorableJob,
): { fit: number; text: string; isUnknown: boolean } | undefined {
  const [low, high] = [criteria.salaryMin ?? undefined, criteria.salaryMax ?? undefined]
  if (low === undefined && high === undefined) return undefined
  const { salaryMin: least, salaryMax: most } = job
  if (most === null && least === null) return { fit: 0.6, text: 'Salary not disclosed', isUnknown: true }
  // A bound that the job doesn't state is no bound: "$210K+" may pay any more, "up to $210K" any less.
  if (low !== undefined && most !== null && most < low) {
    const share = most / low
    const fit = share >= 0.95 ? 0.7 : share >= 0.85 ? 0.35 : 0
    return { fit, text: `Pays up to ${salaryThousands(most)}, ${salaryThousands(low)} wanted`, isUnknown: false }
  }
  if (high !== undefined && low === undefined && least !== null && least > high) {
    // Pays more than was asked for: no harm to the candidate, but another level of job.
    return { fit: least / high <= 1.2 ? 0.7 : 0.4, text: `Starts at ${salaryThousands(least)}`, isUnknown: false }
  }
  const text = most === null ? `Pays ${jobSalaryText(job)}` : `Pays up to ${salaryThousands(most)}`
  return { fit: 1, text, isUnknown: false }
}

function firmParts(criteria: MatchCriteria, job: ScorableJob, notes: Notes): Part[] {
  const asked = [
    { wish: criteria.bigLaw, is: job.isBigLaw, name: 'Big Law' },
    { wish: criteria.boutique, is: job.isBoutique, name: 'Boutique' },
  ]
  const wanted = asked.filter(({ wish }) => wish === true)
  const parts: Part[] = []
  if (wanted.length > 0) {
    const met = wanted.find(({ is }) => is)
    parts.push({ weight: weights.firm, fit: met ? 1 : 0, ...(met ? {} : { cap: caps.firm + 15 }) })
    if (met) notes.fits.push(`${met.name} firm`)
    else notes.missing.push(`Not ${wanted.map(({ name }) => name).join(' or ')}`)
  }
  for (const { wish, is, name } of asked) {
    if (wish !== false) continue
    parts.push({ weight: weights.firm, fit: is ? 0 : 1, ...(is ? { cap: caps.firm } : {}) })
    if (is) notes.missing.push(`${name} firm`)
  }
  return parts
}
