import { areaTerms } from '#worker/reading/lexicon/area-terms.data.ts'
import type { Of, QueryReading } from './query-reading.ts'

type Area = Of<'practiceArea'>

/** Reads the practice areas that are wanted and those that are ruled out. Returns the areas that count. */
export function readAreas(mentioned: readonly Area[], { text, criteria, say }: QueryReading): readonly Area[] {
  const areas = withoutExtras(
    withoutDegree(withoutSide(withoutManner(withoutBackground(withoutEchoes(mentioned)))), text),
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
  return areas
}

/** "Transactional real estate": beside another area the word says how. */
const withoutManner = (areas: readonly Area[]): Area[] =>
  areas.filter(({ text }) => areas.length === 1 || !/^transactional$/i.test(text))

/** "PI, plaintiff side": beside a kind of litigation the words say for whom. */
const withoutSide = (areas: readonly Area[]): Area[] =>
  areas.filter(
    ({ text, areas: [label] }) =>
      !(
        label === 'Litigation' &&
        /^(?:plaintiff|defense)/i.test(text) &&
        areas.some(({ areas: [other] }) => other !== 'Litigation')
      ),
  )

/** An area among the others that a query names. */
type AreaPlace = { area: Area; before: Area | undefined; next: Area | undefined; all: readonly Area[]; text: string }

/** "No oil & gas companies": whom somebody would not work for isn't a practice. */
const isEmployerRuledOut = ({ area, text }: AreaPlace): boolean =>
  area.stance === 'unwanted' &&
  /^\s+(?:companies|company|clients?|corporations?|employers?)\b/i.test(text.slice(area.end, area.end + 20))

/** "Commercial litigation, trial work", "litigator, product liability": said already. */
const isTrialBesideLitigation = ({ area, all }: AreaPlace): boolean => {
  if (area.areas[0] !== 'Litigation') return false
  const others = all.flatMap(({ areas, stance }) => (stance === area.stance ? areas : []))
  if (/^trial/i.test(area.text)) return others.includes('Commercial Litigation')
  return /^litigators?$/i.test(area.text) && others.some((other) => areaTerms[other].parents.includes('Litigation'))
}

/** "Life sciences a plus". */
const isMerelyWelcome = ({ area, text }: AreaPlace): boolean =>
  /^\s+(?:\w+\s+)?(?:is\s+)?(?:an?\s+)?(?:big\s+)?(?:plus|bonus|nice to have)\b/i.test(
    text.slice(area.end, area.end + 40),
  )

/** "Corporate (M&A)": the bracket says which of it. */
const isNarrowedInBrackets = ({ area, next, text }: AreaPlace): boolean =>
  next !== undefined &&
  area.areas.length === 1 &&
  area.stance === next.stance &&
  /^[^,;/]{0,20}\($/.test(text.slice(area.end, next.start)) &&
  next.areas.every((one) => area.areas.some((whole) => areaTerms[one].parents.includes(whole)))

/** "Regulatory healthcare": how, not what else. */
const isRegulatoryBefore = ({ area, next, text }: AreaPlace): boolean =>
  /^(?:regulatory|reg)$/i.test(area.text) &&
  next !== undefined &&
  /^ \(?$/.test(text.slice(area.end, next.start)) &&
  next.areas.some((one) => regulated.has(one))

/** "FERC, energy regulatory". */
const isRegulatoryAfter = ({ area, before }: AreaPlace): boolean =>
  /^(?:regulatory|reg|regulation)$/i.test(area.text) &&
  before !== undefined &&
  area.start - before.end === 1 &&
  before.areas.some((one) => regulated.has(one))

/** "Securities lit + enforcement": one practice in two words. */
const isEnforcementAfterSecurities = ({ area, before, text }: AreaPlace): boolean =>
  /^enforcement$/i.test(area.text) &&
  before?.areas.some((one) => one.startsWith('Securities')) === true &&
  /^\s*(?:\+|&|and|\/|,)?\s*$/i.test(text.slice(before.end, area.start))

/** Areas that say no more beside the others. */
const extras: readonly ((place: AreaPlace) => boolean)[] = [
  isTrialBesideLitigation,
  isMerelyWelcome,
  isNarrowedInBrackets,
  isRegulatoryBefore,
  isEnforcementAfterSecurities,
  isRegulatoryAfter,
]

/** "IP transactional, life sciences a plus", "FERC, energy regulatory": what is merely welcome, and what only says how. */
const withoutExtras = (all: readonly Area[], text: string): Area[] =>
  all.filter((area, at) => {
    const place = { area, before: all[at - 1], next: all[at + 1], all, text }
    return !isEmployerRuledOut(place) && (all.length === 1 || !extras.some((isExtra) => isExtra(place)))
  })

const regulated: ReadonlySet<string> = new Set(['Energy', 'Healthcare', 'Life Sciences', 'Environmental', 'Insurance'])

/** "LLM in tax, private client": a degree beside another area isn't a practice. */
const withoutDegree = (areas: readonly Area[], text: string): Area[] =>
  areas.filter(
    ({ start, areas: [label] }) =>
      !(
        label === 'Tax' &&
        /\bll\.?m\.?\s+(?:in|of)\s+$/i.test(text.slice(Math.max(0, start - 12), start)) &&
        areas.some(({ areas: [other] }) => other !== 'Tax')
      ),
  )

/** Beside patents "biotech" and its like say what the inventions are. */
function withoutBackground(areas: readonly Area[]): Area[] {
  const isPatents = areas.some(({ areas: labels }) =>
    labels.some((label) => label.startsWith('Patent') || label === 'Product Liability'),
  )
  return isPatents
    ? areas.filter(
        ({ text, stance }) =>
          stance === 'unwanted' || !/^(?:biotech\w*|pharma\w*|life[ -]?sciences?|medical devices?|energy)$/i.test(text),
      )
    : [...areas]
}

/** "Hatch-Waxman litigator", "construction litigation": the second word says how, not a second area. */
function withoutEchoes(areas: readonly Area[]): Area[] {
  return areas.filter((area, at) => {
    const before = areas[at - 1]
    if (area.areas.length > 1 || area.areas[0] !== 'Litigation' || !before || before.stance !== area.stance) return true
    const isNext =
      area.start - before.end <= 1 && /^(?:lit|litigation|litigators?|disputes|trial|arbitration)\b/i.test(area.text)
    return !(isNext && before.areas[0] !== 'Real Estate' && before.areas[0] !== 'Litigation')
  })
}
