import type { MatchCriteria } from '#contract/domain/match-criteria.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { oneOf } from '#worker/reading/lexicon/clause.ts'
import { firmKindLabels } from '#worker/reading/lexicon/firm-kinds.data.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { marketScale } from '#worker/reading/lexicon/market-scale.data.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import { contextWords, extraWords, type Role } from './query-contexts.data.ts'

/** One thing that was understood: the criterion, the words that stated it, and the value as a chip shows it. */
export type Understood = { field: string; text: string; value: string }
type Criteria = Omit<MatchCriteria, 'name'>
export type ReadCriteria = { criteria: Criteria; understood: Understood[] }

type Of<K extends Mention['kind']> = Extract<Mention, { kind: K }>
type Years = Of<'experience'> | undefined
type ListField = 'practiceAreas' | 'excludedAreas' | 'locations' | 'excludedLocations'

const contexts = contextWords.map(([kind, role, side, words, only = '']) => {
  const small = String.raw`(?:(?:an?|the|another|to|go|move|join|at|is|paid|making|earning)\s+)*`
  const own = `(?:${oneOf(words)})`
  const around = side === 'before' ? String.raw`(?:^|[^\w])${own}[\s(/]+${small}$` : String.raw`^[\s(/]*${own}(?![\w])`
  return { kind, role, side, only: new RegExp(oneOf(only), 'i'), words: new RegExp(around, 'i') }
})

/** Number of characters that are read on each side of a mention. */
const reach = 50

/** The role that the words around a mention give it, or undefined. */
function roleOf({ kind, text: word, start, end }: Mention, text: string) {
  const plain = text.replaceAll('’', "'")
  const around = { before: plain.slice(Math.max(0, start - reach), start), behind: plain.slice(end, end + reach) }
  return contexts.find((one) => one.kind === kind && one.words.test(around[one.side]) && one.only.test(word))?.role
}

/** A mention with the role that the words around it give it. */
type Wish = Mention & { role: Role | undefined }

/**
 * Returns the mentions that are wishes. A mention before a goal of its kind is past: "from Boston to Miami". Past experience and
 * pay always count; other past mentions count only if nothing of their kind is wanted.
 */
function wishesAmong(mentions: readonly Mention[], text: string): Wish[] {
  const all = mentions.map((mention) => ({ ...mention, role: roleOf(mention, text) }))
  const read = all.map((mention, at): Wish => {
    const isLeft = all.some(
      ({ role, kind, stance }, next) => next > at && role === 'goal' && kind === mention.kind && stance === 'wanted',
    )
    const isPast = mention.stance === 'wanted' && (isLeft || mention.role === 'past')
    return isPast ? { ...mention, stance: 'past' } : mention
  })
  return read.filter(({ kind, stance, role }) => {
    const isAlone = !read.some((one) => one.kind === kind && one.stance === 'wanted')
    return role !== 'other' && (stance !== 'past' || isAlone || kind === 'experience' || kind === 'salary')
  })
}

/** Criteria found so far in a query, and functions that add more. */
function newReading(text: string) {
  const understood: (Understood & { at: number })[] = []
  const criteria: Criteria = { practiceAreas: [], excludedAreas: [], locations: [], excludedLocations: [] }
  /** Records that words of the query were understood. */
  const say = ({ start: at, text: words }: Mention, field: string, value: string) => {
    const isSaid = understood.some((one) => one.field === field && one.value === value)
    if (!isSaid) understood.push({ at, field, text: words, value })
  }
  /** Sets a criterion, unless it is already set. */
  const set = <F extends keyof Criteria>(field: F, value: Criteria[F], mention: Mention, shown: string) => {
    if (criteria[field] !== undefined) return
    criteria[field] = value
    say(mention, field, shown)
  }
  /** Adds values to a criterion that is a list. */
  const add = (field: ListField, values: readonly string[], mention: Mention) => {
    criteria[field] = [...new Set([...criteria[field], ...values])]
    say(mention, field, values.join(', '))
  }
  return { text, criteria, understood, say, set, add }
}
type Reading = ReturnType<typeof newReading>

