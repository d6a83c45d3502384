import type { MatchCriteria } from '#contract/domain/match-criteria.ts'
import { seniorityLabel, seniorityValues, type Seniority } from '#contract/domain/seniorities.ts'
import { areaCloseness, areaRelation } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { placeFit, placeNamed, type Place } from '#worker/reading/lexicon/places.ts'
import { seniorityYears } from '#worker/reading/lexicon/seniority-terms.data.ts'
import { salaryFit } from './salary-fit.ts'

/** Facts of a job that the score uses. */
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

/** Weight of each criterion that is given. */
const weights = { practice: 40, place: 25, level: 15, salary: 12, firm: 8, workType: 6 } as const
/** Highest score when a criterion isn't met at all: the job isn't a match, however well the rest fits. */
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
 * Scores how well a job fits a candidate's criteria: the weighted mean over the criteria that are given. Monotone: a job
 * that is better in one criterion and the same in the others never scores lower.
 */
export function scoreJob(criteria: PreparedCriteria, job: ScorableJob, now: Date): JobScore {
  const place = jobPlace(job.location)
  if (isRuledOut(criteria, job, place)) return { score: null, tieBreak: 0, reasons: [] }
  const fits: string[] = []
  const missing: string[] = []
  const risks: string[] = []
  const notes = { fits, missing, risks }
  const practice = practicePart(criteria, job, notes)
  const parts = [
    ...practice,
    ...placeParts(criteria, job, place, notes),
    ...levelPart(criteria, job, notes),
    ...salaryPart(criteria, job, notes),
    ...firmParts(criteria, job, notes),
    ...workTypePart(criteria, job, notes),
  ]
  const weight = parts.reduce((sum, part) => sum + part.weight, 0)
  const mean = weight === 0 ? 0.7 : parts.reduce((sum, part) => sum + part.weight * part.fit, 0) / weight
  const cap = Math.min(100, ...parts.map((part) => part.cap ?? 100))
  const age = Math.max(0, (now.getTime() - job.postedDate.getTime()) / 86_400_000)
  if (age > 90) risks.push('Posted more than three months ago')
  return {
    score: Math.min(cap, Math.round(mean * 100)),
    tieBreak: ((practice[0]?.fit ?? 0) + Math.max(0, 1 - age / 365)) / 2,
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

/** A neighboring practice is a possibility, never a strong match, however well the rest fits. */
function practiceCap(fit: number): number {
  if (fit < 0.4) return caps.practice
  if (fit < 0.6) return 72
  return fit < 0.75 ? 84 : 100
}

function practicePart(criteria: PreparedCriteria, job: ScorableJob, notes: Notes): Part[] {
  if (criteria.practiceAreas.length === 0) return []
  const best = practiceFit(criteria.practiceAreas, job)
  if (best.fit >= 0.95) notes.fits.push(`Practice area: ${best.jobArea}`)
  else if (best.fit >= 0.4) notes.fits.push(`Related practice: ${best.jobArea} for ${best.wanted}`)
  else notes.missing.push(`Practice area is ${job.practiceArea}`)
  return [{ weight: weights.practice, fit: best.fit, cap: practiceCap(best.fit) }]
}

function workTypePart({ workType }: PreparedCriteria, job: ScorableJob, notes: Notes): Part[] {
  if (!workType) return []
  const isSame = workType === job.workType
  ;(isSame ? notes.fits : notes.missing).push(`${job.workType} position`)
  return [{ weight: weights.workType, fit: isSame ? 1 : 0, ...(isSame ? {} : { cap: caps.workType }) }]
}

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
  return [...locationPart(criteria, job, place, notes), ...remotePart(criteria, job, notes)]
}

/** A remote job is in every place for those who want remote work, and nearly so for those who haven't said. */
function remoteFit(criteria: PreparedCriteria, job: ScorableJob): number {
  if (!job.isRemote || criteria.remoteWork === false) return 0
  return criteria.remoteWork ? 1 : 0.85
}

function locationPart(criteria: PreparedCriteria, job: ScorableJob, place: Place | undefined, notes: Notes): Part[] {
  if (criteria.wanted.length === 0) return []
  const near = Math.max(0, ...criteria.wanted.map((one) => (place ? placeValue[placeFit(one, place)] : 0)))
  const remote = remoteFit(criteria, job)
  if (near >= 0.85) notes.fits.push(`Location: ${job.location}`)
  else if (remote > 0) notes.fits.push(`Remote, based in ${job.location}`)
  else if (near > 0) notes.risks.push(`Same state, another city: ${job.location}`)
  else notes.missing.push(`Location is ${job.location}`)
  const fit = Math.max(near, remote)
  return [{ weight: weights.place, fit, ...(fit < 0.3 ? { cap: caps.place } : {}) }]
}

function remotePart({ remoteWork, wanted }: PreparedCriteria, { isRemote }: ScorableJob, notes: Notes): Part[] {
  if (remoteWork === true) {
    const hasPlace = wanted.length > 0
    if (!isRemote) notes.missing.push('Remote work isn’t offered')
    else if (!hasPlace) notes.fits.push('Remote')
    const weight = hasPlace ? 10 : weights.place
    return [{ weight, fit: isRemote ? 1 : 0.1, ...(isRemote ? {} : { cap: caps.remote }) }]
  }
  if (remoteWork !== false) return []
  if (isRemote) notes.risks.push('The position is remote')
  return [{ weight: 6, fit: isRemote ? 0.3 : 1 }]
}

const placeValue = { same: 1, metro: 0.9, region: 0.7, state: 0.45, none: 0 } as const

function levelPart(criteria: MatchCriteria, job: ScorableJob, notes: Notes): Part[] {
  const years = yearsFit(criteria, job)
  const levels = [...(criteria.seniority ? [criteria.seniority] : []), ...(criteria.otherSeniorities ?? [])]
  const fits = [
    ...(levels.length > 0 ? [Math.max(...levels.map((level) => seniorityCloseness(level, job.seniority)))] : []),
    ...(years ? [years.fit] : []),
  ]
  if (fits.length === 0) return []
  const fit = fits.reduce((sum, one) => sum + one, 0) / fits.length
  const text = `Level: ${seniorityLabel(job.seniority)}${years?.text ?? ''}`
  if (fit >= 0.75) notes.fits.push(text)
  else (fit >= 0.4 ? notes.risks : notes.missing).push(text)
  return [{ weight: weights.level, fit, ...(fit < 0.25 ? { cap: caps.level } : {}) }]
}

/** Fit of the years of experience, 0 to 1: against the years that the job asks for, else those usual at its level. */
function yearsFit(criteria: MatchCriteria, job: ScorableJob): { fit: number; text: string } | undefined {
  const years = criteria.yearsExperience
  if (years === null || years === undefined) return undefined
  const [min, max] = [job.yearsExperienceMin, job.yearsExperienceMax]
  if (min !== null || max !== null) {
    const off = Math.max(0, (min ?? 0) - years, years - (max ?? 60))
    const text = `, ${min ?? 0}${max === null ? '+' : `–${max}`} years`
    return { fit: [1, 0.75, 0.45][off] ?? 0.1, text }
  }
  if (criteria.seniority || !isSeniority(job.seniority)) return undefined
  const usual = seniorityYears[job.seniority]
  const off = Math.max(0, usual.min - years, years - usual.max)
  if (off === 0) return { fit: 1, text: '' }
  return { fit: off <= 2 ? 0.6 : 0.2, text: '' }
}

const isSeniority = (value: string): value is Seniority => (seniorityValues as readonly string[]).includes(value)

/** Closeness of two levels, 0 to 1: the same, the same family, or the share of years that both usually have. */
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

function salaryPart(criteria: MatchCriteria, job: ScorableJob, notes: Notes): Part[] {
  const salary = salaryFit(criteria, job)
  if (!salary) return []
  if (salary.fit >= 0.95) notes.fits.push(salary.text)
  else (salary.isUnknown ? notes.risks : notes.missing).push(salary.text)
  return [{ weight: weights.salary, fit: salary.fit, ...(salary.fit < 0.1 ? { cap: caps.salary } : {}) }]
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
