import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import type { LabeledLine } from './label-lines.ts'
import { saysBar } from './words.ts'

export const patentBar = 'Patent Bar (USPTO)'

const jobLabels = ['title', 'firm', 'school', 'degree']
/** Least margin of a bar outside of their section. */
const minMargin = 5
/** Least margin of such a bar in a line without a word of bars. */
const minPlainMargin = 20
const notAdmitted =
  /\b(?:pending|anticipated|expected|awaiting|sitting for|will sit|eligible|to be admitted|application|(?<!\b(?:by|without) )(?:exam(?:ination)?|reciprocity)|not admitted|passed|results|upcoming|registered for|seeking|waive|sat|upon (?:\w+ ){0,2}admission)\b/i
/** Clubs of lawyers; a state's association is its bar. */
const club = /\b(?:association|foundation|society|journal|member since)\b/i
/** Parts and meetings of a bar, which others go to as well. */
const partOfBar =
  /\b(?:division|section|committee|paralegals?|convention|conference|(?:annual|midyear) meeting|institute|speaker|panel(?:ist)?)\b/i
/** Licenses of other professions. */
const otherLicense =
  /\b(?:CPA|C\.P\.A\.?|P\.E\.?|engineer|real estate|notary|CFA|nurs(?:e|ing)|R\.?N\.?|pharmacist|producer|pilot|teach(?:er|ing)|contractor|adjuster|journeyman)\b(?!.*\bbar\b)|^(?!.*\b(?:bar|board)\b)[^,(\d]*\bcertified\b/i
const parts = /(?<=\)|\d{4}|\p{Ll}{3})\.\s+(?=\p{Lu})|,\s+(?!(?:D\.?C\.?|\d|\p{Ll}))|\s+(?:and|&)\s+(?=\p{Lu})/u

/** Abbreviated federal courts: "N.D. Tex.", "N.D., E.D. Cal.", "D. Ct. (Me.)", "U.S. Supreme Ct." */
const federal =
  /[CEMNSW]\.\s?D\.(?=,?\s(?:(?:and|&)\s)?[CEMNSW]\.\s?D\.)|(?<![\p{L}.])(?:[CEMNSW]\.\s?)?D\.\s(?:Ct\.\s)?\(?(?!Bar|State|Supreme)\p{Lu}\p{Ll}{1,6}\.?\)?|\b(?:[Ss]up(?:\.|reme)|[Dd]ist(?:\.|rict)|U\.S\.)\s(?:D\.\s)?Ct\./gu

/** Words at the end of a line that break off the name of a state or of its courts. */
const begunState = /\b(?:New|West|North|South|Rhode|of)$/
/** Words before the next sign of a list. */
const firstWords = /^[^,;(]{0,40}/

/** The bars that somebody is admitted to: states by name, and the patent bar. Federal courts, and what is only pending, don't count. */
export function readBars(lines: readonly LabeledLine[], now: Date): ResumeFacts['barAdmissions'] {
  const bars = new Map<string, string>()
  for (const [at, line] of lines.entries()) {
    // An entry about work may name a bar too: its rules, its journal.
    if (line.section === 'experience' && line.isBullet && !isBarLine(line)) continue
    const isList = (line.section === 'bar' && !otherLicense.test(line.heading)) || isBarLine(line)
    const isUsed = (one: string) => !otherLicense.test(one)
    for (const sentence of (isList ? wholeText(lines, at).replaceAll(federal, ' ') : line.text)
      .split(sentences)
      .filter(isUsed))
      for (const clause of (isList ? sentence.split(parts) : [sentence]).filter((one) => !notAdmitted.test(one)))
        for (const bar of barsIn(clause, isList, now))
          if (!bars.has(bar)) bars.set(bar, line.text.includes(clause.trim()) ? clause.trim() : line.text)
  }
  return [...bars].map(([value, quote]) => ({ value, quote }))
}

const sentences = /[;|•·\t]|(?<=\d{4}|\)|[a-z]{3})\.\s/

/** A line with the name of a state that it breaks, or without the end of one that the line before it breaks. */
function wholeText(lines: readonly LabeledLine[], at: number): string {
  const [before = '', text = '', behind = ''] = [-1, 0, 1].map((step) => lines[at + step]?.text)
  const own = begunState.test(before) ? text.replace(firstWords, '') : text
  return begunState.test(own) ? `${own} ${firstWords.exec(behind)?.[0]}` : own
}

/** Checks whether the model takes a line for bars. Outside of their section it must say so or be sure. */
function isBarLine(line: LabeledLine): boolean {
  const margin = marginOf(line, ['bar'])
  if (margin < Math.max(minMargin, marginOf(line, jobLabels))) return false
  return margin >= minPlainMargin || saysBar(line.text)
}

const marginOf = ({ pieces }: LabeledLine, labels: readonly string[]): number =>
  Math.max(0, ...pieces.flatMap(({ label, margin }) => (labels.includes(label) ? [margin] : [])))

/** The state that a text names and nothing else, its year aside; also "ME" and "OR", which are words elsewhere. */
const stateIn = (text: string): UsState | undefined => stateCode(text.replaceAll(besideState, '').trim())
const besideState =
  /^\s*(?:(?:and|the|all|state|supreme|judicial|courts?|appeals|commonwealth|of)\s+)+|(?<![\s,(])[\s,(]*(?:(?:19|20)\d\d|['’]?\d\d)\)?\s*$|(?: state)? bar(?: association)?\b.*$/gi

/** Checks for a registration with the patent office, which writing about it or appearing before it isn't. */
const isRegistered = (text: string): boolean =>
  /\bpatent (?:and trademark )?office\b|\buspto\b/i.test(text) &&
  /\b(?:reg(?:ist|\b)|admi[ts]|licens|agent\b|bar\b)/i.test(text)

/** The bars that a part of a list names, or a sentence states: "Admitted to the bars of New York and New Jersey." */
function barsIn(clause: string, isList: boolean, now: Date): string[] {
  if (partOfBar.test(clause)) return []
  const state = isList ? stateIn(clause) : undefined
  if (state) return [usStates[state]]
  if (/\bpatent bar\b/i.test(clause) || (/\bpatents?\b|\buspto\b/i.test(clause) && (isList || isRegistered(clause))))
    return [patentBar]
  // "Washington State Bar Association" is the bar of a state, "Boston Bar Association" is a club.
  if ((club.test(clause) && !/\bstate bar association\b/i.test(clause)) || (!isList && !saysBar(clause))) return []
  // "Admitted in Rhode Island (2009) and Massachusetts (2010)": the years part no list.
  const text = clause.replaceAll(/ \((?:19|20)\d\d\)/g, '')
  return readMentions(text, { now, isProse: !isList }).flatMap((mention) => {
    if (mention.stance !== 'wanted' || (mention.kind !== 'bar' && (mention.kind !== 'place' || !isList))) return []
    // The city of Washington has no bar of that name: who is admitted there is so in the state.
    if (/^washington(?: state)?$/i.test(mention.text)) return [usStates.WA]
    const states =
      mention.kind === 'bar'
        ? mention.states
        : mention.places.map(({ city = 'DC', region = '' }) => (stateCode(city) ? stateCode(region) : undefined))
    return states.flatMap((one) => (one ? [usStates[one]] : []))
  })
}