/** Returns the criteria that the wishes in a query state, and what was understood, in the order of the text. */
export function readCriteria(mentions: readonly Mention[], text: string): ReadCriteria {
  const wishes = wishesAmong(mentions, text)
  const reading = newReading(text)
  const { criteria, say, set } = reading
  const of = <K extends Mention['kind']>(kind: K) => wishes.filter((one): one is Of<K> & Wish => one.kind === kind)
  readAreas(of('practiceArea'), reading)
  readPlaces(of('place'), reading)
  const experience = of('experience').find(({ stance }) => stance !== 'unwanted')
  // A range of years counts as its middle.
  const years = experience && Math.round(middleOf(experience) ?? 0)
  if (experience && years !== undefined)
    set('yearsExperience', years, experience, `${years} ${years === 1 ? 'year' : 'years'}`)
  readLevel(of('seniority'), experience, reading)
  readPay(of('salary'), reading, years)
  readWorkMode(of('workMode'), reading)
  readFirmKinds(of('firmKind'), reading)
  readFirms(of('firm'), reading)
  for (const one of of('workType')) if (one.stance !== 'unwanted') set('workType', one.workType, one, one.workType)
  // There is no criterion for other currencies, bar admissions or books of business. They are only shown as understood.
  for (const pay of of('foreignPay')) say(pay, 'foreignPay', foreignPayText(pay))
  for (const bar of of('bar'))
    say(bar, 'barAdmissions', bar.isPatentBar ? 'Patent bar' : `${bar.states.join(', ')} bar`)
  for (const book of of('book')) {
    const isLarge = book.dollars >= 1_000_000
    say(book, 'portableBook', `${isLarge ? `$${book.dollars / 1_000_000}M` : salaryThousands(book.dollars)} book`)
  }
  const inOrder = reading.understood.sort((one, next) => one.at - next.at)
  return { criteria, understood: inOrder.map(({ at: _at, ...one }) => one) }
}

/** Reads the places that are wanted and those that are ruled out. */
function readPlaces(places: readonly Of<'place'>[], { text, add }: Reading): void {
  for (const [at, place] of places.entries()) {
    const next = places[at + 1]
    if (next?.stance === place.stance && isNarrowed(place, next, text.slice(place.end, next.start))) continue
    const names = place.places.map(({ name }) => name)
    add(place.stance === 'unwanted' ? 'excludedLocations' : 'locations', names, place)
  }
}

