import type { Currency } from './money.ts'
import type { Terms } from './phrase-book.ts'

/** Forty hours in fifty-two weeks. */
export const hoursAYear = 2080

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that speak of pay. */
export const payWords = set(
  'salary salaries compensation comp pay paying pays paid base wage wages annual annually annualized earn earning earns making makes asking expects expecting expectation expectations target targeting range remuneration scale bracket package offer offering tc ote money dollars income need needs want wants seeking budget usd',
)
/** Right after an amount, or after "in" or "of": it isn't pay. */
export const otherNouns = set(
  `attorney attorneys lawyer lawyers employees people files applicants applications associates partners offices office hours hour hrs billable billables clients cases matters years year yrs yr miles mile km kilometers kilometres countries states professionals persons fund funds deals deal
   transaction transactions days percent signing sign retention referral bonus bonuses stipend verdict verdicts settlement settlements revenue revenues loan loans financing financings acquisition merger ipo facility aum assets fees fee jury award awards portfolio companies company
   firm firms law grads grad graduates class residents citizens yorkers customers members individuals students children families patients tenants voters workers consumers users words pages cities locations employers minute minutes th usc cfr u.s.c recovery recoveries judgment damages raise credit rsu rsus stock equity`,
)
/** Nouns of business that is brought along. */
export const bookNouns = set(
  'book portable portables business portfolio-of-business originations origination billings billing receipts collections',
)
/** Words before an amount that say what it is if it isn't pay: business that is brought along, or something else. */
export const meaningsBefore = {
  book: set('book portable portables origination originations bring brings bringing'),
  other: set(
    'bonus bonuses signing retention referral stipend billing billings revenue revenues deal deals transaction transactions verdict settlement settlements fund funds assets tuition reimbursement fee fees valued loan loans hours billable class of-class budget-of exceeding-deals match matching contribution raised rsu rsus stock equity shares %',
  ),
}

/** Words before an amount that make it the minimum. */
export const minCues =
  'at least; begins at; begin at; no smaller than; not a penny under; never below; never under; never less than; anything from; beyond; upward from; at a minimum; at minimum; not for less than; over; above; more than; minimum; min; north of; not less than; no less than; no lower than; not lower than; starting at; starts at; start at; starting from; starting; from; floor; floor of; >; upwards of; upward of; not below; nothing below; nothing under; nothing less than; no less; not under; exceeding; in excess of; better than; beginning at; minimum of; min of; minimum salary; greater than; anything over; anything above; no lower; wont take less than; will not take less than; wont go below; do less than; go under; take less than; accept less than; cant go below; wont go under; cant go under; wont move for less than; for less than; isnt moving for less than; not moving for less than; needs to clear; clear; clears; must clear; not go below; above the; cant go below; higher than; $min'
/** Words before an amount that make it the maximum. */
export const maxCues =
  'under; below; less than; up to; no more than; not more than; max; maximum; capped; caps; maxed; tops out; capped at; cap on; caps out at; limit of; limit; within; ceiling on; anything under; anything below; anything up to; not to go over; wont go over; wont pay more than; cant go over; cannot go over; cant pay more than; tops out around; maxed at; maxed out at; as much as; not a dollar over; never over; never more than; no greater; at the most; cap; cap of; at most; <; not over; not exceed; not to exceed; not above; ceiling; ceiling of; maximum of; max of; upto; topping out at; tops out at; as high as; nothing over; nothing above; no higher than; not higher than; maxes out at; top of; budget of; budget up to; through; budget; budget is; lower than; does not exceed; cannot exceed; cant exceed; wont exceed; no greater than; fewer than; maxing out at; maxing at; max salary; salary to; salaries to; pay to; comp to; compensation to; base to; base salary to; paying to; maximum salary'
/** Words before an approximate amount. */
export const aboutCues =
  'around; about; approximately; approx; roughly; circa; near; close to; in the neighborhood of; ballpark'

