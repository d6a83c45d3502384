import { readMentions } from '#contract/domain/vocabulary/mentions.ts'
import { datesIn, withoutDates, type DateSpan } from './resume-dates.ts'
import type { ResumePosition } from './resume-facts.ts'
import type { ResumeLine } from './resume-lines.ts'

const titleWord =
  /\b(?:associates?|partner|counsel|attorneys?|lawyer|clerk(?:ship)?|intern(?:ship)?|extern(?:ship)?|paralegal|prosecutor|defender|solicitor|barrister|advocate|director|vice president|vp|avp|svp|evp|fellow|shareholder|member|consultant|manager|professor|instructor|lecturer|researcher|analyst|officer|clo|gc|president|judge|magistrate|assistant|secretary|principal|founder|owner|litigator|advisor|adviser|specialist|head of|chief|trainee|law student|research|editor|volunteer|engineer|teacher|coordinator|administrator|arbitrator|mediator|aide|jag|practitioner|proprietor|commissioner|hearing officer)\b/i
const firmWord =
  /(?:\b(?:LLP|L\.L\.P\.|LLC|L\.L\.C\.|PLLC|P\.L\.L\.C\.|PLC|LPA|Inc|Corp|Corporation|Company|Co|Ltd|Limited|Bank|Capital|Partners LP|Holdings|Group|Industries|Technologies|University|College|School|Department of|Dep['’]t of|Ministry|Office of|Offices of|Law Offices?|Law Firm|Legal Aid|Legal Services|Court|Commission|Agency|Authority|Administration|Board|Bureau|Congress|Senate|House of|U\.S\. Army|Navy|Air Force|Foundation|Institute|Society|Clinic|Center|Chambers|Committee|Attorney['’]s Office|Attorney General['’]?s?|Defender['’]?s?|City of|County of|State of|Commonwealth of|Securities and Exchange|Internal Revenue|Federal|Judge|Hon|Honorable|Justice|Trust|Ventures|Insurance|Pharmaceuticals?|Systems|Labs?|Solutions|Associates|Bros|Brothers|& Sons)\b|\bP\.?\s?C\.?(?=$|[\s,)])|\bP\.?\s?A\.?(?=$|[\s,)])|\bS\.C\.|,\s*(?:P\.?C|P\.?A)\b)/
const training =
  /\b(?:summer|intern(?:ship)?|extern(?:ship)?|law student|research assistant|student attorney|volunteer|paralegal|teaching assistant|legal assistant|trainee)\b/i

/** Whether a text holds a word of a firm's or an office's name; in capitals throughout it is read as if it had none. */
const saysFirm = (text: string): boolean =>
  firmWord.test(text) ||
  (!/\p{Ll}/u.test(text) &&
    firmWord.test(text.replaceAll(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())))

type Header = { lines: string[]; dates: DateSpan[]; quote: string; at: number; heading: string; startsBlock: boolean }

/** The seats that a résumé lists, the latest first. */
export function readPositions(lines: readonly ResumeLine[], now: Date): ResumePosition[] {
  const hasSection = lines.some(({ section }) => section === 'experience')
  const own = lines.filter(({ section, text }, at) =>
    hasSection
      ? section === 'experience'
      : (section === 'header' || section === 'summary' || section === 'other') &&
        !isOfHead(text) &&
        !(at < 3 && isOfHead(lines[at + 1]?.text ?? '')) &&
        !degree.test(text),
  )
  const headers = headersOf(own)
  const found: (ResumePosition & { at: number })[] = []
  let employer: { firm: string; isBigLaw: boolean; span: DateSpan | undefined } | undefined
  for (const [index, header] of headers.entries()) {
    const parts = partsOf(header.lines, now, employer !== undefined && !header.startsBlock)
    // Below "Clerkships" a judge's name is a seat as that judge's clerk.
    if (
      parts.title === null &&
      parts.firm !== null &&
      /clerkship/i.test(header.heading) &&
      /\bhon\b|honorable|judge|justice|court/i.test(parts.firm)
    )
      parts.title = 'Law Clerk'
    const span = header.dates.find(({ isRange }) => isRange) ?? header.dates[0]
    if (parts.firm !== null && parts.title === null) {
      employer = { firm: parts.firm, isBigLaw: parts.isBigLaw, span }
      // A firm whose seats follow as lines of their own says nothing by itself.
      const next = headers[index + 1]
      if (next && partsOf(next.lines, now).firm === null && partsOf(next.lines, now).title !== null) continue
    } else if (parts.firm !== null) employer = { firm: parts.firm, isBigLaw: parts.isBigLaw, span }
    const firm = parts.firm ?? employer?.firm ?? null
    if (parts.title === null && (firm === null || !hasSection)) continue
    if (!hasSection && (firm === null || !span || (parts.title?.length ?? 0) > 80)) continue
    if (parts.title !== null && firm === null && !span) continue
    for (const seat of moreSeats(header, firm, now))
      found.push({
        ...seat,
        firm,
        isBigLaw: parts.isBigLaw || (employer?.isBigLaw ?? false),
        quote: header.quote,
        at: header.at,
      })
    found.push({
      title: parts.title,
      firm,
      from: span?.from ?? (parts.firm === null ? (employer?.span?.from ?? null) : null),
      to: span ? span.to : parts.firm === null ? (employer?.span?.to ?? null) : null,
      isCurrent: span?.isCurrent ?? (parts.firm === null && (employer?.span?.isCurrent ?? false)),
      isBigLaw: parts.firm === null ? (employer?.isBigLaw ?? false) : parts.isBigLaw,
      isTraining: isTrainingSeat(parts.title),
      quote: header.quote,
      at: header.at,
    })
  }
  return found.sort((a, b) => rank(b) - rank(a) || a.at - b.at).map(({ at: _at, ...position }) => position)
}

