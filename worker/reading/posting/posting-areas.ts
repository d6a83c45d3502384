import { practiceAreaLabel } from '#contract/domain/practice-areas.ts'
import type { AreaLabel } from '#worker/reading/lexicon/area-terms.data.ts'
import { mentionsIn, ofKind, openingLimit, type Of, type Posting } from './posting.ts'

type Area = Of<'practiceArea'>

/** The practice areas of a posting, the first its own; none where it names none. */
export function areasOf(posting: Posting): string[] {
  const groups = groupAreas(posting)
  const score = areaScores(posting, groups)
  const ranked = [...score].sort((a, b) => b[1] - a[1]).map(([area]) => area)
  const strong = new Set([...groups, ...ranked.filter((area) => (score.get(area) ?? 0) >= 4)])

  const named = namedAreas(posting)
  // "Legal director", "trial attorney" say what somebody is; where the posting names a field, that is the area.
  const field = [...ranked.filter((area) => (score.get(area) ?? 0) >= 4), ...groups].find(isField)
  const isRoleOnly = field !== undefined && namesRoleOnly(posting) && !named.some(isField)
  const result = inOrder(posting, isRoleOnly ? [field] : named)
  if (result.length === 0) {
    const best = groups[0] ?? ranked[0]
    if (best === undefined || (score.get(best) ?? 0) < 2) return []
    result.push(best)
  }
  for (const area of ranked) {
    // Named more than in passing, by words that mean nothing else.
    if (strong.has(area) && area !== 'In-House' && !isSaid(area, result)) result.push(area)
  }
  return result
}

/** Checks whether areas that are found already say an area too. */
const isSaid = (area: string, found: readonly string[]): boolean =>
  found.includes(area) ||
  (area === 'Litigation' && found.some((one) => /litigation|appellate|liability|injury|white collar/i.test(one)))

/** In-house says where somebody works and litigation how; the others say in what field. */
const isField = (area: string): boolean => area !== 'In-House' && area !== 'Litigation'

const areasIn = (posting: Posting, text: string, isProse: boolean): Area[] =>
  withoutLitigationEcho(
    ofKind(mentionsIn(text, posting, isProse), 'practiceArea').filter(({ stance }) => stance !== 'unwanted'),
  )

const labelsOf = (areas: readonly Area[]): AreaLabel[] => areas.flatMap(({ areas: labels }) => [...labels])

/** Areas that a label, the title or a line beside it names. */
function namedAreas(posting: Posting): string[] {
  const { labels, title } = posting
  const inLabel = labels.area === undefined ? [] : labeledAreas(posting, labels.area)
  const inTitle = title === undefined ? [] : labelsOf(areasIn(posting, title, false))
  // "Practice area: Corporate/M&A" beside an "M&A Associate": what both say comes first.
  const both = inTitle.filter((area) => inLabel.includes(area))
  const named = [...both, ...inLabel, ...inTitle]
  // Who prosecutes and who defends for the public does criminal law, which the registry has here.
  return named.length === 0 && title !== undefined && prosecutes.test(title) ? ['White Collar'] : named
}

/** A label is a list of areas; one that the registry does not know is kept as written. */
function labeledAreas(posting: Posting, label: string): string[] {
  if (label.length >= 120 || /\b(?:administrative|professional|support|staff|exempt)\b/i.test(label)) return []
  const found = labelsOf(areasIn(posting, label, false))
  const isUnknown =
    found.length === 0 && label.length < 60 && !/\b(?:legal|law|attorneys?|associates?|counsel|office)\b/i.test(label)
  return isUnknown ? [practiceAreaLabel(label)] : found
}

/** Areas of groups that the opening names: "our Tax group", "the firm's Labor & Employment practice". */
function groupAreas(posting: Posting): AreaLabel[] {
  const { sections } = posting
  const opening = [
    ...sections.filter(({ kind }) => kind === 'opening').flatMap(({ lines: own }) => own),
    ...sections.filter(({ kind }) => kind === 'duties').flatMap((one) => one.lines.slice(0, 3)),
  ]
    .join('\n')
    .slice(0, openingLimit)
  return [...opening.matchAll(wordsOfGroup)].flatMap(([, words = '']) => {
    const all = areasIn(posting, words, false)
    const [last] = all.slice(-1)
    // Only what comes right before the word, with what is joined to it.
    return last && words.length - last.end < 4 ? labelsOf(all.filter(({ end }) => last.start - end < 25)) : []
  })
}

const wordsOfGroup =
  /([^.\n;:]{3,90}?)\s+(?:practice groups?|practice|group|team|department|division|section|departments|groups|teams|practices)\b/gi

/** Points of each area for how much the posting speaks of it. */
function areaScores(posting: Posting, groups: readonly AreaLabel[]): ReadonlyMap<AreaLabel, number> {
  const score = new Map<AreaLabel, number>()
  const add = (areas: readonly AreaLabel[], points: number) => {
    for (const area of areas) score.set(area, (score.get(area) ?? 0) + points)
  }
  add(groups, 4)
  for (const mention of areasIn(posting, posting.body, true)) add(mention.areas, mention.isLoose ? 1 : 2)
  return score
}

const namesRoleOnly = ({ labels, title }: Posting): boolean =>
  labels.area === undefined &&
  title !== undefined &&
  /\b(?:legal director|director of legal|trial (?:attorney|counsel|lawyer))\b/i.test(title)

/** In-house says where, the others what. "General Counsel & Corporate Secretary" is in-house first. */
function inOrder({ title }: Posting, named: readonly string[]): string[] {
  const isChief = title !== undefined && /\bgeneral counsel\b|\bchief legal\b/i.test(title)
  const order = (area: string) => (isChief && area === 'Corporate' ? 3 : howNotWhat(area))
  return [...new Set(named)].sort((a, b) => order(a) - order(b))
}

const prosecutes =
  /\b(?:(?:district|prosecuting|state['’]?s|commonwealth['’]?s) attorney|public defender|prosecutor|solicitor['’]s office)\b/i

/** In-house says where and regulatory how; beside them the words say what. */
function howNotWhat(area: string): number {
  if (area === 'In-House') return 2
  return area === 'Regulatory' ? 1 : 0
}

/** As in a query: "construction litigation" is construction. */
function withoutLitigationEcho(areas: readonly Area[]): Area[] {
  return areas.filter((area, at) => {
    const before = areas[at - 1]
    return !(
      before &&
      area.areas.length === 1 &&
      area.areas[0] === 'Litigation' &&
      area.start - before.end <= 1 &&
      before.areas[0] !== 'Litigation' &&
      before.areas[0] !== 'Real Estate'
    )
  })
}
