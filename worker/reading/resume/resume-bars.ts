import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { ResumeLine } from './resume-lines.ts'

const federal =
  /\b(?:U\.?\s?S\.?(?!\s*patent)|United States(?! patent)|federal|circuit|districts? of (?!columbia)|district courts?|bankruptcy|tax court|[SENWMC]\.?D\.?\s?[A-Z]|court of (?:federal|international|veterans)|military|supreme court of the united)/i
const notAdmitted =
  /\b(?:pending|anticipated|expected|awaiting|sitting for|will sit|eligible|to be admitted|application|exam(?:ination)?|not admitted|passed|results|upcoming|registered for|seeking|reciprocity|waive)\b/i

/** The bars that somebody is admitted to: states by name, and the patent bar. Courts, and what is only pending, don't count. */
export function readBars(lines: readonly ResumeLine[], now: Date): ResumeFacts['barAdmissions'] {
  const stated = lines.flatMap((line) =>
    isOfBars(line) ? listedBars(line.text, now) : barsInSentences(line.text, now),
  )
  const bars = new Map<string, string>()
  for (const { value, quote } of stated.length > 0 ? stated : lines.flatMap(statesAlone))
    if (!bars.has(value)) bars.set(value, quote)
  return [...bars].map(([value, quote]) => ({ value, quote }))
}

type Bar = { value: string; quote: string }

const isOfBars = ({ text, section, heading }: ResumeLine): boolean =>
  section === 'bar' ||
  (section === 'education' &&
    /\b(?:bar|admissions?|licens)/i.test(heading) &&
    /\b(?:bar|admitted|admission|licensed)\b/i.test(text))

/** The bars that a line of a section of them lists. */
const listedBars = (text: string, now: Date): Bar[] =>
  text
    .split(';')
    .flatMap((clause) => (otherLicense.test(clause) ? [] : segments(clause)))
    .filter((part) => (isStateBar(part) || !isClub(part)) && !notAdmitted.test(part))
    .flatMap((part) => barsOf(part, now).map((value) => ({ value, quote: part })))

/** "Washington State Bar Association" is the bar of a state, "Boston Bar Association" is a club. */
const isStateBar = (part: string): boolean =>
  /\bstate bar association\b/i.test(part) ||
  stateCode(/^(?:the )?(.+?) bar association\b/i.exec(part)?.[1] ?? '') !== undefined

const isClub = (part: string): boolean => /\bassociation|foundation|society|committee|member since\b/i.test(part)

function barsOf(part: string, now: Date): string[] {
  if (/\b(?:patent|uspto)\b/i.test(part)) return [patentBar]
  return federal.test(part) ? [] : statesIn(part, now)
}

/** The bars that sentences of a line state: "Admitted to the bars of New York and New Jersey." */
function barsInSentences(text: string, now: Date): Bar[] {
  if (!/\b(?:bars?|admitted|licensed|admissions?|uspto|patent)\b/i.test(text)) return []
  return text
    .split(/(?<=[a-z)]\.)\s+|;\s*/)
    .filter((sentence) => !notAdmitted.test(sentence))
    .flatMap((sentence) => barsInSentence(sentence, now))
}

function barsInSentence(sentence: string, now: Date): Bar[] {
  const quote = sentence.trim()
  // "Admitted in Rhode Island (2009) and Massachusetts (2010)": the years part no list.
  const rest = sentence
    .replaceAll(/ \((?:19|20)\d\d\)/g, '')
    .replaceAll(/[^,;]*(?<!\bstate )\bbar (?:association|foundation|journal|exam|review)[^,;]*/gi, ' ')
  return readMentions(rest, { now, isProse: true }).flatMap((mention) => {
    if (mention.kind !== 'bar' || mention.stance !== 'wanted') return []
    const before = rest.slice(Math.max(0, mention.start - 30), mention.start)
    const isOfCourt = /districts? of\s*$|circuit\b/i.test(before)
    const states = isOfCourt ? [] : barStates(mention).map((state) => usStates[state])
    return [...(mention.isPatentBar ? [patentBar] : []), ...states].map((value) => ({ value, quote }))
  })
}

/** A line that has only states, without a word about bars: "Connecticut, New York and Florida". */
function statesAlone({ text, section }: ResumeLine): Bar[] {
  if (section === 'experience' || section === 'matters') return []
  const parts = segments(text.replaceAll(/,? *\(?(?:19|20)\d\d\)?/g, ''))
  const states = parts.map((part) => stateCode(part.replace(/(?<![\s(,])[\s(,]*(?:19|20)\d\d\)?$/, '')))
  const isDated = /(?:19|20)\d\d\)?$/.test(text.trim())
  if (states.length < 2 && !isDated) return []
  return states.every((state) => state !== undefined)
    ? states.map((state) => ({ value: usStates[state], quote: text }))
    : []
}

/** The city of Washington has no bar of that name: who is admitted in "Washington" is so in the state. */
const barStates = ({ text, states }: { text: string; states: readonly UsState[] }): readonly UsState[] =>
  /^washington(?: state)?$/i.test(text.trim()) ? ['WA'] : states

/** Licenses of other professions. */
const otherLicense =
  /\b(?:CPA|C\.P\.A\.?|P\.?E\.?|professional engineer|engineer|real estate (?:broker|license|salesperson)|notary|CFA|registered nurse|R\.?N\.?|pharmacist|insurance producer|private pilot|teaching|teacher)\b(?!.*\bbar\b)/

export const patentBar = 'Patent Bar (USPTO)'

const segments = (text: string): string[] =>
  text
    .split(/(?<=\)|\d{4}|\p{Ll}{3})\.\s+(?=\p{Lu})|[;|•·\t]|,\s+(?!(?:D\.?C\.?|\d))|\s+(?:and|&)\s+(?=\p{Lu})/u)
    .map((part) => part.trim().replace(/^(?:and|&)\s+/, ''))
    .filter(Boolean)

/** Bars known by the letters of their roll. */
const rolls: readonly [RegExp, UsState][] = [
  [/\bWSBA\b/, 'WA'],
  [/\bARDC\b/, 'IL'],
  [/\bBBO\b/, 'MA'],
]

function statesIn(text: string, now: Date): string[] {
  const found = readMentions(text, { now }).flatMap((mention) => {
    if (mention.stance === 'unwanted') return []
    if (mention.kind === 'bar') return barStates(mention)
    if (mention.kind !== 'place') return []
    if (/^washington$/i.test(mention.text)) return ['WA' as const]
    return mention.places.flatMap(({ region }) =>
      region !== undefined && Object.hasOwn(usStates, region) ? [region as keyof typeof usStates] : [],
    )
  })
  for (const [roll, state] of rolls) if (roll.test(text)) found.push(state)
  // An abbreviation alone, also one that is a word elsewhere: "ME", "OR", "IN", "HI".
  const alone = /^\(?([A-Z]{2})\)?(?=$|[\s,(:–-])/.exec(text)?.[1]
  if (found.length === 0 && alone !== undefined && Object.hasOwn(usStates, alone))
    found.push(alone as keyof typeof usStates)
  if (/\bD\.?C\.?\b|district of columbia/i.test(text) && !found.includes('DC')) found.push('DC')
  return [...new Set(found)].map((state) => usStates[state])
}
