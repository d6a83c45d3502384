import { isPlaceOrFirm, isTerms, isArea, isWhollyArea, lawyersOfAName, namesPlace, roleWord } from './posting-words.ts'

/** Lines that may belong to a posting's head, and characters from which a line is prose. */
const headLines = 10
const proseLength = 170

export type HeadPiece = {
  name: string
  /** The line that it is in. */
  line: string
  /** A place is in the same line. */
  isBesidePlace: boolean
}

/** Leads that announce a title: "Job posting: …". */
const announcement =
  /^(?:(?:job )?(?:posting|announcement|alert|opening|opportunity|vacancy)|now hiring|hiring|we(?:’|')re hiring|position(?: announcement)?|subject|re|fwd?|new role|role|company|firm|employer)\s*[:!–-]+\s*/i

/** Headings of a posting, and lines that aren't names. */
const generic =
  /^(?:legal|law|legal department|legal team|corporate legal|office of (?:the )?general counsel|department|overview|summary|description|details|responsibilities|duties|qualifications|requirements|benefits|compensation|salary|competitive|confidential|multiple (?:locations|offices)|various|nationwide|immediate|exempt|non-exempt|urgent|direct hire|w-?2|1099|permanent|regular|all levels|entry[- ]level|mid[- ]level|senior[- ]level|negotiable|commensurate|doe|tbd|open until filled|continuous|unrepresented.*|equal opportunity.*|eoe.*|job (?:description|details|posting|announcement|opportunity|title).*|position.*|about .*|why .*|what .*|who .*|how .*|our .*|your .*|the (?:role|firm|practice|opportunity|position|team|candidate|company|details|work).*|apply.*|req\b.*|ref\b.*|job id.*|id\b.*|posted.*|closing.*|deadline.*|date.*|vacancy.*|announcement.*|practice.*|group|team|careers?.*|opportunit.*|now accepting.*|general pool.*|.*\barea\)?|am ?law.*|v\d+|top.*|global.*firm.*|.*\b(?:years?|yrs|experience|opportunity|announcement|wanted|needed|required|preferred)\b.*)$/i

/**
 * Finds the names at a posting's top that aren't any of its other facts: of "Halcyon Loom | Legal | San Francisco" the
 * first. Lines up to the first prose are read, in pieces.
 */
export function headPieces(lines: readonly string[]): HeadPiece[] {
  const found: HeadPiece[] = []
  for (const line of lines.slice(0, headLines)) {
    if (line.length > proseLength) break
    if (line.startsWith('•')) continue
    const own = line.replace(announcement, '')
    if (/^[\p{L} /-]{2,30}(?:\([^)]*\))?:\s/u.test(own)) continue
    const pieces = own.split(/\s+[|·•–—-]\s+|\s*\|\s*|\s+@\s+|;\s+/).map((piece) => piece.trim())
    const isBesidePlace = pieces.length > 1 && pieces.some((piece) => namesPlace(piece) || isPlaceList(piece))
    for (const piece of pieces) {
      const name = nameOf(piece)
      if (name !== undefined)
        found.push({ name, line, isBesidePlace: isBesidePlace || name !== withoutBrackets(piece) })
    }
  }
  return found
}

const withoutBrackets = (piece: string): string => piece.replace(/\s*\([^()]*\)\s*$/, '').trim()

const isPlaceList = (piece: string): boolean => piece.split(/[;,/]|\bor\b/).some((part) => namesPlace(part.trim()))

/** Forms that turn a field into a company: "Energy Inc.". */
const formAtEnd =
  /\b(?:LLP|LLC|PLLC|PC|P\.C\.|Inc\.?|Bank|Trust|Company|Foundation|Insurance|Law|Health|Energy|Partners|Capital|Center|Project|Institute|Systems?|Hospital|University|Cooperative|Society|Association|Foods|Therapeutics|Pharmaceuticals|Holdings|Legal)$/i

/** A piece that reads as a name: capitals throughout, no place, title, field, term or heading; "…, Boston, MA" taken off. */
function nameOf(piece: string): string | undefined {
  const name = withoutPlace(
    withoutBrackets(piece)
      .replace(/(?<=[A-Z]{2}|\p{Ll}{3})\.$/u, '')
      // "Lakemont State University, Office of Legal Affairs".
      .replace(/, (?:Office|Department|Division|School|College|Bureau|Section) of .*$/, ''),
  )
  if (!isWrittenAsName(name)) return undefined
  if (generic.test(name) || isPlaceOrFirm(name) || namesPlace(name) || isTerms(name)) return undefined
  const plain = name.replace(/\s+partners$/i, '')
  if (roleWord.test(plain.replaceAll(lawyersOfAName, ''))) return undefined
  // "Trusts & Estates": a field alone.
  return isArea(plain) || (isWhollyArea(plain) && !formAtEnd.test(plain)) ? undefined : name
}

function withoutPlace(name: string): string {
  const comma = name.indexOf(', ')
  return comma > 2 && namesPlace(name.slice(comma + 2)) ? name.slice(0, comma) : name
}

/** A few words in capitals, small ones between them, and no sentence. */
function isWrittenAsName(name: string): boolean {
  const words = name.split(/\s+/)
  if (name.length < 3 || name.length > 80 || words.length > 8) return false
  if (/[.!?:,]$/.test(name.replace(/\b(?:Inc|Co|Corp|Ltd|P\.C|P\.A|L\.P)\.$/, ''))) return false
  if (!/^[\p{Lu}\d]/u.test(name) || /[$€£%]|\d{3,}/.test(name)) return false
  return words.every((word) => /^(?:[\p{Lu}\d&(“"]|(?:of|the|and|for|de|la|del|von|van|on|in|at|to|a)$)/u.test(word))
}
