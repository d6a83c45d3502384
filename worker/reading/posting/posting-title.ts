import { firmKey } from './posting-firm-names.ts'
import {
  inName,
  isPlaceOrFirm,
  isTerms,
  lawyersOfAName,
  nameLimit,
  namesArea,
  officeLine,
  roleWord,
  titleCase,
} from './posting-words.ts'

/** Words that may come before a title in its line: "Now hiring! …", "Subject: Lateral need: …". */
const lead =
  /^(?:(?:re|fwd?|subject|now hiring|hiring now|help wanted|wanted|open (?:role|position)|job|we(?:’|')re hiring|(?:job|employment|career|exciting) opportunity|hiring|immediate opening|job (?:posting|opening|announcement|alert)|position announcement|vacancy announcement|announcement|opening|career opportunity|opportunity|urgent|new|(?:lateral|urgent|immediate) need|new (?:search|role|opening))\s*[:!–-]+\s*)+/i

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

const maxTitleLength = 110

/** The title that a posting states, or undefined: a label, its first lines, or "seeks a …". */
export function postingTitle(lines: readonly string[], label: string | undefined, firm?: string): string | undefined {
  if (
    label !== undefined &&
    roleWord.test(label) &&
    !(isTerms(label) || (/^(?:full|part)[- ]time\b/i.test(label) && roleWord.test(lines[0] ?? '')))
  ) {
    const title = cleanTitle(label, firm)
    if (title) return title
  }
  for (const whole of lines.slice(0, 8)) {
    if (whole.length > 400) break
    // "Attorney – $10,000 sign-on bonus!"
    if (/^(?:opportunit(?:y|ies) for|careers?\b|join\b|calling all)/i.test(whole) && whole.length < 60) continue
    const line = whole.length < 100 ? whole.replace(/!+$/, '') : whole
    if (/\b(?:attorney|prosecutor|defender)s?['’]s?\s+office\b/i.test(line) && !/[–—|-]\s/.test(line)) continue
    if (line.startsWith('•') || officeLine.test(line) || noTitle.test(line) || isOfficeBesideTitle(line, lines))
      continue
    // Of "Firm | Title | Place | Terms" in a long line the piece that is a title.
    const heading = asHeading(line.replace(lead, ''), lead.test(line))
    if (isCompanyLine(line, lines) || isTalk.test(heading) || /\S@\S+\.\S/.test(heading)) continue
    const plain =
      heading.length > maxTitleLength
        ? (heading.split(/\s+[|•·]\s+/).find((piece) => roleWord.test(piece) && !isPlaceOrFirm(piece)) ?? heading)
        : heading
    if (/^(?:\d+ )?\p{Ll}/u.test(plain)) continue
    if (plain.length > maxTitleLength || !roleWord.test(plain) || isSentence(plain) || /^[^:]{2,30}:\s/.test(plain))
      continue
    const title = cleanTitle(plain, firm)
    if (title && roleWord.test(title)) return title
  }
  const opening = asSentences(lines.slice(0, 25)).slice(0, nameLimit)
  for (const pattern of sought) {
    for (const match of opening.matchAll(pattern)) {
      const title = match[1] && cleanTitle(trimSought(match[1]))
      if (title && roleWord.test(title) && title.length <= maxTitleLength) return upperFirst(title)
    }
  }
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

/** A first line of a terse advertisement as a heading: "Associates – all levels – Palo Alto. Emerging companies.", "Attorney needed for …", "… Attorneys wanted". */
function asHeading(line: string, isAnnounced: boolean): string {
  const wanted =
    /^((?:\p{Lu}[\p{L}/&-]*,? (?:and |& )?){0,5}?(?:associate|attorney|counsel|partner|lawyer|paralegal|legal assistant|litigator|clerk)s?(?: attorneys?)?)\s+(?:is |are )?(?:wanted|needed|sought|required)\b/iu.exec(
      line,
    )?.[1]
  if (wanted !== undefined)
    return wanted.replace(/(associate|attorney|partner|lawyer|paralegal|assistant|litigator|clerk)s$/i, '$1')
  // A sentence of few words that has no verb, before others.
  const first = /^(.{8,90}?)\.\s+\S/.exec(line)?.[1]
  if (
    first !== undefined &&
    first.length < 60 &&
    isAnnounced &&
    roleWord.test(first) &&
    !isSentence(first) &&
    /^\p{Lu}/u.test(first)
  )
    return first
  if (
    first !== undefined &&
    /\s[–—-]\s|\|/.test(first) &&
    roleWord.test(first) &&
    !isSentence(first) &&
    /^\p{Lu}/u.test(first)
  )
    return first
  return line
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

const verb = String.raw`(?:seeks?|seeking|looking for|looking to (?:hire|add|bring on)|hiring|in search of|searching for|recruiting|to hire|to add|needs?|search for|opening for|openings for|opportunity for|position for|add|introduce|identify|place|appoint|(?:have|has|with) (?:an? )?(?:(?:immediate|urgent|current|new) )?(?:opening|need|opportunity|position|vacancy) for|have an immediate (?:opening|need) for|has an immediate (?:opening|need) for|welcomes?|role for|invites applications for|invites?|wants?|accepting applications for)`

const sought: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${verb}\s+(?:to (?:hire|add|recruit)\s+)?(?:an?|one|two|its next|another|our next|multiple|several|talented|experienced|the)\s+([^.;:!?\n]{3,160})`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${verb}\s+((?:[A-Z][\w&/-]*\s+){0,5}(?:[Aa]ssociates?|[Aa]ttorneys?|[Cc]ounsel|[Pp]artners?|[Ll]awyers?))`,
    'g',
  ),
  // "Nonprofit seeks housing attorney."
  new RegExp(
    String.raw`\b(?:seeks?|seeking|hiring|needs?|wants?)\s+((?:[a-z][\w&/-]*\s+){0,5}?(?:associate|attorney|counsel|partner|lawyer|paralegal|litigator)s?)\b`,
    'g',
  ),
  /\bas an?\s+([A-Z][^.;:!?\n]{3,80}?(?:Associate|Attorney|Counsel|Partner|Lawyer))\b/g,
]

/** Words before the noun of a title in a sentence that say nothing about the job. */
const praise =
  /^(?:an? )?(?:(?:highly|exceptionally|extremely|very)[ -])?(?:motivated|talented|experienced|skilled|qualified|dedicated|exceptional|outstanding|ambitious|driven|dynamic|bright|hard-?working|smart|strong|top|great|sophisticated|self-motivated|self-starting|energetic|detail-oriented|accomplished|seasoned|collaborative|full-time|part-time|permanent|additional|new|entrepreneurial|well-qualified|promising|enthusiastic|credentialed|high-caliber|proactive|versatile|remote|contract|temporary|lateral|\d\s?[-–+].*?years?|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th))(?: (?:to|or|through) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|\d(?:st|nd|rd|th)))?[ -]years?|\w+-qualified|bilingual(?: \([^)]*\))?|licensed|exempt|mid-sized|in-person|on-?site|hybrid|immediate|next|great|kind|caring|compassionate|personable|(?:its |our |their )?(?:next|first|second|third|fourth|fifth|sixth|seventh|eighth|\d{1,2}(?:st|nd|rd|th))(?= (?:associate|attorney|lawyer|partner|counsel|paralegal)\b))(?:,? and |, | )/i

function trimSought(text: string): string {
  let title = text.trim()
  const end =
    /\b(?:associate attorneys?|associates?|attorneys?|of counsel|counsel|partners?|lawyers?|litigators?|shareholder|agent|paralegal|director|advisor)\b(?!\s+(?:or|and|\/|to)\s+(?:\w+\s+)?(?:associate|attorney|counsel|partner|senior))/i.exec(
      title,
    )
  // "Partner, Trusts and Estates, for its Hartford office".
  const field = end && /^,\s+(\p{Lu}[^,]{2,50})(?=,|$)/u.exec(title.slice(end.index + end[0].length))
  const isField =
    field?.[1] !== undefined &&
    inName(field[1]).some(
      ({ kind, text: part }) => kind === 'practiceArea' && part.length * 2 > (field[1]?.length ?? 0),
    )
  if (end) title = title.slice(0, end.index + end[0].length + (isField ? field[0].length : 0))
  for (let previous = ''; previous !== title;) {
    previous = title
    title = title.replace(praise, '')
  }
  return title
    .replace(/^(?:an?|one|two|three|multiple|several|\d)\s+/i, '')
    .replace(/\b(associate|attorney|partner|lawyer|litigator)s$/i, '$1')
}

const upperFirst = (text: string) =>
  text
    .split(' ')
    .map((word) =>
      /^(?:and|or|of|in|for|to|the|with)$/.test(word) || /\p{Lu}/u.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/** A title without place, firm, numbers of the posting, and marks: "Tax Associate – New York (Hybrid) #1234" is "Tax Associate". */
export function cleanTitle(text: string, firm?: string): string | undefined {
  // A longer line isn't a title, whatever it contains.
  let title = text
    .slice(0, 4 * maxTitleLength)
    .replaceAll(/[*_#`|]+/g, (mark) => (mark.includes('|') ? '|' : ''))
    .replace(
      /\((?:(?:(?:remote|hybrid|on-?site|in-office|full[- ]time|part[- ]time|contract|temporary|permanent|hourly|exempt|non-exempt|salaried)(?:\s*[,/&|-]\s*|\s+)?){1,4}|urgent|new|[mfwdxh](?:\/[mfwdxh*]){1,3}|all genders|gn|(?!(?:spring|summer|fall|autumn|winter)\b)[^)]*\d[^)]*|[A-Z]{2}|[^)]*(?:office|qualified|licensed|admitted|remote|hybrid|hiring|year|experience)[^)]*)\)/gi,
      ' ',
    )
    .replace(/\b(?:req(?:uisition)?|job|posting)\s*(?:id|no|number|#)?\s*[:#]?\s*\d[\w-]*/i, ' ')
    .replace(lead, '')
    .trim()
  // "Family Law Associate (Raleigh)".
  title = title.replaceAll(/\s*\(([^()]{2,40})\)/g, (all, inner: string) => (isPlaceOrFirm(inner) ? ' ' : all)).trim()
  const parts = title
    .split(
      title.split(' / ').length > 2
        ? /\s+[–—|/-]\s+|\s*\|\s*|\s+[@]\s+|\s*;\s*/
        : /\s+[–—|-]\s+|\s*\|\s*|\s+[@]\s+|\s*;\s*/,
    )
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) {
    const kept = parts.filter(
      (part, at) =>
        !isPlaceOrFirm(part) &&
        !isTerms(part) &&
        // "Legal Secretary – family law office", "Lateral opportunity / …".
        !/\b(?:law )?(?:(?:office|firm)(?: in .*)?|opportunity|openings?|vacancy)$/i.test(part) &&
        !(firm !== undefined && firmKey(part) === firmKey(firm)) &&
        ((at === 0 && roleWord.test(part.replaceAll(lawyersOfAName, ''))) ||
          (at === 0 && !parts.slice(1).some((other) => roleWord.test(other))) ||
          roleWord.test(part) ||
          namesArea(part) ||
          /^(?:electrical|mechanical|computer|software|chemical|biomedical|materials?|life sciences?|chemistry|physics|biology|engineering)\b/i.test(
            part,
          ) ||
          /^(?:spring|summer|fall|autumn|winter) (?:of )?\d{4}$/i.test(part) ||
          /\b(?:unit|division|section|team|project|program|cover(?:age)?|track|side|group|practice|department|docket|bureau|office of .*)$/i.test(
            part,
          ) ||
          // "Corporate Counsel – Commercial".
          (at === 1 &&
            /\bcounsel$/i.test(parts[0] ?? '') &&
            /^\p{Lu}\p{L}+(?: (?:& |and )?\p{Lu}\p{L}+){0,2}$/u.test(part))),
    )
    const [first] = kept
    if (first !== undefined) title = kept.length === 1 ? first : kept.slice(0, 3).join(' - ')
  }
  title = title
    .replace(/\s+(?:at|with)\s+(?:an?\s+)?(?=\p{Lu}|am\s?law|large|boutique|top|leading)[^,]*$/u, '')
    .replace(
      /(?:,|\s+in|\s+for our|\s+for the|\s+based in)\s+[^,]*(?:,\s*(?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?))?(?:\s+office)?$/,
      (tail) =>
        isPlaceOrFirm(tail.replace(/^(?:,|\s+in|\s+for our|\s+for the|\s+based in)\s+/, '').replace(/\s+office$/, ''))
          ? ''
          : tail,
    )
    .replace(/[\s,]+(?:full|part)[- ]time$/i, '')
    // "Antitrust Partner Opportunity in Brussels".
    .replace(
      /^(.*\b(?:associate|attorney|counsel|partner|lawyer|paralegal|clerk)s?)\s+(?:opportunity|position|role|opening|job|vacancy)(?:\s+(?:in|at|with)\b.*)?$/i,
      '$1',
    )
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
  // "International Trade Associate, Washington, D.C."
  const place = inName(title).findLast(({ kind }) => kind === 'place' || kind === 'workMode')
  if (place && place.end >= title.length - 1 && /(?:,|\bin)\s*$/.test(title.slice(0, place.start)))
    title = title.slice(0, place.start).replace(/[\s,]*(?:\bin)?\s*$/, '')
  if (title.length < 3 || title.length > maxTitleLength) return undefined
  // In capitals throughout it is only a heading's style.
  return /\p{Ll}/u.test(title) ? title : titleCase(title)
}
