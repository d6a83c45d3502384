import { cityPlace, type Place } from '#worker/reading/lexicon/places.ts'
import type { SectionKind } from './posting-sections.ts'
import { mentionsIn, ofKind, type Of, type Posting } from './posting.ts'

/** The pay of the job in dollars a year; of ranges by office the one of its own. */
export function salaryOf(posting: Posting, location: string | undefined): { salaryMin?: number; salaryMax?: number } {
  const found = payLines(posting).flatMap((line) => amountsOf(line, posting))
  if (found.length === 0) return {}
  // Where a range is stated, a single amount beside it is something else: a bonus, an example.
  const ranges = found.filter(
    ({ low, high, isPayLine }) => isPayLine || (low !== undefined && high !== undefined && low < high),
  )
  const stated = ranges.length > 0 ? ranges : found
  // "$47.12 – $61.25 hourly / $98,000 – $127,400 annually" says the same twice.
  const yearly = stated.filter(({ isHourly }) => !isHourly)
  const used = ofOffice(yearly.length > 0 ? yearly : stated, location)
  const lows = used.flatMap(({ low }) => low ?? [])
  const highs = used.flatMap(({ high }) => high ?? [])
  const min = lows.length > 0 ? Math.min(...lows) : undefined
  const max = highs.length > 0 ? Math.max(...highs) : undefined
  return { ...(min === undefined ? {} : { salaryMin: min }), ...(max === undefined ? {} : { salaryMax: max }) }
}

/** Lines of the posting; those under a heading of pay begin with "Salary: ", since each of them speaks of pay. */
function payLines({ labels, sections }: Posting): string[] {
  return [
    ...(labels.pay === undefined ? [] : [`Salary: ${labels.pay}`]),
    ...sections.flatMap(({ kind, heading, lines }) => lines.map((line) => payLine(line, kind, heading))),
  ]
}

function payLine(line: string, kind: SectionKind, heading: string): string {
  if (kind === 'pay' && heading !== '') {
    // "Salary (New Jersey): …": the heading says for which office.
    const office = /\(([^()]{2,40})\)/.exec(heading)?.[1] ?? ''
    return `Salary: ${office} ${line}`.replace('  ', ' ')
  }
  return /salary|compensation|\bpay\b|hiring range|\bscale\b/i.test(heading) ? `Salary: ${line}` : line
}

/** An amount of pay, dollars a year, and the offices that it is stated for. */
type Pay = {
  low: number | undefined
  high: number | undefined
  isPayLine: boolean
  isHourly: boolean
  places: readonly Place[]
}

/** A line that states amounts. */
type AmountLine = {
  line: string
  amounts: readonly Of<'salary'>[]
  places: readonly Of<'place'>[]
  /** One of the amounts is surely pay. */
  hasPay: boolean
  isPayLine: boolean
  isScale: boolean
  /** Line of the label of pay. */
  labelLine: string
}

/** Pay that a line states. */
function amountsOf(line: string, posting: Posting): Pay[] {
  // Most lines hold no figure at all.
  if (!/\d/.test(line)) return []
  const mentions = mentionsIn(line, posting)
  const amounts = ofKind(mentions, 'salary')
  const whole: AmountLine = {
    line,
    amounts,
    places: ofKind(mentions, 'place'),
    hasPay: amounts.some(({ isSurelyPay }) => isSurelyPay),
    isPayLine: line.startsWith('Salary: '),
    isScale: isScale(line, amounts),
    labelLine: `Salary: ${posting.labels.pay}`,
  }
  let last: readonly Place[] = []
  return amounts.flatMap((pay, at) => {
    const [low, high] = [pay.min ?? pay.exact, pay.max ?? pay.exact]
    const isTooLow = (low ?? high ?? 0) < 20_000
    if (isTooLow || pay.isMarket || isForeign(line, pay.start, pay.end)) return []
    if (isAside(whole, at) || !isPayAt(whole, pay) || !isMoney(whole, pay)) return []
    last = placesOf(whole, at, last)
    return [{ low, high, isPayLine: whole.isPayLine, isHourly: pay.isHourly === true, places: last }]
  })
}

/** "The firm's scale: 2022: $310,000; 2021: $365,000; 2020: $390,000". */
const isScale = (line: string, amounts: readonly Of<'salary'>[]): boolean =>
  /\b(?:scale|salar(?:y|ies)|base|compensation|pays?)\b/i.test(line) &&
  amounts.filter(({ text, exact }) => text.startsWith('$') && (exact ?? 0) >= 100_000).length >= 3

const isRange = ({ min, max }: Of<'salary'>): boolean => min !== undefined && max !== undefined

/** Checks whether the words around an amount, or its form, make it pay. */
function isPayAt(whole: AmountLine, pay: Of<'salary'>): boolean {
  const { line } = whole
  const { start, end, min, max, exact } = pay
  if (whole.isScale && pay.text.startsWith('$') && isPlausible(pay)) return true
  if (whole.hasPay && isStepOfScale(line, pay)) return true
  if ((pay.isSurelyPay || isStatedSum(whole, pay)) && !isBusiness(line, start, end)) return true
  return isPayAlone(line, start, end, min ?? exact ?? max ?? 0)
}

const isPlausible = ({ min, max, exact }: Of<'salary'>): boolean =>
  (min ?? exact ?? 0) >= 40_000 && (max ?? exact ?? 0) <= 2_000_000

const isStatedSum = ({ isPayLine }: AmountLine, pay: Of<'salary'>): boolean =>
  (isRange(pay) || isPayLine) && isPlausible(pay) && pay.text.includes('$')