/** "Upstate NY (Albany, Syracuse)", "Ohio: Toledo", "Texas, Austin", "Philly suburbs (Radnor)": the city says which part. */
function isNarrowed({ places: [own] }: Of<'place'>, { places: [part] }: Of<'place'>, between: string): boolean {
  if (!own || !part?.city) return false
  const isState = own.city === undefined && own.region !== undefined && own.region === part.region
  if (isState && /^\s*,\s*$/.test(between)) return true
  const isArea = own.city === undefined || (own.metro !== undefined && own.metro === part.metro)
  return isArea && /^\s*[([:]/.test(between)
}

/** Reads known firms. A Big Law firm that is an example of what is wanted sets the criterion for Big Law. */
function readFirms(firms: readonly (Of<'firm'> & Wish)[], { criteria, set, say }: Reading): void {
  for (const firm of firms) {
    const isLike = firm.role === 'example' && firm.stance === 'wanted' && firm.isBigLaw && criteria.bigLaw === undefined
    if (isLike) set('bigLaw', true, firm, firmKindLabels['big-law'])
    else say(firm, 'firm', firm.stance === 'unwanted' ? `Not ${firm.firm}` : firm.firm)
  }
}

function foreignPayText({ min, max, exact, currency }: Of<'foreignPay'>): string {
  const ends = [min ?? exact, max].flatMap((end) => (end === undefined ? [] : [numberText(end)]))
  const bound = min === undefined && exact === undefined ? 'Up to ' : ''
  return `${bound}${ends.join('–')} ${currency === 'other' ? 'in other money' : currency}`
}

type Area = Of<'practiceArea'>

/** Reads the practice areas that are wanted and those that are ruled out. */
function readAreas(mentioned: readonly Area[], { criteria, add }: Reading): void {
  const areas = mentioned.filter((area, at) => !isExtra(area, at, mentioned))
  for (const area of areas) add(area.stance === 'unwanted' ? 'excludedAreas' : 'practiceAreas', area.areas, area)
  // "Fund formation, no hedge funds": an area that a phrase names alone stays wanted. "IP lit, anything but patent": an area
  // that is wanted only as part of a joint phrase is excluded.
  const meant = areas.flatMap(({ stance, areas: labels }) => (stance === 'wanted' && labels.length === 1 ? labels : []))
  criteria.excludedAreas = criteria.excludedAreas.filter((label) => !meant.some((one) => one === label))
  criteria.practiceAreas = criteria.practiceAreas.filter((label) => !criteria.excludedAreas.includes(label))
  // "In-House" says where the work is done. The areas that say what it is come first.
  criteria.practiceAreas.sort((a, b) => Number(a === 'In-House') - Number(b === 'In-House'))
}

/** Checks whether an area only describes another one that is wanted, or ruled out, along with it. */
function isExtra(area: Area, at: number, all: readonly Area[]): boolean {
  const alike = all.filter((one) => one !== area && one.stance === area.stance)
  const near = {
    anywhere: alike,
    before: alike.filter((one) => one === all[at - 1] && area.start - one.end <= 1),
    behind: alike.filter((one) => one === all[at + 1] && one.start - area.end <= 2),
  }
  const rows = extraWords.filter(({ words }) => words.test(area.text))
  return rows.some(({ where, beside }) =>
    where.flatMap((side) => near[side]).some((one) => one.areas.some((label) => beside.test(label))),
  )
}

const middleOf = ({ min, max }: Pick<Of<'experience'>, 'min' | 'max'> = {}): number | undefined =>
  min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max)

/** Words between two levels that are equally welcome: "counsel or partner", "senior associate/counsel". */
const orElse =
  /^\s*(?:,\s*$|(?:,\s*)?(?:\/|or|and|&|-|–|to|and\/or|even)\s*(?:an?\s+|even\s+)?(?:[\w&]+\s+)?$|,\s*(?:one|two|three|\d)\s+$)/i

/** Reads the level from a title and the years, and any other levels that are equally welcome. */
function readLevel(levels: readonly Of<'seniority'>[], years: Years, { text, criteria, set, say }: Reading): void {
  const wanted = levels.filter(({ stance }) => stance !== 'unwanted')
  const named = wanted.find(({ isGeneric }) => !isGeneric)
  const title = named ?? wanted.find(({ text: word }) => /att(?:orne)?y/i.test(word))
  const level = levelOf(title, years)
  const mention = title ?? years
  // Years of a paralegal or a legal secretary don't make an associate.
  if (!mention || !level || (!title && titleKind(text) === 'support')) return
  set('seniority', level, mention, seniorityLabel(level))
  let last = named
  for (const next of named ? levels.slice(levels.indexOf(named) + 1) : []) {
    if (!last || next.stance !== 'wanted' || !orElse.test(text.slice(last.end, next.start))) break
    last = next
    if (next.seniority === level) continue
    criteria.otherSeniorities = [...new Set([...(criteria.otherSeniorities ?? []), next.seniority])]
    say(next, 'otherSeniorities', seniorityLabel(next.seniority))
  }
}

/** Words for a class year ("third year") rather than a number of years. */
const classYear = /(?:st|nd|rd|th|first|second|third)[\s-]/i

/** Year of practice in which an associate without a stated title counts as senior. A plain "associate" needs a later class year. */
const seniorFromYear = 6

/** The level of a title. A plain associate of a late class year is a senior one. Years without a title mean an associate. */
function levelOf(title: Of<'seniority'> | undefined, years: Years) {
  const middle = middleOf(years) ?? Infinity
  const byYears = middle >= seniorFromYear ? 'senior-associate' : 'associate'
  if (!title) return middle > 10 ? undefined : byYears
  const isPlain = title.seniority === 'associate' && title.level === undefined
  const isClassYear = years && (years.classYears !== undefined || classYear.test(years.text))
  return isPlain && isClassYear && middle > seniorFromYear ? 'senior-associate' : title.seniority
}

/** Reads the pay that is wanted. */
function readPay(salaries: readonly Of<'salary'>[], { criteria, set }: Reading, years = 1): void {
  for (const pay of salaries) {
    const [min, max] = [pay.min ?? pay.exact, pay.max]
    if (min !== undefined) set('salaryMin', min, pay, `From ${salaryThousands(min)}`)
    if (max !== undefined) set('salaryMax', max, pay, `Up to ${salaryThousands(max)}`)
  }
  const market = salaries.find(({ isMarket, stance }) => isMarket && stance !== 'unwanted')
  const scale = marketScale[Math.min(Math.max(years, 1), marketScale.length) - 1]
  if (market && scale && criteria.salaryMax === undefined)
    set('salaryMin', scale, market, `From ${salaryThousands(scale)} (market)`)
}

/** Reads whether the work is remote. */
function readWorkMode(modes: readonly Of<'workMode'>[], { set, say }: Reading): void {
  const find = (mode: string, isOut: boolean) =>
    modes.find(({ workMode, stance }) => workMode === mode && (stance === 'unwanted') === isOut)
  const [remote, hybrid] = [find('remote', false) ?? find('on-site', true), find('hybrid', false)]
  const onSite = find('remote', true) ?? find('on-site', false)
  if (remote) set('remoteWork', true, remote, 'Remote')
  else if (onSite) set('remoteWork', false, onSite, 'Not remote')
  if (hybrid) say(hybrid, 'hybrid', 'Hybrid')
}

/** Reads kinds of firms. One that is ruled out anywhere is ruled out: "big law associate looking to leave big law". */
function readFirmKinds(kinds: readonly Of<'firmKind'>[], { set, say }: Reading): void {
  for (const kind of kinds) {
    const { firmKind } = kind
    const isOut = kinds.some((one) => one.firmKind === firmKind && one.stance === 'unwanted')
    const shown = isOut ? `No ${firmKindLabels[firmKind]}` : firmKindLabels[firmKind]
    if (firmKind === 'big-law') set('bigLaw', !isOut, kind, shown)
    else if (firmKind === 'boutique') set('boutique', !isOut, kind, shown)
    else if (firmKind !== 'in-house') say(kind, 'firmKind', shown)
  }
}
