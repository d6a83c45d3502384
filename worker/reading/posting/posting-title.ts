import { cleanTitle, maxTitleLength, titleLead } from './clean-title.ts'
import { isPlaceOrFirm, isTerms, nameLimit, officeLine, roleWord } from './posting-words.ts'
import { soughtTitle } from './sought-title.ts'

/** "Hawthorne County Public Defender" above "Assistant Public Defender II": the first is who hires. */
const isOfficeBesideTitle = (line: string, lines: readonly string[]): boolean =>
  /\b(?:public defenders?|(?:county|city|district|state['’]?s?) (?:attorney|prosecutor)|prosecutor)(?:['’]s office)?$/i.test(
    line,
  ) &&
  /^(?:.*\b(?:county|city|state|parish|office)\b)/i.test(line) &&
  !/^(?:assistant|deputy|associate|senior|chief|special|trial|staff)\b/i.test(line) &&
  lines.slice(0, 6).some((other) => other !== line && roleWord.test(other) && !isSentence(other))

/** "CONFIDENTIAL LATERAL PARTNER OPPORTUNITY" announces one. */
const noTitle =
  /\b(?:opportunity|opportunities|announcement|search|posting|job description|general pool|résumés|resumes)[!.]?$/i

/** The title that a posting states, or undefined: a label, its first lines, or "seeks a …". */
export function postingTitle(lines: readonly string[], label: string | undefined, firm?: string): string | undefined {
  return labeledTitle(lines, label, firm) ?? titleAtTop(lines, firm) ?? titleInText(lines, firm)
}

function labeledTitle(lines: readonly string[], label: string | undefined, firm?: string): string | undefined {
  if (label === undefined || !roleWord.test(label) || isTerms(label)) return undefined
  const isTermsBesideTitle = /^(?:full|part)[- ]time\b/i.test(label) && roleWord.test(lines[0] ?? '')
  return isTermsBesideTitle ? undefined : cleanTitle(label, firm)
}

function titleAtTop(lines: readonly string[], firm: string | undefined): string | undefined {
  for (const whole of lines.slice(0, 8)) {
    if (whole.length > 400) break
    // "Attorney – $10,000 sign-on bonus!"
    const line = whole.length < 100 ? whole.replace(/!+$/, '') : whole
    if (isOtherLine(whole, line, lines)) continue
    const heading = asHeading(line.replace(titleLead, ''), titleLead.test(line))
    if (isCompanyLine(line, lines) || isTalk.test(heading) || /\S@\S+\.\S/.test(heading)) continue
    const title = titleOfHeading(heading, firm)
    if (title !== undefined) return title
  }
  return undefined
}

/** Checks for a line that mentions lawyers and isn't a title: an office's name, an item, an announcement. */
function isOtherLine(whole: string, line: string, lines: readonly string[]): boolean {
  if (whole.length < 60 && /^(?:opportunit(?:y|ies) for|careers?\b|join\b|calling all)/i.test(whole)) return true
  if (/\b(?:attorney|prosecutor|defender)s?['’]s?\s+office\b/i.test(line) && !/[–—|-]\s/.test(line)) return true
  return line.startsWith('•') || officeLine.test(line) || noTitle.test(line) || isOfficeBesideTitle(line, lines)
}

function titleOfHeading(heading: string, firm: string | undefined): string | undefined {
  // Of "Firm | Title | Place | Terms" in a long line the piece that is a title.
  const pieces = heading.length > maxTitleLength ? heading.split(/\s+[|•·]\s+/) : []
  const plain = pieces.find((piece) => roleWord.test(piece) && !isPlaceOrFirm(piece)) ?? heading
  if (plain.length > maxTitleLength || !roleWord.test(plain)) return undefined
  if (/^(?:\d+ )?\p{Ll}/u.test(plain) || isSentence(plain) || /^[^:]{2,30}:\s/.test(plain)) return undefined
  const title = cleanTitle(plain, firm)
  return title && roleWord.test(title) ? title : undefined
}

function titleInText(lines: readonly string[], firm: string | undefined): string | undefined {
  const opening = asSentences(lines.slice(0, 25)).slice(0, nameLimit)
  const wanted = soughtTitle(opening)
  if (wanted !== undefined) return wanted
  // "The Eviction Defense Attorney represents …".
  const inSentence =
    /\b[Tt]he ((?:[A-Z][\w&/’'-]*\s+(?:(?:and|&|of)\s+)?){1,5}(?:Associate|Attorney|Counsel|Partner|Lawyer|Paralegal|Clerk|Director|Manager|Advisor|Coordinator))\s+(?:will|represents|is responsible|serves|handles|works|leads|supports|advises|reports|provides|manages|performs)\b/.exec(
      opening,
    )?.[1]
  if (inSentence !== undefined) return cleanTitle(inSentence, firm)
  // "Immigration Senior Associate at Okafor PC in Miami. Handle …": a sentence that begins with it.
  const begun =
    /^(?:urgent(?:ly)?[\s:!–-]+)?([A-Z][\w&/,'’ -]{3,70}?\b(?:Associate|Attorney|Counsel|Partner|Lawyer|Litigator))\s+(?:at|with|in|for|needed|wanted)\s/.exec(
      lines[0] ?? '',
    )?.[1]
  return begun === undefined || isSentence(begun) ? undefined : cleanTitle(begun)
}

/** "Viridian Health Partners" above "Associate General Counsel": partners that are no title. */
const isCompanyLine = (line: string, lines: readonly string[]): boolean =>
  /^[^,;:|]*\bpartners\s*(?:\(.*\))?$/i.test(line) &&
  !roleWord.test(line.replace(/\bpartners\b/gi, '')) &&
  lines
    .slice(0, 8)
    .some((other) => other !== line && other.length < maxTitleLength && roleWord.test(other) && !isSentence(other))

/** Phrases that mention lawyers and aren't titles. */
const isTalk =
  /^(?:how|why|what|who|when|where)\b|\b(?:our (?:attorneys|lawyers|partners|associates)|attorney advertising|reports? to|reporting to|supervis(?:es|or)|contact|recruiter:|your recruiter|posted by|hiring manager)\b/i

/**
 * A first line of a terse advertisement as a heading: "Associates – all levels – Palo Alto. Emerging companies.",
 * "Attorney needed for …", "… Attorneys wanted".
 */
function asHeading(line: string, isAnnounced: boolean): string {
  const wanted =
    /^((?:\p{Lu}[\p{L}/&-]*,? (?:and |& )?){0,5}?(?:associate|attorney|counsel|partner|lawyer|paralegal|legal assistant|litigator|clerk)s?(?: attorneys?)?)\s+(?:is |are )?(?:wanted|needed|sought|required)\b/iu.exec(
      line,
    )?.[1]
  if (wanted !== undefined)
    return wanted.replace(/(associate|attorney|partner|lawyer|paralegal|assistant|litigator|clerk)s$/i, '$1')
  // A sentence of few words that has no verb, before others.
  const first = /^(.{8,90}?)\.\s+\S/.exec(line)?.[1]
  if (first === undefined || !roleWord.test(first) || isSentence(first) || !/^\p{Lu}/u.test(first)) return line
  return (isAnnounced && first.length < 60) || /\s[–—-]\s|\|/.test(first) ? first : line
}

/** Lines as one text: a short line that ends like a heading ends a sentence, a line that was merely folded does not. */
const asSentences = (lines: readonly string[]): string =>
  lines
    .map((line, at) => {
      const next = lines[at + 1]
      const isFolded =
        next === undefined ||
        line.length >= 90 ||
        /[,;:&.!?]$|\b(?:and|or|of|in|for|the|an?|to|with|our|its)$/i.test(line) ||
        !/^[\p{Lu}\d•]/u.test(next)
      return isFolded ? line : `${line}.`
    })
    .join(' ')

const isSentence = (line: string) =>
  (/[.!?]$/.test(line) && !/\b(?:Inc|Sr|Jr|P\.C|L\.P|D\.C)\.$/.test(line)) ||
  /\b(?:is|are|seeks|seeking|will|looking|has|have|join|hiring|offers|needs)\b/i.test(line)
