import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { cityPlace, type Place } from '#worker/reading/lexicon/places.ts'
import type { Fact, FactLabel } from './label-words.ts'
import { labeledValue } from './posting-labels.ts'
import { maxLineLength, type ReadLine } from './posting-tokens.ts'

/** Least certainty of a value, per kind of fact; below it the field stays empty. */
const least: Readonly<Record<FactLabel, number>> = { T: 5, F: 10, P: 5, S: 25, Y: 22, A: 1, R: 1, N: 1, K: 14 }

/** The values of a fact that are sure enough. */
export const factsOf = (facts: readonly Fact[], label: FactLabel): Fact[] =>
  facts.filter((fact) => fact.label === label && fact.margin >= least[label])

/** The mentions of a kind in the words that state a fact. */
export function mentionsOf<K extends Mention['kind']>(facts: readonly Fact[], label: FactLabel, kind: K) {
  return factsOf(facts, label).flatMap(({ tokens, line, margin }) =>
    [...new Set(tokens.map(({ mention }) => mention))].flatMap((mention) =>
      mention?.kind === kind ? [{ mention: mention as Extract<Mention, { kind: K }>, line, margin }] : [],
    ),
  )
}

/** Lines at the top, where a posting says whose job it is. */
const topLines = 4

/** Of the values that a posting states the one that is surest; each further time, a label before it and the top of the page count. */
function surest(facts: readonly Fact[], keyOf: (text: string) => string): Fact | undefined {
  const sums = new Map<string, number>()
  for (const { text, margin, line, tokens } of facts) {
    const isLabeled = /^(?:title|firm)$/.test(tokens[0]?.piece.fact ?? '')
    sums.set(keyOf(text), (sums.get(keyOf(text)) ?? 0) + margin * (isLabeled || line < topLines ? 2 : 1))
  }
  const top = Math.max(...sums.values())
  return facts.filter(({ text }) => sums.get(keyOf(text)) === top).toSorted((a, b) => b.least - a.least)[0]
}

/** Words that belong to no title: "… Wanted", "… (Temporary)". */
const announced =
  /\s+(?:wanted|needed|opportunity|opening|position|\((?:temporary|contract|part[- ]time|full[- ]time|hourly|remote|hybrid)\))$/i
const manyOf = /\b(associate|attorney|partner|lawyer|paralegal|litigator|clerk)s$/i

