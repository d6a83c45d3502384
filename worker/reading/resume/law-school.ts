import { readMentions } from '#worker/reading/lexicon/mentions.ts'

export const school = /\b(?:university|college|school of law|law school|law center|institute|faculty of law|academy)\b/i
const law = /\b(?:law|legal|UCLA|NYU|jurisprudence)\b/i

/** A law school that the line of a degree names, else the lines of its entry. */
export function schoolOf(entry: readonly string[], own: string): { value: string; quote: string } | undefined {
  for (const text of [own, ...entry]) {
    const part = schoolIn(text)
    if (part === undefined) continue
    const rest = lawSchoolBelow(entry, text)
    const isHalf = rest !== undefined && !law.test(part) && text.trim().endsWith(part)
    return { value: isHalf ? `${part} ${rest}` : part, quote: text }
  }
  return undefined
}

/** "School of Law" below "University of Miami": one name in two lines. */
const lawSchoolBelow = (entry: readonly string[], text: string): string | undefined =>
  /^(?:(?:the )?(?:school|college|faculty) of law|law (?:school|center))\b/i.exec(
    entry[entry.indexOf(text) + 1] ?? '',
  )?.[0]

/** "Penn State Dickinson Law", "UC Law San Francisco", "Berkeley Law". */
const isShortSchool = (part: string): boolean =>
  /^(?:[A-Z][\w.&'’-]*\s+){1,4}Law(?: San Francisco)?$/.test(part) &&
  !readMentions(part, { now: new Date(0) }).some(({ kind }) => kind === 'practiceArea')

/** The name of a law school in a line, its parts joined again ("University of California, Berkeley, School of Law"). */
function schoolIn(text: string): string | undefined {
  const named = namedSchool(
    text
      .replace(/^[\d\s–—/.-]*(?:19|20)\d\d\s*[:|]?\s+/, '')
      .split(/\t|\s[|•·–—~*/-]\s|[|•;]|:\s|,\s+/)
      .map((part) => part.trim().replaceAll(/^[(\s]+|[)\s.:]+$/g, '')),
  )
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

/** The parts of a line that name a school, up to its law school. */
function namedSchool(parts: readonly string[]): string | undefined {
  const first = parts.findIndex((part) => isSchool(part) && !/^(?:J\.?D|LL)/i.test(part))
  if (first < 0) return undefined
  const last = parts.findIndex(
    (part, index) =>
      index >= first && /\b(?:school of law|law school|college of law|law center|faculty of law)\b/i.test(part),
  )
  return last >= first && last - first <= 2 ? parts.slice(first, last + 1).join(', ') : parts[first]
}

const isSchool = (part: string): boolean => school.test(part) || /^(?:UCLA|NYU|USC)\b/.test(part) || isShortSchool(part)
