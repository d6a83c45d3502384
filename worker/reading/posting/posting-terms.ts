import type { WorkType } from '#contract/domain/work-types.ts'
import { mentionsIn, ofKind, titleLine, type Of, type Posting } from './posting.ts'

/** On what terms the work is done. */
export function workTypeOf(posting: Posting): WorkType | undefined {
  const { labels, title } = posting
  const head = title === undefined ? undefined : titleLine(posting)
  const marked = markedType(labels.type?.trim() ?? '', title, head)
  if (marked) return marked
  const [stated] = [...typesIn(posting, labels.type), ...typesIn(posting, head)]
  if (stated) return stated.workType
  // "… | Charlotte, NC | Contract (6 months)".
  if (head !== undefined && /\|\s*contract\b/i.test(head)) return 'Contract'
  return typeAtTop(posting) ?? spokenType(posting)
}

function typesIn(posting: Posting, text: string | undefined, isProse = false): Of<'workType'>[] {
  if (text === undefined) return []
  return ofKind(mentionsIn(text, posting, isProse), 'workType').filter(({ stance }) => stance !== 'unwanted')
}

/** "Hours: FT", "PT Law Librarian", "Privacy Counsel (Contract, 12 months)". */
function markedType(label: string, title: string | undefined, head: string | undefined): WorkType | undefined {
  // Alone the word is many things; under its label it is one.
  if (/^contract$/i.test(label)) return 'Contract'
  if (/^(?:ft|f\/t)\b/i.test(label)) return 'Full-time'
  if (/^(?:pt|p\/t)\b/i.test(label) || /^(?:PT|P\/T)\s/.test(title ?? '')) return 'Part-time'
  return head !== undefined && /\(contract\b/i.test(head) ? 'Contract' : undefined
}

/** "Sioux Falls, SD • part-time (24 hrs/wk) • $24.50/hr": a piece of a line at the top. */
function typeAtTop(posting: Posting): WorkType | undefined {
  for (const line of posting.lines.slice(0, 6)) {
    if (line.length > 160) break
    for (const piece of line.split(/\s+[|•·–—-]\s+|,\s+/)) {
      const plain = piece.replace(/\s*\(.*$/, '')
      const [type] = typesIn(posting, plain)
      if (type && plain.trim().length - type.text.length < 4) return type.workType
    }
  }
  return undefined
}

/** The type that a sentence states of this position. */
function spokenType(posting: Posting): WorkType | undefined {
  const { body } = posting
  return typesIn(posting, body, true).find(
    ({ workType, start, end, text }) =>
      workType === 'Full-time' ||
      /\b(?:attorney|lawyer|position|role|basis|assignment)$/i.test(text) ||
      /^[\s-]*(?:position|role|opportunity|basis|job|opening|assignment|attorney|associate|contract)|^.{0,30}\b(?:position|role|opportunity|assignment)\b/i.test(
        body.slice(end, end + 45),
      ) ||
      /\b(?:this is an?|position is|role is|seeking an?|seeks an?)\s+[\w\s-]{0,30}$/i.test(
        body.slice(Math.max(0, start - 45), start),
      ),
  )?.workType
}
