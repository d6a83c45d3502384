import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { entriesOf, hasLabel, type Entry } from './entries.ts'
import type { LabeledLine } from './label-lines.ts'
import { datesIn } from './resume-dates.ts'

type Education = Pick<ResumeFacts, 'jdYear' | 'lawSchool'>

const doctor =
  /(?<![\p{L}.])(?:J\.?\s?D|Juris Doctor|Doctor of (?:Law|Jurisprudence|Juris)|Doctor Juris)(?!\p{L}|\.? equivalent)/iu
const bachelor = /(?<![\p{L}.])(?:LL\.?\s?B|Bachelor of Laws?)(?!\p{L})/iu
const master = /(?<![\p{L}.])(?:LL\.?\s?M|Master of Laws?)(?!\p{L})/iu
const lawWord = /\b(?:law|legal|jurisprudence)\b/i
/** Earliest year of a degree, and how many years from now one may be expected. */
const years = { first: 1950, ahead: 4 } as const

/**
 * The year and school of the law degree; the years of other degrees are never taken for it. Beside a master's degree in law a
 * bachelor's is one from abroad: then the master's school counts, and there is no year.
 *
 * @param year The current one: a degree may be expected up to four years ahead.
 */
export function readEducation(lines: readonly LabeledLine[], year: number): Education {
  const entries = entriesOf(linesOfEducation(lines), { what: 'degree', where: 'school' })
  const having = (degree: RegExp) => entries.filter(({ what }) => what.some(({ text }) => degree.test(text)))
  const masters = having(master)
  const [own] = [...having(doctor), ...(masters.length > 0 ? [] : having(bachelor))]
  const isSchoolAlone = ({ what, where }: Entry) => what.length === 0 && where.some(({ text }) => lawWord.test(text))
  const found = own ?? masters[0] ?? entries.find(isSchoolAlone)
  if (!found || (own && yearOf(own, year).jdYear === undefined))
    return { ...yearBeside(lines, year), ...(found ? schoolOf(found) : {}) }
  return { ...(own || masters.length === 0 ? yearOf(found, year) : {}), ...schoolOf(found) }
}

/** Lines below a heading of education, lines that the model takes for a degree or a school, and the dates beside these. */
function linesOfEducation(lines: readonly LabeledLine[]): LabeledLine[] {
  const isOwn = (line: LabeledLine | undefined) => line?.section === 'education' || hasLabel(line, 'degree', 'school')
  const isDate = ({ pieces }: LabeledLine) => pieces.every(({ label }) => label === 'date' || label === 'place')
  return lines.filter((line, at) => isOwn(line) || (isDate(line) && (isOwn(lines[at - 1]) || isOwn(lines[at + 1]))))
}

/** The year beside the law degree in sentences and lines that make no entry: behind it, before it, or in the line above. */
function yearBeside(lines: readonly LabeledLine[], now: number): Pick<Education, 'jdYear'> {
  for (const [at, { text, section, isBullet }] of lines.entries()) {
    const { index = 0, 0: degree } = (section === 'experience' && isBullet ? null : doctor.exec(text)) ?? {}
    if (degree === undefined) continue
    // The next line continues this one if it begins with a small letter or a date.
    const [next, above] = [textAt(lines, at + 1), textAt(lines, at - 1)]
    const rest = text.endsWith(',') || /^[\p{Ll}\d(]/u.test(next) ? `\n${next}` : ''
    const parts = [
      untilDegree(text.slice(index + degree.length) + rest),
      text.slice(0, index),
      /\b(?:law|university|college)\b/i.test(above) ? above : '',
    ]
    for (const part of parts.filter((one) => one.length < maxBeside && !otherDegree.test(one))) {
      const found = yearOf({ dates: datesIn(part).map((date) => ({ ...date, quote: text })) }, now)
      if (found.jdYear) return found
    }
  }
  return {}
}
const textAt = (lines: readonly LabeledLine[], at: number): string => lines[at]?.text ?? ''
const maxBeside = 160
const otherDegree =
  /(?<![\p{L}.])(?:B\.?\s?[AS]|A\.?B|M\.?\s?[AS]|M\.?B\.?A|LL\.?\s?[MB]|Ph\.?\s?D|Bachelor|Master|admitted|bar)(?!\p{L})/iu
/** The beginning of a text, up to another degree or the bar. */
const untilDegree = (text: string): string => text.split(otherDegree)[0] ?? ''

function yearOf({ dates }: Pick<Entry, 'dates'>, now: number): Pick<Education, 'jdYear'> {
  const { to: value = null, quote = '' } =
    dates.find(({ to }) => to && to >= years.first && to <= now + years.ahead) ?? {}
  return value === null ? {} : { jdYear: { value, quote } }
}

/** The school of an entry, preferably a law school. */
function schoolOf({ where }: Entry): Pick<Education, 'lawSchool'> {
  const { text = '', quote = '' } = where.find((school) => lawWord.test(school.text)) ?? where[0] ?? {}
  // "Loyola Law School, Los Angeles", "New England Law | Boston": the town isn't in the name.
  const [value] = /^.*?\blaw\b[^,(|/]*/i.exec(text) ?? [text]
  return value === '' ? {} : { lawSchool: { value: value.trim(), quote } }
}
