import { easternToUtc } from '#contract/domain/eastern-time.ts'

/** A calendar day as spreadsheets write it, "2027-01-31" or "1/31/27"; undefined for another text. */
export function dayIn(cell: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)(?:$|[ T])/.exec(cell) ?? []
  const [, usMonth, usDay, usYear = ''] = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)(?:$|[ ,])/.exec(cell) ?? []
  const parts = year ? [year, month, day] : [usYear.padStart(4, '20'), usMonth, usDay]
  const text = parts.map((part = '') => part.padStart(2, '0')).join('-')
  return easternToUtc(text, '00:00') === null ? undefined : text
}

/** The moment that a cell names in Eastern time, noon where it names a day alone; undefined for another text. */
function momentIn(cell: string): number | undefined {
  const day = dayIn(cell)
  const time = /[ T](\d\d:\d\d)(?!.*[ap]m)/i.exec(cell)?.[1] ?? '12:00'
  const moment = day && easternToUtc(day, time)
  return moment ? new Date(moment).getTime() : undefined
}

/** A moment that has to be in the past; empty for an empty cell. */
export function pastMoment(cell: string, now: Date): { moment?: number; problem?: string } {
  if (cell === '') return {}
  const moment = momentIn(cell)
  if (moment === undefined) return { problem: 'Use a date like 2027-01-31.' }
  return moment > now.getTime() ? { problem: 'This date is in the future.' } : { moment }
}
