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
  const all = [...having(doctor), ...(masters.length > 0 ? [] : having(bachelor))]
  // "Jane Doe, J.D." names the degree and neither year nor school.
  const own = all.find((one) => yearOf(one, year).jdYear) ?? all.find(({ where }) => where.length > 0) ?? all[0]
  const isSchoolAlone = ({ what, where }: Entry) => what.length === 0 && where.some(({ text }) => lawWord.test(text))
  const found = own ?? masters[0] ?? entries.find(isSchoolAlone)
  if (!found) return yearBeside(lines, year)
  // A sentence may state the years of other degrees first.
  const beside = found.dates.length > 1 ? yearBeside([found.line], year) : {}
  return { ...(own || masters.length === 0 ? yearOf(found, year) : {}), ...beside, ...schoolOf(found) }
}

/** Lines below a heading of education, lines that the model takes for a degree or a school, and the dates beside these. */
function linesOfEducation(lines: readonly LabeledLine[]): LabeledLine[] {
  const isOwn = (line: LabeledLine | undefined) => line?.section === 'education' || hasLabel(line, 'degree', 'school')
  const isDate = ({ pieces }: LabeledLine) => pieces.every(({ label }) => label === 'date' || label === 'place')
  return lines.filter((line, at) => isOwn(line) || (isDate(line) && (isOwn(lines[at - 1]) || isOwn(lines[at + 1]))))
}

/** The year that follows the law degree in a sentence or a line outside of all entries, before any other degree or bar is named. */
function yearBeside(lines: readonly LabeledLine[], now: number): Pick<Education, 'jdYear'> {
  for (const [at, { text }] of lines.entries()) {
    const { index = 0, 0: degree } = doctor.exec(text) ?? {}
    if (degree === undefined) continue
    // The next line continues this one if it begins with a small letter or a date.
    const next = lines[at + 1]?.text ?? ''
    const rest = text.endsWith(',') || /^[\p{Ll}\d(]/u.test(next) ? `\n${next}` : ''
    const [own = ''] = (text.slice(index + degree.length) + rest).slice(0, maxBeside).split(otherDegree)
    const found = yearOf({ dates: datesIn(own).map((date) => ({ ...date, quote: text })) }, now)
    if (found.jdYear) return found
  }
  return {}
}
const maxBeside = 160
const otherDegree =
  /(?<![\p{L}.])(?:B\.?\s?[AS]|A\.?B|M\.?\s?[AS]|M\.?B\.?A|LL\.?\s?[MB]|Ph\.?\s?D|Bachelor|Master|admitted|bar)(?!\p{L})/iu

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
