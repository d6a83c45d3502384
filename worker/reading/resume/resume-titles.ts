import { isUnit } from './resume-units.ts'
import { apart, mentionsIn, titleWord } from './resume-words.ts'

const lawyersLevel = /\b(?:associate|partner|shareholder|attorney)\b\)?$/i
const level =
  /^(?:(?:(?:senior|sr\.?|junior|mid-?level|equity|income|non-equity|special|of|international|foreign|staff|lateral) )*counsel|(?:\p{L}[\p{L}.-]* ){0,3}(?:associate(?: attorney)?|partner|shareholder|principal|member|attorney|paralegal|solicitor|lawyer|public defender|intern|extern|attorney general|avocate?|abogad[oa]|advogad[oa]|rechtsanwalt))(?=,\s|\s+[–—-]\s|\s+\()/iu

/** "Associate, Debt Finance Group", "Counsel (Tax)": the level without the group that it is of. */
export function bareTitle(given: string): string {
  const title = given.replace(/\s+(?:in|within|with|on) (?:the|its|our|their) .*$/i, '')
  const head = level.exec(title)?.[0]
  return head === undefined ? withoutGroup(title) : withoutGroupBehind(title, head)
}

/** A title that begins with no level of a lawyer's. */
function withoutGroup(title: string): string {
  // "Director (Partner), Environmental and Land Use".
  const [last, ...front] = title.split(apart).toReversed()
  if (last !== undefined && front.some((piece) => lawyersLevel.test(piece)) && isUnit(last))
    return front.toReversed().join(', ')
  return title.replace(
    /,\s+[^,]{2,50}\b(?:group|practice|practice group|dept\.?|team|section|unit|division|department|bureau|branch|office)$/i,
    '',
  )
}

function withoutGroupBehind(title: string, head: string): string {
  const tail = title.slice(head.length).replaceAll(/^[\s,(–—-]+|[\s)]+$/g, '')
  if (/\b(?:group|department|practice|team|section|division|unit|dept\.?)\b/i.test(tail)) return head
  if (levelOfFirm.test(head) && mayBeGroup(tail)) return head
  // "Visiting Attorney, then Associate, Capital Markets".
  const pieces = title.split(apart)
  if (pieces.length > 2 && lawyersLevel.test(pieces.at(-2) ?? '') && isUnit(pieces.at(-1) ?? ''))
    return pieces.slice(0, -1).join(', ')
  const areas = mentionsIn(tail).filter(({ kind }) => kind === 'practiceArea')
  const covered = areas.reduce((length, { start, end }) => length + (end - start), 0)
  return covered * 2 >= tail.length ? head : title
}

/** Levels of law firms. What follows them is always the group. */
const levelOfFirm =
  /\b(?:associate|partner|shareholder|of counsel|attorney|paralegal|solicitor|lawyer|public defender|intern|extern|avocate?|abogad[oa]|advogad[oa]|rechtsanwalt)$/i

const mayBeGroup = (text: string): boolean => text.split(/\s+/).length < 6 && !titleWord.test(text) && !/\d/.test(text)
