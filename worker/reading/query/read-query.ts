import { jdYearBounds } from '#contract/domain/jd.ts'
import type { MatchCriteria } from '#contract/domain/match-criteria.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { seniorityLabel, type Seniority } from '#contract/domain/seniorities.ts'
import { areaTerms } from '#worker/reading/lexicon/area-terms.data.ts'
import { firmKindLabels } from '#worker/reading/lexicon/firm-kinds.ts'
import { marketSalary } from '#worker/reading/lexicon/market-scale.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { seniorFromYear } from '#worker/reading/lexicon/seniority-terms.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { correctedWord } from './correct-spelling.ts'
import { plainWords } from './plain-words.ts'
import { asTyped } from './spoken-words.ts'

/** One thing that was understood: which criterion, the words that said it, and the value as text for a chip. */
export type Understood = { field: string; text: string; value: string }

export type ReadQuery = {
  criteria: Omit<MatchCriteria, 'name'>
  understood: Understood[]
  /** Words of the query that were neither understood nor words that only carry a sentence. */
  notUnderstood: string[]
}

/** Longest query that is read, in characters. */
export const queryLimit = 2_000

type Of<K extends Mention['kind']> = Extract<Mention, { kind: K }>

/**
 * Reads what a recruiter typed into criteria: "5th year lev fin associate in NYC, 250-300k, big law, no litigation". What
 * is ruled out is kept apart; what a candidate leaves behind counts only where nothing else is stated. Pure; a slip of the
 * keys in a longer word of the field is read as meant.
 */
export function readQuery(query: string, now: Date): ReadQuery {
  const text = asTyped(query.slice(0, queryLimit))
  const first = understand(text, now)
  const mended = mend(text, first.notUnderstood)
  if (mended === text) return first
  const second = understand(mended, now)
  // A slip in "pheonix az" finds no more than the state did, and leaves less unread.
  const isBetter =
    second.understood.length > first.understood.length ||
    (second.understood.length === first.understood.length && second.notUnderstood.length < first.notUnderstood.length)
  return isBetter ? second : first
}

