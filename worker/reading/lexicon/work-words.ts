import type { WorkType } from '#contract/domain/work-types.ts'
import { termsOf, type Entry } from './phrase-book.ts'
import { workModeTerms, workTypeTerms } from './work-words.data.ts'

export type WorkMode = keyof typeof workModeTerms
export type WorkModeWord = { kind: 'workMode'; workMode: WorkMode }
export type WorkTypeWord = { kind: 'workType'; workType: WorkType }

/** Phrases for where the work is done, and for the terms of it. */
export const workEntries: readonly Entry<WorkModeWord | WorkTypeWord>[] = [
  ...Object.entries(workModeTerms).flatMap(([workMode, terms]) =>
    termsOf(terms, { kind: 'workMode' as const, workMode: workMode as WorkMode }),
  ),
  ...Object.entries(workTypeTerms).flatMap(([workType, terms]) =>
    termsOf(terms, { kind: 'workType' as const, workType: workType as WorkType }),
  ),
]
