import { z } from 'zod'
import type { ParsedQuery } from '#contract/api/sourcing/matching.ts'
import { shippedPracticeAreas } from '#contract/domain/practice-areas.ts'
import { readQuery } from '#worker/reading/query/read-query.ts'
import type { ReadQuery } from '#worker/reading/query/read-query.ts'
import { seniorityValues } from '#contract/domain/seniorities.ts'
import { shippedArea } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { flagTopics, provenFlag, statedFlag } from '#worker/platform/llm/stated-flag.ts'
import {
  madeByModelOrRules,
  type IntelligenceDeps,
} from '#worker/features/identity/intelligence/intelligence.service.ts'

/** The rules answer if the model takes longer than this. Milliseconds. */
const timeoutMs = 6_000

const areaList = z.array(z.enum(shippedPracticeAreas))
const amount = z.number().int().min(0).max(50_000_000).nullable()

/** Schema of the model's answer. Words that it quotes must be in the query, or the part is dropped. */
export const queryAnswer = z.object({
  practiceAreas: areaList,
  excludedAreas: areaList,
  seniority: z.enum(seniorityValues).nullable(),
  yearsExperience: z.number().int().min(0).max(60).nullable(),
  locations: z.array(z.string().max(80)).max(20),
  excludedLocations: z.array(z.string().max(80)).max(20),
  salaryMin: amount,
  salaryMax: amount,
  remoteWork: statedFlag,
  bigLaw: statedFlag,
  boutique: statedFlag,
})
export type QueryAnswer = z.output<typeof queryAnswer>

const instructions = `You read a legal recruiter's search for jobs into criteria. Practice areas and levels by the names of the schema.
Places as "City, ST", a whole state by its name. Salaries in US dollars a year. What the search rules out goes into the
excluded lists, and into remoteWork, bigLaw or boutique as false, each with a quote: the words of the search, copied exactly, that
say so. Portable business isn't a salary.`

/**
 * Reads a recruiter's words into criteria, with a chip for each part that was understood, and the words that weren't.
 * The rules always run: they find the words that a chip shows, and anything that the model adds must appear in the
 * query.
 */
export async function parseQuery(deps: IntelligenceDeps, query: string): Promise<ParsedQuery> {
  const read = readQuery(query, deps.now())
  const { engine, value } = await madeByModelOrRules(
    deps,
    { ability: 'parse-query', instructions, data: { query }, schema: queryAnswer, timeoutMs },
    { rules: () => read.criteria, accept: (answer) => acceptAnswer(answer, read, query) },
  )
  return { ...present(value), understood: chipsFor(value, read), notUnderstood: read.notUnderstood, engine }
}

/** Turns the model's answer into criteria; amounts, places and flags that the query doesn't bear out are dropped. */
function acceptAnswer(answer: QueryAnswer, { criteria: rules }: ReadQuery, query: string): ReadQuery['criteria'] {
  const digits = new Set([...query.matchAll(/\d[\d,.]*/g)].map(([text]) => text.replaceAll(/[,.]/g, '')))
  const isSaid = (value: number | null, ruled: number | null | undefined) =>
    value !== null &&
    (value === ruled || [...digits].some((text) => String(value).startsWith(text.replace(/0+$/, '') || '0')))
  const place = (name: string) => {
    const found = placeNamed(name)
    const word = (found?.city ?? found?.name ?? name).toLowerCase()
    return found && (query.toLowerCase().includes(word) || rules.locations.includes(found.name)) ? [found.name] : []
  }
  const flag = (name: 'remoteWork' | 'bigLaw' | 'boutique', topic: RegExp) => {
    const proven = provenFlag(answer[name], query, topic)
    // The rules have their own words for it, and have found them.
    const value = proven ?? (answer[name]?.value === rules[name] ? rules[name] : undefined)
    return value === undefined ? {} : { [name]: value }
  }
  return {
    practiceAreas: answer.practiceAreas,
    excludedAreas: answer.excludedAreas,
    locations: answer.locations.flatMap(place),
    excludedLocations: answer.excludedLocations.flatMap((name) => placeNamed(name)?.name ?? []),
    ...levelsOf(answer.seniority, rules),
    ...(isSaid(answer.yearsExperience, rules.yearsExperience) ? { yearsExperience: answer.yearsExperience } : {}),
    ...(isSaid(answer.salaryMin, rules.salaryMin) ? { salaryMin: answer.salaryMin } : {}),
    ...(isSaid(answer.salaryMax, rules.salaryMax) ? { salaryMax: answer.salaryMax } : {}),
    ...flag('remoteWork', flagTopics.remote),
    ...flag('bigLaw', flagTopics.bigLaw),
    ...flag('boutique', flagTopics.boutique),
    ...(rules.workType ? { workType: rules.workType } : {}),
  }
}

/** The model names one level; of several that the query names, the rules have all. */
function levelsOf(level: QueryAnswer['seniority'], rules: ReadQuery['criteria']) {
  const { seniority, otherSeniorities } = rules
  if (!level) return {}
  const isAmong = level === seniority || otherSeniorities?.includes(level) === true
  return isAmong && otherSeniorities ? { seniority, otherSeniorities } : { seniority: level }
}

/** The criteria that have a value. Those without one are absent. */
function present(criteria: ReadQuery['criteria']): Omit<ParsedQuery, 'understood' | 'notUnderstood' | 'engine'> {
  const { practiceAreas, excludedAreas, locations, excludedLocations, ...rest } = criteria
  const [practiceArea] = practiceAreas
  const [location] = locations
  const said = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null)
  return {
    ...(practiceArea === undefined ? {} : { practiceAreas, practiceArea }),
    ...(excludedAreas.length > 0 ? { excludedAreas } : {}),
    ...(location === undefined ? {} : { locations, location }),
    ...(excludedLocations.length > 0 ? { excludedLocations } : {}),
    ...Object.fromEntries(said),
  }
}

/** The rules' chips that the result still bears out, and one for each value that they have no words for. */
function chipsFor(criteria: ReadQuery['criteria'], read: ReadQuery): ParsedQuery['understood'] {
  const chips = read.understood.filter(({ field }) => {
    const value = (criteria as Record<string, unknown>)[field]
    const isCriterion = Object.hasOwn(read.criteria, field)
    return !isCriterion || (Array.isArray(value) ? value.length > 0 : value !== undefined)
  })
  for (const field of ['practiceAreas', 'excludedAreas', 'locations', 'excludedLocations'] as const) {
    for (const value of criteria[field]) {
      const isShown = chips.some(
        (chip) =>
          chip.field === field &&
          chip.value.split(', ').some((part) => value.startsWith(part) || shippedArea(part) === value),
      )
      if (!isShown) chips.push({ field, text: value, value })
    }
  }
  return chips
}