function mend(text: string, words: readonly string[]): string {
  const slips = new Map<string, string>()
  for (const { raw, norm } of words.flatMap((word) => tokenize(word))) {
    const meant = correctedWord(norm)
    if (meant !== undefined) slips.set(raw, meant)
  }
  if (slips.size === 0) return text
  return text.replaceAll(/[\p{L}'’]+/gu, (word) => slips.get(word) ?? word)
}

function understand(text: string, now: Date): ReadQuery {
  const mentions = readMentions(text, { now })
  const of = <K extends Mention['kind']>(kind: K) => mentions.filter((one): one is Of<K> => one.kind === kind)
  const understood: (Understood & { at: number })[] = []
  const say = (mention: Mention, field: string, value: string) =>
    understood.push({ at: mention.start, field, text: mention.text, value })

  const criteria: ReadQuery['criteria'] = {
    practiceAreas: [],
    excludedAreas: [],
    locations: [],
    excludedLocations: [],
  }

  const areas = withoutExtras(
    withoutDegree(withoutSide(withoutManner(withoutBackground(withoutEchoes(of('practiceArea'))))), text),
    text,
  )
  const isAnyAreaWanted = areas.some(({ stance }) => stance === 'wanted')
  for (const area of areas) {
    if (area.stance === 'past' && isAnyAreaWanted) continue
    const isOut = area.stance === 'unwanted'
    const list = isOut ? criteria.excludedAreas : criteria.practiceAreas
    for (const label of area.areas) if (!list.includes(label)) list.push(label)
    say(area, isOut ? 'excludedAreas' : 'practiceAreas', area.areas.join(', '))
  }
  // "Fund formation, no hedge funds": what is wanted by its own word stays; "IP lit, anything but patent": what only came
  // along with another area goes.
  const isMeant = (label: string) =>
    areas.some((area) => area.stance === 'wanted' && area.areas.length === 1 && area.areas[0] === label)
  criteria.excludedAreas = criteria.excludedAreas.filter((label) => !isMeant(label))
  criteria.practiceAreas = criteria.practiceAreas.filter((label) => !criteria.excludedAreas.includes(label))
  // In-house says where, the others what: what comes first.
  criteria.practiceAreas.sort((a, b) => Number(a === 'In-House') - Number(b === 'In-House'))

  const places = of('place')
  const isAnyPlaceWanted = places.some(({ stance }) => stance === 'wanted')
  // "In Chicago and want to move to Denver": what comes before is left.
  const goal = places.find(
    ({ start, stance }) =>
      stance === 'wanted' &&
      /\b(?:mov(?:e|ing)|relocat(?:e|ing|ion)|go(?:ing)?)\s+(?:back\s+)?to\s+(?:the\s+)?$/i.test(text.slice(0, start)),
  )
  for (const place of places) {
    if (goal && place.start < goal.start && place.stance === 'wanted') continue
    if (place.stance === 'past' && isAnyPlaceWanted) continue
    // "Texas ties", "New York firm", "Ohio native": where somebody is from.
    if (
      places.length > 1 &&
      /^\s+(?:ties|roots|connections?|native|born|raised|transplant|grad(?:uate)?s?|alum|trained|law firm experience)\b/i.test(
        text.slice(place.end, place.end + 30),
      )
    )
      continue
    // "Upstate NY (Albany, Syracuse)": the bracket says which of it.
    const next = places[places.indexOf(place) + 1]
    const isOpened =
      next !== undefined &&
      /^\s*[([:]\s*(?:e\.?g\.?,?\s*|i\.?e\.?,?\s*|pref(?:erably|er)?\s*|ideally\s*)?$/i.test(
        text.slice(place.end, next.start),
      ) &&
      place.places.every(({ city }) => city === undefined) &&
      next.places.every(({ city }) => city !== undefined)
    // "Texas, Austin preferred".
    const isNarrowed =
      next !== undefined &&
      /^\s*,\s*$/.test(text.slice(place.end, next.start)) &&
      /^\s*(?:is\s+)?(?:pref|ideal)/i.test(text.slice(next.end, next.end + 12)) &&
      place.places.every(({ city, region }) => city === undefined && next.places.some((one) => one.region === region))
    if (isNarrowed && place.stance === 'wanted') continue
    if (isOpened && place.stance === 'wanted' && next.stance === 'wanted') continue
    const isOut = place.stance === 'unwanted'
    const list = isOut ? criteria.excludedLocations : criteria.locations
    for (const { name } of place.places) if (!list.includes(name)) list.push(name)
    say(place, isOut ? 'excludedLocations' : 'locations', place.places.map(({ name }) => name).join(', '))
  }

  const experience = of('experience')
  const years = readYears(experience, now)
  if (years) {
    criteria.yearsExperience = years.years
    say(years.mention, 'yearsExperience', years.years === 1 ? '1 year' : `${years.years} years`)
  }
  // Beside finance a CLO is a kind of loan.
  const isFinance = areas.some(({ areas: labels }) => labels.includes('Banking & Finance'))
  const levels = of('seniority').filter(({ text: word }) => !(isFinance && /^clos?$/i.test(word)))
  const level = readSeniority(soughtLevels(levels, text), experience)
  if (level) {
    criteria.seniority = level.seniority
    say(level.mention, 'seniority', seniorityLabel(level.seniority))
  }

  readPay(of('salary'), { criteria, say, years: years?.years, text })
  readWorkMode(of('workMode'), { criteria, say, text })
  readFirms(of('firmKind'), of('firm'), { criteria, say, text })

  const [workType] = of('workType').filter(({ stance }) => stance !== 'unwanted')
  if (workType) {
    criteria.workType = workType.workType
    say(workType, 'workType', workType.workType)
  }
  for (const bar of of('bar')) {
    say(bar, 'barAdmissions', bar.isPatentBar ? 'Patent bar' : `${bar.states.join(', ')} bar`)
  }
  for (const book of of('book'))
    say(
      book,
      'portableBook',
      `${book.dollars >= 1_000_000 ? `$${book.dollars / 1_000_000}M` : salaryThousands(book.dollars)} book`,
    )

  return {
    criteria,
    understood: understood
      .sort((a, b) => a.at - b.at)
      .filter((one, at, all) => all.findIndex((two) => two.field === one.field && two.value === one.value) === at)
      .map(({ field, text: words, value }) => ({ field, text: words, value })),
    notUnderstood: leftOver(text, mentions),
  }
}

/** "Transactional real estate": beside another area the word says how. */
const withoutManner = (areas: readonly Of<'practiceArea'>[]): Of<'practiceArea'>[] =>
  areas.filter(({ text }) => areas.length === 1 || !/^transactional$/i.test(text))

/** "PI, plaintiff side": beside a kind of litigation the words say for whom. */
const withoutSide = (areas: readonly Of<'practiceArea'>[]): Of<'practiceArea'>[] =>
  areas.filter(
    ({ text, areas: [label] }) =>
      !(
        label === 'Litigation' &&
        /^(?:plaintiff|defense)/i.test(text) &&
        areas.some(({ areas: [other] }) => other !== 'Litigation')
      ),
  )

/** "IP transactional, life sciences a plus", "FERC, energy regulatory": what is merely welcome, and what only says how. */
const withoutExtras = (areas: readonly Of<'practiceArea'>[], text: string): Of<'practiceArea'>[] =>
  areas.filter((area, at) => {
    // "No oil & gas companies": whom somebody would not work for isn't a practice.
    if (
      area.stance === 'unwanted' &&
      /^\s+(?:companies|company|clients?|corporations?|employers?)\b/i.test(text.slice(area.end, area.end + 20))
    )
      return false
    if (areas.length === 1) return true
    if (
      area.areas[0] === 'Litigation' &&
      /^trial/i.test(area.text) &&
      areas.some(({ areas: [other], stance }) => other === 'Commercial Litigation' && stance === area.stance)
    )
      return false
    if (
      /^\s+(?:\w+\s+)?(?:is\s+)?(?:an?\s+)?(?:big\s+)?(?:plus|bonus|nice to have)\b/i.test(
        text.slice(area.end, area.end + 40),
      )
    )
      return false
    const before = areas[at - 1]
    // "Corporate (M&A)": the bracket says which of it.
    const next = areas[at + 1]
    if (
      next !== undefined &&
      area.areas.length === 1 &&
      area.stance === next.stance &&
      /^[^,;/]{0,20}\($/.test(text.slice(area.end, next.start)) &&
      next.areas.every((one) => area.areas.some((whole) => areaTerms[one].parents.includes(whole)))
    )
      return false
    // "Regulatory healthcare": how, not what else.
    if (
      /^(?:regulatory|reg)$/i.test(area.text) &&
      next !== undefined &&
      /^ \(?$/.test(text.slice(area.end, next.start)) &&
      next.areas.some((one) => regulated.has(one))
    )
      return false
    // "Securities lit + enforcement": one practice in two words.
    if (
      /^enforcement$/i.test(area.text) &&
      before?.areas.some((one) => one.startsWith('Securities')) === true &&
      /^\s*(?:\+|&|and|\/|,)?\s*$/i.test(text.slice(before.end, area.start))
    )
      return false
    const isManner =
      /^(?:regulatory|reg|regulation)$/i.test(area.text) &&
      before !== undefined &&
      area.start - before.end === 1 &&
      before.areas.some((one) => regulated.has(one))
    return !isManner
  })
const regulated: ReadonlySet<string> = new Set(['Energy', 'Healthcare', 'Life Sciences', 'Environmental', 'Insurance'])

/** "LLM in tax, private client": a degree beside another area isn't a practice. */
const withoutDegree = (areas: readonly Of<'practiceArea'>[], text: string): Of<'practiceArea'>[] =>
  areas.filter(
    ({ start, areas: [label] }) =>
      !(
        label === 'Tax' &&
        /\bll\.?m\.?\s+(?:in|of)\s+$/i.test(text.slice(Math.max(0, start - 12), start)) &&
        areas.some(({ areas: [other] }) => other !== 'Tax')
      ),
  )

/** Beside patents "biotech" and its like say what the inventions are. */
function withoutBackground(areas: readonly Of<'practiceArea'>[]): Of<'practiceArea'>[] {
  const isPatents = areas.some(({ areas: labels }) =>
    labels.some((label) => label.startsWith('Patent') || label === 'Product Liability'),
  )
  return isPatents
    ? areas.filter(({ text }) => !/^(?:biotech\w*|pharma\w*|life[ -]?sciences?|medical devices?|energy)$/i.test(text))
    : [...areas]
}

/** "Hatch-Waxman litigator", "construction litigation": the second word says how, not a second area. */
function withoutEchoes(areas: readonly Of<'practiceArea'>[]): Of<'practiceArea'>[] {
  return areas.filter((area, at) => {
    const before = areas[at - 1]
    if (area.areas.length > 1 || area.areas[0] !== 'Litigation' || !before || before.stance !== area.stance) return true
    const isNext =
      area.start - before.end <= 1 && /^(?:lit|litigation|litigators?|disputes|trial|arbitration)\b/i.test(area.text)
    return !(isNext && before.areas[0] !== 'Real Estate' && before.areas[0] !== 'Litigation')
  })
}

function readYears(experience: readonly Of<'experience'>[], now: Date) {
  const [mention] = experience.filter(({ stance }) => stance !== 'unwanted')
  if (!mention) return undefined
  const { min, max, classYears } = mention
  const { min: earliest } = jdYearBounds(now)
  if (classYears?.from !== undefined && classYears.from < earliest) return undefined
  const years = min !== undefined && max !== undefined ? Math.round((min + max) / 2) : (min ?? max)
  return years === undefined ? undefined : { years, mention }
}

/** "Managing partner wants an associate": whom somebody looks for, not who looks. */
function soughtLevels(levels: readonly Of<'seniority'>[], text: string): readonly Of<'seniority'>[] {
  const sought = levels.findIndex(
    ({ start }, at) =>
      at > 0 &&
      /\b(?:wants|needs|seeks|is (?:looking for|seeking|hiring)|hiring)\s+(?:an?\s+|another\s+)?(?:[\w&-]+\s+)?$/i.test(
        text.slice(Math.max(0, start - 50), start),
      ),
  )
  return sought > 0 ? levels.slice(sought) : levels
}

function readSeniority(
  levels: readonly Of<'seniority'>[],
  experience: readonly Of<'experience'>[],
): { seniority: Seniority; mention: Mention } | undefined {
  const wanted = levels.filter(({ stance }) => stance !== 'unwanted')
  const named = wanted.find(({ isGeneric }) => !isGeneric)
  const [years] = experience.filter(({ stance }) => stance !== 'unwanted')
  const isClassYear =
    years !== undefined &&
    (years.classYears !== undefined ||
      /(?:st|nd|rd|th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[\s-]/i.test(years.text))
  const middle =
    years &&
    (years.min !== undefined && years.max !== undefined ? (years.min + years.max) / 2 : (years.min ?? years.max))
  if (named) {
    const isSenior =
      named.seniority === 'associate' && named.level === undefined && isClassYear && (middle ?? 0) > seniorFromYear
    return { seniority: isSenior ? 'senior-associate' : named.seniority, mention: named }
  }
  const attorney = wanted.find(({ text }) => /att(?:orne)?y/i.test(text))
  if (attorney) return { seniority: attorney.seniority, mention: attorney }
  // Class years and short ranges of years are how associates are spoken of.
  if (!years || middle === undefined || middle > 10) return undefined
  return { seniority: middle >= seniorFromYear ? 'senior-associate' : 'associate', mention: years }
}

type Say = (mention: Mention, field: string, value: string) => void

/** Current pay isn't a wish: "currently at 225k", "making $250k now". */
const earnsNow =
  /\b(?:currently|now|presently|makes|making|earning|earns|at)\s+(?:is\s+|at\s+|making\s+|earning\s+|paid\s+)?(?:around\s+|about\s+)?\$?$/i

function readPay(
  salaries: readonly Of<'salary'>[],
  context: { criteria: ReadQuery['criteria']; say: Say; years: number | undefined; text: string },
): void {
  const { criteria, say, text } = context
  const wishes = salaries.filter(
    ({ start }) =>
      !(
        /\b(?:currently|now|presently|makes|making|earning|earns)\b/i.test(
          text.slice(Math.max(0, start - 30), start),
        ) && earnsNow.test(text.slice(Math.max(0, start - 30), start))
      ),
  )
  for (const pay of wishes) {
    const [min, max] = [pay.min ?? pay.exact, pay.max]
    if (min !== undefined && criteria.salaryMin === undefined) {
      criteria.salaryMin = min
      say(pay, 'salaryMin', `From ${salaryThousands(min)}`)
    }
    if (max !== undefined && criteria.salaryMax === undefined) {
      criteria.salaryMax = max
      say(pay, 'salaryMax', `Up to ${salaryThousands(max)}`)
    }
  }
  const market = wishes.find(({ isMarket, stance }) => isMarket && stance !== 'unwanted')
  if (market && criteria.salaryMin === undefined && criteria.salaryMax === undefined) {
    criteria.salaryMin = marketSalary(context.years ?? 1)
    say(market, 'salaryMin', `From ${salaryThousands(criteria.salaryMin)} (market)`)
  }
}

function readWorkMode(
  modes: readonly Of<'workMode'>[],
  { criteria, say, text }: { criteria: ReadQuery['criteria']; say: Say; text: string },
) {
  // "On-site fine" asks for nothing.
  const isMerelyFine = ({ end }: Mention) =>
    /^\s+(?:is\s+|are\s+)?(?:also\s+)?(?:fine|ok|okay)\b/i.test(text.slice(end, end + 20))
  // "In office 4 days" leaves one at home.
  const isPartOfWeek = ({ start, end }: Mention) =>
    /^\s*\(?(?:[1-4]|one|two|three|four)\s*(?:x|days?)\b/i.test(text.slice(end, end + 16)) ||
    /\b(?:[1-4]|one|two|three|four)\s*(?:x|days?)(?: a week| per week|\/week)?\s*$/i.test(
      text.slice(Math.max(0, start - 24), start),
    )
  // "Flexible on remote" asks for nothing either.
  const remote = modes.find(
    ({ workMode, stance, start }) =>
      workMode === 'remote' &&
      stance !== 'unwanted' &&
      !/\b(?:flexible|open|easy|agnostic|no preference) (?:on|about|re|as to)\s+$/i.test(
        text.slice(Math.max(0, start - 30), start),
      ),
  )
  const noRemote = modes.find(({ workMode, stance }) => workMode === 'remote' && stance === 'unwanted')
  const onSite = modes.find((mode) => mode.workMode === 'on-site' && !isMerelyFine(mode) && !isPartOfWeek(mode))
  const hybrid = modes.find(({ workMode, stance }) => workMode === 'hybrid' && stance !== 'unwanted')
  if (remote) {
    criteria.remoteWork = true
    say(remote, 'remoteWork', 'Remote')
  } else if (onSite && onSite.stance === 'unwanted' && /\b(?:5|five)\b/i.test(onSite.text)) {
    // "Will not work five days in office" leaves three.
    say(onSite, 'hybrid', 'Hybrid')
  } else if (onSite && onSite.stance === 'unwanted') {
    criteria.remoteWork = true
    say(onSite, 'remoteWork', 'Remote')
  } else if (noRemote || onSite) {
    criteria.remoteWork = false
    say((noRemote ?? onSite) as Mention, 'remoteWork', 'Not remote')
  }
  if (hybrid) say(hybrid, 'hybrid', 'Hybrid')
}

/** Before the name of a firm that is an example of what is wanted, not where the candidate sits. */
const asExample =
  /(?:\b(?:like|such as|similar to|targets?|targeting|join|joining|e\.g\.|eg|prefers?|preferably|roles? at|jobs? at|positions? at|openings? at|opportunit\w+ at|move to|moving to|to go to|tier of|level of|caliber of|peer of|ideally|into|or|and)\s+|,\s*)(?:the\s+)?$/i

/** Words before the kind of firm that somebody would go to. */
const towards =
  /\b(?:wants?|wanting|seeks?|seeking|looking (?:for|to)|interested in|prefers?|to (?:go|move|join)|move to|moving to|transition(?:ing)? to|switch(?:ing)? to|into|open to)\s+(?:an?\s+|go\s+|move\s+|join\s+|to\s+)*$/i

function readFirms(
  kinds: readonly Of<'firmKind'>[],
  firms: readonly Of<'firm'>[],
  { criteria, say, text }: { criteria: ReadQuery['criteria']; say: Say; text: string },
) {
  const goal = kinds.find(
    ({ start, stance }) => stance === 'wanted' && towards.test(text.slice(Math.max(0, start - 40), start)),
  )
  for (const kind of kinds) {
    // "BigLaw associate wants in-house": the first is where they are.
    if (
      kind.stance === 'past' ||
      (goal && kind.start < goal.start && kind.firmKind !== goal.firmKind && kind.stance === 'wanted')
    )
      continue
    // "Big law associate looking to leave big law": what is ruled out is so wherever else it is named.
    const isOut =
      kind.stance === 'unwanted' ||
      kinds.some(
        ({ firmKind, stance, start }) => firmKind === kind.firmKind && stance === 'unwanted' && start > kind.start,
      )
    if (kind.firmKind === 'big-law' || kind.firmKind === 'boutique') {
      const field = kind.firmKind === 'big-law' ? 'bigLaw' : 'boutique'
      if (criteria[field] !== undefined) continue
      criteria[field] = !isOut
      say(kind, field, isOut ? `No ${firmKindLabels[kind.firmKind]}` : firmKindLabels[kind.firmKind])
    } else if (kind.firmKind !== 'in-house') {
      say(kind, 'firmKind', isOut ? `No ${firmKindLabels[kind.firmKind]}` : firmKindLabels[kind.firmKind])
    }
  }
  let isExample = false
  for (const firm of firms) {
    const before = text.slice(Math.max(0, firm.start - 30), firm.start)
    // "like Kirkland, Latham or Ropes": the list goes on, but a list can't begin with "or".
    const goesOn = /(?:,|\bor|\band|\/)\s*$/i.test(before)
    isExample = firm.stance === 'wanted' && (goesOn ? isExample : asExample.test(before))
    if (isExample && firm.isBigLaw && criteria.bigLaw === undefined) {
      criteria.bigLaw = true
      say(firm, 'bigLaw', firmKindLabels['big-law'])
    } else say(firm, 'firm', firm.firm)
  }
}

/** Runs of words that no mention covers and that say something. */
function leftOver(text: string, mentions: readonly Mention[]): string[] {
  const runs: { start: number; end: number }[] = []
  for (const token of tokenize(text)) {
    const isCovered = mentions.some(({ start, end }) => token.start >= start && token.end <= end)
    if (isCovered || plainWords.has(token.norm) || !/\p{L}|\d{2}/u.test(token.raw)) continue
    const last = runs.at(-1)
    if (last && /^[\s-]*$/.test(text.slice(last.end, token.start))) last.end = token.end
    else runs.push({ start: token.start, end: token.end })
  }
  return [...new Set(runs.map(({ start, end }) => text.slice(start, end)))]
}
