import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { datesIn } from './resume-dates.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { ResumeLine } from './resume-lines.ts'

const lawDegree =
  /(?<![\p{L}.])(?:J\.\s?D\.?|JD|J\.D|Juris Doctor(?:ate)?|Juris Doctorate|Doctor of (?:Law|Jurisprudence|Juris)|Doctor Juris|JURIS DOCTOR(?:ATE)?|DOCTOR OF (?:LAW|JURISPRUDENCE)|LL\.?\s?B\.?|Bachelor of Laws?)(?![\p{L}])/u
const otherDegree =
  /(?<![\p{L}.])(?:B\.?\s?A\.?|A\.\s?B\.?|AB|B\.?\s?S\.?(?:c\.?|E\.?)?|B\.?F\.?A\.?|B\.?B\.?A\.?|M\.?\s?A\.?|M\.?\s?S\.?(?:c\.?)?|M\.?B\.?A\.?|M\.?P\.?[PAH]\.?|M\.?F\.?A\.?|M\.?Phil\.?|Ph\.?\s?D\.?|LL\.?\s?M\.?|S\.?J\.?D\.?|M\.?D\.?|Bachelors?(?:['’]s)?(?! of Laws?)|BACHELORS?|Masters?(?:['’]s)?|MASTERS?|Associate of Arts|B\.?Eng\.?|High School)(?![\p{L}])/gu
/** "Springfield, MA (2012)": a state, no degree. */
const behindTown = /(?<=\p{L}, ?)(?:MA|MD|PA|MS|AB)(?=$|[\s,;|)(])(?! (?:in|degree)\b)/gu
const withoutStates = (text: string): string => text.replaceAll(behindTown, '  ')
const isForeignOnly = (text: string): boolean =>
  /(?<![\p{L}.])(?:LL\.?\s?B|Bachelor of Laws?|Abogad[oa]|Licen[cz]iad[oa]|Bacharel|Ma[iî]trise|J\.?D\.? equivalent)/u.test(
    text,
  ) && !/(?<![\p{L}.])(?:J\.?\s?D|Juris Doctor|JURIS)(?!\.? equivalent)/u.test(text)
const masters = /(?<![\p{L}.])(?:LL\.?\s?M\.?|Master of Laws?)(?!\p{L})/u
const school = /\b(?:university|college|school of law|law school|law center|institute|faculty of law|academy)\b/i
const law = /\b(?:law|legal|UCLA|NYU|jurisprudence)\b/i

type Education = Pick<ResumeFacts, 'jdYear' | 'lawSchool'>

/**
 * The year and school of the law degree. The year is looked for beside the degree, then in the lines of the same entry;
 * the years of other degrees are never taken for it.
 *
 * @param year The current one: a degree may be expected up to four years ahead.
 */
export function readEducation(lines: readonly ResumeLine[], year: number): Education {
  const own = lines.filter(({ section }) => section === 'education')
  const searched = own.some(({ text }) => lawDegree.test(text))
    ? own
    : lines.filter(({ text, section }) => section !== 'experience' || lawDegree.test(text))
  const facts: Education = {}
  // Beside a master's degree an LL.B. is a degree from abroad: no J.D. year, and the master's school is the one that counts.
  const isAbroad =
    own.some(({ text }) => masters.test(text)) && !own.some(({ text }) => lawDegree.test(text) && !isForeignOnly(text))
  if (isAbroad) {
    for (const [at, line] of own.entries()) {
      if (!masters.test(line.text)) continue
      const before = line.startsBlock ? undefined : own[at - 1]?.text
      const taught = schoolOf(before === undefined ? [] : [before], line.text)
      if (taught) return { lawSchool: taught }
    }
    return facts
  }
  for (let at = 0; at < searched.length; at++) {
    const line = searched[at]
    const degree = line && lawDegree.exec(line.text)
    if (!line || !degree || /\badvantage|required|preferred\b/i.test(line.text)) continue
    const around = entryAround(searched, at)
    const found = yearBeside(line.text, degree.index, degree[0].length) ?? yearAround(searched, at, around)
    if (found && found.year >= 1950 && found.year <= year + 4) facts.jdYear = { value: found.year, quote: found.quote }
    const taught = schoolOf(
      around.map((index) => searched[index]?.text ?? ''),
      line.text,
    )
    if (taught) facts.lawSchool = taught
    if (facts.jdYear ?? facts.lawSchool) break
  }
  if (!facts.jdYear) {
    // A law school without the name of its degree.
    const at = own.findIndex(
      ({ text }) => /\b(?:law school|school of law|college of law|law center)\b/i.test(text) && !/LL\.?M/i.test(text),
    )
    const line = own[at]
    const own_ = line && datesIn(line.text).at(-1)
    if (line && own_?.to) facts.jdYear = { value: own_.to, quote: line.text }
    const taught = line && schoolOf([line.text], line.text)
    if (taught) facts.lawSchool ??= taught
  }
  return facts
}

type QuotedYear = { year: number; quote: string }