/** The title as a heading or a label has it, else as a sentence does. */
export function titleIn(facts: readonly Fact[], lines: readonly string[]): string | undefined {
  const titles = factsOf(facts, 'T').filter(({ text }) => !rankAlone.test(text))
  const isHead = ({ line, tokens }: Fact) =>
    !/^.{161}|[.!?]$/.test(lines[line] ?? '') || (tokens[0]?.piece.label ?? '') !== ''
  const heads = titles.filter(isHead)
  const best = surest(heads.length > 0 ? heads : titles, (text) => text.toLowerCase())
  if (!best) return undefined
  const plain = best.text.replaceAll(/\s*[|–—]\s*|\s+-\s+/g, ' - ').trim()
  const title = plain.replace(announced, '')
  const isSought = title !== plain || /^\s*(?:wanted|needed|sought)\b/i.test((lines[best.line] ?? '').slice(best.end))
  const one = isSought || heads.length === 0 ? title.replace(manyOf, '$1') : title
  if (!hasSmall(one)) return titleCase(one)
  if (heads.length > 0) return one.replace(/^\p{Ll}/u, upper)
  return one.replaceAll(/(?<![\p{L}’'])(?!(?:and|or|of|in|for|to|the)\b)\p{Ll}/gu, upper)
}

/** Words that are the beginning of a title. */
const rankAlone = /^(?:assistant|deputy|senior|junior|special|chief|managing|staff)$/i

const upper = (letter: string): string => letter.toUpperCase()
const hasSmall = (name: string): boolean => /\p{Ll}/u.test(name)

/** Words in capitals throughout, as a title has them. */
const titleCase = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && /^(?:and|or|of|in|for|to|the)$/.test(word) ? word : upper(word.charAt(0)) + word.slice(1),
    )
    .replaceAll(/\b(?:ip|m&a|l&e|t&e|llp|us|it|hr)\b/gi, (word) => word.toUpperCase())

/** Who looks for others is never the employer that a posting names, and words of a name aren't one. */
const notFirm =
  /\b(?:search|recruit(?:ing|ment|ers?)?|staffing|placements?|headhunt\w*|talent|resourcing|personnel|careers?)\b(?:\s+(?:group|partners|firm|llc|inc\.?|associates|solutions|services|consultants|international|network|ltd\.?|platform|agency))*\.?$|^(?:and|of|for|in|at|&|an?)\b|\b(?:and|of|for|in|at|the|an?)$|&$/i

/** The firm by its longest name. */
export function firmIn(facts: readonly Fact[]): string | undefined {
  const firms = factsOf(facts, 'F').filter(({ text }) => /[\p{Lu}\d]/u.test(text) && !notFirm.test(text))
  const best = surest(firms, firmKey)
  if (!best) return undefined
  const key = firmKey(best.text)
  const isWhole = (name: string) => firmKey(name) === key || firmKey(name).startsWith(`${key} `)
  const [whole = best] = firms
    .filter(({ text }) => isWhole(text) && text.split(' ').length <= 9)
    // A name in capitals may be written as names are elsewhere.
    .toSorted((a, b) => Number(hasSmall(b.text)) - Number(hasSmall(a.text)) || b.text.length - a.text.length)
  const name = whole.text.replace(besideName, '')
  return hasSmall(name) || name.length < 6 ? name : titleCase(name)
}

/** "Why Quarles Benton" as a heading; "Letters to Ames Calder, Calder & Finch, PC". */
const besideName = /^(?:Why|About|Meet|Join)\s+(?=\p{Lu})|^(\p{Lu}[\p{L}'’-]+), (?=\1\b)/u

/** The place: of those that are nearly as sure as the surest the first. */
export function placeIn(facts: readonly Fact[]): string | undefined {
  const places = mentionsOf(facts, 'P', 'place').flatMap(({ mention, margin }) =>
    mention.stance === 'unwanted' ? [] : [{ margin, place: mention.places[0] }],
  )
  const cities = places.filter(({ place }) => place?.city !== undefined)
  const own = cities.length > 0 ? cities : places
  const top = Math.max(...own.map(({ margin }) => margin))
  return own.find(({ margin }) => margin >= top * 0.5)?.place?.name.replace(' (state)', '')
}

type Years = { yearsExperienceMin?: number; yearsExperienceMax?: number }

/** The years of practice that are asked for. */
export function yearsIn(facts: readonly Fact[]): Years {
  const [best] = mentionsOf(facts, 'Y', 'experience').toSorted((a, b) => b.margin - a.margin)
  return best ? yearsOf(best.mention) : {}
}

function yearsOf({ min, max, classYears, text }: Extract<Mention, { kind: 'experience' }>): Years {
  if (min === 0 && max === 0) return {}
  // "5 years of experience" is the least that is asked for; "fifth-year" is exact.
  const isExact = min !== undefined && min === max && classYears === undefined && !ordinal.test(text)
  return {
    ...(min === undefined ? {} : { yearsExperienceMin: min }),
    ...(max === undefined || isExact ? {} : { yearsExperienceMax: max }),
  }
}

const ordinal = /(?:st|nd|rd|th)\b|first|second|third|fourth|fifth|sixth|seventh|eighth/i

/** "2016 or later" under "Class year", "three or more" under "Years": the label's word belongs to the value. */
export function labeledYears(lines: readonly string[], now: Date, found: Years): Years {
  const [label, most] = [labeledValue(lines, 'years'), labeledValue(lines, 'maxYears')]
  const min = found.yearsExperienceMin
  if (/^\d{1,2}$/.test(label ?? '') && /^\d{1,2}$/.test(most ?? ''))
    return { yearsExperienceMin: Number(label), yearsExperienceMax: Number(most) }
  if (label === undefined || min !== undefined || found.yearsExperienceMax !== undefined) return found
  const hasUnit = /\b(?:years?|yrs?|yoe|pqe|class)\b/i.test(label)
  const text = /\b(?:19|20)\d\d\b/.test(label) ? `class of ${label}` : `${label}${hasUnit ? '' : ' years'}`
  const years = readMentions(text, { now }).find(({ kind }) => kind === 'experience')
  return years?.kind === 'experience' ? yearsOf(years) : found
}

type Pay = { low: number | undefined; high: number | undefined; isHourly: boolean; places: readonly Place[] }

/** The pay in dollars a year; of pay by office that of the job's own. */
export function payIn(
  facts: readonly Fact[],
  lines: readonly string[],
  readLine: ReadLine,
  location: string | undefined,
): { salaryMin?: number; salaryMax?: number } {
  const all = mentionsOf(facts, 'S', 'salary').flatMap(({ mention: pay, line: at }): Pay[] => {
    const line = (lines[at] ?? '').slice(0, maxLineLength)
    if (pay.isMarket) return []
    // "$121,000 to $139,000 (full range to $176,000)".
    const isAside = pay.min === undefined && /\([^()]*$/.test(line.slice(0, pay.start))
    if (isAside && readLine(line).some((one) => isRange(one) && one.end < pay.start)) return []
    const [low, high] = [pay.min ?? pay.exact, pay.max ?? pay.exact]
    if ((low ?? high ?? 0) < leastPay) return []
    return [{ low, high, isHourly: pay.isHourly === true, places: placesOf(line, pay, readLine(line)) }]
  })
  // "$47.12 – $61.25 hourly / $98,000 – $127,400 annually" says the same twice.
  const yearly = all.filter(({ isHourly }) => !isHourly)
  const used = ofOffice(yearly.length > 0 ? yearly : all, location)
  const lows = used.flatMap(({ low }) => low ?? [])
  const highs = used.flatMap(({ high }) => high ?? [])
  return {
    ...(lows.length > 0 ? { salaryMin: Math.min(...lows) } : {}),
    ...(highs.length > 0 ? { salaryMax: Math.max(...highs) } : {}),
  }
}

const isRange = (mention: Mention): boolean =>
  mention.kind === 'salary' && mention.min !== undefined && mention.max !== undefined

/** Least pay of a year. Dollars. */
const leastPay = 20_000

/** The places that an amount is stated for: those before it, else those behind it, else those of the amount before it. */
function placesOf(line: string, pay: Mention, mentions: readonly Mention[]): readonly Place[] {
  const amounts = mentions.filter(({ kind }) => kind === 'salary')
  const at = amounts.findIndex(({ start }) => start === pay.start)
  const [last, next] = [amounts[at - 1], amounts[at + 1]]
  const near = mentions.flatMap((one) =>
    one.kind === 'place' && one.start >= (last?.end ?? 0) && one.end <= (next?.start ?? line.length) ? [one] : [],
  )
  const before = near.filter(({ end }) => end <= pay.start)
  const behind = near.filter(({ start }) => start >= pay.end && !/[.;]\s/.test(line.slice(pay.end, start)))
  const own = (before.length > 0 ? before : behind).flatMap((one) => [...one.places])
  // "In Denver $200,000 (2nd year), $230,000 (3rd year)": the place applies to the whole sentence.
  const goesOn = own.length === 0 && last !== undefined && !/[.|]\s/.test(line.slice(last.end, pay.start))
  return goesOn ? placesOf(line, last, mentions) : own
}

/** Of pay by office that of this job's office: its city's, else its state's, else what is stated for no place. */
function ofOffice(stated: readonly Pay[], location: string | undefined): readonly Pay[] {
  const [city, region] = location?.split(', ') ?? []
  if (city === undefined) return stated
  const { metro } = cityPlace(city, region ?? '')
  const fits: readonly ((place: Place) => boolean)[] = [
    (place) => place.city === city,
    (place) => place.city === undefined && (place.region === region || place.name === city),
    (place) => metro !== undefined && place.metro === metro,
  ]
  for (const fit of fits) {
    const own = stated.filter(({ places }) => places.some(fit))
    if (own.length > 0) return own
  }
  const nowhere = stated.filter(({ places }) => places.length === 0)
  return nowhere.length > 0 ? nowhere : stated
}
