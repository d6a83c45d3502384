import { cueTerms, ruledOutTerms } from './negation.data.ts'
import { findPhrases, phraseBook, termsOf, type Run } from './phrase-book.ts'
import type { Token } from './tokens.ts'

type Cue = keyof typeof cueTerms

const cueBook = phraseBook<Cue>(Object.entries(cueTerms).flatMap(([cue, terms]) => termsOf(terms, cue as Cue)))
const afterBook = phraseBook(termsOf(ruledOutTerms, true as const))

const everything = new Set(['anything', 'everything', 'anywhere', 'all', 'any'])

/** Words that begin a new thought: what was ruled out before them isn't ruled out after. */
const turns = new Set(
  'but only wants want seeking seeks looking prefers prefer preferring interested open must would instead however though yet ideally wishes wanting needs need hoping hopes desires target targeting into to just strictly focused please maybe perhaps possibly preferably needed required necessary requirement requirements minimum'.split(
    ' ',
  ),
)

/** A mention's run, with the kind of what it means. */
type KindRun = Run & { kind: string }

export type Stance = 'wanted' | 'unwanted' | 'past'

const leavings = new Set(['leave', 'leaving', 'out', 'tired', 'sick', 'burned', 'burnt'])

/** Tokens that a cue may be away from its mention. */
const reach = 6

/**
 * Checks whether each mention is wanted, ruled out ("no litigation", "anything but patent", "not in Texas") or belongs to the
 * past ("leaving Big Law", "currently at Latham", "relocating from Boston to Miami"). A ruled out list continues over "and",
 * "or", "nor" and slashes, over commas while an "or" or "nor" is still to come, and ends at a turn ("but", "wants").
 *
 * @param mentions In the order of the text, with the kind that a list must keep.
 */
export function stancesOf(tokens: readonly Token[], mentions: readonly KindRun[]): Stance[] {
  const inMention = (at: number) => mentions.some(({ from, to, kind }) => at >= from && at < to && kind !== 'firm')
  const cueAt = new Map(
    findPhrases(tokens, cueBook)
      .filter(({ from }) => !inMention(from) || isStartOfCue(mentions, from))
      .map((cue) => {
        // "Not in-house": the "in" of "not in" belongs to the mention.
        const into = mentions.find(({ from }) => from > cue.from && from < cue.to)
        return [into?.from ?? cue.to, cue] as const
      }),
  )
  const stances: Stance[] = []
  // "Avoid: insurance defense, family": a list under a heading that rules out.
  const headed = new Set<number>()
  mentions.forEach((mention, index) => {
    const cue = nearestCue({ tokens, mention, cueAt, inMention })
    const carried = cue === undefined ? carriedStance(tokens, mentions, index, { stances, headed }) : undefined
    const isUnderHeading = cue === 'not' && tokens[mention.from]?.gap === 'stop'
    if (isUnderHeading || (carried !== undefined && headed.has(index - 1))) headed.add(index)
    const stance = carried ?? stanceOfCue(cue)
    stances.push(stance === 'wanted' && isRuledOutAfter(tokens, mention) ? 'unwanted' : stance)
  })
  return stances
}

function stanceOfCue(cue: Cue | undefined): Stance {
  if (cue === 'not') return 'unwanted'
  return cue === 'past' ? 'past' : 'wanted'
}

/** The stance of the mention before, if its list continues with this one. */
function carriedStance(
  tokens: readonly Token[],
  mentions: readonly KindRun[],
  index: number,
  { stances, headed }: { stances: readonly Stance[]; headed: ReadonlySet<number> },
): Stance | undefined {
  const [previous, mention, stance] = [mentions[index - 1], mentions[index], stances[index - 1]]
  if (!previous || !mention || !stance || stance === 'wanted') return undefined
  const isUnderHeading =
    headed.has(index - 1) && previous.kind === mention.kind && isNextInList(tokens, previous, mention)
  return isUnderHeading || goesOn(tokens, previous, mention, mentions) ? stance : undefined
}

const isStartOfCue = (mentions: readonly Run[], at: number) => !mentions.some(({ from, to }) => at >= from && at < to)

type FoundCue = { value: Cue; from: number }

type CueSearch = {
  tokens: readonly Token[]
  mention: KindRun
  /** Cues by the index of the token behind them. */
  cueAt: ReadonlyMap<number, FoundCue>
  inMention: (at: number) => boolean
}

