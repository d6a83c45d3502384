import { areaTerms, type AreaLabel } from '#worker/reading/lexicon/area-terms.data.ts'
import type { Of, QueryReading } from './query-reading.ts'

type Area = Of<'practiceArea'>

/** Reads the practice areas that are wanted and those that are ruled out. */
export function readAreas(mentioned: readonly Area[], { criteria, add }: QueryReading): void {
  const areas = mentioned.filter((area, at) => !isExtra(area, at, mentioned))
  for (const area of areas) add(area.stance === 'unwanted' ? 'excludedAreas' : 'practiceAreas', area.areas, area)
  // "Fund formation, no hedge funds": what is wanted by its own word stays; "IP lit, anything but patent": what only came
  // along with another area goes.
  const meant = areas.flatMap(({ stance, areas: labels }) => (stance === 'wanted' && labels.length === 1 ? labels : []))
  criteria.excludedAreas = criteria.excludedAreas.filter((label) => !meant.some((one) => one === label))
  criteria.practiceAreas = criteria.practiceAreas.filter((label) => !criteria.excludedAreas.includes(label))
  // In-house says where, the others what: what comes first.
  criteria.practiceAreas.sort((a, b) => Number(a === 'In-House') - Number(b === 'In-House'))
}

const regulated: ReadonlySet<string> = new Set(['Energy', 'Healthcare', 'Life Sciences', 'Environmental', 'Insurance'])

/** Words of an area that beside another area say how, for whom or with what, and not what else. */
const extraWords: readonly (readonly [words: RegExp, isBeside: (label: AreaLabel) => boolean])[] = [
  // "Transactional real estate", "PI, plaintiff side".
  [/^transactional$/i, () => true],
  [/^(?:plaintiff|defense)/i, (label) => label !== 'Litigation'],
  // "Commercial litigation, trial work", "litigator, product liability": said already.
  [/^trial/i, (label) => label === 'Commercial Litigation'],
  [/^litigators?$/i, (label) => areaTerms[label].parents.includes('Litigation')],
  // Beside patents "biotech" and its like say what the inventions are.
  [
    /^(?:biotech\w*|pharma\w*|life[ -]?sciences?|medical devices?|energy)$/i,
    (label) => label.startsWith('Patent') || label === 'Product Liability',
  ],
]

/** An area among those that a query names. */
type Spot = { area: Area; before: Area | undefined; next: Area | undefined; others: readonly AreaLabel[] }

const isBehind = ({ area, before }: Spot): boolean =>
  before !== undefined && before.stance === area.stance && area.start - before.end <= 1

const extras: readonly ((spot: Spot) => boolean)[] = [
  ({ area, others }) => extraWords.some(([words, isBeside]) => words.test(area.text) && others.some(isBeside)),
  // "Hatch-Waxman litigator", "construction litigation": the second word says how.
  (spot) =>
    spot.area.areas.join() === 'Litigation' &&
    /^(?:lit|litigation|litigators?|disputes|trial|arbitration)\b/i.test(spot.area.text) &&
    isBehind(spot) &&
    !/^(?:Real Estate|Litigation)$/.test(spot.before?.areas[0] ?? ''),
  // "Regulatory healthcare", "FERC, energy regulatory".
  (spot) =>
    /^(?:regulatory|reg|regulation)$/i.test(spot.area.text) &&
    [isBehind(spot) && spot.before, spot.next && spot.next.start - spot.area.end <= 2 && spot.next].some(
      (one) => one && one.areas.some((label) => regulated.has(label)),
    ),
]

/** Checks whether an area says nothing more beside the others of its stance. */
function isExtra(area: Area, at: number, all: readonly Area[]): boolean {
  const others = all.flatMap((one) => (one !== area && one.stance === area.stance ? one.areas : []))
  return extras.some((isOne) => isOne({ area, before: all[at - 1], next: all[at + 1], others }))
}
