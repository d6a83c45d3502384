import { firmEntries } from '#worker/reading/lexicon/firm-kinds.ts'
import { findPhrases, phraseBook } from '#worker/reading/lexicon/phrase-book.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { capitalized, headOf, type FirmCandidate } from './firm-candidates.ts'
import { legalForm } from './posting-firm-cues.ts'
import { hasForm, isOtherParty, trimLead } from './posting-firm-names.ts'
import { namesPlace } from './posting-words.ts'

const firmBook = phraseBook(firmEntries)

const nameWord = String.raw`(?:[\p{Lu}\d][\p{L}\p{M}\d_.'’+\-]*|&|and|of|de|von|van|van der|the|de la)`
const withForm = new RegExp(
  String.raw`((?:\p{Lu}[\p{L}\p{M}\d_.'’+\-]*)(?:,?\s+${nameWord}){0,8}?,?\s+${legalForm}(?:,?\s+${legalForm})?)(?![\p{L}\d_])`,
  'gu',
)
const atLaw = new RegExp(String.raw`(${capitalized},? (?:Attorneys|Lawyers|Counselors)[\- ]at[\- ]Law)\b`, 'gu')

/** Names with their legal form, and "… , Attorneys at Law". */
export function namedFirms(text: string): FirmCandidate[] {
  const found: FirmCandidate[] = []
  for (const match of text.matchAll(withForm)) {
    const whole = trimLead(match[1] ?? '')
    const name = withoutPerson(
      whole.replace(
        /^(?:The )?(?:[\p{Lu}&][\p{L}&]*,? ){1,5}(?:Department|Group|Practice|Team|Section) (?:of|at|in) (?=\p{Lu})/u,
        '',
      ),
      text.slice(Math.max(0, match.index - 20), match.index),
    )
    // Behind a person's name and office comes the person's own firm.
    if ((name === whole && isOtherParty(text, match.index)) || namesPlace(name)) continue
    found.push({ name, at: match.index, weight: 3 })
  }
  for (const match of text.matchAll(atLaw)) found.push({ name: trimLead(match[1] ?? ''), at: match.index, weight: 3 })
  return found
}

/** "Fiona Tull, Manager of Recruitment, Thackeray & Vane LLP", "letters to Ames Calder, Calder & Finch, PC": the firm alone. */
function withoutPerson(name: string, before: string): string {
  const parts = name.split(', ')
  const office = parts.findLastIndex(
    (part, at) =>
      at < parts.length - 1 &&
      /\b(?:manager|director|partner|shareholder|recruit\w*|coordinator|officer|chair|president|counsel|chief|attorney|administrator|assistant|specialist)\b/i.test(
        part,
      ),
  )
  if (office >= 0) return parts.slice(office + 1).join(', ')
  const [first = '', ...rest] = parts
  const isPerson = /\b(?:to|contact|attn|attention|dear|e-?mail|call)[:.]?\s+$/i.test(before) && /^\S+ \S+$/.test(first)
  return isPerson && hasForm(rest.join(', ')) ? rest.join(', ') : name
}

/** Firms that the vocabulary knows. */
export function knownFirms(lines: readonly string[]): FirmCandidate[] {
  const candidates: FirmCandidate[] = []
  const head = headOf(lines)
  const tokens = tokenize(head)
  for (const { from, to, value } of findPhrases(tokens, firmBook)) {
    const start = tokens[from]?.start ?? 0
    const words = head.slice(start, tokens[to - 1]?.end ?? start)
    const isShort = to - from === 1 && words !== value.firm
    if (!/^\p{Lu}/u.test(words) || isOtherParty(head, start) || (isShort && mayBePerson(words))) continue
    if (speaksOfPay.test(head.slice(start + words.length, start + words.length + 12))) continue
    candidates.push({ name: words, at: start, weight: 3 })
  }
  return candidates
}

/** "Cravath scale", "Skadden alum": a measure, not the employer. */
const speaksOfPay =
  /^[\s-]+(?:scale|pay|comp|market|salary|money|style|caliber|quality|alum\w*|trained|training|refugees?)\b/i

/** A firm's short name that is a person's name too; a few mean nothing else. */
const mayBePerson = (words: string): boolean =>
  !/[\p{Lu}&]/u.test(words.slice(1)) &&
  !/^(?:Cravath|Skadden|Kirkland|Latham|Debevoise|Proskauer|Orrick|Ropes|Sidley|Cleary|Milbank|Dechert|Cooley|Fenwick|Littler)$/.test(
    words,
  )
