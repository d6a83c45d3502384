import type { ProfileBlock, ProfileChoices, ProfileKind } from '#contract/domain/profiles.ts'
import { blindMask, type MaskedText } from './blind-mask.ts'
import { forbiddenWords, withoutShown, type Forbidden, type Identity } from './forbidden-words.ts'
import {
  proposedHeadline,
  proposedSummary,
  sayFacts,
  type FirmFacts,
  type ProfileFacts,
  type SaidFacts,
} from './profile-facts.ts'

/** Everything that a profile is made from. */
export type ProfileSource = {
  facts: ProfileFacts
  identity: Omit<Identity, 'firms' | 'schools' | 'added'>
  /** Names of each firm of the candidate, its other names among them. */
  firms: readonly { name: string; names: readonly string[] }[]
  schools: readonly string[]
  directory: FirmFacts
}

type ProfileWish = {
  kind: ProfileKind
  choices: ProfileChoices
  headline?: string | undefined
  summary?: string | undefined
  words: readonly string[]
}

export type ComposedProfile = {
  headline: MaskedText
  summary: MaskedText
  blocks: ProfileBlock[]
  forbidden: Forbidden[]
  removed: number
}

/** The firm where the candidate is now, and the others. */
const currentFirm = ({ positions, lastFirm }: ProfileFacts) => positions[0]?.firm ?? lastFirm

/** Lists what a profile with these choices must not say. */
export function forbiddenFor(
  { facts, identity, firms, schools }: ProfileSource,
  { kind, choices, words }: ProfileWish,
  said: SaidFacts,
): Forbidden[] {
  const current = currentFirm(facts)
  const isHidden = (name: string) => (name === current ? choices.firm : choices.earlierFirms) !== 'shown'
  const all = forbiddenWords(
    {
      ...identity,
      firms: firms.filter(({ name }) => isHidden(name)).flatMap(({ names }) => names),
      schools: choices.schools === 'shown' ? [] : schools,
      added: words,
    },
    { isBlind: kind === 'blind' },
  )
  return withoutShown(all, shownIn(said, choices))
}

/** Facts whose words may be part of a hidden name: places, states, firms and schools that are shown. */
const shownIn = ({ place, bars, practice, school, positions }: SaidFacts, choices: ProfileChoices): string[] => [
  place,
  bars,
  practice,
  ...(choices.schools === 'shown' ? [school] : []),
  ...positions.flatMap(({ firm }, at) => ((at === 0 ? choices.firm : choices.earlierFirms) === 'shown' ? [firm] : [])),
]

/** Makes the contents of a profile, with every text masked. */
export function composeProfile(source: ProfileSource, given: ProfileWish, now: Date): ComposedProfile {
  const said = sayFacts(source.facts, given.choices, source.directory, now)
  const forbidden = forbiddenFor(source, given, said)
  const mask = blindMask(forbidden)
  const headline = mask(given.headline ?? proposedHeadline(said))
  const summary = mask(given.summary ?? proposedSummary(said, source.facts))
  const titles = said.positions.map(({ title }) => mask(title))
  const positions = said.positions.map((position, at) => ({ ...position, title: titles[at]?.text || 'Position' }))
  return {
    headline,
    summary,
    blocks: blocksOf(said, { summary: summary.text, positions }),
    forbidden,
    removed: [headline, summary, ...titles].reduce((sum, { removed }) => sum + removed, 0),
  }
}

/** Makes the contents of a profile with texts as a person edited them. */
export function writtenProfile(source: ProfileSource, given: ProfileWish, now: Date): ComposedProfile {
  const composed = composeProfile(source, given, now)
  const plain = (text: string): MaskedText => ({ text, removed: 0, parts: [] })
  const headline = given.headline === undefined ? composed.headline : plain(given.headline)
  const summary = given.summary === undefined ? composed.summary : plain(given.summary)
  const blocks = composed.blocks.map((block) => (block.kind === 'text' ? { ...block, text: summary.text } : block))
  return { ...composed, headline, summary, blocks }
}

function blocksOf(
  said: SaidFacts,
  { summary, positions }: { summary: string; positions: SaidFacts['positions'] },
): ProfileBlock[] {
  const facts = (given: readonly (readonly [string, string])[]) =>
    given.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
  const glance = facts([
    ['Class year', said.classYear],
    ['Location', said.place],
    ['Bar admissions', said.bars],
    ['Practice', said.practice],
    ['Law school', said.school],
    ['Portable book', said.book],
    ['Pay expectation', said.pay],
  ])
  return [
    ...(glance.length > 0 ? [{ kind: 'facts' as const, title: 'At a glance', facts: glance }] : []),
    ...(summary ? [{ kind: 'text' as const, title: 'Summary', text: summary }] : []),
    ...(positions.length > 0 ? [{ kind: 'positions' as const, title: 'Experience', positions }] : []),
  ]
}
