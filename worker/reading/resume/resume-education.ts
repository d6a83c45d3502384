import { school, schoolOf } from './law-school.ts'
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

type Education = Pick<ResumeFacts, 'jdYear' | 'lawSchool'>

/**
 * The year and school of the law degree. The year is looked for beside the degree, then in the lines of the same entry;
 * the years of other degrees are never taken for it.
 *
 * @param year The current one: a degree may be expected up to four years ahead.
 */
export function readEducation(lines: readonly ResumeLine[], year: number): Education {
  const own = lines.filter(({ section }) => section === 'education')
  if (isAbroad(own)) return mastersSchool(own)
  const searched = own.some(({ text }) => lawDegree.test(text))
    ? own
    : lines.filter(
        ({ section }, at) =>
          section !== 'experience' ||
          [lines[at - 1], lines[at], lines[at + 1]].some((line) => line && lawDegree.test(line.text)),
      )
  const facts = degreeOf(searched, year)
  return facts.jdYear ? facts : { ...schoolAlone(own), ...facts }
}

/** Beside a master's degree an LL.B. is a degree from abroad: no J.D. year, and the master's school is the one that counts. */
const isAbroad = (own: readonly ResumeLine[]): boolean =>
  own.some(({ text }) => masters.test(text)) && !own.some(({ text }) => lawDegree.test(text) && !isForeignOnly(text))

function mastersSchool(own: readonly ResumeLine[]): Education {
  for (const [at, line] of own.entries()) {
    if (!masters.test(line.text)) continue
    const before = line.startsBlock ? undefined : own[at - 1]?.text
    const taught = schoolOf(before === undefined ? [] : [before], line.text)
    if (taught) return { lawSchool: taught }
  }
  return {}
}

/** The first law degree whose year or school is stated. */
function degreeOf(lines: readonly ResumeLine[], year: number): Education {
  for (const [at, line] of lines.entries()) {
    const degree = lawDegree.exec(line.text)
    if (!degree || /\badvantage|required|preferred\b/i.test(line.text)) continue
    const around = entryAround(lines, at)
    const found = yearBeside(line.text, degree.index, degree[0].length) ?? yearAround(lines, at, around)
    const isLikely = found && found.year >= 1950 && found.year <= year + 4
    const taught = schoolOf(
      around.map((index) => lines[index]?.text ?? ''),
      line.text,
    )
    if (isLikely || taught)
      return {
        ...(isLikely ? { jdYear: { value: found.year, quote: found.quote } } : {}),
        ...(taught ? { lawSchool: taught } : {}),
      }
  }
  return {}
}

/** A law school without the name of its degree, and the year on its line. */
function schoolAlone(own: readonly ResumeLine[]): Education {
  const line = own.find(
    ({ text }) => /\b(?:law school|school of law|college of law|law center)\b/i.test(text) && !/LL\.?M/i.test(text),
  )
  if (!line) return {}
  const year = datesIn(line.text).at(-1)?.to
  const taught = schoolOf([line.text], line.text)
  return {
    ...(year ? { jdYear: { value: year, quote: line.text } } : {}),
    ...(taught ? { lawSchool: taught } : {}),
  }
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
  // Its own year follows the degree, unless an earlier degree's is between; "2012–2015  J.D." comes before it.
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

/** The year on another line of the entry. */
function yearAround(lines: readonly ResumeLine[], at: number, around: readonly number[]): QuotedYear | undefined {
  const textAt = (index: number) => lines[index]?.text ?? ''
  const candidates = around.filter((index) => index !== at)
  const before = candidates.filter((index) => index < at).toReversed()
  const behind = candidates.filter((index) => index > at)
  const order = school.test(textAt(at)) ? [...behind, ...before] : [...before, ...behind]
  const hasSchool = around.some((index) => index <= at && school.test(textAt(index)))
  for (const index of order) {
    const text = textAt(index)
    // The line behind that names a school begins the next entry, when this one has its school already.
    const isNextEntry = index > at && hasSchool && school.test(text)
    if (isNextEntry || !isDated(text)) continue
    const span = datesIn(text).at(-1)
    const year = span?.to ?? span?.from
    if (year) return { year, quote: text }
  }
  return undefined
}

/** Checks whether the year of a line may be the degree's: it names the school, says little else, or says so. */
function isDated(text: string): boolean {
  if (school.test(text)) return true
  if (/\b(?:dean|honor|award|scholar|gpa|moot|journal|review|fellow|editor|rank)/i.test(text)) return false
  return text.replaceAll(/[^\p{L}]/gu, '').length < 24 || /\b(?:expected|anticipated|graduat)/i.test(text)
}
