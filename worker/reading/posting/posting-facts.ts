import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { cityPlace, type Place } from '#worker/reading/lexicon/places.ts'
import type { Fact, FactLabel } from './label-words.ts'
import { maxLineLength, type ReadLine } from './posting-tokens.ts'

/** Least certainty of a value, per kind of fact; below it the field stays empty. */
const least: Readonly<Record<FactLabel, number>> = { T: 0.5, F: 2, P: 1, S: 1, Y: 1 }

const of = (facts: readonly Fact[], label: FactLabel): Fact[] =>
  facts.filter((fact) => fact.label === label && fact.margin >= least[label])

/** The mentions of a kind in the words of facts. */
function mentionsIn<K extends Mention['kind']>(facts: readonly Fact[], kind: K) {
  return facts.flatMap(({ tokens, line, margin }) =>
    [...new Set(tokens.map(({ mention }) => mention))].flatMap((mention) =>
      mention?.kind === kind ? [{ mention: mention as Extract<Mention, { kind: K }>, line, margin }] : [],
    ),
  )
}

/** Of the values that a posting states the one that is surest; each further time that it is stated counts. */
function surest(facts: readonly Fact[], keyOf: (text: string) => string): Fact | undefined {
  const sums = new Map<string, number>()
  for (const { text, margin } of facts) sums.set(keyOf(text), (sums.get(keyOf(text)) ?? 0) + margin)
  const top = Math.max(...sums.values())
  return facts.filter(({ text }) => (sums.get(keyOf(text)) ?? 0) === top).toSorted((a, b) => b.least - a.least)[0]
}

