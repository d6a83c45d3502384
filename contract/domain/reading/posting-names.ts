import { firmEntries } from '#contract/domain/vocabulary/firm-kinds.ts'
import { findPhrases, phraseBook } from '#contract/domain/vocabulary/phrase-book.ts'
import { readMentions } from '#contract/domain/vocabulary/mentions.ts'
import { tokenize } from '#contract/domain/vocabulary/tokens.ts'

const firmBook = phraseBook(firmEntries)

/** What a job's title is called at its end. */
const roleWord =
  /\b(?:associates?|attorneys?|counsel|partners?|lawyers?|litigators?|shareholder|clerk|of counsel|paralegal|agent|intern|internship|fellow|advisor|director|officer|manager|head of legal|general counsel|law student|specialist|scientist|prosecutor|examiner|vp|vice president|public defender|judge|magistrate|solicitor|hearing officer|arbitrator)\b/i

/** What a line may begin with before a title: "Now hiring! …", "Subject: Lateral need: …". */
const lead =
  /^(?:(?:re|fwd?|subject|now hiring|we(?:’|')re hiring|(?:job|employment|career|exciting) opportunity|hiring|immediate opening|job (?:posting|opening|announcement|alert)|position announcement|vacancy announcement|announcement|opening|career opportunity|opportunity|urgent|new|lateral need|new (?:search|role|opening))\s*[:!–-]+\s*)+/i
/** "Hawthorne County Public Defender" above "Assistant Public Defender II": the first is who hires. */
const isOfficeBesideTitle = (line: string, lines: readonly string[]): boolean =>
  /\b(?:public defenders?|county attorney|city attorney|district attorney)$/i.test(line) &&
  /^(?:.*\b(?:county|city|state|parish|office)\b)/i.test(line) &&
  !/^(?:assistant|deputy|associate|senior|chief|special|trial|staff)\b/i.test(line) &&
  lines.slice(0, 6).some((other) => other !== line && roleWord.test(other) && !isSentence(other))

/** "CONFIDENTIAL LATERAL PARTNER OPPORTUNITY" announces one. */
const noTitle = /\b(?:opportunity|opportunities|announcement|search|posting|needed|job description)[!.]?$/i
/** Offices and agencies are no titles, whatever they are called. */
const officeLine = /^(?:the )?(?:law )?(?:offices?|department|dept\.?|division|bureau|section) of (?:the )?\p{Lu}/iu

const longestTitle = 110
/** Names are looked for in the first so many characters. */
const nameLimit = 4_000

/** The title that a posting states, or undefined: a label, its first lines, or "seeks a …". */
export function postingTitle(lines: readonly string[], label: string | undefined): string | undefined {
  if (label !== undefined && roleWord.test(label)) {
    const title = cleanTitle(label)
    if (title) return title
  }
  for (const line of lines.slice(0, 6)) {
    if (line.startsWith('•') || officeLine.test(line) || noTitle.test(line) || isOfficeBesideTitle(line, lines))
      continue
    // Of "Firm | Title | Place | Terms" in a long line the piece that is a title.
    const whole = line.replace(lead, '')
    const plain =
      whole.length > longestTitle
        ? (whole.split(/\s+[|•·]\s+/).find((piece) => roleWord.test(piece) && !isPlaceOrFirm(piece)) ?? whole)
        : whole
    if (plain.length > longestTitle || !roleWord.test(plain) || isSentence(plain) || /^[^:]{2,30}:\s/.test(plain))
      continue
    const title = cleanTitle(plain)
    if (title && roleWord.test(title)) return title
  }
  const opening = asSentences(lines.slice(0, 25)).slice(0, nameLimit)
  for (const pattern of sought) {
    for (const match of opening.matchAll(pattern)) {
      const title = match[1] && cleanTitle(trimSought(match[1]))
      if (title && roleWord.test(title) && title.length <= longestTitle) return upperFirst(title)
    }
  }
  // "Immigration Senior Associate at Okafor PC in Miami. Handle …": a sentence that begins with it.
  const begun =
    /^(?:urgent(?:ly)?[\s:!–-]+)?([A-Z][\w&/,'’ -]{3,70}?\b(?:Associate|Attorney|Counsel|Partner|Lawyer|Litigator))\s+(?:at|with|in|for|needed|wanted)\s/.exec(
      lines[0] ?? '',
    )?.[1]
  return begun === undefined || isSentence(begun) ? undefined : cleanTitle(begun)
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

const verb = String.raw`(?:seeks?|seeking|looking for|looking to (?:hire|add|bring on)|hiring|in search of|searching for|recruiting|to hire|to add|needs?|search for|opening for|openings for|opportunity for|position for|add|(?:have|has|with) (?:an? )?(?:(?:immediate|urgent|current|new) )?(?:opening|need|opportunity|position|vacancy) for|have an immediate (?:opening|need) for|has an immediate (?:opening|need) for|welcomes?|role for|invites applications for|invites?|wants?|accepting applications for)`
const sought: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${verb}\s+(?:to (?:hire|add|recruit)\s+)?(?:an?|one|two|its next|another|our next|multiple|several|talented|experienced|the)\s+([^.;:!?\n]{3,160})`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${verb}\s+((?:[A-Z][\w&/-]*\s+){0,5}(?:[Aa]ssociates?|[Aa]ttorneys?|[Cc]ounsel|[Pp]artners?|[Ll]awyers?))`,
    'g',
  ),
  /\bas an?\s+([A-Z][^.;:!?\n]{3,80}?(?:Associate|Attorney|Counsel|Partner|Lawyer))\b/g,
]

/** What goes before the noun of a title in a sentence, and says nothing of the job. */
const praise =
  /^(?:an? )?(?:(?:highly|exceptionally|extremely|very)[ -])?(?:motivated|talented|experienced|skilled|qualified|dedicated|exceptional|outstanding|ambitious|driven|dynamic|bright|hard-?working|smart|strong|top|great|sophisticated|self-motivated|self-starting|energetic|detail-oriented|accomplished|seasoned|collaborative|full-time|part-time|permanent|additional|new|entrepreneurial|well-qualified|promising|enthusiastic|credentialed|high-caliber|proactive|versatile|remote|contract|temporary|lateral|\d\s?[-–+].*?years?|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th))(?: (?:to|or|through) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|\d(?:st|nd|rd|th)))?[ -]years?|\w+-qualified)(?:,? and |, | )/i

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
    readMentions(field[1], { now: always }).some(
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
export function cleanTitle(text: string): string | undefined {
  // What is longer is no title, whatever stands in it.
  let title = text
    .slice(0, 4 * longestTitle)
    .replaceAll(/[*_#`|]+/g, (mark) => (mark.includes('|') ? '|' : ''))
    .replace(
      /\((?:remote|hybrid|on-?site|in-office|full[- ]time|part[- ]time|contract|temporary|urgent|new|m\/f|[^)]*\d[^)]*|[A-Z]{2}|[^)]*(?:office|remote|hybrid|hiring|year|experience)[^)]*)\)/gi,
      ' ',
    )
    .replace(/\b(?:req(?:uisition)?|job|posting)\s*(?:id|no|number|#)?\s*[:#]?\s*\d[\w-]*/i, ' ')
    .replace(lead, '')
    .trim()
  // "Family Law Associate (Raleigh)".
  title = title.replaceAll(/\s*\(([^()]{2,40})\)/g, (all, inner: string) => (isPlaceOrFirm(inner) ? ' ' : all)).trim()
  const parts = title
    .split(/\s+[–—|-]\s+|\s*\|\s*|\s+[@]\s+|\s*;\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) {
    const kept = parts.filter(
      (part, at) =>
        !isPlaceOrFirm(part) &&
        !isTerms(part) &&
        (at === 0 ||
          roleWord.test(part) ||
          namesArea(part) ||
          /\b(?:unit|division|section|team|project|program)$/i.test(part) ||
          // "Corporate Counsel – Commercial".
          (at === 1 &&
            /\bcounsel$/i.test(parts[0] ?? '') &&
            /^\p{Lu}\p{Ll}+(?: (?:& |and )?\p{Lu}\p{Ll}+)?$/u.test(part))),
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
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
  if (title.length < 3 || title.length > longestTitle) return undefined
  // In capitals throughout it is only a heading's style.
  return /\p{Ll}/u.test(title) ? title : titleCase(title)
}

const titleCase = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && /^(?:and|or|of|in|for|to|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replaceAll(/\b(?:ip|m&a|l&e|t&e|llp|us|it|hr)\b/gi, (word) => word.toUpperCase())
    .replaceAll(/\bM&a\b/g, 'M&A')

const always = new Date(0)

function isPlaceOrFirm(part: string): boolean {
  const words = part
    .replace(
      /\b(?:office|offices|area|metro|or|and|remote|hybrid|onsite|on-site|in-office|usa?|multiple locations|various locations|nationwide)\b/gi,
      ' ',
    )
    .replaceAll(/[,/()&+]/g, ' ')
    .trim()
  if (words === '') return true
  const mentions = readMentions(part, { now: always })
  const covered = mentions
    .filter(({ kind }) => kind === 'place' || kind === 'firm' || kind === 'workMode')
    .reduce((length, { start, end }) => length + (end - start), 0)
  return covered >= words.length * 0.75 || /\b(?:LLP|LLC|PLLC|P\.?C\.?|Inc\.?|Corp\.?)$/.test(part)
}

const isTerms = (part: string): boolean =>
  /^(?:(?:full[- ]time|part[- ]time|contract|temporary|permanent|direct hire|remote|hybrid|on-?site)(?:\s*\(.*\))?|\$.*|.*\d{2,3}k.*|.*years?.*experience.*|\d.*)$/i.test(
    part,
  ) || /\$\s?\d/.test(part)

const namesArea = (part: string): boolean =>
  readMentions(part, { now: always }).some(({ kind }) => kind === 'practiceArea' || kind === 'seniority')

const suffix = String.raw`(?:L\.?L\.?P\.?|P\.?L\.?L\.?C\.?|L\.?L\.?C\.?|P\.C\.|P\.?L\.?C\.|PC|P\.A\.|PA|LPA|L\.P\.A\.|APC|Inc\.?|Corporation|Corp\.?|Co\.|Ltd\.?|N\.A\.|S\.C\.|Chartered|LP)`
const nameWord = String.raw`(?:[A-Z0-9][\w.'’+-]*|&|and|of|de|von|van|the|de la)`
const withSuffix = new RegExp(String.raw`((?:[A-Z][\w.'’+-]*)(?:,?\s+${nameWord}){0,8}?,?\s+${suffix})(?![\w])`, 'g')
const beforeSeeks = new RegExp(
  String.raw`(?:^|[.!?\n]\s*|\bat |\b(?:19|20)\d\d, )((?:[A-Z][\w.'’&+-]*)(?:,?\s+(?:[A-Z][\w.'’+-]*|&|and|of)){0,6})(?:,[^.]{3,160},)?\s+(?:\([^)]{2,40}\)\s+)?(?:is|are|has|continues|seeks|currently|would|invites|announces|needs|welcomes|wishes|desires)\s*(?:currently |actively |now |proud|pleased|looking|seeking|hiring|searching|recruiting|an? |one of|to|the|excited|expanding|growing|applications)?`,
  'gm',
)

const notAFirm =
  /^(?:the(?! law offices? of )|our|we|this|job|position|title|an?|new|senior|junior|associate|attorney|counsel|partner|client|company|firm|law firm|candidates?|applicants?|role|opportunity|location|salary|about|you|your|it|they|he|she|practice|group|team|department|office(?! of )|benefits|requirements|qualifications|responsibilities|experience|must|ideal|successful|qualified|compensation|comp|pay|bonus|am|please|work|base|if|in|for|at|to|as|with|there|what|who|why|how|here|equal|boutique|am ?law|global|top|leading|prestigious|national|international|regional|mid-?size|large|confidential|hybrid|remote|strong)(?:\s|$)/i

/** The firm or company that a posting names as its own, or undefined: a label, its legal form, "… is seeking", or "About …". */
export function postingFirm(lines: readonly string[], label: string | undefined): string | undefined {
  if (label !== undefined && !/^confidential|^undisclosed|client of/i.test(label) && !isDescription(label))
    return tidy(label.split(/\s+[|–—]\s+/)[0] ?? label)
  const text = lines.join('\n').slice(0, 2 * nameLimit)
  const head = lines.slice(0, 30).join('\n').slice(0, nameLimit)
  const candidates: { name: string; at: number; weight: number }[] = []
  for (const match of text.matchAll(withSuffix)) {
    const name = trimLead(match[1] ?? '')
    if (isOtherParty(text, match.index) || namesPlace(name)) continue
    candidates.push({ name, at: match.index, weight: 3 })
  }
  const tokens = tokenize(head)
  for (const { from, to, value } of findPhrases(tokens, firmBook)) {
    const start = tokens[from]?.start ?? 0
    const words = head.slice(start, tokens[to - 1]?.end ?? start)
    if (
      !/^\p{Lu}/u.test(words) ||
      /^\s+(?:scale|pay|comp|market|salary|money)\b/i.test(
        head.slice(start + words.length, start + words.length + 12),
      ) ||
      isOtherParty(head, start) ||
      (to - from === 1 &&
        words !== value.firm &&
        !/[\p{Lu}&]/u.test(words.slice(1)) &&
        !/^(?:Cravath|Skadden|Kirkland|Latham|Debevoise|Proskauer|Orrick|Ropes|Sidley|Cleary|Milbank|Dechert|Cooley|Fenwick|Littler)$/.test(
          words,
        ))
    )
      continue
    if (!candidates.some((one) => Math.abs(one.at - start) < 60 && one.name.includes(words)))
      candidates.push({ name: words, at: start, weight: 3 })
  }
  for (const match of head.matchAll(beforeSeeks)) {
    const name = trimLead(match[1] ?? '')
    if (name.split(/\s+/).length <= 7 && !notAFirm.test(name) && !namesPlace(name) && !roleWord.test(name))
      candidates.push({ name, at: match.index, weight: 2 })
  }
  // "Meridian Health | Sacramento, CA | Full Time": what stands beside the place.
  for (const line of lines.slice(0, 4)) {
    const parts = line.split(/\s+[|•·]\s+/).map((part) => part.trim())
    if (parts.length < 2 || !parts.some((part) => namesPlace(part))) continue
    const name = parts.find(
      (part) =>
        /^\p{Lu}/u.test(part) &&
        part.split(/\s+/).length <= 7 &&
        !namesPlace(part) &&
        !isPlaceOrFirm(part) &&
        !isTerms(part) &&
        !roleWord.test(part),
    )
    if (name !== undefined) candidates.push({ name, at: 0, weight: 2 })
  }
  // "Prairie Justice Center (nonprofit), Minneapolis MN" right under the title.
  for (const line of lines.slice(0, 3)) {
    const [, name = '', place = ''] =
      /^(\p{Lu}[^,():]{2,60}?)(?:\s*\([^)]*\))?,\s+([^,]{2,25}(?:,\s*[^,]{2,20})?)$/u.exec(line) ?? []
    if (name === '' || !namesPlace(place) || namesPlace(name) || roleWord.test(name) || namesArea(name)) continue
    if (/\b(?:department|group|practice|team|office|remote|hybrid|section)\b/i.test(name)) continue
    candidates.push({ name, at: 0, weight: 1 })
  }
  // "Great Plains Transit Authority", "City of Bridgewater": a line of its own at the top that names an institution.
  for (const line of lines.slice(0, 5)) {
    const name = line.replace(/\s*\((?:[A-Z&]{2,8}|the\b[^)]*)\)$/, '').trim()
    if (
      name.length > 80 ||
      /[.:!?]$|^•|[|–—]/.test(name) ||
      !institution.test(name) ||
      /^(?:assistant|deputy|associate|senior|chief|staff)\b/i.test(name) ||
      roleWord.test(name.replace(/\b(?:attorney(?:['’]s| general)|public defenders?)\b/i, '')) ||
      namesPlace(name)
    )
      continue
    if (
      officeLine.test(name) &&
      lines
        .slice(0, 5)
        .some(
          (other) =>
            other !== line &&
            institution.test(other) &&
            !officeLine.test(other) &&
            !namesPlace(other) &&
            !/^(?:state|commonwealth) of /i.test(other),
        )
    )
      continue
    candidates.push({
      name: /\p{Ll}/u.test(name) ? name : titleCase(name),
      at: 0,
      weight: /^(?:state|commonwealth) of /i.test(name) ? 2 : 2.5,
    })
  }
  const about = lines.flatMap(
    (line) => /^About ((?!(?:us|the|our|you|this)\b)[A-Z].{1,60}?):?$/.exec(line)?.[1] ?? [],
  )[0]
  if (about) candidates.push({ name: about, at: 0, weight: 4 })
  const join =
    /\b[Jj]oin (?:the (?:team|legal team) at )?((?:[A-Z][\w.'’&+-]*)(?:,?\s+(?:[A-Z][\w.'’+-]*|&|and|of)){0,5})(?=['’]s?\b|,| as|\.| and | in )/.exec(
      head,
    )?.[1]
  if (join && !notAFirm.test(join) && !roleWord.test(join)) candidates.push({ name: join, at: 0, weight: 2 })
  const best = candidates
    .filter(
      ({ name, weight }) =>
        name.length > 2 &&
        (!notAFirm.test(name) || (weight === 2.5 && institution.test(name) && name.split(' ').length > 2)),
    )
    // "LSOV staff work …": letters stand for a name that is written out elsewhere.
    .map((one) => (/^[A-Z]{3,6}$/.test(one.name) ? { ...one, weight: one.weight - 1.5 } : one))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)[0]
  // "About Pembrook Salas" is short for "Pembrook Salas LLP".
  const whole =
    best &&
    candidates.find(
      ({ name }) => name !== best.name && name.startsWith(`${best.name} `) && name.length - best.name.length < 8,
    )
  return best && tidy((whole ?? best).name)
}

const institution =
  /^(?:(?:the )?(?:city(?: and county)?|county|state|commonwealth|town|borough|village|university|port|district|archdiocese|diocese) of \p{Lu}|(?:u\.?s\.?|united states|federal|state) (?:[\p{L}]+ ){0,3}(?:department|bureau|agency|commission|attorney['’]s office|house|senate|court)|(?:office|department|ministry|bureau|division) of (?:the )?\p{Lu})|\b(?:authority|agency|commission|department of \p{L}+(?: \p{L}+){0,3}|university|college|hospitals?|health(?: system)?|medical center|foundation|institute|service|services|district|board|bank|corporation|association|society|clinic|fund|coalition|union|alliance|council|bureau|center|project|initiative|network|conference|museum|library|cooperative|county|schools?|defenders?|legal aid|partnership|school of law|law school|college of law)$|^(?:legal (?:services|aid)(?: society)?) of /iu

const namesPlace = (name: string): boolean => {
  const mentions = readMentions(name, { now: always })
  return mentions.some(({ kind, text }) => kind === 'place' && text.length >= name.length * 0.7)
}

/** "Our client, an AmLaw 100 firm": no name. */
const isDescription = (text: string): boolean =>
  /\b(?:am\s?law|boutique|global firm|international (?:law )?firm|leading|top[- ]|mid-?size|our client|a national|large law)\b/i.test(
    text,
  ) && !/LLP|LLC|P\.?C\.?\b/.test(text)

/** "Formerly with …", "clients such as …", "opposing …": a name that is not the employer's. */
const isOtherParty = (text: string, at: number): boolean =>
  /(?:clients? (?:such as|like|including)|including|such as|like|formerly (?:at|with)|from|against|represent(?:ing|ed|s)?|acquired by|versus|v\.|agency|recruit(?:er|ing|ment) (?:firm|agency)|posted by|via|on behalf of our client|contact|powered by|ranked by|by)\s*$/i.test(
    text.slice(Math.max(0, at - 40), at),
  )

function trimLead(name: string): string {
  return (
    name
      .replace(/^(?:[\s\S]*\n)/, '')
      // The end of the sentence before: "… 235,000 USD. Gage & Marsh LLP".
      .replace(/^(?:[A-Z]{2,4})\.\s+(?=\p{Lu}\p{Ll})/u, '')
      .replace(/^(?:The )?(?:Legal Department|Law Department|Legal Team|Office) (?:of|at) (?=\p{Lu})/u, '')
      .replace(
        /^(?:About|Join|At|The law firm of|Law firm of|The Law Offices? of(?=\s+$)|With|Why|Here at|For|And|In|From)\s+/i,
        '',
      )
      .replace(/^(?:Associate|Attorney|Counsel|Partner)s?\s*(?:,|–|-|at)\s*/i, '')
      .trim()
  )
}

const tidy = (name: string): string =>
  name
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*\((?:the\s+)?["“”]?(?:firm|company)["“”]?\)\s*$/i, '')
    // "Tate Holloway PLLC (25-lawyer boutique founded by …)".
    .replace(/\s*\((?=[^()]*\s)[^()]{12,}\)\s*$/, '')
    .replace(/\s*\((?:NYSE|NASDAQ|AMEX|LSE|TSX|OTC)[^)]{0,20}\)\s*$/i, '')
    .replace(/[\s,;:–—-]+$/, '')
    .slice(0, 200)
