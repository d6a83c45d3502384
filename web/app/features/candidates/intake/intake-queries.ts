import { intakeApi, type IntakeItem } from '#contract/api/candidates/intake.ts'
import { queryKey } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'

export type IntakeList = { list: 'open' | 'decided'; whose: 'mine' | 'all' }

/** Items of one list, those to decide about oldest first. */
export const intakePages = (list: IntakeList) => readPages(intakeApi.page, { ...list, limit: 50 }, { staleTime: 5_000 })

/** Milliseconds between two looks while files are being read. */
export const readingPollMs = 2_000

export function refreshIntake(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKey(intakeApi.page) })
}

/** True for an item that somebody can decide about now. */
export const isDecidable = ({ state }: IntakeItem): boolean => state === 'ready' || state === 'unreadable'

/** True for an item that needs no look: it is complete and resembles nobody on record. */
export const isClear = (item: IntakeItem): boolean =>
  item.state === 'ready' && item.name !== null && item.email !== null && item.duplicates.length === 0
