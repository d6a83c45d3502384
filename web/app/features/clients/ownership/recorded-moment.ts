import { easternToUtc, utcToEastern } from '#contract/domain/eastern-time.ts'

/** Values of the fields of a form about something that has just happened: day and Eastern time of a moment. */
export const fieldsOf = (moment: Date): { day: string; time: string } => {
  const { date = '', time = '' } = utcToEastern(moment) ?? {}
  return { day: date, time }
}

/**
 * The moment that day and time mean, in ISO; empty if they mean none. Fields show minutes: while they are as the form
 * opened them, that moment counts with its seconds. Otherwise a sending could come before the consent or the sending of
 * the same minute that it followed.
 */
export function momentOf({ day, time }: { day: string; time: string }, openedAt: Date): string {
  const opened = fieldsOf(openedAt)
  return day === opened.day && time === opened.time ? openedAt.toISOString() : (easternToUtc(day, time) ?? '')
}