/** Small words that may be between a cue and its amount. */
export const fillers =
  'of; the; a; an; base; salary; is; comp; compensation; pay; for; in; at; to; usd; us; be; total; range; least; annual; package; cash; starting; level; mid; expected; her; his; their; my'

/** Words after an amount that make it the minimum, or the maximum. */
export const moreCues =
  'or more; or up; or above; or higher; or over; or better; or upward; or upwards; or beyond; or greater; and more; and up; and above; and higher; and over; and better; and upward; and upwards; and beyond; and greater; or-more; and-up; and-above; minimum; min; floor'
export const lessCues =
  'or less; or under; or below; or lower; and less; and under; and below; and lower; max; maximum; tops; cap; ceiling'
/** Words after "+" or "plus" for what comes on top of the pay, so that the plus isn't a bound. */
export const additions =
  'bonus; bonuses; equity; commission; origination; ltip; rsu; stock; benefits; incentive; incentives; profit; discretionary; overtime; ot; bilingual; generous; full; excellent; comprehensive; carry; options; rsus; superior'
/** Words after a separate "+" that leave the plus a bound: "200 + base". */
export const plusWords =
  'base; salary; annually; annual; a; depending; doe; for; in; comp; year; range; per hour; per year; per annum; per month; per week; per day'
/** Words after an amount that show it is pay. */
export const payBehindWords =
  'salary; base; comp; compensation; pay; annually; annual; wage; yearly; package; range; tc; ote; all-in; all in'
/** Words for what is paid in addition to the salary, behind an amount and another word: "clerkship bonus". */
export const extraWords = set(
  'yorkers residents bonus bonuses stipend sign-on sign allowance differential reimbursement grant grade',
)

/** Units of time that pay is stated for, with how many of them a year has. */
export const periods: Readonly<Record<string, number>> = {
  hr: hoursAYear,
  hour: hoursAYear,
  hourly: hoursAYear,
  hrs: hoursAYear,
  h: hoursAYear,
  year: 1,
  yr: 1,
  annum: 1,
  annually: 1,
  annual: 1,
  yearly: 1,
  month: 12,
  mo: 12,
  monthly: 12,
  week: 52,
  wk: 52,
  weekly: 52,
  biweekly: 26,
  fortnight: 26,
  day: 260,
}

/** Signs and codes of currencies. */
export const currencyWords: Terms<Currency> = [
  ['USD', '$; us$; us $; usd; usd $; usd$'],
  ['CAD', 'c$; ca$; cad; cad $; cad$; cdn; cdn$; cdn $'],
  ['GBP', '£; gbp; gbp £; gbp£'],
  ['EUR', '€; eur; eur €; eur€'],
  [
    'other',
    'a$; au$; aud; aud $; aud$; nz$; nzd; nzd$; chf; s$; sgd; sgd $; hk$; hkd; hkd $; inr; jpy; aed; ¥; ₹; inr ₹',
  ],
]

/** Phrases for the market scale (market-scale.data.ts). */
export const marketTerms = `market; pays cravath; paying cravath; cravath scale; cravath-scale; cravath salary scale; cravath pay; cravath comp; cravath money; market scale; market salary; market salaries; market rate; market-rate; market comp; market compensation; market pay; market base; market base salary; at market; on market; on-market; paying market; pays market; pay market; biglaw scale; big law scale; biglaw market; milbank scale; full market; full-market; on scale; market or above; market or better; market plus; top of market; top-of-market; above market; above-market; lockstep scale; big law salary; biglaw salary; biglaw pay; big law pay; biglaw comp; big law compensation; biglaw compensation; lockstep market; market associate salaries; scale comp; new york scale; ny scale; nyc scale; nyc market; market lockstep; biglaw money; big law money; davis polk scale`

/** Parts of a hundred thousand, in thousands above it: "low 300s". */
const [low, mid, high] = [
  [0, 30],
  [40, 60],
  [70, 99],
] as const
export const hundredParts: Readonly<Record<string, readonly [number, number]>> = {
  low,
  lower: low,
  early: low,
  mid,
  middle: mid,
  high,
  upper: high,
  late: high,
}