/** "$260,000 (3rd year), $310,000 (4th year)": steps of the scale that the sentence began. */
const isStepOfScale = (line: string, { text, min, exact, end }: Of<'salary'>): boolean =>
  text.includes('$') && (min ?? exact ?? 0) >= 40_000 && isStep(line.slice(end))

const isStep = (behind: string): boolean => /^\s*(?:\(|for (?:an? )?(?:\w+[- ]years?|class)\b)/i.test(behind)

/** Numbers of other things appear under a heading of pay too: "2026-00418". */
const isMoney = ({ line, isPayLine, labelLine }: AmountLine, { text }: Of<'salary'>): boolean =>
  !isPayLine || line === labelLine || /[$]|\d,\d{3}|\dk\b|thousand|figure|\d00s/i.test(text)

/** "$121,000 to $139,000 (full range to $176,000)". */
function isAside({ line, amounts }: AmountLine, at: number): boolean {
  const pay = amounts[at]
  return (
    pay !== undefined &&
    !isRange(pay) &&
    amounts.slice(0, at).some((one) => isRange(one)) &&
    /\([^()]*$/.test(line.slice(0, pay.start))
  )
}

/** The places that an amount is stated for. @param last Those of the amount before it. */
function placesOf({ line, amounts, places }: AmountLine, at: number, last: readonly Place[]): readonly Place[] {
  const pay = amounts[at]
  if (!pay) return []
  const [from, to] = [amounts[at - 1]?.end ?? 0, amounts[at + 1]?.start ?? line.length]
  const near = places.filter(({ start, end }) => start >= from && end <= to)
  const before = near.filter(({ end }) => end <= pay.start)
  // "$260,000 – $390,000 (California only)"; beyond the sentence it is another matter.
  const behind = near.filter(({ start }) => start >= pay.end && !/[.;]\s/.test(line.slice(pay.end, start)))
  const own = (before.length > 0 ? before : behind).flatMap((one) => [...one.places])
  // "In Denver $200,000 (2nd year), $230,000 (3rd year)": the place applies to the whole sentence.
  const goesOn = own.length === 0 && at > 0 && !/[.|]\s/.test(line.slice(from, pay.start))
  return goesOn ? last : own
}

/** Of pay by office that of this job's office: its city's, else its state's, else what is stated for no place. */
function ofOffice(stated: readonly Pay[], location: string | undefined): readonly Pay[] {
  const [city, region] = location?.split(', ') ?? []
  if (city === undefined) return stated
  const inCity = stated.filter(({ places }) => places.some((place) => place.city === city))
  if (inCity.length > 0) return inCity
  const inState = stated.filter(({ places }) =>
    places.some((place) => place.city === undefined && (place.region === region || place.name === city)),
  )
  if (inState.length > 0) return inState
  const metro = cityPlace(city, region ?? '').metro
  const inMetro = stated.filter(({ places }) => metro !== undefined && places.some((place) => place.metro === metro))
  if (inMetro.length > 0) return inMetro
  const nowhere = stated.filter(({ places }) => places.length === 0)
  return nowhere.length > 0 ? nowhere : stated
}

/** "$68,500 + $1,500 bilingual differential": an amount that begins a statement, in a line without a word of pay. */
const isPayAlone = (line: string, start: number, end: number, dollars: number): boolean =>
  dollars >= 30_000 &&
  dollars <= 600_000 &&
  line.charAt(start) === '$' &&
  /(?:^|[.!•|]\s*)$/.test(line.slice(Math.max(0, start - 3), start)) &&
  /^\s*(?:\+|to start|doe\b|plus\b|[,;.|]|$|base\b|\(|per\b|\/|annual|a year|and up|salary|with\b|depending|based)/i.test(
    line.slice(end),
  ) &&
  !/^[^.;|]{0,40}\b(?:in|of|sign|signing|referral|bonus|book|portable|raised|verdict|settle|revenue|fund)/i.test(
    line.slice(end, end + 60).replace(/^\s*\+[^.;|]*/, ''),
  )

/** The form's pay is in dollars: "£170,000", "EUR 130,000", "CAD 95,000" are not. */
const isForeign = (line: string, start: number, end: number): boolean =>
  /(?:[£€¥₹]|\b(?:GBP|EUR|CHF|CAD|AUD|C\$|A\$|CA\$|AU\$|SGD|S\$|HKD|HK\$|INR|JPY|AED|NZ\$)\s?\$?)\s*$/.test(
    line.slice(Math.max(0, start - 6), start),
  ) ||
  /[£€¥₹]/.test(line.slice(start, end)) ||
  /^\s?(?:k\s)?(?:GBP|EUR|CHF|CAD|AUD|SGD|HKD|€|£)/.test(line.slice(end, end + 7))

/** "Portable business of at least $2,000,000" is brought along, not paid. */
const isBusiness = (line: string, at: number, end: number): boolean =>
  /^\s+(?:or more )?(?:in|of) (?:annual |yearly |portable )*(?:collections|billings|receipts|business|originations|fees|revenues?)\b/i.test(
    line.slice(end, end + 60),
  ) ||
  (/\b(?:billing |hourly )?rates?\b[^.;$]{0,40}$/i.test(line.slice(Math.max(0, at - 60), at)) &&
    /\b(?:flexible|billing|firm['’]s|client|average)\b/i.test(line.slice(Math.max(0, at - 80), at))) ||
  (/\b(?:portable|book|originat\w+|billings)\b[^.$]{0,60}$/i.test(line.slice(Math.max(0, at - 80), at)) &&
    !/\b(?:salary|compensation|pay)\b[^$]{0,40}$/i.test(line.slice(Math.max(0, at - 50), at)))