/** The year on the degree's own line, between the degrees before and behind it. */
function yearBeside(line: string, at: number, length: number): QuotedYear | undefined {
  // "J.D./M.B.A., 2016": two degrees of one day.
  const others = [...withoutStates(line).matchAll(otherDegree)]
    .map(({ index }) => index)
    .filter((index) => !(index >= at + length && /^\.?\s*(?:\/|&|and)\s*$/.test(line.slice(at + length, index))))
  const next = Math.min(...others.filter((index) => index >= at + length), line.length)
  const previous = Math.max(...others.filter((index) => index < at), -1)
  const dates = datesIn(line).filter(({ start }) => start > previous && start < next && !isHonor(line, at, start))
  const behind = dates.filter(({ start }) => start >= at)
  const before = dates.filter(({ start }) => start < at)
  // Its own year follows the degree, unless an earlier degree's lies between; "2012–2015  J.D." comes before it.
  const span = behind[0] ?? (previous < 0 ? before.at(-1) : undefined)
  const found = span?.to ?? span?.from
  return found === undefined || found === null ? undefined : { year: found, quote: line }
}

/** "Juris Doctor; Dean's List 2012": the year of something else than the degree. */
const isHonor = (line: string, degree: number, date: number): boolean =>
  /\b(?:dean|honors? (?:list|roll)|scholar|award|prize|moot|review|journal|editor|fellow|president|member|admitted|bar)/i.test(
    date > degree ? line.slice(degree, date) : '',
  )

/** The indices of the lines that belong to the same entry: up to blank lines and other degrees. */
function entryAround(lines: readonly ResumeLine[], at: number): number[] {
  const isOther = (index: number) => {
    const line = lines[index]
    return !line || (withoutStates(line.text).match(otherDegree) !== null && !lawDegree.test(line.text))
  }
  const found = [at]
  for (let back = at; back > 0 && !lines[back]?.startsBlock && at - back < 3; back--) {
    if (isOther(back - 1) || lines[back - 1]?.isBullet) break
    found.unshift(back - 1)
  }
  for (let ahead = at + 1; ahead < lines.length && ahead - at <= 3; ahead++) {
    if (lines[ahead]?.startsBlock || isOther(ahead)) break
    found.push(ahead)
  }
  return found
}

function yearAround(lines: readonly ResumeLine[], at: number, around: readonly number[]): QuotedYear | undefined {
  const own = lines[at]?.text ?? ''
  const candidates = around.filter((index) => index !== at)
  const before = candidates.filter((index) => index < at).toReversed()
  const behind = candidates.filter((index) => index > at)
  const order = school.test(own) ? [...behind, ...before] : [...before, ...behind]
  for (const index of order) {
    const text = lines[index]?.text ?? ''
    const isDated =
      school.test(text) ||
      text.replaceAll(/[^\p{L}]/gu, '').length < 24 ||
      /\b(?:expected|anticipated|graduat)/i.test(text)
    // The line behind that names a school begins the next entry, when this one has its school already.
    if (
      !isDated ||
      (index > at && school.test(text) && around.some((one) => one <= at && school.test(lines[one]?.text ?? '')))
    )
      continue
    if (/\b(?:dean|honor|award|scholar|gpa|moot|journal|review|fellow|editor|rank)/i.test(text) && !school.test(text))
      continue
    const span = datesIn(text).at(-1)
    const year = span?.to ?? span?.from
    if (year) return { year, quote: text }
  }
  return undefined
}

function schoolOf(entry: readonly string[], own: string): { value: string; quote: string } | undefined {
  for (const text of [own, ...entry]) {
    const part = schoolIn(text)
    // "University of Miami" above "School of Law": one name in two lines.
    const below = part === undefined ? undefined : entry[entry.indexOf(text) + 1]
    const rest =
      below === undefined
        ? undefined
        : /^(?:(?:the )?(?:school|college|faculty) of law|law (?:school|center))\b/i.exec(below)?.[0]
    if (part && rest !== undefined && !law.test(part) && text.trim().endsWith(part))
      return { value: `${part} ${rest}`, quote: text }
    if (part) return { value: part, quote: text }
  }
  return undefined
}