/** "Counsel (2023 to present); Senior Associate (2019 to 2022)": the seats behind the first of one line. */
function moreSeats(
  { lines }: Header,
  firm: string | null,
  now: Date,
): Pick<ResumePosition, 'title' | 'from' | 'to' | 'isCurrent' | 'isTraining'>[] {
  if (firm === null) return []
  return lines.flatMap((line) => {
    const pieces = line.length < 400 ? seatsApart(line) : []
    return pieces.slice(1).flatMap((piece) => {
      const span = datesIn(piece).find(({ isRange }) => isRange)
      const { title } = partsOf([piece], now)
      return span && title !== null
        ? [{ title, from: span.from, to: span.to, isCurrent: span.isCurrent, isTraining: isTrainingSeat(title) }]
        : []
    })
  })
}

/** A line of several dated seats in its pieces; one piece where it is a single seat. */
function seatsApart(line: string): string[] {
  const ranges = datesIn(line).filter(({ isRange }) => isRange)
  if (ranges.length < 2) return [line]
  const pieces: string[] = []
  let from = 0
  for (const { end } of ranges) {
    const piece = line.slice(from, end).replace(/^[\s;,.|)–—-]+/, '')
    if (pieces.length > 0 && !titleWord.test(piece)) return [line]
    pieces.push(piece)
    from = end
  }
  return pieces
}

const isTrainingSeat = (title: string | null): boolean => training.test(title ?? '') || /\bclerk\b/i.test(title ?? '')

/** A line of the head: an address to write or call to. */
const isOfHead = (text: string): boolean =>
  /@[a-z\d-]+\.|linkedin\.|\(?\b\d{3}\)?[ .–-]{1,2}\d{3}[ .–-]\d{4}\b|^\+\d/i.test(text.slice(0, 300))
const degree =
  /(?<![\p{L}.])(?:J\.?\s?D\.?|Juris Doctor|JURIS DOCTOR|LL\.?\s?[MB]\.?|B\.\s?[AS]\.|A\.B\.|M\.?B\.?A\.?|Ph\.?\s?D\.?|Bachelor|BACHELOR|Master of|MASTER OF|B\.S\.B\.A\.)(?!\p{L})/u

/** Later ends first; a seat that goes on is later than all, one without years keeps its place behind. */
const rank = ({ isCurrent, to, isTraining }: ResumePosition): number =>
  (isCurrent ? 9999 : (to ?? 0)) - (isTraining && isCurrent ? 0.5 : 0)

