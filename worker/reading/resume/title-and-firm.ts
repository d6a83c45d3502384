import { isFirm } from './resume-firms.ts'
import { isOnlyPlace, maxNameLength } from './resume-part-places.ts'
import { isUnit } from './resume-units.ts'
import { apart, hasFirm, mentionsIn, saysFirm, titleWord } from './resume-words.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'

export type TitleAndFirm = { title: string; firm: string }

/** "Associate, Ropes & Gray LLP", "Ropes & Gray LLP, Associate", "Associate at Ropes & Gray". */
export function titleAndFirm(part: string): TitleAndFirm | undefined {
  if (part.length > maxNameLength) return undefined
  const worded = titleAtFirm(part) ?? clerkOfJudge(part)
  if (worded) return worded
  const mention = mentionsIn(part).find(({ kind }) => kind === 'firm')
  return mention ? besideKnownFirm(part, mention) : inPieces(part.split(apart))
}

/** "Associate at Ropes & Gray". */
function titleAtFirm(part: string): TitleAndFirm | undefined {
  const [, title, firm] = /^(.*?)\s+(?:at|@|with)\s+(\p{Lu}.*)$/u.exec(part) ?? []
  if (title === undefined || firm === undefined) return undefined
  return titleWord.test(title) && title.length < 60 && !/[.]$/.test(firm) ? { title, firm } : undefined
}

/** "Law Clerk to the Hon. Jane Doe". */
function clerkOfJudge(part: string): TitleAndFirm | undefined {
  const [, title, firm] =
    /^((?:judicial |law |senior |career |term )*(?:law )?clerk(?:ship)?|(?:judicial )?(?:intern|extern))\s*(?:to|for|,|,? to the)\s+((?:the )?(?:hon\b|honorable|judge|justice|chief|u\.?s\.?|united states).*)$/i.exec(
      part,
    ) ?? []
  return title === undefined || firm === undefined ? undefined : { title, firm }
}

/** Legal forms and countries behind the name of a firm. */
const formsBehind =
  /^(?:[,\s]*(?:LLP|L\.L\.P\.|LLC|PLLC|P\.?C\.?|P\.?A\.?|LPA|PLC|L\.L\.O\.?|LLLP|PLLP|Chartered|Chtd\.?|\(?(?:US|UK)\)?(?=\s*LLP)))*\.?(?:\s*\((?:US|USA|UK)\))?/i

/** The title before or behind a firm that the vocabulary knows. */
function besideKnownFirm(part: string, { start, end }: Mention): TitleAndFirm | undefined {
  const before = part.slice(0, start).replaceAll(/[\s,(–—-]+$/g, '')
  const forms = formsBehind.exec(part.slice(end))?.[0] ?? ''
  const behind = part.slice(end + forms.length).replaceAll(/^[\s,)–—-]+/g, '')
  const name = part.slice(start, end) + forms
  if (titleWord.test(before) && !saysFirm(before))
    return { title: before, firm: name + (behind && !titleWord.test(behind) ? `, ${behind}` : '') }
  if (titleWord.test(behind) && !saysFirm(behind.split(',')[0] ?? '')) return { title: afterPlace(behind), firm: name }
  return undefined
}

/** "New York, NY, Associate" behind a firm: the title alone. */
const afterPlace = (text: string): string => {
  const pieces = text.split(/,\s+|:\s+/)
  const from = pieces.findIndex((piece) => titleWord.test(piece))
  return from > 0 ? pieces.slice(from).join(', ') : text
}

type Kind = 'firm' | 'title' | 'other'

function kindOf(piece: string): Kind {
  if (isFirm(piece)) return 'firm'
  return titleWord.test(piece) ? 'title' : 'other'
}

/** Title and firm among the pieces between the commas of a part. */
function inPieces(pieces: readonly string[]): TitleAndFirm | undefined {
  if (pieces.length < 2) return undefined
  const kinds = pieces.map(kindOf)
  if (kinds[0] === 'title') return titleFirst(pieces, kinds)
  const from = kinds.indexOf('title')
  const firm = pieces.slice(0, Math.max(0, from)).join(', ')
  return firm.length > 2 ? { title: pieces.slice(from).join(', '), firm } : undefined
}

function titleFirst(pieces: readonly string[], kinds: readonly Kind[]): TitleAndFirm | undefined {
  const from = kinds.indexOf('firm')
  if (from <= 0) return undefined
  const [name = ''] = pieces.slice(from)
  // "Counsel, Autonomous Vehicles & Product Safety": in a company what follows is a field.
  if (functional.test(pieces[0] ?? '') && !saysFirm(name) && !hasFirm(name)) return undefined
  let start = from
  while (start > 1 && kinds[start - 1] === 'other' && isPartnersName(pieces, start - 1)) start--
  return { title: pieces.slice(0, start).join(', '), firm: pieces.slice(start).join(', ') }
}

const functional = /\b(?:counsel|director|president|officer|manager|analyst|head)$/i

/** Text between the title and the firm belongs to the firm only if it can be a partner's name. */
const isPartnersName = (pieces: readonly string[], at: number): boolean =>
  /&|LLP|P\.?C/.test(pieces.slice(at).join(', ')) && isNameLike(pieces[at])

const isNameLike = (piece: string | undefined) =>
  piece !== undefined && /^\p{Lu}[\p{L}'’.-]+(?: & \p{Lu}[\p{L}'’.-]+)?$/u.test(piece)

/** "Partner, Coats Rose, Houston": text between a title and a place is the firm, whatever its name. */
export function nameBehindTitle(part: string, { isPlaceNeeded = true } = {}): TitleAndFirm | undefined {
  const pieces = part.split(apart)
  const from = pieces.findIndex(
    (piece, at) => at > 0 && !titleWord.test(piece) && !isUnit(piece) && !isOnlyPlace(piece),
  )
  const [name, place] = [pieces[from], pieces[from + 1]]
  if (from < 1 || name === undefined || !titleWord.test(pieces[from - 1] ?? '')) return undefined
  if (isPlaceNeeded && place === undefined) return undefined
  if (!/^\p{Lu}/u.test(name) || name.length < 3 || !pieces.slice(from + 1).every((piece) => isTown(piece)))
    return undefined
  return { title: pieces.slice(0, from).join(', '), firm: name }
}

/** A place, known or so written: "Houston", "Istanbul", "TX". */
const isTown = (piece: string): boolean =>
  isOnlyPlace(piece) || /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(piece)
