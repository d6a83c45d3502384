import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { isArticled, nameCase, type FirmCandidate } from './firm-candidates.ts'
import { firmsAtTop } from './firms-at-top.ts'
import { knownFirms, namedFirms } from './firms-by-name.ts'
import { firmsInSentences } from './firms-in-sentences.ts'
import { agencyName, companyWord, speaksForClient } from './posting-firm-cues.ts'
import { hasForm, institution, isDescription, isNoFirm, tidy } from './posting-firm-names.ts'
import { nameLimit, officeLine } from './posting-words.ts'

/**
 * The firm or company that a posting names as its own, or undefined: a label, its legal form, "… is seeking", what its
 * last lines say of the employer, or a name at its top that the text speaks of again.
 */
export function postingFirm(lines: readonly string[], label: string | undefined, title?: string): string | undefined {
  const written = label === undefined ? undefined : departmentOf(label, lines)
  const isAgency = label !== undefined && agencyName.test(label)
  if (written !== undefined) return written
  if (label !== undefined && !isAgency && !/^confidential|^undisclosed|client of/i.test(label) && !isDescription(label))
    return tidy(label.split(/\s+[|–—]\s+/)[0] ?? label)
  const text = lines.join('\n').slice(0, 3 * nameLimit)
  const isForClient = speaksForClient.test(text)
  const candidates = [
    ...namedFirms(text),
    ...knownFirms(lines),
    ...firmsInSentences(lines, text, isForClient),
    ...firmsAtTop(lines, text, title),
  ]
    .filter((one) => mayBeEmployer(one, text))
    // "LSOV staff work …": initials of a name that is written out elsewhere.
    .map((one) => (/^[A-Z]{3,6}$/.test(one.name) ? { ...one, weight: one.weight - 1.5 } : one))
    // A recruiter's text names the client by its legal form or not at all.
    .filter(({ name, weight }) => !isForClient || hasForm(name) || weight >= 3)
  const best = candidates.sort((a, b) => b.weight - a.weight || a.at - b.at)[0]
  if (best === undefined || best.weight < leastWeight) return undefined
  return tidy(inItsOwnCase((wholeName(best, candidates) ?? best).name, text))
}

const mayBeEmployer = ({ name, weight }: FirmCandidate, text: string): boolean =>
  name.length > 2 &&
  !agencyName.test(name) &&
  !isCalledAgency(text, name) &&
  (!isNoFirm(name) || isArticled(name) || (weight === 2.5 && institution.test(name) && name.split(' ').length > 2))

/** "About Pembrook Salas" is short for "Pembrook Salas LLP". */
function wholeName(best: FirmCandidate, candidates: readonly FirmCandidate[]): FirmCandidate | undefined {
  if (hasForm(best.name)) return undefined
  const key = firmKey(best.name)
  return (
    candidates.find(({ name }) => name !== best.name && hasForm(name) && firmKey(name) === key) ??
    candidates.find(
      ({ name, weight }) =>
        weight >= leastWeight &&
        firmKey(name).startsWith(`${key} `) &&
        name.split(' ').length <= 6 &&
        (!/\s/.test(key) || companyWord.test(name.split(' ').at(-1) ?? '')),
    )
  )
}

/** "Agency: Environmental Quality" below "DEPARTMENT OF ENVIRONMENTAL QUALITY": the label leaves the kind of office out. */
function departmentOf(label: string, lines: readonly string[]): string | undefined {
  const line = lines
    .slice(0, 8)
    .find((one) => officeLine.test(one) && one.length < 90 && one.toLowerCase().endsWith(` ${label.toLowerCase()}`))
  return line === undefined ? undefined : nameCase(line)
}

/** Least evidence for a name. */
const leastWeight = 1

/** "Quince Grove Search is a boutique legal recruiting firm". */
function isCalledAgency(text: string, name: string): boolean {
  const at = text.lastIndexOf(name)
  return (
    at >= 0 &&
    /^[^.\n]{0,20}\b(?:is|as) (?:an? )?[^.\n]{0,60}\b(?:recruit\w*|search|staffing|employment) (?:firm|agency|business|consultancy|company)/i.test(
      text.slice(at + name.length, at + name.length + 120),
    )
  )
}

/** A name in capitals as the text writes it elsewhere. */
function inItsOwnCase(name: string, text: string): string {
  if (/\p{Ll}/u.test(name) || name.length < 6) return name
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(name.toLowerCase()); at >= 0; at = lower.indexOf(name.toLowerCase(), at + 1)) {
    const other = text.slice(at, at + name.length)
    if (/\p{Ll}/u.test(other) && /^\p{Lu}/u.test(other)) return other
  }
  return name
}
