import { labelTerms, otherLabels } from './posting-labels.data.ts'

/** Facts that a posting states as "Label: value" on a line of its own. */
export type PostingLabel = keyof typeof labelTerms

const facts: ReadonlyMap<string, PostingLabel> = new Map(
  (Object.keys(labelTerms) as PostingLabel[]).flatMap((fact) => labelTerms[fact].map((term) => [term, fact] as const)),
)

/** A label as the lists have it: "Salary (annual)", "Location(s)", "Telework eligible?". */
const plainLabel = (text: string): string =>
  text
    .toLowerCase()
    .replace('isation', 'ization')
    .replace(/ ?\([^()]*\)$|\?$/, '')
    .trim()

const payWord = /^(?:annual|base|starting|expected|estimated|anticipated) | range$/g

/** The fact that a label states. */
export function labelOf(text: string): PostingLabel | undefined {
  const plain = plainLabel(text)
  const found = facts.get(plain)
  return found ?? (facts.get(plain.replaceAll(payWord, '')) === 'pay' ? 'pay' : undefined)
}

/** A line that is nothing but a label: "Job Type", "Salary:". */
const isLabelLine = (line: string): boolean => {
  const alone = line.replace(/\s*:$/, '').trim()
  return (
    /^[\p{Lu}][\p{L} /()&#.?-]{1,40}$/u.test(alone) &&
    (labelOf(alone) !== undefined || otherLabels.has(plainLabel(alone)))
  )
}

/** Value under a label: a few words, no sentence, no item. */
const isValue = (line: string): boolean =>
  line.length <= 90 &&
  !line.startsWith('•') &&
  !line.endsWith(':') &&
  !(/[.!?]$/.test(line) && line.split(' ').length > 8)

/** So many labels over their values make a form. */
const formLabels = 3

/**
 * A form that was pasted cell by cell, "Job Type" over "Full Time" over "Location" over "Canton, OH", as lines of
 * "Label: value". A posting with fewer than three such pairs has headings, not labels, and stays as it is.
 */
export function withFormLines(lines: readonly string[]): string[] {
  const heads = lines.flatMap((line, at) => {
    const next = lines[at + 1]
    return isLabelLine(line) && next !== undefined && isValue(next) && !isLabelLine(next) ? [at] : []
  })
  const isForm = heads.filter((at) => heads.includes(at + 2) || heads.includes(at - 2)).length >= formLabels
  if (!isForm) return [...lines]
  const result: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (!heads.includes(at)) {
      result.push(line)
      continue
    }
    result.push(`${line.replace(/\s*:$/, '')}: ${lines[at + 1] ?? ''}`)
    at++
  }
  return result
}

/** The labeled facts of a posting's lines, the first of each label. */
export function postingLabels(lines: readonly string[]): Partial<Record<PostingLabel, string>> {
  const found: Partial<Record<PostingLabel, string>> = {}
  const add = (label: string, value: string) => {
    const key = labelOf(label)
    if (key === undefined || found[key] !== undefined || value.trim() === '') return
    // "Telework eligible: Yes" lets some days be worked at home.
    found[key] =
      key === 'mode' && /tele/i.test(label) && /^yes/i.test(value.trim()) ? `Hybrid: ${value.trim()}` : value.trim()
  }
  for (const line of lines) {
    const plain = line.replace(/^• /, '')
    for (const [label, value] of labelsInLine(plain)) add(label, value)
  }
  // "Minimum years of experience: 3" over "Maximum …: 5".
  if (/^\d{1,2}$/.test(found.years ?? '') && /^\d{1,2}$/.test(found.maxYears ?? ''))
    found.years = `${found.years}-${found.maxYears}`
  // "City: Memphis" and "State: TN" are one place.
  const { location, state } = found
  if (location !== undefined && state !== undefined && !location.includes(',') && state.length < 20)
    found.location = `${location}, ${state}`
  return found
}

type LabeledValue = readonly [label: string, value: string]

/** "Telecommuting allowed? Yes", "Location: Boston, MA | Type: Full-time". */
function labelsInLine(line: string): LabeledValue[] {
  const found: LabeledValue[] = []
  const asked = /^([\p{L}][\p{L} /()-]{2,40}\?)\s+((?:yes|no)\b.{0,80})$/iu.exec(line)
  if (asked) found.push([asked[1] ?? '', asked[2] ?? ''])
  // Several on one line.
  for (const part of line.split(/\s+[|•·]\s+|\s+\/\s+(?=\p{Lu}[\p{L} ]{2,20}:)/u)) {
    const [, label, value = ''] = /^([\p{L}][\p{L} ,/()'’?-]{1,40}?)\s*(?::|–|—| - )\s*(\S.{0,300})$/u.exec(part) ?? []
    if (label !== undefined && (part.includes(':') || mayBeBeforeDash(label))) found.push([label, value])
  }
  return found
}

/** Before a dash only a label that is known is one; a title may have a dash of its own. */
const mayBeBeforeDash = (label: string): boolean => !/^(?:title|undefined)$/.test(`${labelOf(label)}`)
