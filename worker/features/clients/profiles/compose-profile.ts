import type { ProfileBlock, ProfileChoices, ProfileKind } from '#contract/domain/profiles.ts'
import { blindMask, type MaskedText } from './blind-mask.ts'
import { forbiddenWords, withoutShown, type Forbidden, type Identity } from './forbidden-words.ts'
import { visibleNames, type Visible } from './visible-names.ts'
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

export type ProfileWish = {
  kind: ProfileKind
  choices: ProfileChoices
  headline?: string | undefined
  summary?: string | undefined
  words: readonly string[]
}

export type ComposedProfile = ProfileWords & {
  headline: MaskedText
  summary: MaskedText
  blocks: ProfileBlock[]
  removed: number
}

/** Words that a profile must not say, and facts that it shows on purpose, whose words stay. */
export type ProfileWords = { forbidden: Forbidden[]; shown: string[] }

/** Lists what a profile with these choices must not say. */
export function profileWords(
  { facts, identity, firms, schools }: ProfileSource,
  { kind, words }: ProfileWish,
  { said, visible }: { said: SaidFacts; visible: Visible },
): ProfileWords {
  const all = forbiddenWords(
    {
      ...identity,
      firms: firms.filter(({ name }) => !visible.isFirmShown(name)).flatMap(({ names }) => names),
      schools: schools.filter((name) => !visible.isSchoolShown(name)),
      added: words,
    },
    { isBlind: kind === 'blind' },
  )
  const named = [said.school, ...said.positions.map(({ firm }) => firm)].filter(
    (name) => visible.isFirmShown(name) || visible.isSchoolShown(name),
  )
  return {
    forbidden: withoutShown(all, named),
    shown: [...factTexts(said), ...(kind === 'client' ? nameTexts(facts.name) : [])],
  }
}

/** The name that a named profile shows, and each part: the candidate's own firm may be called the same. */
const nameTexts = (name: string): string[] => [name, ...name.split(/[\s-]+/)]

/** Places, states and practices of a profile, each alone too: a hidden name may contain the same words. */
const factTexts = ({ place, bars, practice, level }: SaidFacts): string[] => [
  ...new Set([place, bars, practice, level].flatMap((text) => [text, ...text.split(/, | metro/)]).filter(Boolean)),
]

/** Makes the contents of a profile, with every text masked. */
export function composeProfile(source: ProfileSource, given: ProfileWish, now: Date): ComposedProfile {
  const visible = visibleNames(source, given)
  const said = sayFacts(source.facts, visible.choices, { ...source.directory, isShown: visible.isFirmShown }, now)
  const { forbidden, shown } = profileWords(source, given, { said, visible })
  const mask = blindMask(forbidden, shown)
  const headline = mask(given.headline ?? proposedHeadline(said))
  const summary = mask(given.summary ?? proposedSummary(said, source.facts))
  const titles = said.positions.map(({ title }) => mask(title))
  const positions = said.positions.map((position, at) => ({ ...position, title: titles[at]?.text || 'Position' }))
  return {
    headline,
    summary,
    blocks: blocksOf(said, { summary: summary.text, positions }),
    forbidden,
    shown,
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

/** Facts and texts as the blocks of a page, empty ones left out. */
export function blocksOf(
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