/** The head lines of each entry: short lines around a date, before the text that describes the work. */
function headersOf(lines: readonly ResumeLine[]): Header[] {
  const headers: Header[] = []
  let open: Header | undefined
  let last = -2
  const close = () => {
    if (open) headers.push(open)
    open = undefined
  }
  for (const [at, line] of lines.entries()) {
    const dates = datesIn(line.text)
    if (line.isBullet || isProse(line.text)) {
      close()
      // "• Fisher & Phillips LLP – Atlanta – Associate – 2020 to present": a list of seats, one to a line.
      if (line.isBullet && isWholeSeat(line.text, dates))
        headers.push({ lines: [line.text], dates, quote: line.text, at, heading: line.heading, startsBlock: true })
      continue
    }
    const startsNew =
      open === undefined ||
      (line.startsBlock && (open.dates.length > 0 || at - last > 1)) ||
      (dates.length > 0 && open.dates.length > 0) ||
      // Where entries begin with the firm, a firm begins the next one.
      (open.dates.length > 0 &&
        begins(headers[0]?.lines[0] ?? open.lines[0]) &&
        beginsNext(line.text, lines[at + 1])) ||
      open.lines.length >= 4 ||
      // After a complete head a line with a firm or a title begins the next one.
      (open.dates.length > 0 && open.lines.length >= 2 && (saysFirm(line.text) || titleWord.test(line.text)))
    if (startsNew) {
      const isDateOfNext = open !== undefined && dates.length > 0 && open.dates.length > 0
      close()
      open = { lines: [], dates: [], quote: line.text, at, heading: line.heading, startsBlock: line.startsBlock }
      if (isDateOfNext) open.at = at
    }
    if (!open) continue
    open.lines.push(line.text)
    open.dates.push(...dates)
    last = at
  }
  close()
  return headers.filter(
    ({ lines: own, dates }) =>
      dates.length > 0 || own.some((text) => titleWord.test(text) || saysFirm(text) || hasFirm(text)),
  )
}

function isWholeSeat(text: string, dates: readonly DateSpan[]): boolean {
  if (text.length > 130 || !dates.some(({ isRange }) => isRange) || isProse(text)) return false
  const { title, firm } = partsOf([text], new Date(0))
  return title !== null && firm !== null && (saysFirm(firm) || hasFirm(firm))
}

/** A firm and no title: how an entry begins where firms come first. */
const begins = (text: string | undefined): boolean =>
  text !== undefined &&
  !titleWord.test(withoutDates(text).replace(/\bHon\b.*/, '')) &&
  (saysFirm(text) || hasFirm(text))

/** So does a name that the vocabulary does not know, where a seat stands below it: "King & Wood, Beijing". */
const beginsNext = (text: string, next: ResumeLine | undefined): boolean =>
  begins(text) ||
  (text.length < 90 &&
    /^\p{Lu}/u.test(text) &&
    !/[.:;]$/.test(text) &&
    !titleWord.test(text) &&
    datesIn(text).length === 0 &&
    next !== undefined &&
    !next.isBullet &&
    titleWord.test(next.text) &&
    datesIn(next.text).length > 0)

const hasFirm = (text: string) => readMentions(text, { now: new Date(0) }).some(({ kind }) => kind === 'firm')

/** A line of description rather than a head: long, or a sentence. */
const isProse = (text: string): boolean => {
  const plain = withoutDates(text)
  if (plain.length > 170) return true
  const words = plain.split(/\s+/)
  if (
    /^(?:represent|advis(?:ed|es?|ing)\b|draft|negotiat|manag(?:ed|es?|ing)\b(?! (?:partner|counsel|director|attorney|member|shareholder|principal|associate))|assist(?:ed|ing|s)?\b|conduct|prepar|handl|research(?:ed|ing)?\b|counsel(?:ed|ing|s)\b|litigat(?:ed|es?|ing)\b|serv(?:ed|ing)|support(?:ed|ing|s)?\b|coordinat(?:ed|es?|ing)\b|provid|argu|defend(?:ed|ing|s)?\b|prosecut(?:ed|es?|ing)\b|review|work(?:ed|ing)\b|responsible|successfully|lead\b(?! (?:counsel|attorney|litigat|associate))|led\b|first-chair|second-chair|took|obtain|secur|develop|creat|train|supervis|mentor|analyz|perform|collaborat|participat|member of|focus|practice (?:focus|includ)|practiced|closed|wrote|authored|oversaw|oversee|execut|spearhead|build|built|joined|briefed|deposed)/i.test(
      plain,
    ) &&
    words.length > 3 &&
    !datesIn(text).length
  )
    return true
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  if (words.length > 5 && /\p{Ll}\.$/u.test(plain) && small * 2 > words.length && !datesIn(text).length) return true
  return (
    words.length > 9 &&
    /[.;]$/.test(plain) &&
    !/(?:Inc|Corp|Co|L\.?L\.?P|P\.?C|P\.?A|N\.?A|L\.?L\.?C)\.$/i.test(plain) &&
    /\b(?:the|and|in|of|for|with|to)\b/.test(plain)
  )
}

type Parts = { title: string | null; firm: string | null; isBigLaw: boolean }

