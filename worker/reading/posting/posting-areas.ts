import { practiceAreaLabel } from '#contract/domain/practice-areas.ts'
import type { AreaLabel } from '#worker/reading/lexicon/area-terms.data.ts'
import { mentionsIn, ofKind, openingLimit, type Of, type Posting } from './posting.ts'
import { isWhollyArea } from './posting-words.ts'

/** The practice areas of a posting, the first its own; none where it names none. */
export function areasOf(posting: Posting): string[] {
  const { labels, title, body, sections } = posting
  const score = new Map<AreaLabel, number>()
  const add = (areas: readonly AreaLabel[], points: number) => {
    for (const area of areas) score.set(area, (score.get(area) ?? 0) + points)
  }
  const wanted = (text: string, isProse: boolean) =>
    ofKind(mentionsIn(text, posting, isProse), 'practiceArea').filter(({ stance }) => stance !== 'unwanted')
  const named: string[] = []
  const label = labels.area
  // A label is a list of areas; one that the registry does not know is kept as written.
  if (
    label !== undefined &&
    label.length < 120 &&
    !/\b(?:administrative|professional|support|staff|exempt)\b/i.test(label)
  ) {
    const found = withoutLitigationEcho(wanted(label, false)).flatMap(({ areas }) => [...areas])
    named.push(...found)
    if (
      found.length === 0 &&
      label.length < 60 &&
      !/\b(?:legal|law|attorneys?|associates?|counsel|office)\b/i.test(label)
    )
      named.push(practiceAreaLabel(label))
  }
  const inTitle =
    title === undefined ? [] : withoutLitigationEcho(wanted(title, false)).flatMap(({ areas }) => [...areas])
  // "Practice area: Corporate/M&A" beside an "M&A Associate": what both say comes first.
  const both = inTitle.filter((area) => named.includes(area))
  named.unshift(...both)
  named.push(...inTitle)
  // A field on a line of its own beside the title: "Assistant General Counsel" over "Litigation and Employment".
  if (label === undefined) {
    const own = posting.lines
      .slice(0, 5)
      .find((line) => line !== title && line.length < 70 && !line.startsWith('•') && isWhollyArea(line))
    if (own !== undefined) named.push(...withoutLitigationEcho(wanted(own, false)).flatMap(({ areas }) => [...areas]))
  }
  // Who prosecutes and who defends for the public does criminal law, which the registry has here.
  if (named.length === 0 && title !== undefined && prosecutes.test(title)) named.push('White Collar')

  const opening = [
    ...(sections[0]?.lines ?? []),
    ...sections.filter(({ kind }) => kind === 'duties').flatMap((one) => one.lines.slice(0, 3)),
  ]
    .join('\n')
    .slice(0, openingLimit)
  // "our Tax group", "the firm's Labor & Employment practice".
  const groups = [
    ...opening.matchAll(
      /([^.\n;:]{3,90}?)\s+(?:practice groups?|practice|group|team|department|division|section|departments|groups|teams|practices)\b/gi,
    ),
  ].flatMap(([, words = '']) => {
    const all = withoutLitigationEcho(wanted(words, false))
    const [last] = all.slice(-1)
    // Only what comes right before the word, with what is joined to it.
    return last && words.length - last.end < 4
      ? all.filter(({ end }) => last.start - end < 25).flatMap(({ areas }) => [...areas])
      : []
  })
  add(groups, 4)
  for (const mention of withoutLitigationEcho(wanted(body, true))) add(mention.areas, mention.isLoose ? 1 : 2)
  const isAttested = (area: AreaLabel, least: number) => (score.get(area) ?? 0) >= least
  const ranked = [...score].sort((a, b) => b[1] - a[1]).map(([area]) => area)

  // In-house says where, the others what.
  // "Legal director", "trial attorney" say what somebody is; where the posting names a field, that is the area.
  const [field] = [...ranked.filter((area) => isAttested(area, 4)), ...groups].filter(
    (area) => area !== 'In-House' && area !== 'Litigation',
  )
  const isRoleOnly =
    field !== undefined &&
    label === undefined &&
    title !== undefined &&
    /\b(?:legal director|director of legal|trial (?:attorney|counsel|lawyer))\b/i.test(title) &&
    !named.some((area) => area !== 'In-House' && area !== 'Litigation')
  if (isRoleOnly) named.splice(0, named.length, field)
  // "General Counsel & Corporate Secretary" is in-house first.
  const isChief = title !== undefined && /\bgeneral counsel\b|\bchief legal\b/i.test(title)
  const order = (area: string) => (isChief && area === 'Corporate' ? 3 : howNotWhat(area))
  const result: string[] = [...new Set(named)].sort((a, b) => order(a) - order(b))
  const [first] = result
  if (first === undefined) {
    const [best] = groups.length > 0 ? [groups[0]] : ranked
    if (best === undefined || !isAttested(best, 2)) return areasOfFirm(posting)
    if (groups.length === 0 && generalPractice.test(body)) return []
    // "Real estate closings, wills, small business, the odd dispute": a bit of everything isn't a field.
    const equals = ranked.filter((area) => score.get(area) === score.get(best))
    if (groups.length === 0 && equals.length >= 3) return []
    result.push(best)
  }
  const strong = new Set(groups)
  for (const area of ranked) {
    if (result.includes(area) || area === 'In-House') continue
    const isRestated =
      area === 'Litigation' && result.some((one) => /litigation|appellate|liability|injury|white collar/i.test(one))
    // Named more than in passing, by words that mean nothing else.
    if (!isRestated && (strong.has(area) || isAttested(area, 4))) result.push(area)
  }
  return result
}

const generalPractice =
  /\b(?:(?:a (?:little )?bit|a little) of everything|general[- ]practice|full[- ]service practice|(?:wide|broad) (?:range|variety) of (?:legal )?(?:matters|issues|areas|cases))\b/i

/** "Department of Environmental Quality", "Immigrant Justice Project": where nothing else says it, the name of the employer. */
function areasOfFirm(posting: Posting): string[] {
  const { firm } = posting
  if (firm === undefined || !/\b(?:department|agency|commission|office|bureau|project|center|law)\b/i.test(firm))
    return []
  const [area] = ofKind(mentionsIn(firm, posting, false), 'practiceArea')
  return area ? area.areas.slice(0, 1) : []
}

const prosecutes =
  /\b(?:(?:district|prosecuting|state['’]?s|commonwealth['’]?s) attorney|public defender|prosecutor|solicitor['’]s office)\b/i

/** In-house says where and regulatory how; beside them the words say what. */
const howNotWhat = (area: string): number => (area === 'In-House' ? 2 : area === 'Regulatory' ? 1 : 0)

/** As in a query: "construction litigation" is construction. */
function withoutLitigationEcho(areas: readonly Of<'practiceArea'>[]): Of<'practiceArea'>[] {
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