/** The title as a heading or a label has it, else as a sentence does. */
export function titleIn(facts: readonly Fact[], lines: readonly string[]): string | undefined {
  const titles = of(facts, 'T')
  const inHead = ({ line, tokens }: Fact) => isHead(lines[line] ?? '') || (tokens[0]?.piece.label ?? '') !== ''
  const heads = titles.filter(inHead)
  const best = surest(heads.length > 0 ? heads : titles, (text) => text.toLowerCase())
  if (!best) return soughtIn(lines)
  // A sentence may have the whole of what is found in part in the heading.
  const line = lines[best.line]?.toLowerCase() ?? ''
  const whole = titles
    .map(({ text }) => text)
    .filter((text) => line.includes(text.toLowerCase()) && text.toLowerCase().includes(best.text.toLowerCase()))
    .reduce((long, text) => (text.length > long.length ? text : long), best.text)
  const plain = whole.replaceAll(/\s*[|–—]\s*|\s+-\s+/g, ' - ').trim()
  const title = plain.replace(announced, '')
  if (!hasSmall(title)) return titleCase(title)
  const isSought = title !== plain || /^\s*(?:wanted|needed|sought)\b/i.test((lines[best.line] ?? '').slice(best.end))
  const one = isSought || !inHead(best) ? title.replace(manyOf, '$1') : title
  return inHead(best)
    ? one.replace(/^\p{Ll}/u, upper)
    : one.replaceAll(/(?<![\p{L}’'])(?!(?:and|or|of|in|for|to|the)\b)\p{Ll}/gu, upper)
}

const upper = (letter: string): string => letter.toUpperCase()

/** "Nonprofit seeks housing attorney", "Tax attorneys wanted": who is sought, where the model is sure of no title. */
function soughtIn(lines: readonly string[]): string | undefined {
  const text = lines.slice(0, 10).join('\n').slice(0, 2_000)
  const title = sought.exec(text)?.[1]
  // A heading keeps its own capitals.
  return title ? title.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, upper) : wanted.exec(text)?.[1]
}
const sought =
  /\b(?:seeks?|seeking|hiring|hire|needs?)\s+(?:an?\s+)?((?:[\p{L}&/-]{2,20}\s+){0,3}(?:associate|attorney|counsel|lawyer|paralegal|litigator))\b/u
const wanted =
  /^((?:[\p{L}&/-]{2,20} ){0,3}(?:associate|attorney|counsel|lawyer|paralegal|litigator))s? (?:wanted|needed|sought)\b/imu

/** "… Wanted", "… (Temporary)": words that belong to no title. */
const announced =
  /\s+(?:wanted|needed|opportunity|opening|position|\((?:temporary|contract|part[- ]time|full[- ]time|hourly|remote|hybrid)\))$/i
const manyOf = /\b(associate|attorney|partner|lawyer|paralegal|litigator|clerk)s$/i

/** True for a line that isn't a sentence. */
const isHead = (line: string): boolean => line.length <= 160 && !/[.!?]$/.test(line)

/** The firm by its longest name. */
export function firmIn(facts: readonly Fact[]): string | undefined {
  const firms = of(facts, 'F').filter(({ text: name }) => /[\p{Lu}\d]/u.test(name) && !agency.test(name))
  const best = surest(firms, firmKey)
  if (!best) return undefined
  const key = firmKey(best.text)
  const isWhole = (name: string) => firmKey(name) === key || firmKey(name).startsWith(`${key} `)
  const whole = firms
    .filter(({ text: name }) => isWhole(name) && name.split(' ').length <= 9)
    // A name in capitals may be written as names are elsewhere.
    .toSorted((a, b) => Number(hasSmall(b.text)) - Number(hasSmall(a.text)) || b.text.length - a.text.length)[0]
  const name = (whole ?? best).text.replace(besideName, '')
  return hasSmall(name) || name.length < 6 ? name : titleCase(name)
}

const hasSmall = (name: string): boolean => /\p{Ll}/u.test(name)

/** "Why Quarles Benton" as a heading; "Letters to Ames Calder, Calder & Finch, PC". */
const besideName = /^(?:Why|About|Meet|Join)\s+(?=\p{Lu})|^(\p{Lu}[\p{L}'’-]+), (?=\1\b)/u

/** Who looks for others is never the employer that a posting names. */
const agency =
  /\b(?:search|recruit(?:ing|ment|ers?)?|staffing|placements?|headhunt\w*|talent|resourcing|personnel|careers?)\b(?:\s+(?:group|partners|firm|llc|inc\.?|associates|solutions|services|consultants|international|network|ltd\.?|platform|agency))*\.?$/i

/** Words in capitals throughout, as a title has them. */
const titleCase = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && /^(?:and|or|of|in|for|to|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replaceAll(/\b(?:ip|m&a|l&e|t&e|llp|us|it|hr)\b/gi, (word) => word.toUpperCase())

/** The place: of those that are nearly as sure as the surest the first. */
export function placeIn(facts: readonly Fact[]): string | undefined {
  const places = mentionsIn(of(facts, 'P'), 'place').flatMap(({ mention, margin }) =>
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
  const [best] = mentionsIn(of(facts, 'Y'), 'experience').toSorted((a, b) => b.margin - a.margin)
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
export function labeledYears(label: string | undefined, now: Date, found: Years): Years {
  if (label === undefined || found.yearsExperienceMin !== undefined || found.yearsExperienceMax !== undefined)
    return found
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
  mentionsOf: ReadLine,
  location: string | undefined,
): { salaryMin?: number; salaryMax?: number } {
  const all = mentionsIn(of(facts, 'S'), 'salary').flatMap(({ mention: pay, line: at }): Pay[] => {
    const line = (lines[at] ?? '').slice(0, maxLineLength)
    if (pay.isMarket) return []
    // "$121,000 to $139,000 (full range to $176,000)".
    const isAside = pay.min === undefined && /\([^()]*$/.test(line.slice(0, pay.start))
    if (isAside && mentionsOf(line).some((one) => isRange(one) && one.end < pay.start)) return []
    const [low, high] = [pay.min ?? pay.exact, pay.max ?? pay.exact]
    if ((low ?? high ?? 0) < leastPay) return []
    return [{ low, high, isHourly: pay.isHourly === true, places: placesOf(line, pay, mentionsOf(line)) }]
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
