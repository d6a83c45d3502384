import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { withLegalForm } from '#worker/reading/lexicon/firm-names.ts'
import { placeFit, type Place } from '#worker/reading/lexicon/places.ts'
import type { Fact, FactLabel } from './label-words.ts'
import { agents } from './name-words.data.ts'
import { labelOf, type PostingLabel } from './posting-tokens.ts'

/** Minimum certainty of a value, and of a practice area, in tenths of a nat. Below it the field stays empty. */
const [minMargin, minAreaMargin] = [6, 12]

/** The values of a fact that are sure enough. */
export const factsOf = (facts: readonly Fact[], label: FactLabel): Fact[] =>
  facts.filter((fact) => fact.label === label && fact.margin >= (label === 'A' ? minAreaMargin : minMargin))

/** The mentions of a kind in the words that state a fact, with all mentions of their line. */
export function mentionsOf<K extends Mention['kind']>(facts: readonly Fact[], label: FactLabel, kind: K) {
  return factsOf(facts, label).flatMap(({ tokens, margin }) =>
    [...new Map(tokens.map(({ mention, piece }) => [mention, piece.mentions]))].flatMap(([mention, around]) =>
      mention?.kind === kind ? [{ mention: mention as Extract<Mention, { kind: K }>, around, margin }] : [],
    ),
  )
}

/** Lines at the top, where a posting says which job it is. */
const topLines = 4

/** Weight of a title: its certainty, which counts twice at the top. */
const weightOf = ({ margin, line }: Fact): number => margin * (line < topLines ? 2 : 1)

/** A job is for one of them. */
const manyOf = /\b(associate|attorney|partner|lawyer|paralegal|litigator|clerk|defender|prosecutor)s$/i

const surestTitle = (facts: readonly Fact[]): Fact | undefined =>
  factsOf(facts, 'T').toSorted((a, b) => weightOf(b) - weightOf(a))[0]

/** The most certain title. */
export function titleIn(facts: readonly Fact[]): string | undefined {
  const title = surestTitle(facts)
    ?.text.replaceAll(/\s*[|–—]\s*|\s+-\s+/g, ' - ')
    .trim()
  return title && capitalized(title.replace(manyOf, '$1'))
}

const upper = (letter: string): string => letter.toUpperCase()
const hasSmall = (name: string): boolean => /\p{Ll}/u.test(name)

