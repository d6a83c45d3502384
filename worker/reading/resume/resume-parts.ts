import { withoutDates } from './resume-dates.ts'
import { seatsApart } from './resume-seats.ts'
import { hasFirm, mentionsIn, saysFirm, titleWord } from './resume-words.ts'

/** "LLP, Providence RI &": what comes before "&" or "and" is a place too. */
function endsWithPlace(text: string): boolean {
  const rest = text.replace(/\s*(?:&|\/|\band)\s*$/, '')
  return rest !== text && mentionsIn(rest).some(({ kind, end }) => kind === 'place' && end === rest.length)
}

/** Longer than a firm's name or a title is, in characters. */
const maxNameLength = 300

/** Longer than a line that names seats is, in characters. */
const maxHeadLength = 500

export type Parts = { title: string | null; firm: string | null; isBigLaw: boolean }

/** @param hasEmployer A firm is above these lines, so that what is left over is not its name. */
export function partsOf(lines: readonly string[], hasEmployer = false): Parts {
  let title: string | null = null
  let firm: string | null = null
  let isBigLaw = false
  const spare: string[] = []
  const behind = new Set<string>()
  const tails: { title: string; firm: string }[] = []
  const takeFirm = (text: string) => {
    const clean = withoutUnit(withoutPlace(text))
    // "Nevada Supreme Court" above "Law Clerk to Justice Hale": the judge and the court.
    if (firm !== null && isJudge(clean) && /\b(?:court|circuit)\b/i.test(firm) && !isJudge(firm))
      firm = `${clean}, ${firm}`
    else if (firm !== null && isJudge(firm) && /\b(?:court|circuit)\b/i.test(clean) && !/\bcourt|circuit\b/i.test(firm))
      firm = `${firm}, ${clean}`
    if (firm !== null || clean.length < 2) return
    firm = clean
    isBigLaw = mentionsIn(clean).some((mention) => mention.kind === 'firm' && mention.isBigLaw)
  }
  const takeTitle = (text: string) => {
    const clean = bareTitle(withoutPlace(text).replace(/(?<=\p{Ll}{3})\.$/u, ''))
    if (title === null && clean.length > 1) title = clean
  }
  for (const line of lines.map((one) => (one.length < 400 ? (seatsApart(one)[0] ?? one) : one))) {
    for (const part of strongParts(withoutDates(line))) {
      const split = titleAndFirm(part)
      if (split && isNamedFirm(split.firm)) {
        takeTitle(split.title)
        takeFirm(split.firm)
      } else if (split) {
        // "Associate, Admiralty & Maritime": a firm only where nothing else is.
        if (title === null) tails.push(split)
        takeTitle(hasEmployer ? split.title : part)
      } else if (isFirm(part)) takeFirm(part)
      else if (titleWord.test(part)) {
        const tail = title === null ? nameBehindTitle(part, { isPlaceNeeded: hasEmployer }) : undefined
        if (tail) tails.push(tail)
        takeTitle(tail && hasEmployer ? tail.title : part)
      } else if (!isOnlyPlace(part) && /\p{L}{2}/u.test(part)) {
        spare.push(part)
        if (title !== null) behind.add(part)
      }
    }
  }
  // By elimination: text beside a title is the firm, whatever its name.
  const [first] = spare.filter((part) => !isRemark(part) && !isUnit(part) && !(hasEmployer && behind.has(part)))
  if (firm === null && title !== null && first !== undefined && /^\p{Lu}|^\d/u.test(first) && first.length < 90)
    takeFirm(first)
  if (firm === null && title !== null && !hasEmployer) {
    const [tail] = tails
    if (tail !== undefined) {
      title = bareTitle(tail.title)
      takeFirm(tail.firm)
    }
  }
  return { title, firm, isBigLaw }
}

/** "Admiralty and marine insurance coverage.": a remark on the work, no name. */
const isRemark = (part: string): boolean => /\p{Ll}{2}\.$/u.test(part) && part.split(/\s+/).length > 3

