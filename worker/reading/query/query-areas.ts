import { areaTerms } from '#worker/reading/lexicon/area-terms.data.ts'
import type { Of, QueryReading } from './query-reading.ts'

type Area = Of<'practiceArea'>

/** Reads the practice areas that are wanted and those that are ruled out. Returns the areas that count. */
export function readAreas(mentioned: readonly Area[], { text, criteria, say }: QueryReading): readonly Area[] {
  const areas = withoutEchoes(withoutBackground(mentioned)).filter(saysMore(text))
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

/** An area among the others that a query names. */
type AreaPlace = {
  area: Area
  before: Area | undefined
  next: Area | undefined
  others: readonly string[]
  text: string
}

/** Areas that say how, for whom or with what beside another area, and not what else. */
const extras: readonly ((place: AreaPlace) => boolean)[] = [
  // "Transactional real estate", "PI, plaintiff side".
  ({ area }) => /^transactional$/i.test(area.text),
  ({ area, others }) =>
    area.areas[0] === 'Litigation' &&
    /^(?:plaintiff|defense)/i.test(area.text) &&
    others.some((one) => one !== 'Litigation'),
  // "Commercial litigation, trial work", "litigator, product liability": said already.
  ({ area, others }) =>
    area.areas[0] === 'Litigation' &&
    (/^trial/i.test(area.text)
      ? others.includes('Commercial Litigation')
      : /^litigators?$/i.test(area.text) &&
        others.some((one) => areaTerms[one as Label].parents.includes('Litigation'))),
  // "LLM in tax, private client".
  ({ area, text }) => area.areas[0] === 'Tax' && /\bll\.?m\.?\s+(?:in|of)\s+$/i.test(text.slice(0, area.start)),
  // "Life sciences a plus".
  ({ area, text }) =>
    /^\s+(?:\w+\s+)?(?:is\s+)?(?:an?\s+)?(?:big\s+)?(?:plus|bonus|nice to have)\b/i.test(
      text.slice(area.end, area.end + 40),
    ),
  // "Corporate (M&A)": the bracket says which of it.
  ({ area, next, text }) =>
    next !== undefined &&
    /^[^,;/]{0,20}\($/.test(text.slice(area.end, next.start)) &&
    next.areas.every((one) => areaTerms[one].parents.includes(area.areas[0] as Label)),
  // "Regulatory healthcare", "FERC, energy regulatory".
  ({ area, before, next }) =>
    /^(?:regulatory|reg|regulation)$/i.test(area.text) &&
    [next && next.start - area.end <= 2 && next, before && area.start - before.end === 1 && before].some(
      (one) => one && one.areas.some((label) => regulated.has(label)),
    ),
]
type Label = keyof typeof areaTerms

/** Checks whether an area says more beside the others of its stance; alone it always does. */
const saysMore =
  (text: string) =>
  (area: Area, at: number, all: readonly Area[]): boolean => {
    const others = all.flatMap((one) => (one !== area && one.stance === area.stance ? one.areas : []))
    const place = { area, before: all[at - 1], next: all[at + 1], others, text }
    return all.length === 1 || !extras.some((isExtra) => isExtra(place))
  }

const regulated: ReadonlySet<string> = new Set(['Energy', 'Healthcare', 'Life Sciences', 'Environmental', 'Insurance'])

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