/** Words with capitals as a title has them. Capitals throughout become small first. */
const capitalized = (title: string): string =>
  (hasSmall(title) ? title : title.toLowerCase())
    .replaceAll(/(?<![\p{L}'’])(?!(?<=.)(?:and|or|of|in|for|to|the)\b)\p{L}/gu, upper)
    .replaceAll(/\b(?:ip|m&a|l&e|t&e|llp|us|it|hr|i{1,3}|iv|vi?)\b/gi, upper)

/** "Deputy County Counsel II" and "Legal Services Manager" are positions. Postings repeat them as often as an employer's name. */
const position = /^(?:assistant|deputy|senior|staff) |\b(?:i{1,3}|iv|vi?|coordinator|manager|specialist)$/i

/** Text after a name that shows it is an agency's: the rest of the name, what the agency is, or what it does for clients. */
const ofAgency =
  /^(?:(?: [+&])? \p{Lu}\S*){0,3} (?:Search|Staffing|Recruiting|Recruiters?|Recruitment|Placements?|Personnel|Resourcing)\b|^,? (?:is|are) (?:an?|the|one of)\b(?:(?!mployer)[^.]){0,100}\b(?:search|recruiting|recruitment|staffing|placement)\b|^,? (?:has placed|places|has been (?:retained|engaged)|is (?:assisting|partnering with|working with|recruiting (?:for|on behalf of)))\b/u
/** Occurrences of a name that are looked at. */
const maxOccurrences = 20

const isAgency = (name: string, posting: string): boolean =>
  agents.test(name) ||
  posting.split(name, maxOccurrences).some((behind, at) => at > 0 && ofAgency.test(behind.slice(0, 200)))

/** Checks whether words name the employer, rather than a recruiter, a position, a part of the title, or "an American law firm". */
function isEmployer({ text, tokens }: Fact, title: string, posting: string): boolean {
  const isPosition = position.test(text) && tokens.some(({ kind }) => kind === 'role')
  const isTitle = title.toLowerCase().startsWith(text.toLowerCase())
  return !isPosition && !isTitle && !/^an? .* firm$/i.test(text) && !isAgency(text, posting)
}

/** Words of a sentence before a name, and a short or a full name in brackets behind it. */
const beforeName = /^(?:(?:we['’]re|we are|join|at|about|for) )+(?=\p{Lu})/iu
const inBrackets = /\s*(?:\([^()]*\)?|[“"]+[^()“”"]*[)”"]*)$/

/**
 * The firm by its most certain name, or by a longer one that begins with it: short names are repeated more often than the whole.
 *
 * @param posting Its whole text, which may give the name with its legal form, or say that it is an agency's.
 */
export function firmIn(facts: readonly Fact[], posting: string, title = ''): string | undefined {
  const firms = factsOf(facts, 'F').filter((fact) => isEmployer(fact, title, posting))
  const [best] = firms.toSorted((a, b) => b.margin - a.margin)
  const isWhole = ({ text, tokens }: Fact) =>
    text.startsWith(`${best?.text}${tokens.at(-1)?.kind === 'form' ? '' : ' '}`)
  const name = (firms.find(isWhole) ?? best)?.text
    .replace(beforeName, '')
    .replace(inBrackets, '')
    .replace(besideName, '')
  if (name === undefined) return undefined
  const whole = withLegalForm(name, posting)
  return hasSmall(whole) || whole.length < 6 ? whole : capitalized(whole)
}

/** Text beside a firm's name that isn't part of it: a partner ("Ames Calder, Calder & Finch, PC"), a year, a count ("© 2026 Acme, 9 lawyers"). */
const besideName = /^(?:\p{Lu}\S{0,30} ){0,2}(\p{Lu}[\p{L}'’-]{0,30}), (?=\1\b)|^20\d\d (?=\p{Lu})|, \d.*/u

/** The first place that is at least half as certain as the surest one. Cities come before states and countries. */
export function placeIn(facts: readonly Fact[]): Place | undefined {
  const places = mentionsOf(facts, 'P', 'place').filter(({ mention }) => mention.stance !== 'unwanted')
  const top = Math.max(...places.map(({ margin }) => margin))
  const sure = places.filter(({ margin }) => margin >= top * 0.5).flatMap(({ mention }) => mention.places[0] ?? [])
  return sure.find(({ city }) => city !== undefined) ?? sure[0]
}

/** Lines above and below the title that may name the place. */
const besideTitle = 3

/** The only city that a posting names, or the only one near its title. A firm's name doesn't count as one: "Beaumont Reyes PLLC". */
export function onlyCity(facts: readonly Fact[], lines: readonly string[], now: Date): Place | undefined {
  const isOfFirm = (words: string) => facts.some(({ label, text }) => label === 'F' && text.includes(words))
  const citiesIn = (some: readonly string[]) =>
    readMentions(some.join('\n'), { now, only: 'names' }).flatMap((one) => {
      const [place] = one.kind === 'place' && one.stance !== 'unwanted' && !isOfFirm(one.text) ? one.places : []
      return place?.city === undefined ? [] : [place]
    })
  const sole = ([first, ...others]: Place[]) => (others.every(({ name }) => name === first?.name) ? first : undefined)
  const { line = 0 } = surestTitle(facts) ?? {}
  return sole(citiesIn(lines)) ?? sole(citiesIn(lines.slice(Math.max(0, line - besideTitle), line + besideTitle + 1)))
}

type Years = { yearsExperienceMin?: number | undefined; yearsExperienceMax?: number | undefined }

/** The years of practice that are asked for: the first of those that are about as sure, and class years if there are no others. */
export function yearsIn(facts: readonly Fact[], lines: readonly string[], now: Date): Years {
  const stated = mentionsOf(facts, 'Y', 'experience')
  const top = Math.max(...stated.map(({ margin }) => margin))
  const sure = stated.filter(({ margin }) => margin >= top * leastYearsShare)
  const best = sure.find(({ mention }) => mention.classYears === undefined) ?? sure[0]
  if (best) return yearsOf(best.mention)
  // "Years: three or more" only makes sense together with the label.
  const text = `${labeledValue(lines, 'years') ?? ''} years`
  const years = readMentions(text, { now }).find((one) => one.kind === 'experience')
  const max = Number(labeledValue(lines, 'maxYears') ?? Number.NaN)
  return { ...(years && yearsOf(years)), ...(max > 0 ? { yearsExperienceMax: max } : {}) }
}

function yearsOf({ min, max, classYears }: Extract<Mention, { kind: 'experience' }>): Years {
  // This year's graduates don't have any years of practice.
  if (max === 0) return {}
  // "5 years of experience" is the least that is asked for.
  const isLeast = min === max && classYears === undefined
  return { yearsExperienceMin: min, yearsExperienceMax: isLeast ? undefined : max }
}

/** The value of the first label of a fact that has its value on its line. */
const labeledValue = (lines: readonly string[], wanted: PostingLabel): string | undefined =>
  lines
    .map((line) => /^(?:• )?(\p{L}[\p{L} ,/()'’?-]{1,40}?)\s*[:–—]\s*(\S.{0,300})$/u.exec(line))
    .find((found) => labelOf(found?.[1] ?? '') === wanted)?.[2]

/** Minimum certainty of years and of pay, as a share of the most certain ones'. Lowest and highest plausible pay, in dollars a year. */
const [leastYearsShare, leastShare, leastPay, maxPay] = [0.7, 0.4, 20_000, 4_000_000]
/** Fits between the place of an amount and the job's place, best first. Pay without a place is better than pay for another city. */
const fits = ['same', 'region', 'metro', 'nowhere', 'state', 'none']

/** The pay in dollars a year. If pay depends on the office, only the job's own office counts. */
export function payIn(facts: readonly Fact[], job: Place | undefined) {
  const stated = mentionsOf(facts, 'S', 'salary')
  const top = Math.max(...stated.map(({ margin }) => margin))
  const all = stated.flatMap(({ mention: pay, around, margin }) => {
    const [low, high] = [pay.min ?? pay.exact, pay.max ?? pay.exact]
    const amount = low ?? high ?? 0
    if (pay.isMarket || amount < leastPay || amount > maxPay) return []
    const places = job ? placesOf(pay, around).map((place): string => placeFit(job, place)) : []
    const fitting = fits.findIndex((fit) => (places.length > 0 ? places.includes(fit) : fit === 'nowhere'))
    // Pay for the job's own place may be less certain.
    if (margin < top * leastShare && fits[fitting] !== 'same') return []
    // "$47.12 – $61.25 hourly / $98,000 – $127,400 annually" says the same twice.
    return [{ low, high, rank: fitting + (pay.isHourly ? fits.length : 0) }]
  })
  const best = Math.min(...all.map(({ rank }) => rank))
  const own = all.filter(({ rank }) => rank === best)
  const [salaryMin] = own.flatMap(({ low }) => low ?? []).toSorted((a, b) => a - b)
  const [salaryMax] = own.flatMap(({ high }) => high ?? []).toSorted((a, b) => b - a)
  return { salaryMin, salaryMax }
}

/** The places that an amount applies to: those before it, or those behind it in a line like "$80,000 in Tulsa and $95,000 in Boston". */
function placesOf(pay: Mention, mentions: readonly Mention[]): readonly Place[] {
  const all = mentions.filter(({ kind }) => kind === 'salary' || kind === 'place')
  const at = all.findIndex(({ start }) => start === pay.start)
  const isBehind = all[0]?.kind === 'salary' && all.at(-1)?.kind === 'place' && all.length > 3
  const side = isBehind ? all.slice(at + 1) : all.slice(0, at).toReversed()
  const end = side.findIndex(({ kind }) => kind === 'salary')
  return side.slice(0, end < 0 ? side.length : end).flatMap((one) => (one.kind === 'place' ? [...one.places] : []))
}