/** "Summitline Software, Inc. (NASDAQ: SMTL)", "Seyburn Kahn (now Clark Hill)": a remark on a firm in brackets. */
export const asides =
  / ?\((?:NYSE|NASDAQ|AMEX|LSE|TSX|OTC|Series [A-H]|formerly|previously|now|n\/k\/a|f\/k\/a|a\/k\/a|d\/b\/a|merged|merging|combined|acquired|part of|via|through|seed|public|private|later|since renamed|renamed|dissolved|closed|defunct|since closed|successor|subsidiary|a subsidiary|an? )\b[^)]*\)/gi

/** "Hon. Jane Doe", "The Honorable Jane Doe", "Chief Judge Doe". */
export const isJudge = (text: string): boolean =>
  /^(?:the )?(?:hon|honorable|judge|justice|chief (?:judge|justice)|magistrate judge)\b/i.test(text)

export const strongParts = (text: string): string[] =>
  (text.length > maxHeadLength ? text.slice(0, maxHeadLength) : text)
    .replaceAll(asides, '')
    .split(
      /\t|\s(?:[^\p{L}\p{N}\s&+"'“”‘’()[\]$#@%.,:;!?/-]|-)\s|[|•]|\s{2,}|;\s+|(?<=\p{Ll}{4}|\p{Lu}{2}|\))(?<!\b(?:Corp|Hon|Bros|Dept|Asst|Assoc|Messrs|Univ|Distr?|Gen|Atty|CORP|HON|BROS|DEPT|INC|LTD|CO|Inc|Ltd))\.\s+(?=\p{Lu})|:\s+(?=\p{Lu})(?![^(]*\))/u,
    )
    .map((part) => part.trim().replaceAll(/^[\s,.–—~*|·•-]+|[\s,–—~*|·•:-]+$/g, ''))
    .filter(Boolean)

/** "Associate, Ropes & Gray LLP", "Ropes & Gray LLP, Associate", "Associate at Ropes & Gray". */
export function titleAndFirm(part: string): { title: string; firm: string } | undefined {
  if (part.length > maxNameLength) return undefined
  const at = /^(.*?)\s+(?:at|@|with)\s+(\p{Lu}.*)$/u.exec(part)
  if (at?.[1] !== undefined && at[2] !== undefined && titleWord.test(at[1]) && at[1].length < 60 && !/[.]$/.test(at[2]))
    return { title: at[1], firm: at[2] }
  const clerk =
    /^((?:judicial |law |senior |career |term )*(?:law )?clerk(?:ship)?|(?:judicial )?(?:intern|extern))\s*(?:to|for|,|,? to the)\s+((?:the )?(?:hon\b|honorable|judge|justice|chief|u\.?s\.?|united states).*)$/i.exec(
      part,
    )
  if (clerk?.[1] !== undefined && clerk[2] !== undefined) return { title: clerk[1], firm: clerk[2] }
  const mention = mentionsIn(part).find(({ kind }) => kind === 'firm')
  if (mention) {
    const before = part.slice(0, mention.start).replaceAll(/[\s,(–—-]+$/g, '')
    const tail =
      /^(?:[,\s]*(?:LLP|L\.L\.P\.|LLC|PLLC|P\.?C\.?|P\.?A\.?|LPA|PLC|L\.L\.O\.?|LLLP|PLLP|Chartered|Chtd\.?|\(?(?:US|UK)\)?(?=\s*LLP)))*\.?(?:\s*\((?:US|USA|UK)\))?/i.exec(
        part.slice(mention.end),
      )?.[0] ?? ''
    const behind = part.slice(mention.end + tail.length).replaceAll(/^[\s,)–—-]+/g, '')
    const name = part.slice(mention.start, mention.end) + tail
    if (titleWord.test(before) && !saysFirm(before))
      return { title: before, firm: name + (behind && !titleWord.test(behind) ? `, ${behind}` : '') }
    if (titleWord.test(behind) && !saysFirm(behind.split(',')[0] ?? ''))
      return { title: afterPlace(behind), firm: name }
    return undefined
  }
  const pieces = part.split(apart)
  if (pieces.length < 2) return undefined
  const kinds = pieces.map((piece) => (isFirm(piece) ? 'firm' : titleWord.test(piece) ? 'title' : 'other'))
  if (!kinds.includes('title')) return undefined
  if (kinds[0] === 'title') {
    const from = kinds.indexOf('firm')
    const [name = ''] = pieces.slice(from)
    // "Counsel, Autonomous Vehicles & Product Safety": in a company what follows is a field.
    if (from > 0 && functional.test(pieces[0] ?? '') && !saysFirm(name) && !hasFirm(name)) return undefined
    // Text between the title and the firm belongs to the firm only if it can be a partner's name.
    if (from > 0) {
      let start = from
      while (
        start > 1 &&
        kinds[start - 1] === 'other' &&
        /&|LLP|P\.?C/.test(pieces.slice(start - 1).join(', ')) &&
        isNameLike(pieces[start - 1])
      )
        start--
      return { title: pieces.slice(0, start).join(', '), firm: pieces.slice(start).join(', ') }
    }
    return undefined
  }
  const from = kinds.indexOf('title')
  const firm = pieces.slice(0, from).join(', ')
  return from > 0 && firm.length > 2 ? { title: pieces.slice(from).join(', '), firm } : undefined
}

/** Its form, its kind or the vocabulary says that it is a firm. */
export const isNamedFirm = (text: string): boolean => saysFirm(text) || hasFirm(text) || isJudge(text)

/** "Partner, Coats Rose, Houston": text between a title and a place is the firm, whatever its name. */
export function nameBehindTitle(
  part: string,
  { isPlaceNeeded = true } = {},
): { title: string; firm: string } | undefined {
  const pieces = part.split(apart)
  const from = pieces.findIndex(
    (piece, at) => at > 0 && !titleWord.test(piece) && !isUnit(piece) && !isOnlyPlace(piece),
  )
  const [name, place] = [pieces[from], pieces[from + 1]]
  if (
    from < 1 ||
    name === undefined ||
    (isPlaceNeeded && place === undefined) ||
    !titleWord.test(pieces[from - 1] ?? '')
  )
    return undefined
  if (!/^\p{Lu}/u.test(name) || name.length < 3 || !pieces.slice(from + 1).every((piece) => isTown(piece)))
    return undefined
  return { title: pieces.slice(0, from).join(', '), firm: name }
}

/** A place, known or so written: "Houston", "Istanbul", "TX". */
const isTown = (piece: string): boolean =>
  isOnlyPlace(piece) || /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(piece)

const functional = /\b(?:counsel|director|president|officer|manager|analyst|head)$/i

/** A comma that parts two things: not the one in "Northbound Software, Inc.". */
const apart =
  /,\s+(?!(?:Inc|INC|Incorporated|INCORPORATED|LTD|CORP|LLC|L\.L\.C|LLP|L\.L\.P|LLLP|L\.L\.O|PLLP|Chartered|Chtd|PLLC|P\.?\s?C|P\.?\s?A|Ltd|Co|Corp|N\.?A|S\.C|LPA|Esq)\b)/

/** "Nassau County District Attorney": the office. */
const countyOffice =
  /^Federal (?:Public |Community )?Defenders?(?: of\b| for\b|,)|^(?!(?:deputy|assistant|chief|senior)\b)(?:\p{Lu}[\p{L}.'’-]+ )+(?:County|Parish) (?:District Attorney|State['’]s Attorney|Prosecutor|Public Defender|Attorney|Counsel)$/u
const endsInTitle =
  /\b(?:associate|clerk|intern|extern|paralegal|director|manager|engineer|teacher|administrator|analyst|assistant|secretary|officer|president|consultant|specialist|coordinator|fellow|instructor|professor|scientist|accountant|nurse|partner|shareholder|supervisor|editor|representative|agent|advisor|adviser|researcher|trainee|programmer|developer)$/i

/** "Banking & Finance", "Trial Group", "Capital Markets": a part of a firm, or what somebody does there. */
export function isUnit(text: string): boolean {
  if (legalForm.test(text)) return false
  const areas = mentionsIn(text).filter(({ kind }) => kind === 'practiceArea')
  if (mentionsIn(text).some(({ kind }) => kind === 'firm')) return false
  const plain = text.replaceAll(unitWord, '')
  const rest = areas
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replaceAll(unitWord, '')
  if (areas.length > 0 && /\s|[&/-]/.test(text.trim()) && !/\p{L}{2}/u.test(rest.replaceAll(fieldWord, ''))) return true
  return (
    areas.reduce((length, { start, end }) => length + end - start, 0) >= plain.trim().length * 0.7 ||
    (/\b(?:group|practice(?: group)?|section|division|team|unit|desk|branch|department|dept\.?|bureau)$/i.test(text) &&
      !/^(?:the )?[\p{L}.'’]+ group$/iu.test(text) &&
      !/\b(?:sheriff|police|fire|state|justice|county)['’s]* (?:department|division|bureau)\b/i.test(text))
  )
}
const unitWord = /\b(?:group|practice|section|division|team|unit|department|dept\.?|and|&|the)\b/gi
/** Words of the names of groups and desks beside those of the practice areas. */
const fieldWord =
  /\b(?:counsel+ing|advisory|advice|transactions?|transactional|finance|financial|services|regulatory|regulation|compliance|enforcement|disputes?|litigation|investigations?|policy|operations|markets?|projects?|planning|development|security|technology|tech|high[- ]tech|media|global|international|general|national|commercial|corporate|products?|devices|individual|clients?|private|public|companies|emerging|growth|complex|civil|trial|appellate|law|risk|governance|strategic|business|industry|sector|government|federal|state|management|strategy|relations|resolution|defense|plans?|admiralty|maritime|criminal|education|municipal|aviation|transportation|construction|hospitality|gaming|sports|antitrust|competition|white collar|economic|sanctions|export|controls?|trade|fund|funds|debt|equity|credit|lending|restructuring|benefits|compensation|probate|estate|estates|wealth|consumer|protection|product|safety|vehicles?|autonomous|data|digital|platforms?|content|clinical|medical|legal|contracts?|procurement|sourcing|ip|intellectual|property|group|practice|team|department|and|of|for|the)\b/gi
const legalForm =
  /\b(?:LLP|L\.L\.P|LLC|L\.L\.C|PLLC|P\.L\.L\.C|Inc|Corp|Corporation|Ltd|Limited|Company|Bank|Court|University|Office of|Department of|Commission|Agency|Authority|Board of|Council|Institute|Center|School|College)\b|,\s*P\.?[CA]\b/

const isNameLike = (piece: string | undefined) =>
  piece !== undefined && /^\p{Lu}[\p{L}'’.-]+(?: & \p{Lu}[\p{L}'’.-]+)?$/u.test(piece)

/** "New York, NY, Associate" behind a firm: the title alone. */
const afterPlace = (text: string): string => {
  const pieces = text.split(/,\s+|:\s+/)
  const from = pieces.findIndex((piece) => titleWord.test(piece))
  return from > 0 ? pieces.slice(from).join(', ') : text
}

export function isFirm(part: string): boolean {
  if (isUnit(part)) return false
  // "Shareholder (Trial Group)".
  const bracket = /^([^(]+) \(([^()]+)\)$/.exec(part)
  if (bracket?.[1] !== undefined && titleWord.test(bracket[1]) && !saysFirm(bracket[1]) && isUnit(bracket[2] ?? ''))
    return false
  const [title = '', ...behind] = part.split(apart)
  // "International Associate, Capital Markets".
  if (
    behind.length > 0 &&
    titleWord.test(title) &&
    !saysFirm(title) &&
    behind.every((piece) => isUnit(piece) || (titleWord.test(piece) && !saysFirm(piece)))
  )
    return false
  if (countyOffice.test(part) || (part.includes(',') && countyOffice.test(withoutPlace(part)))) return true
  if (mentionsIn(part).some(({ kind, text }) => kind === 'firm' && text.length > part.length * 0.4)) return true
  if (!saysFirm(part)) return / & \p{Lu}|\p{Lu}[\p{L}'’]+ and \p{Lu}\p{L}+$/u.test(part) && !titleWord.test(part)
  // "Judge Advocate General's Corps" is an office, "Software Engineer" and "School Teacher" are what somebody is: the last
  // word says it.
  if (/(?:['’]s (?:office|court|chambers|department)|\bcorps|\bdepartment)$/i.test(part)) return true
  if (endsInTitle.test(part) && !legalForm.test(part)) return false
  // "Assistant Attorney General", "Associate, Corporate Group", "Counsel to the Commission" are titles that hold such a word.
  const isTitled =
    /^(?:(?:senior|junior|managing|deputy|assistant|associate|special|chief|staff|principal|general|lead|trial|of|presiding|administrative|immigration|district|circuit|superior|supreme|county|municipal|bankruptcy|appellate|court|family|probate|law|u\.?s\.?|united states|federal|state|attorney|elder|chief executive|the) )*(?:judge|justice|magistrate(?: judge)?|attorney advis[eo]r|attorney general|u\.?s\.? attorney|united states attorney|district attorney|general counsel|public defender|counsel|associate|attorney|law clerk|judicial clerk|clerk|director|partner|vice president|judicial (?:intern|extern)|intern|extern)\b(?!['’]s)/i.test(
      part,
    )
  return !isTitled || /\b(?:LLP|LLC|PLLC|Inc)\b/.test(part)
}

/** "U.S. Securities and Exchange Commission, Division of Enforcement": the office without its part. */
const withoutUnit = (firm: string): string => {
  const unit =
    /,\s+(?:office of (?:the )?(?:chief|general|regional|legal|associate) [^,]+$|(?:the )?(?:division|bureau|section|department|unit|practice|group|dept\.?|branch|team)\b|[^,]{2,40} (?:division|bureau|section|unit|group|branch|department)$)/i.exec(
      firm,
    )
  const whole = unit ? firm.slice(0, unit.index) : firm
  return unit && (saysFirm(whole) || hasFirm(whole)) ? withoutUnit(whole) : firm
}

const lawyersLevel = /\b(?:associate|partner|shareholder|attorney)\b\)?$/i
const level =
  /^(?:(?:(?:senior|sr\.?|junior|mid-?level|equity|income|non-equity|special|of|international|foreign|staff|lateral) )*counsel|(?:\p{L}[\p{L}.-]* ){0,3}(?:associate(?: attorney)?|partner|shareholder|principal|member|attorney|paralegal|solicitor|lawyer|public defender|intern|extern|attorney general|avocate?|abogad[oa]|advogad[oa]|rechtsanwalt))(?=,\s|\s+[–—-]\s|\s+\()/iu

/** "Associate, Debt Finance Group", "Counsel (Tax)": the level without the group that it is of. */
function bareTitle(given: string): string {
  const title = given.replace(/\s+(?:in|within|with|on) (?:the|its|our|their) .*$/i, '')
  const head = level.exec(title)?.[0]
  // "Director (Partner), Environmental and Land Use".
  const [last, ...front] = title.split(apart).toReversed()
  if (head === undefined && last !== undefined && front.some((piece) => lawyersLevel.test(piece)) && isUnit(last))
    return front.toReversed().join(', ')
  if (head === undefined)
    return title.replace(
      /,\s+[^,]{2,50}\b(?:group|practice|practice group|dept\.?|team|section|unit|division|department|bureau|branch|office)$/i,
      '',
    )
  const tail = title.slice(head.length).replaceAll(/^[\s,(–—-]+|[\s)]+$/g, '')
  if (/\b(?:group|department|practice|team|section|division|unit|dept\.?)\b/i.test(tail)) return head
  // At a law firm's levels what follows is the group, whatever it is called.
  if (
    /\b(?:associate|partner|shareholder|of counsel|attorney|paralegal|solicitor|lawyer|public defender|intern|extern|avocate?|abogad[oa]|advogad[oa]|rechtsanwalt)$/i.test(
      head,
    ) &&
    tail.split(/\s+/).length < 6 &&
    !titleWord.test(tail) &&
    !/\d/.test(tail)
  )
    return head
  // "Visiting Attorney, then Associate, Capital Markets".
  const pieces = title.split(apart)
  if (pieces.length > 2 && lawyersLevel.test(pieces.at(-2) ?? '') && isUnit(pieces.at(-1) ?? ''))
    return pieces.slice(0, -1).join(', ')
  const areas = mentionsIn(tail).filter(({ kind }) => kind === 'practiceArea')
  const covered = areas.reduce((length, { start, end }) => length + (end - start), 0)
  return covered * 2 >= tail.length ? head : title
}

export const isOnlyPlace = (part: string): boolean => withoutPlace(part).length < 2

/** A firm or title without the place behind it: "Ropes & Gray LLP, Boston, MA", "Associate (New York)". */
export function withoutPlace(text: string): string {
  if (text.length > maxNameLength) return text.trim()
  let rest = text
    .trim()
    .replace(
      /^(?:fully )?(?:remote|hybrid|on-?site|nationwide|virtual)$|\s*\((?:fully )?(?:remote|hybrid|contract|full-time|part-time|on-?site)\)$/i,
      '',
    )
  for (let round = 0; round < 2; round++) {
    const place = mentionsIn(rest)
      .filter(({ kind }) => kind === 'place')
      .at(-1)
    // "Greenberg Traurig, P.A.": the form of a firm, no state.
    if (!place || /^P\.\s?A\.?$/.test(place.text)) break
    const behind = rest.slice(place.end).replaceAll(/[\s.,)]+|office|remote|hybrid|USA|U\.S\.A?\.?/gi, '')
    const before = rest.slice(0, place.start)
    const isApart = before.trim() === '' || /[,(\t|–—-]\s*$/.test(before) || endsWithPlace(before)
    if (behind !== '' || !isApart) break
    rest = before.replaceAll(/[\s,(|–—/&-]+$|\s+and\s*$/g, '')
  }
  // "Matheson LLP, Dublin", "White & Case, Warsaw": behind its legal form, or its known name, only a town can follow.
  const town = /,\s+\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]+){0,2}$/u.exec(rest)
  if (town) {
    const name = rest.slice(0, town.index)
    const known = mentionsIn(rest).find(({ kind, end }) => kind === 'firm' && end === name.length)
    const behind = town[0].replace(/^,\s+/, '')
    if (
      (known ||
        /\b(?:LLP|L\.L\.P\.|PLLC|LLC|P\.?C\.|P\.A\.|Inc\.?|Ltd\.?|Law Offices?|Law Firm|Law Group|Advogados|Abogados|Avocats|Solicitors|& Co\.?|& Associates)$/.test(
          name,
        )) &&
      !legalForm.test(behind) &&
      !/^(?:P\.?[CA]|L\.L\.O|LLLP|PLLP|Chtd|LPA|S\.C|N\.A|P\.?L\.?L\.?C|L\.?L\.?[CP])\.?$|&|^Chartered$/.test(behind) &&
      !titleWord.test(behind) &&
      !isUnit(behind)
    )
      rest = name
  }
  // "City of Clovis, California".
  const seat = /^((?:city|town|county|village|borough|state|commonwealth) of [^,]+),\s+([^,]+)$/i.exec(rest)
  if (seat?.[1] !== undefined && mentionsIn(seat[2] ?? '').some(({ kind }) => kind === 'place')) rest = seat[1]
  // "Linklaters LLP (New York, then London)".
  const bracket = /\s*\(([^()]{2,60})\)$/.exec(rest)
  if (bracket && mentionsIn(bracket[1] ?? '').some(({ kind }) => kind === 'place')) rest = rest.slice(0, bracket.index)
  return rest
    .replaceAll(/^[\s,:(–—-]+|[\s,:(–—-]+$/g, '')
    .replace(/\s*\((?:remote|hybrid|contract|full-time|part-time)\)$/i, '')
}