/** "Penn State Dickinson Law", "UC Law San Francisco", "Berkeley Law". */
const isShortSchool = (part: string): boolean =>
  /^(?:[A-Z][\w.&'’-]*\s+){1,4}Law(?: San Francisco)?$/.test(part) &&
  !readMentions(part, { now: new Date(0) }).some(({ kind }) => kind === 'practiceArea')

/** The name of a law school in a line, its parts joined again ("University of California, Berkeley, School of Law"). */
function schoolIn(text: string): string | undefined {
  const parts = text
    .replace(/^[\d\s–—/.-]*(?:19|20)\d\d\s*[:|]?\s+/, '')
    .split(/\t|\s[|•·–—~*/-]\s|[|•;]|:\s|,\s+/)
    .map((part) => part.trim().replaceAll(/^[(\s]+|[)\s.:]+$/g, ''))
  const first = parts.findIndex(
    (part) =>
      (school.test(part) || /^(?:UCLA|NYU|USC)\b/.test(part) || isShortSchool(part)) && !/^(?:J\.?D|LL)/i.test(part),
  )
  if (first < 0) return undefined
  const last = parts.findIndex(
    (part, index) =>
      index >= first && /\b(?:school of law|law school|college of law|law center|faculty of law)\b/i.test(part),
  )
  const named = last >= first && last - first <= 2 ? parts.slice(first, last + 1).join(', ') : parts[first]
  const clean = named
    ?.replace(/^(?:J\.?D\.?|Juris Doctor)\s*(?:,|from|at)?\s*/i, '')
    // "… School of Law (J.D., 2015)", "… College of Law. J.D. 2016".
    .replace(/(?<![\s.,;(])[\s.,;(]+(?:J\.?\s?D\b|Juris Doctor|LL\.?\s?[MB]\b|Doctor of).*$/iu, '')
    .replace(/\s*\([^()]*$/, '')
    .replace(/\s*\(?(?:19|20)\d\d\)?$/, '')
  return clean && (law.test(clean) || school.test(clean) || isShortSchool(clean)) && clean.length <= 120
    ? clean
    : undefined
}

const federal =
  /\b(?:U\.?\s?S\.?(?!\s*patent)|United States(?! patent)|federal|circuit|districts? of (?!columbia)|district courts?|bankruptcy|tax court|[SENWMC]\.?D\.?\s?[A-Z]|court of (?:federal|international|veterans)|military|supreme court of the united)/i
const notAdmitted =
  /\b(?:pending|anticipated|expected|awaiting|sitting for|will sit|eligible|to be admitted|application|exam(?:ination)?|not admitted|passed|results|upcoming|registered for|seeking|reciprocity|waive)\b/i

/** The bars that somebody is admitted to: states by name, and the patent bar. Courts, and what is only pending, don't count. */
export function readBars(lines: readonly ResumeLine[], now: Date): ResumeFacts['barAdmissions'] {
  const bars = new Map<string, string>()
  const add = (bar: string, quote: string) => bars.has(bar) || bars.set(bar, quote)
  for (const { text, section, heading } of lines) {
    const isBarSection =
      section === 'bar' ||
      (section === 'education' &&
        /\b(?:bar|admissions?|licens)/i.test(heading) &&
        /\b(?:bar|admitted|admission|licensed)\b/i.test(text))
    if (isBarSection) {
      for (const part of text.split(';').flatMap((clause) => (otherLicense.test(clause) ? [] : segments(clause)))) {
        // "Washington State Bar Association" is the bar of a state, "Boston Bar Association" is a club.
        const isStateBar =
          /\bstate bar association\b/i.test(part) ||
          stateCode(/^(?:the )?(.+?) bar association\b/i.exec(part)?.[1] ?? '') !== undefined
        if (!isStateBar && /\bassociation|foundation|society|committee|member since\b/i.test(part)) continue
        if (notAdmitted.test(part)) continue
        if (/\b(?:patent|uspto)\b/i.test(part)) add(patentBar, part)
        else if (!federal.test(part)) for (const state of statesIn(part, now)) add(state, part)
      }
      continue
    }
    if (!/\b(?:bars?|admitted|licensed|admissions?|uspto|patent)\b/i.test(text)) continue
    for (const sentence of text.split(/(?<=[a-z)]\.)\s+|;\s*/)) {
      if (notAdmitted.test(sentence)) continue
      // "Admitted in Rhode Island (2009) and Massachusetts (2010)": the years part no list.
      const rest = sentence
        .replaceAll(/ \((?:19|20)\d\d\)/g, '')
        .replaceAll(/[^,;]*(?<!\bstate )\bbar (?:association|foundation|journal|exam|review)[^,;]*/gi, ' ')
      for (const mention of readMentions(rest, { now, isProse: true })) {
        if (mention.kind !== 'bar' || mention.stance !== 'wanted') continue
        if (mention.isPatentBar) add(patentBar, sentence.trim())
        const around = rest.slice(Math.max(0, mention.start - 30), mention.start)
        if (/districts? of\s*$|circuit\b/i.test(around)) continue
        for (const state of barStates(mention)) add(usStates[state], sentence.trim())
      }
    }
  }
  // Without a word of it: "Connecticut, New York and Florida" as a line of its own.
  if (bars.size === 0)
    for (const { text, section } of lines) {
      const parts =
        section === 'experience' || section === 'matters'
          ? []
          : segments(text.replaceAll(/,? *\(?(?:19|20)\d\d\)?/g, ''))
      const states = parts.map((part) => stateCode(part.replace(/(?<![\s(,])[\s(,]*(?:19|20)\d\d\)?$/, '')))
      const isDated = /(?:19|20)\d\d\)?$/.test(text.trim())
      if ((states.length > 1 || isDated) && states.every((state) => state !== undefined))
        for (const state of states) if (state) add(usStates[state], text)
    }
  return [...bars].map(([value, quote]) => ({ value, quote }))
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