/** @param hasEmployer A firm stands above these lines, so that what is left over is not its name. */
function partsOf(lines: readonly string[], now: Date, hasEmployer = false): Parts {
  let title: string | null = null
  let firm: string | null = null
  let isBigLaw = false
  const spare: string[] = []
  const behind = new Set<string>()
  const takeFirm = (text: string) => {
    const clean = withoutUnit(withoutPlace(text, now))
    // "Nevada Supreme Court" above "Law Clerk to Justice Hale": the judge and the court.
    if (firm !== null && /^(?:hon|judge|justice|chief|the hon)\b/i.test(clean) && /\b(?:court|circuit)\b/i.test(firm))
      firm = `${clean}, ${firm}`
    if (firm !== null || clean.length < 2) return
    firm = clean
    isBigLaw = readMentions(clean, { now }).some((mention) => mention.kind === 'firm' && mention.isBigLaw)
  }
  const takeTitle = (text: string) => {
    const clean = bareTitle(withoutPlace(text, now), now)
    if (title === null && clean.length > 1) title = clean
  }
  for (const line of lines.map((one) => (one.length < 400 ? (seatsApart(one)[0] ?? one) : one))) {
    for (const part of strongParts(withoutDates(line))) {
      const split = titleAndFirm(part)
      if (split) {
        takeTitle(split.title)
        takeFirm(split.firm)
      } else if (isFirm(part)) takeFirm(part)
      else if (titleWord.test(part)) takeTitle(part)
      else if (!isOnlyPlace(part, now) && /\p{L}{2}/u.test(part)) {
        spare.push(part)
        if (title !== null) behind.add(part)
      }
    }
  }
  // By elimination: beside a title stands the firm, whatever it is called.
  const [first] = spare.filter((part) => !isRemark(part) && !(hasEmployer && behind.has(part)))
  if (firm === null && title !== null && first !== undefined && /^\p{Lu}|^\d/u.test(first) && first.length < 90)
    takeFirm(first)
  return { title, firm, isBigLaw }
}

/** "Admiralty and marine insurance coverage.": a remark on the work, no name. */
const isRemark = (part: string): boolean => /\p{Ll}{2}\.$/u.test(part) && part.split(/\s+/).length > 3

const strongParts = (text: string): string[] =>
  text
    .split(
      /\t|\s[|•·—–]\s|\s-\s|[|•]|\s{2,}|;\s+|(?<=\p{Ll}{4}|\p{Lu}{2}|\))(?<!\b(?:Corp|Hon|Bros|Dept|Asst|Assoc|Messrs|Univ|Distr?|Gen|Atty|CORP|HON|BROS|DEPT))\.\s+(?=\p{Lu})/u,
    )
    .map((part) => part.trim().replaceAll(/^[\s,.–—-]+|[\s,–—-]+$/g, ''))
    .filter(Boolean)

