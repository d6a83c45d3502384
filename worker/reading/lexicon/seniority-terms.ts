import type { Seniority } from '#contract/domain/seniorities.ts'
import { termsOf, type Entry } from './phrase-book.ts'
import { seniorityTerms } from './seniority-terms.data.ts'

/** Where an associate is among associates. */
export type AssociateLevel = 'junior' | 'mid' | 'senior'

export type SeniorityWord = {
  kind: 'seniority'
  seniority: Seniority
  /** For words that say a level within the title: "junior", "mid-level". */
  level?: AssociateLevel
  /** "Attorney" and "lawyer" name the profession as often as the title. */
  isGeneric?: true
}

/** From this year of practice on an associate counts as senior where the text gives years and no title. */
export const seniorFromYear = 6

/** Years since the J.D. that people in each seat usually have; used to compare levels, never shown as a fact. */
export const seniorityYears: Readonly<Record<Seniority, { min: number; max: number }>> = {
  associate: { min: 0, max: 7 },
  'senior-associate': { min: 5, max: 11 },
  'staff-attorney': { min: 0, max: 25 },
  attorney: { min: 0, max: 20 },
  'senior-attorney': { min: 6, max: 30 },
  counsel: { min: 7, max: 30 },
  'senior-counsel': { min: 9, max: 35 },
  'of-counsel': { min: 9, max: 45 },
  partner: { min: 8, max: 35 },
  'senior-partner': { min: 15, max: 45 },
  'managing-partner': { min: 15, max: 45 },
}

/** Names of each level. */
export const seniorityEntries: readonly Entry<SeniorityWord>[] = seniorityTerms.flatMap(([seniority, terms, more]) =>
  termsOf(terms, { kind: 'seniority' as const, seniority, ...more }),
)
