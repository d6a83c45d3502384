import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'
import { engineValue } from '#contract/domain/intelligence.ts'
import { matchCriteria } from '#contract/domain/match-criteria.ts'
import { classYear } from '#contract/api/candidates/people.ts'
import {
  optionalLine,
  optionalLinkedInAddress,
  optionalText,
  requiredLine,
  textLimits,
} from '#contract/domain/plain-text.ts'

/** A criterion that was understood: its name, the words of the query, and its value in plain language. */
export const understoodPart = z.object({ field: z.string(), text: z.string(), value: z.string() })
export type UnderstoodPart = z.output<typeof understoodPart>

/** Criteria read from a query. Criteria that the query doesn't mention are absent. */
export const parsedQuery = z.object({
  practiceAreas: z.array(z.string()).optional(),
  /** The first of them. */
  practiceArea: z.string().optional(),
  excludedAreas: z.array(z.string()).optional(),
  seniority: z.string().optional(),
  /** Levels that are as welcome. */
  otherSeniorities: z.array(z.string()).optional(),
  yearsExperience: z.number().optional(),
  locations: z.array(z.string()).optional(),
  /** The first of them. */
  location: z.string().optional(),
  excludedLocations: z.array(z.string()).optional(),
  salaryMin: z.number().optional(),
  salaryMax: z.number().optional(),
  remoteWork: z.boolean().optional(),
  bigLaw: z.boolean().optional(),
  boutique: z.boolean().optional(),
  workType: z.string().optional(),
  understood: z.array(understoodPart),
  /** Words that couldn't be interpreted. */
  notUnderstood: z.array(z.string()),
  engine: engineValue,
})
export type ParsedQuery = z.output<typeof parsedQuery>

/** A job that fits the criteria. */
export const matchedJob = z.object({
  id: idValue,
  shortId: z.string(),
  title: z.string(),
  firmName: z.string(),
  location: z.string(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  practiceArea: z.string(),
  seniority: z.string(),
  isRemote: z.boolean(),
  isBigLaw: z.boolean(),
  isBoutique: z.boolean(),
  description: z.string(),
  requirements: z.array(z.string()),
  /** 70 to 100. */
  matchScore: z.number().int(),
  /** Each begins with its mark: ✓ fits, ✗ is missing, ⚠ is a risk. */
  matchReasons: z.array(z.string()),
  postedDate: isoMoment,
})
export type MatchedJob = z.output<typeof matchedJob>

export const matchSorts = ['relevance', 'salary', 'date'] as const
export type MatchSort = (typeof matchSorts)[number]

const profileFields = {
  name: requiredLine('Candidate name is required', { max: textLimits.name }),
  email: optionalLine(textLimits.email),
  phone: optionalLine(40),
  notes: optionalText(5_000),
  /** The words that the profile was made from. */
  queryText: optionalText(2_000),
}

export const profileStatuses = ['new', 'active', 'placed', 'inactive'] as const

/** A saved search: the candidate that a recruiter searches for, and what the candidate wants. */
export const candidateProfile = z.object({
  id: idValue,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  practiceAreas: z.array(z.string()),
  excludedAreas: z.array(z.string()),
  seniority: z.string().nullable(),
  /** Levels that are as welcome. */
  otherSeniorities: z.array(z.string()),
  yearsExperience: z.number().nullable(),
  locations: z.array(z.string()),
  excludedLocations: z.array(z.string()),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  remoteWork: z.boolean(),
  bigLaw: z.boolean(),
  boutique: z.boolean(),
  assignedPartnerId: idValue.nullable(),
  status: z.string(),
  notes: z.string().nullable(),
  resumeUrl: z.string().nullable(),
  version: z.number().int(),
  queryText: z.string().nullable(),
  /** Of the last search that was kept. */
  matchCount: z.number().int().nonnegative(),
  createdAt: isoMoment,
})
export type CandidateProfile = z.output<typeof candidateProfile>

const criteriaShape = matchCriteria.omit({ name: true }).shape

/** A change names only what it changes: an absent list stays as it is. */
const { practiceAreas, excludedAreas, locations, excludedLocations } = criteriaShape
const changedLists = {
  practiceAreas: practiceAreas.unwrap(),
  excludedAreas: excludedAreas.unwrap(),
  locations: locations.unwrap(),
  excludedLocations: excludedLocations.unwrap(),
}

/** Facts of a person's record. Null clears one. */
const personFields = {
  email: optionalLine(textLimits.email).nullable(),
  phone: optionalLine(40).nullable(),
  notes: optionalText(5_000).nullable(),
  linkedinUrl: optionalLinkedInAddress('Please enter a LinkedIn address').nullable(),
  jdYear: classYear.nullable(),
  lawSchool: optionalLine().nullable(),
  lastJobTitle: optionalLine().nullable(),
  lastFirmName: optionalLine().nullable(),
  city: optionalLine(120).nullable(),
  region: optionalLine(120).nullable(),
  /** Codes or names of states; other admissions by name. */
  barStates: z.array(requiredLine('Please name the admission', { max: 60 })).max(60),
  /** Only admins change the owner. */
  assignedPartnerId: idValue.nullable(),
  /** Version of the record as the caller has it. When somebody changed it since, the answer is 409 and nothing is saved. */
  version: z.number().int().positive(),
}

export const candidatesApi = {
  parse: endpoint('POST /api/candidates/parse-natural-language', {
    body: z.object({ query: requiredLine('Empty Query', { max: 2_000 }) }),
    response: parsedQuery,
  }),
  /**
   * Open jobs that fit with 70 or more of 100, at most 100 of them. With `candidateId` the result is kept with that saved
   * profile.
   */
  match: endpoint('POST /api/candidates/match', {
    body: matchCriteria.extend({ sort: z.enum(matchSorts).default('relevance'), candidateId: idValue.optional() }),
    response: z.object({
      matches: z.array(matchedJob),
      totalMatches: z.number().int().nonnegative(),
      engine: engineValue,
    }),
  }),
  list: endpoint('GET /api/candidates', { response: z.array(candidateProfile) }),
  /**
   * Adds a person. One with the same email whom the caller may see is returned with 200, and only empty fields are filled;
   * one whom the caller may not see gives 409 candidate_known.
   */
  create: endpoint('POST /api/candidates', {
    body: z.object({ ...criteriaShape, ...profileFields }),
    response: candidateProfile,
  }),
  update: endpoint('PATCH /api/candidates/:id', {
    params: byId,
    body: z
      .object({ ...criteriaShape, ...changedLists, ...profileFields, ...personFields, status: z.enum(profileStatuses) })
      .partial()
      .strict(),
    response: candidateProfile,
  }),
  remove: endpoint('DELETE /api/candidates/:id', { params: byId, response: done }),
}
