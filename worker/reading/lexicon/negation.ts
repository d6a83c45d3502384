import { findPhrases, phraseBook, type Run } from './phrase-book.ts'
import type { Token } from './tokens.ts'

type Cue = 'not' | 'past' | 'neutral'

const cues = (value: Cue, text: string) =>
  text
    .split(';')
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => ({ text: term, value }))

/** Words that turn what follows into what is not wanted, what is left behind, or nothing of the kind ("not only"). */
const cueBook = phraseBook<Cue>([
  ...cues(
    'not',
    `no; not; non; never; nothing; does not want to be; doesn't want to be; doesnt want to be; won't be; wont be; refuses to be; tired of being; done being; does not want to be an; doesn't want to be an; doesnt want to be an; does not want to be a; doesn't want to be a; doesnt want to be a; does not want to be at; doesn't want to be at; doesnt want to be at; does not want to be in; doesn't want to be in; doesnt want to be in; don't want to be at; don't want to be in; does not want to work at; doesn't want to work at; does not want to work in; doesn't want to work in; does not want to work for; doesn't want to work for; does not want to live in; doesn't want to live in; wouldn't want to be at; would not want to be at; wouldn't work at; would not work at; turned down; turning down; turns down; declined; declines; said no to; says no to; passed on; would rather not do; rather not do; rather not; would rather not; wants nothing to do with; not ok with; not okay with; not fine with; not good with; not cool with; is not ok with; without; except; excepting; excluding; exclude; excludes; excluded are; avoid; avoids; avoiding; minus; nor; neither; other than; anything but; everything but; all but; anywhere but; any but; anything except; anywhere except; rather than; instead of; as opposed to; not interested in; no interest in; uninterested in; isn't interested in; not looking for; not open to; not considering; not into; dont want; don't want; doesn't want; does not want; do not want; doesn't do; does not do; don't do; do not do; won't do; will not do; won't consider; will not consider; wouldn't consider; would not consider; won't; wouldn't; can't; cannot; isn't; aren't; not a fan of; hates; hate; hates commuting to; hates going to; hates living in; hates working in; hates the commute to; tired of commuting to; done commuting to; sick of commuting to; does not want to commute to; doesnt want to commute to; no commuting to; dislikes; refuses; refuses to do; refuse to do; refusing to do; won't touch; wont touch; will not touch; never wants to do; does not want to relocate to; doesn't want to relocate to; doesnt want to relocate to; not willing to relocate to; unwilling to relocate to; won't relocate to; will not relocate to; not open to relocating to; does not want to move to; doesn't want to move to; doesnt want to move to; won't move to; will not move to; wouldn't move to; not willing to move to; unwilling to move to; won't commute to; doesn't want to commute to; won't go to; doesn't want to go to; doesnt want; doesnt do; doesnt like; wont do; wont consider; isnt interested in; looking to leave; wants to leave; want to leave; hoping to leave; ready to leave; looking to get out of; wants to get away from; done doing; no interest in doing; tired of; sick of; burned out on; burnt out on; burned out from; done with; wants out of; get out of; getting out of; nothing in; nothing with; nothing involving; not in; not at; not for; stay away from; staying away from; steer clear of; steering clear of; opposed to; aside from; apart from; besides; doesn't like; does not like; don't like; ruled out; rules out; ruling out; no more; less; zero; outside of; but no; but not; and no; and not; skip; dont send; don't send; do not send; nope; sans; bar; barring; ex; w/o; hold the; not wanting; never done; passing on; not keen on; against`,
  ).filter(({ text }) => !['bar', 'less', 'nope', 'ex', 'against', 'skip', 'besides'].includes(text)),
  ...cues(
    'past',
    `clerked in; clerked on; clerked for; clerked at; clerking in; clerking on; clerking for; passed the; leaving; escaping; escape; moving away from; transitioning out of; transition out of; transitioning from; transition from; moving from; move from; switching from; switch from; pivoting from; pivot from; relocating from; relocate from; moving out of; move out of; coming from; comes from; came from; currently at; currently in; currently with; currently a; currently an; formerly at; formerly in; formerly; former; previously at; previously in; previously; now at; now in; presently at; presently in; currently; ex; from; works at; working at; works in; works for; working for; sitting at; sits in; based in but; left; trained at; practicing at; practices at; started at; background at; experience at; years at; hails from; out of; stuck in; shift from; shifting from; lives in; living in; working in; practicing in; practices in`,
  ),
  ...cues(
    'neutral',
    `not only; not just; not merely; not necessarily; not limited to; not required; no preference; no particular; not picky; not sure; no later than; no more than; no less than; not less than; not more than; no lower than; not lower than; not below; no fewer than; not under; not over; no matter; no problem; no rush; not mandatory; not exceed; to not; whether or not; if not; why not; no issue; no restrictions; not tied to; not wedded to; not set on; not fussy; not a must; not essential; not to exceed; nothing below; nothing under; nothing over; nothing above; nothing but; nothing else; nothing more than; nothing short of; nothing like; nothing better than; nothing less than; no one; no doubt; not opposed to; not averse to; not against; wouldn't mind; would not mind; doesn't mind; does not mind; won't take less than; from scratch; no cap; no longer; no relocation; from home; years from; away from; currently seeking; currently looking; currently hiring; currently searching; currently searching for; currently recruiting; currently interested; currently considering; without sponsorship; no sponsorship; no visa; no bullshit; not afraid; no travel; not too; not hiring; no hurry; no recruiters; no agencies; no phone calls; no unsolicited`,
  ),
])

/** After a mention: "Texas is out", "litigation not wanted". */
const afterBook = phraseBook(
  `is out; are out; impossible; is impossible; not needed; unwanted; is not for her; is not for him; is a nonstarter; is a non-starter; is not an option; not an option; isn't an option; off the table; is off the table; is excluded; excluded; need not apply; not wanted; is a no; is a no go; no go; is a dealbreaker; is a deal breaker; not considered; is not wanted; out of the question; would not work; won't work; doesn't work; does not work; not possible; is not possible; not available; not acceptable; not ok; not okay; is not ok; not preferred; no thanks; no thank you`
    .split(';')
    .map((text) => ({ text: text.trim(), value: true as const })),
)

const everything = new Set(['anything', 'everything', 'anywhere', 'all', 'any'])

/** Words that begin a thought of its own: what was ruled out before them is not ruled out after. */
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

/** A dash between blanks ("no PI - commercial lit in Tampa") begins a thought of its own; a hyphen does not. */
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
  return !after.slice(0, first.to).some(({ gap }, index) => gap === 'stop' || (gap === 'comma' && index === 0))
}