/** "Associate, Ropes & Gray LLP", "Ropes & Gray LLP, Associate", "Associate at Ropes & Gray". */
function titleAndFirm(part: string): { title: string; firm: string } | undefined {
  const at = /^(.*?)\s+(?:at|@|with)\s+(\p{Lu}.*)$/u.exec(part)
  if (at?.[1] !== undefined && at[2] !== undefined && titleWord.test(at[1]) && at[1].length < 60 && !/[.]$/.test(at[2]))
    return { title: at[1], firm: at[2] }
  const clerk =
    /^((?:judicial |law |senior |career |term )*(?:law )?clerk(?:ship)?|(?:judicial )?(?:intern|extern))\s*(?:to|for|,|,? to the)\s+((?:the )?(?:hon\b|honorable|judge|justice|chief|u\.?s\.?|united states).*)$/i.exec(
      part,
    )
  if (clerk?.[1] !== undefined && clerk[2] !== undefined) return { title: clerk[1], firm: clerk[2] }
  const mention = readMentions(part, { now: new Date(0) }).find(({ kind }) => kind === 'firm')
  if (mention) {
    const before = part.slice(0, mention.start).replaceAll(/[\s,(–—-]+$/g, '')
    const tail =
      /^(?:[,\s]*(?:LLP|L\.L\.P\.|LLC|PLLC|P\.?C\.?|P\.?A\.?|LPA|PLC|\(?(?:US|UK)\)?(?=\s*LLP)))*\.?/i.exec(
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
    // What stands between the title and the firm belongs to the firm only where it can be a partner's name.
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

/** A comma that parts two things: not the one in "Northbound Software, Inc.". */
const apart =
  /,\s+(?!(?:Inc|Incorporated|LLC|L\.L\.C|LLP|L\.L\.P|PLLC|P\.?\s?C|P\.?\s?A|Ltd|Co|Corp|N\.?A|S\.C|LPA|Esq)\b)/

const isNameLike = (piece: string | undefined) =>
  piece !== undefined && /^\p{Lu}[\p{L}'’.-]+(?: & \p{Lu}[\p{L}'’.-]+)?$/u.test(piece)

/** "New York, NY, Associate" behind a firm: the title alone. */
const afterPlace = (text: string): string => {
  const pieces = text.split(/,\s+|:\s+/)
  const from = pieces.findIndex((piece) => titleWord.test(piece))
  return from > 0 ? pieces.slice(from).join(', ') : text
}

function isFirm(part: string): boolean {
  if (
    readMentions(part, { now: new Date(0) }).some(
      ({ kind, text }) => kind === 'firm' && text.length > part.length * 0.4,
    )
  )
    return true
  if (!saysFirm(part)) return / & \p{Lu}|\p{Lu}[\p{L}'’]+ and \p{Lu}\p{L}+$/u.test(part) && !titleWord.test(part)
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
    /,\s+(?:(?:the )?(?:division|bureau|section|department|unit|practice|group|dept\.?|branch|team)\b|[^,]{2,40} (?:division|bureau|section|unit|group|branch|department)$)/i.exec(
      firm,
    )
  const whole = unit ? firm.slice(0, unit.index) : firm
  return unit && (saysFirm(whole) || hasFirm(whole)) ? withoutUnit(whole) : firm
}

const level =
  /^(?:(?:senior|sr\.?|junior|mid-?level|summer|equity|income|non-equity|founding|special|of|international|staff|lateral) )*(?:associate(?: attorney)?|counsel|partner|shareholder|principal|member|attorney)(?=,\s|\s+[–—-]\s|\s+\()/i

/** "Associate, Debt Finance Group", "Counsel (Tax)": the level without the group that it is of. */
function bareTitle(title: string, now: Date): string {
  const head = level.exec(title)?.[0]
  if (head === undefined)
    return title.replace(/,\s+[^,]{2,50}\b(?:group|practice|practice group|dept\.?|team|section|unit)$/i, '')
  const tail = title.slice(head.length).replaceAll(/^[\s,(–—-]+|[\s)]+$/g, '')
  if (/\b(?:group|department|practice|team|section|division|unit|dept\.?)\b/i.test(tail)) return head
  // At a law firm's levels what follows is the group, whatever it is called.
  if (
    /\b(?:associate|partner|shareholder|of counsel)$/i.test(head) &&
    tail.split(/\s+/).length < 6 &&
    !titleWord.test(tail) &&
    !/\d/.test(tail)
  )
    return head
  const areas = readMentions(tail, { now }).filter(({ kind }) => kind === 'practiceArea')
  const covered = areas.reduce((length, { start, end }) => length + (end - start), 0)
  return covered * 2 >= tail.length ? head : title
}

const isOnlyPlace = (part: string, now: Date): boolean => withoutPlace(part, now).length < 2

/** A firm or title without the place behind it: "Ropes & Gray LLP, Boston, MA", "Associate (New York)". */
function withoutPlace(text: string, now: Date): string {
  // "Summitline Software, Inc. (NASDAQ: SMTL)".
  let rest = text
    .trim()
    .replace(
      /\s*\((?:NYSE|NASDAQ|AMEX|LSE|TSX|OTC|Series [A-H]|formerly|f\/k\/a|acquired by|now part of|seed|public|private)\b[^)]*\)/i,
      '',
    )
  for (let round = 0; round < 2; round++) {
    const place = readMentions(rest, { now })
      .filter(({ kind }) => kind === 'place')
      .at(-1)
    if (!place) break
    const behind = rest.slice(place.end).replaceAll(/[\s.,)]+|office|remote|hybrid|USA|U\.S\.A?\.?/gi, '')
    const before = rest.slice(0, place.start)
    const isApart = before.trim() === '' || /[,(\t|–—-]\s*$/.test(before)
    if (behind !== '' || !isApart) break
    rest = before.replaceAll(/[\s,(|–—-]+$/g, '')
  }
  // "Linklaters LLP (New York, then London)".
  const bracket = /\s*\(([^()]{2,60})\)$/.exec(rest)
  if (bracket && readMentions(bracket[1] ?? '', { now }).some(({ kind }) => kind === 'place'))
    rest = rest.slice(0, bracket.index)
  return rest
    .replaceAll(/^[\s,:(–—-]+|[\s,:(–—-]+$/g, '')
    .replace(/\s*\((?:remote|hybrid|contract|full-time|part-time)\)$/i, '')
}
