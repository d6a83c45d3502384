import type { PayUnit } from './online-posting.ts'

/** Words and short codes that platforms use for the unit of time of pay. */
export const payUnitWords: Readonly<Partial<Record<string, PayUnit>>> = {
  year: 'year',
  annual: 'year',
  annually: 'year',
  yearly: 'year',
  annum: 'year',
  pa: 'year',
  month: 'month',
  monthly: 'month',
  pm: 'month',
  week: 'week',
  weekly: 'week',
  bw: 'week',
  day: 'day',
  daily: 'day',
  pd: 'day',
  hour: 'hour',
  hourly: 'hour',
  ph: 'hour',
}