/** The cue that a mention is under: the nearest one before it in its clause. */
function nearestCue(search: CueSearch): Cue | undefined {
  const { tokens, mention, cueAt } = search
  let isTowards = false
  for (let at = mention.from; at > mention.from - reach && at > 0; at--) {
    const cue = cueAt.get(at)
    if (cue) return meaningOfCue(search, cue, at, isTowards)
    const before = tokens[at - 1]
    const gap = tokens[at]?.gap
    if (!before || gap === 'stop' || gap === 'comma' || isDash(tokens, at)) return undefined
    // "Anything transactional but M&A".
    if (before.norm === 'but' && tokens.slice(Math.max(0, at - 5), at - 1).some(({ norm }) => everything.has(norm)))
      return 'not'
    if (turns.has(before.norm) || /^(?:and|or)$/.test(before.norm) || beginsOwnThought(search, at)) return undefined
    // "Leaving Big Law for a boutique": the boutique is where they go.
    if (before.norm === 'for') isTowards = true
  }
  return undefined
}

/** @param at The token behind the cue. @param isTowards Whether "for" comes between the cue and its mention. */
function meaningOfCue({ tokens, mention }: CueSearch, cue: FoundCue, at: number, isTowards: boolean): Cue | undefined {
  const first = tokens[cue.from]?.norm
  const isApart = tokens[at]?.gap === 'comma' || isDash(tokens, at)
  // "3L, no, 3rd year", "paralegal? no - attorney": a no that corrects oneself.
  if (cue.value === 'not' && isApart && first === 'no') return undefined
  // "Non-Big-Law T&E": the syllable belongs to what directly follows it.
  if (at !== mention.from && first === 'non') return undefined
  // "Leaving" names the place where somebody is now, not one that they refuse.
  const isLeaving = cue.value === 'not' && tokens.slice(cue.from, at).some(({ norm }) => leavings.has(norm))
  if (isTowards && (isLeaving || cue.value === 'past')) return undefined
  return isLeaving && mention.kind === 'place' ? 'past' : cue.value
}

/** Checks whether what comes before a token is another matter than the mention behind it. */
function beginsOwnThought({ tokens, mention, cueAt, inMention }: CueSearch, at: number): boolean {
  const before = tokens[at - 1]?.norm ?? ''
  // "Everything except family law in Nashville": where, for all that is left.
  if (mention.kind === 'place' && /^(?:in|near|around)$/.test(before) && !cueAt.has(at - 1) && inMention(at - 2))
    return true
  // "Except insurance defense for a 2nd year": what is ruled out comes before.
  return mention.kind === 'experience' && inMention(at - 1)
}

/** A dash between blanks ("no PI - commercial lit in Tampa") begins a new thought; a hyphen doesn't. */
const isDash = (tokens: readonly Token[], at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before !== undefined && token?.gap === 'hyphen' && token.start - before.end > 2
}

const isNextInList = (tokens: readonly Token[], { to }: Run, { from }: Run): boolean =>
  from - to <= 2 && !tokens.slice(to, from + 1).some(({ norm, gap }) => gap === 'stop' || turns.has(norm))

/** Checks whether a list continues from one mention to the next. */
function goesOn(tokens: readonly Token[], previous: KindRun, mention: KindRun, mentions: readonly KindRun[]): boolean {
  if (previous.kind !== mention.kind) return false
  const between = tokens.slice(previous.to, mention.from).map(({ norm }) => norm)
  const gaps = tokens.slice(previous.to, mention.from + 1).map(({ gap }) => gap)
  if (gaps.includes('stop') || between.length > 4 || between.some((word) => turns.has(word))) return false
  for (let at = previous.to; at <= mention.from; at++) if (isDash(tokens, at)) return false
  if (between.some((word) => word === 'or' || word === 'nor' || word === 'and') || gaps.includes('slash')) return true
  return gaps.includes('comma') ? isStillToEnd(tokens, mention, mentions) : between.length === 0
}

/** After a comma alone: the list continues when its last member is still announced by "or" or "nor". */
function isStillToEnd(tokens: readonly Token[], mention: KindRun, mentions: readonly KindRun[]): boolean {
  let last = mention
  for (const next of mentions.slice(mentions.indexOf(mention) + 1)) {
    if (next.kind !== mention.kind) return false
    const words = tokens.slice(last.to, next.from).map(({ norm }) => norm)
    if (tokens.slice(last.to, next.from + 1).some(({ gap }) => gap === 'stop') || words.length > 3) return false
    if (words.includes('or') || words.includes('nor')) return true
    last = next
  }
  return false
}

function isRuledOutAfter(tokens: readonly Token[], mention: Run): boolean {
  const after = tokens.slice(mention.to, mention.to + 6)
  const [first] = findPhrases(after, afterBook)
  if (!first || first.from > 1) return false
  // "Who won't work in New York" rules out New York.
  if (/^(?:in|at|for|with|on)$/.test(after[first.to]?.norm ?? '')) return false
  return !after.slice(0, first.to).some(({ gap }, index) => gap === 'stop' || (gap === 'comma' && index === 0))
}
