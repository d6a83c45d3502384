import { clauseBefore, clauseFrom, gapSign } from './clause.ts'
import { cueTerms, ruledOutTerms, turns, type Stance } from './negation.data.ts'
import { entriesOf, findPhrases, indexesOf, phraseBook, type RunOf, type Run } from './phrase-book.ts'
import { gapAt, normAt, type Token } from './tokens.ts'

const cueBook = phraseBook(entriesOf(cueTerms))
const afterBook = phraseBook(entriesOf([[true, ruledOutTerms]]))

/** A mention's run, with the kind of what it means. */
type KindRun = RunOf<{ kind: string }>
type Cue = RunOf<Stance>

const leavings = new Set(['leave', 'leaving', 'out', 'tired', 'sick', 'burned', 'burnt'])

/** Maximum distance of a cue from its mention, in tokens. */
const reach = 6

/** A text with its cues ("no", "leaving"), by the index of each token that may begin what a cue is about, and its mentioned tokens. */
type CueText = { tokens: readonly Token[]; cueAt: ReadonlyMap<number, Cue>; mentioned: ReadonlySet<number> }

/**
 * Checks whether each mention is wanted, ruled out ("no litigation", "anything but patent", "not in Texas") or belongs to the
 * past ("leaving Big Law", "currently at Latham", "relocating from Boston to Miami"). A ruled out list continues over "and",
 * "or", "nor" and slashes, under a heading ("Avoid: insurance defense, family") over commas too, and ends at a turn ("but").
 *
 * @param mentions In the order of the text, with the kind that a list must keep.
 */
export function stancesOf(tokens: readonly Token[], mentions: readonly KindRun[]): Stance[] {
  const mentioned = indexesOf(mentions.filter(({ value }) => value.kind !== 'firm'))
  const cues = findPhrases(tokens, cueBook).filter(({ from }) => !mentioned.has(from))
  // "Not in-house": the "in" of "not in" belongs to the mention.
  const cueAt = new Map(cues.flatMap((cue) => [...indexesOf([cue])].map((at) => [at + 1, cue])))
  let [last, isHeaded]: [Stance, boolean] = ['wanted', false]
  return mentions.map((mention, index) => {
    const previous = mentions[index - 1]
    const own = nearestCue({ tokens, cueAt, mentioned }, mention)
    const isListed = !own && previous !== undefined && goesOn(tokens, previous, mention, isHeaded)
    isHeaded = own === 'unwanted' ? gapAt(tokens, mention.from) === 'stop' : isHeaded && isListed
    if (!isListed) last = own ?? 'wanted'
    return last === 'wanted' && isRuledOutAfter(tokens, mention) ? 'unwanted' : last
  })
}

/** The stance that the nearest cue before a mention in its clause gives it. Undefined if there is no cue. */
function nearestCue(text: CueText, mention: KindRun): Stance | undefined {
  const { tokens, cueAt } = text
  let isTowards = false
  for (let at = mention.from; at > Math.max(0, mention.from - reach); at--) {
    const cue = cueAt.get(at)
    if (cue) return meaningOf(tokens, cue, mention, isTowards)
    const before = normAt(tokens, at - 1)
    if (/^(?: \. |, | – )$/.test(gapSign(tokens, at))) return undefined
    // "Anything transactional but M&A".
    if (before === 'but' && anything.test(clauseBefore(tokens, Math.max(0, at - 5), at))) return 'unwanted'
    if (turns.has(before) || before === 'and' || before === 'or' || beginsOwnThought(text, at, mention))
      return undefined
    // "Leaving Big Law for a boutique": the boutique is where they go.
    if (before === 'for') isTowards = true
  }
  return undefined
}

const anything = /\b(?:any|every)(?:thing|where)?\b|\ball\b/

/**
 * The stance that a cue gives its mention. Undefined if the cue doesn't apply to it.
 *
 * @param isTowards Whether "for" comes between the two.
 */
function meaningOf(tokens: readonly Token[], cue: Cue, mention: KindRun, isTowards: boolean): Stance | undefined {
  const { from, to, value } = cue
  const first = normAt(tokens, from)
  // "3L, no, 3rd year", "paralegal? no - attorney": a no that corrects oneself.
  if (first === 'no' && /^(?:, | – )$/.test(gapSign(tokens, to))) return undefined
  // "Non-Big-Law T&E": the syllable belongs to what directly follows it.
  if (to < mention.from && first === 'non') return undefined
  // "Leaving" names the place where somebody is now, not one that they refuse.
  const isLeaving = tokens.slice(from, to).some(({ norm }) => leavings.has(norm))
  if (isTowards && (isLeaving || value === 'past')) return undefined
  return isLeaving && mention.value.kind === 'place' ? 'past' : value
}

/**
 * Checks whether a mention starts a new thought instead of continuing what was ruled out: "everything except family law in
 * Nashville", "except insurance defense for a 2nd year".
 */
const beginsOwnThought = ({ cueAt, mentioned }: CueText, at: number, { value }: KindRun): boolean =>
  (value.kind === 'experience' && mentioned.has(at - 1)) ||
  (value.kind === 'place' && !cueAt.has(at - 1) && mentioned.has(at - 2) && !mentioned.has(at - 1))

/** Checks whether a list continues from one mention to the next. */
function goesOn(tokens: readonly Token[], previous: KindRun, mention: KindRun, isHeaded: boolean): boolean {
  const between = clauseBefore(tokens, previous.to, mention.from)
  const words = between.split(/[^a-z]+/).filter(Boolean)
  if (previous.value.kind !== mention.value.kind || / \. | – /.test(between) || words.length > 4) return false
  if (words.some((word) => turns.has(word))) return false
  if (/\b(?:or|nor|and)\b|\//.test(between)) return true
  // After a comma alone, a list continues if it has a heading or if its "or" is still to come.
  const isToEnd = /^(?:, (?:\S+ ){0,2}\S+?)*,? n?or\b/.test(clauseFrom(tokens, mention.to, reach).text)
  return between.includes(',') ? isHeaded || isToEnd : words.length === 0
}

/** Checks whether the words after a mention rule it out. */
function isRuledOutAfter(tokens: readonly Token[], { to }: Run): boolean {
  const [first] = findPhrases(tokens.slice(to, to + reach), afterBook)
  // "Who won't work in New York" rules out New York.
  if (!first || first.from > 1 || /^(?:in|at|for|with|on)$/.test(normAt(tokens, to + first.to))) return false
  return !/^, | \. /.test(clauseFrom(tokens, to, first.from + 1).text)
}
