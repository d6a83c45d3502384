import type { WorkType } from '#contract/domain/work-types.ts'
import { termsOf, type Entry } from './phrase-book.ts'
import { workModeTerms, workTypeTerms } from './work-words.data.ts'

export type WorkMode = keyof typeof workModeTerms
export type WorkModeWord = { kind: 'workMode'; workMode: WorkMode }
export type WorkTypeWord = { kind: 'workType'; workType: WorkType }

/** Phrases for where the work is done. */
export const workModeEntries: readonly Entry<WorkModeWord>[] = Object.entries(workModeTerms).flatMap(
  ([workMode, terms]) => termsOf(terms, { kind: 'workMode', workMode: workMode as WorkMode }),
)

/** Phrases for the terms of the work. */
export const workTypeEntries: readonly Entry<WorkTypeWord>[] = Object.entries(workTypeTerms).flatMap(
  ([workType, terms]) => termsOf(terms, { kind: 'workType', workType: workType as WorkType }),
)
