import { firmKindLabels } from '#worker/reading/lexicon/firm-kinds.ts'
import type { Of, QueryReading } from './query-reading.ts'

/** Before the name of a firm that is an example of what is wanted, not where the candidate sits. */
const asExample =
  /(?:\b(?:like|such as|similar to|targets?|targeting|join|joining|e\.g\.|eg|prefers?|preferably|roles? at|jobs? at|positions? at|openings? at|opportunit\w+ at|move to|moving to|to go to|tier of|level of|caliber of|peer of|ideally|into|or|and)\s+|,\s*)(?:the\s+)?$/i

/** Words before the kind of firm that somebody would go to. */
const towards =
  /\b(?:wants?|wanting|seeks?|seeking|looking (?:for|to)|interested in|prefers?|to (?:go|move|join)|move to|moving to|transition(?:ing)? to|switch(?:ing)? to|into|open to)\s+(?:an?\s+|go\s+|move\s+|join\s+|to\s+)*$/i

/** Reads kinds of firms and known firms. */
export function readFirms(kinds: readonly Of<'firmKind'>[], firms: readonly Of<'firm'>[], reading: QueryReading): void {
  readKinds(kinds, reading)
  readNames(firms, reading)
}

function readKinds(kinds: readonly Of<'firmKind'>[], { text, criteria, say }: QueryReading): void {
  const goal = kinds.find(
    ({ start, stance }) => stance === 'wanted' && towards.test(text.slice(Math.max(0, start - 40), start)),
  )
  for (const kind of kinds) {
    if (isLeft(kind, goal)) continue
    // "Big law associate looking to leave big law": what is ruled out is so wherever else it is named.
    const isOut =
      kind.stance === 'unwanted' ||
      kinds.some(
        ({ firmKind, stance, start }) => firmKind === kind.firmKind && stance === 'unwanted' && start > kind.start,
      )
    const value = isOut ? `No ${firmKindLabels[kind.firmKind]}` : firmKindLabels[kind.firmKind]
    const field = criterionOf(kind)
    if (field === undefined) {
      if (kind.firmKind !== 'in-house') say(kind, 'firmKind', value)
    } else if (criteria[field] === undefined) {
      criteria[field] = !isOut
      say(kind, field, value)
    }
  }
}

/** "BigLaw associate wants in-house": the first is where they are. */
const isLeft = (kind: Of<'firmKind'>, goal: Of<'firmKind'> | undefined): boolean =>
  kind.stance === 'past' ||
  (goal !== undefined && kind.start < goal.start && kind.firmKind !== goal.firmKind && kind.stance === 'wanted')

function criterionOf({ firmKind }: Of<'firmKind'>): 'bigLaw' | 'boutique' | undefined {
  if (firmKind === 'big-law') return 'bigLaw'
  return firmKind === 'boutique' ? 'boutique' : undefined
}

/** Reads known firms; one that is an example of what is wanted says that big law is. */
function readNames(firms: readonly Of<'firm'>[], { text, criteria, say }: QueryReading): void {
  let isExample = false
  for (const firm of firms) {
    const before = text.slice(Math.max(0, firm.start - 30), firm.start)
    // "like Kirkland, Latham or Ropes": the list continues, but a list can't begin with "or".
    const goesOn = /(?:,|\bor|\band|\/)\s*$/i.test(before)
    isExample = firm.stance === 'wanted' && (goesOn ? isExample : asExample.test(before))
    if (isExample && firm.isBigLaw && criteria.bigLaw === undefined) {
      criteria.bigLaw = true
      say(firm, 'bigLaw', firmKindLabels['big-law'])
    } else say(firm, 'firm', firm.firm)
  }
}
