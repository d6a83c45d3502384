import { firmEntries } from '#worker/reading/lexicon/firm-kinds.ts'
import { findPhrases, phraseBook } from '#worker/reading/lexicon/phrase-book.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { agencyName, companyVerb, companyWord, employerTalk, legalForm, speaksForClient } from './posting-firm-cues.ts'
import {
  firmKey,
  hasForm,
  institution,
  isDescription,
  isNoFirm,
  isOtherParty,
  tidy,
  trimLead,
} from './posting-firm-names.ts'
import { headPieces } from './posting-head.ts'
import {
  isPlaceOrFirm,
  isTerms,
  isWhollyArea,
  nameLimit,
  namesArea,
  namesPlace,
  officeLine,
  roleWord,
  titleCase,
} from './posting-words.ts'

const firmBook = phraseBook(firmEntries)

/** A name that may be the employer's, where it is, and how much evidence there is for it. */
type Candidate = { name: string; at: number; weight: number }

const nameWord = String.raw`(?:[A-Z0-9][\w.'’+-]*|&|and|of|de|von|van|the|de la)`
const withForm = new RegExp(
  String.raw`((?:[A-Z][\w.'’+-]*)(?:,?\s+${nameWord}){0,8}?,?\s+${legalForm}(?:,?\s+${legalForm})?)(?![\w])`,
  'g',
)
const capitalised = String.raw`(?:[A-Z][\w.'’&+-]*)(?:,?\s+(?:[A-Z][\w.'’+-]*|&|and|of|for)){0,7}`
const beforeSeeks = new RegExp(
  String.raw`(?:^|[.!?\n]\s*|\bat |\b(?:19|20)\d\d, )(${capitalised})(?:,[^.]{3,160},)?\s+(?:\([^)]{2,40}\)\s+)?(?:is|are|has|continues|seeks|currently|would|invites|announces|needs|welcomes|wishes|desires)\s*(?:currently |actively |now |proud|pleased|looking|seeking|hiring|searching|recruiting|an? |one of|to|the|excited|expanding|growing|applications)?`,
  'gm',
)
const asSubject = new RegExp(
  String.raw`(?:^|[.!?]\s+)((?:The )?${capitalised})(?:\s+\([^)]{2,60}\))?(?:,[^.,]{3,120},)?\s+(?=${companyVerb}\b)`,
  'gm',
)
const itsTeam = new RegExp(
  String.raw`(?:^|[.!?]\s+)((?:The )?${capitalised.replaceAll("'’", '')})['’]s?\s+(?:[\w&-]+\s+){0,4}(?:team|department|group|office|practice|division)\b`,
  'gm',
)
const weAre = new RegExp(
  String.raw`\b(?:[Ww]e(?:’|'| a)re|[Tt]his is|[Mm]eet|[Ww]elcome to) (${capitalised})(?=,|[.!]|\s+(?:and|–|—|-)\s)`,
  'g',
)
/** "I'm the managing attorney at Cedar & Stone Family Law in Bellevue". */
const atPlace = new RegExp(String.raw`\b(?:at|with|for) (${capitalised})(?=\s+(?:in|is|are|has|we)\b|[,.]\s)`, 'g')
/** "Who we are: Bluestem Community Bank ($4.3 billion …)". */
const introduced = new RegExp(
  String.raw`^(?:who we are|about us|the (?:firm|company|employer|organization)|(?:company|firm|organization) (?:overview|profile|description)):?\s+(${capitalised})(?=\s*[(,.–—]|\s+${companyVerb}\b)`,
  'gim',
)
const atLaw = new RegExp(String.raw`(${capitalised},? (?:Attorneys|Lawyers|Counselors)[- ]at[- ]Law)\b`, 'g')
const copyright =
  /(?:©|\(c\)|copyright)\s*(?:19|20)\d\d,?\s+(?:by\s+)?(\p{Lu}[^.|\n]{2,60}?)(?=[.|\n]|,? all rights|$)/giu

/** The firm or company that a posting names as its own, or undefined: a label, its legal form, "… is seeking", what its
 * last lines say of the employer, or a name at its top that the text speaks of again. */
export function postingFirm(lines: readonly string[], label: string | undefined, title?: string): string | undefined {
  const written = label === undefined ? undefined : departmentOf(label, lines)
  const isAgency = label !== undefined && agencyName.test(label)
  if (written !== undefined) return written
  if (label !== undefined && !isAgency && !/^confidential|^undisclosed|client of/i.test(label) && !isDescription(label))
    return tidy(label.split(/\s+[|–—]\s+/)[0] ?? label)
  const text = lines.join('\n').slice(0, 3 * nameLimit)
  const isForClient = speaksForClient.test(text)
  const candidates = [
    ...named(text),
    ...known(lines),
    ...spoken(lines, text, isForClient),
    ...atTop(lines, text, title),
  ]
    .filter(({ name }) => name.length > 2 && !agencyName.test(name) && !isCalledAgency(text, name))
    .filter(
      ({ name, weight }) =>
        !isNoFirm(name) || isArticled(name) || (weight === 2.5 && institution.test(name) && name.split(' ').length > 2),
    )
    // "LSOV staff work …": letters stand for a name that is written out elsewhere.
    .map((one) => (/^[A-Z]{3,6}$/.test(one.name) ? { ...one, weight: one.weight - 1.5 } : one))
    // A recruiter's text names the client by its legal form or not at all.
    .filter(({ name, weight }) => !isForClient || hasForm(name) || weight >= 3)
  const best = candidates.sort((a, b) => b.weight - a.weight || a.at - b.at)[0]
  if (best === undefined || best.weight < leastWeight) return undefined
  // "About Pembrook Salas" is short for "Pembrook Salas LLP".
  const key = firmKey(best.name)
  const whole = hasForm(best.name)
    ? undefined
    : (candidates.find(({ name }) => name !== best.name && hasForm(name) && firmKey(name) === key) ??
      candidates.find(
        ({ name, weight }) =>
          weight >= leastWeight &&
          firmKey(name).startsWith(`${key} `) &&
          name.split(' ').length <= 6 &&
          (!/\s/.test(key) || companyWord.test(name.split(' ').at(-1) ?? '')),
      ))
  return tidy(inItsOwnCase((whole ?? best).name, text))
}

/** "Agency: Environmental Quality" below "DEPARTMENT OF ENVIRONMENTAL QUALITY": the label leaves the kind of office out. */
function departmentOf(label: string, lines: readonly string[]): string | undefined {
  const line = lines
    .slice(0, 8)
    .find((one) => officeLine.test(one) && one.length < 90 && one.toLowerCase().endsWith(` ${label.toLowerCase()}`))
  return line === undefined ? undefined : /\p{Ll}/u.test(line) ? line : titleCase(line)
}

/** Least evidence for a name. */
const leastWeight = 1

/** "The Mesa Rivers Trust": an article that belongs to the name. */
const isArticled = (name: string): boolean =>
  (/^The \p{Lu}/u.test(name) && hasForm(name)) ||
  (/^The (?:\p{Lu}[\p{L}.'’-]* ){1,5}\p{Lu}\p{L}+$/u.test(name) &&
    companyWord.test(name.split(' ').at(-1) ?? '') &&
    !/^The (?:Legal|Law|Company|Firm|Practice|Finance|Corporate|Litigation|Tax|Team|Successful|Ideal|Real|Labor|Position|Role)\b/.test(
      name,
    ))

/** "Quince Grove Search is a boutique legal recruiting firm". */
function isCalledAgency(text: string, name: string): boolean {
  const at = text.lastIndexOf(name)
  return (
    at >= 0 &&
    /^[^.\n]{0,20}\b(?:is|as) (?:an? )?[^.\n]{0,60}\b(?:recruit\w*|search|staffing|employment) (?:firm|agency|business|consultancy|company)/i.test(
      text.slice(at + name.length, at + name.length + 120),
    )
  )
}

/** A name in capitals as the text writes it elsewhere. */
function inItsOwnCase(name: string, text: string): string {
  if (/\p{Ll}/u.test(name) || name.length < 6) return name
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(name.toLowerCase()); at >= 0; at = lower.indexOf(name.toLowerCase(), at + 1)) {
    const other = text.slice(at, at + name.length)
    if (/\p{Ll}/u.test(other) && /^\p{Lu}/u.test(other)) return other
  }
  return name
}

/** Names with their legal form, and "… , Attorneys at Law". */
function named(text: string): Candidate[] {
  const found: Candidate[] = []
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
function known(lines: readonly string[]): Candidate[] {
  const candidates: Candidate[] = []
  const head = lines.slice(0, 30).join('\n').slice(0, nameLimit)
  const tokens = tokenize(head)
  for (const { from, to, value } of findPhrases(tokens, firmBook)) {
    const start = tokens[from]?.start ?? 0
    const words = head.slice(start, tokens[to - 1]?.end ?? start)
    if (
      !/^\p{Lu}/u.test(words) ||
      /^[\s-]+(?:scale|pay|comp|market|salary|money|style|caliber|quality|alum\w*|trained|training|refugees?)\b/i.test(
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
    candidates.push({ name: words, at: start, weight: 3 })
  }
  return candidates
}

/** Names of which sentences tell: "… is seeking", "… represents policyholders", "… is an equal opportunity employer". */
function spoken(lines: readonly string[], text: string, isForClient: boolean): Candidate[] {
  const candidates: Candidate[] = []
  const head = lines.slice(0, 30).join('\n').slice(0, nameLimit)
  const isName = (name: string) =>
    name.split(/\s+/).length <= 8 &&
    (!isNoFirm(name) || isArticled(name)) &&
    !namesPlace(name) &&
    (!roleWord.test(name) || isCompanyOfPartners(name))
  for (const match of head.matchAll(beforeSeeks)) {
    const name = trimLead(match[1] ?? '')
    if (isName(name)) candidates.push({ name, at: match.index, weight: 2 })
  }
  for (const match of text.matchAll(asSubject)) {
    const name = trimLead(match[1] ?? '').replace(/,$/, '')
    if (!isName(name)) continue
    const behind = text.slice(match.index + match[0].trimEnd().length, match.index + match[0].length + 160)
    const isEmployer = employerTalk.test(` ${behind.trimStart()}`)
    const isLong = /\s/.test(name)
    const isCompany = companyWord.test(name.split(/\s+/).at(-1) ?? '')
    if (namesArea(name) && !isCompany) continue
    if (
      isEmployer ||
      (!isForClient && (isCompany || timesNamed(text, name) > 1) && (isLong || timesNamed(text, name) > 1))
    )
      candidates.push({ name, at: match.index, weight: isEmployer ? 2.75 : isCompany && isLong ? 1.75 : 1.5 })
  }
  // "Brookhaven Capital Management's legal team seeks …".
  for (const match of head.matchAll(itsTeam)) {
    const name = trimLead(match[1] ?? '')
    if (isName(name) && /\s/.test(name)) candidates.push({ name, at: match.index, weight: 1.8 })
  }
  // "We're Ocampo Ridley, nine people above a bakery".
  for (const match of head.matchAll(weAre)) {
    const name = trimLead(match[1] ?? '')
    if (isName(name) && (!namesArea(name) || companyWord.test(name.split(/\s+/).at(-1) ?? '')))
      candidates.push({ name, at: match.index, weight: 1.9 })
  }
  for (const match of text.matchAll(introduced)) {
    const name = trimLead(match[1] ?? '')
    if (isName(name)) candidates.push({ name, at: match.index, weight: 2.5 })
  }
  for (const match of text.matchAll(copyright)) {
    const name = trimLead(match[1] ?? '')
    if (isName(name)) candidates.push({ name, at: match.index, weight: 2.75 })
  }
  for (const [, name = ''] of head.matchAll(atPlace)) {
    if (isName(name) && companyWord.test(name.split(/\s+/).at(-1) ?? '') && /\s/.test(name) && !isForClient)
      candidates.push({ name, at: 0, weight: 1.6 })
  }
  for (const line of lines.slice(0, 8)) {
    // "Great Prairie Health, Fargo ND. 15 hours a week …", "Counsel III, Department of Insurance".
    const [, name = '', place = ''] =
      /^(\p{Lu}[^,.:;|]{2,60}), ([^,.;|]{2,25}(?:,? [A-Z]{2}\b|, \p{Lu}[\p{L} ]{2,20}(?=\.)))/u.exec(line) ?? []
    if (name !== '' && namesPlace(place) && isName(name) && !isWhollyArea(name))
      candidates.push({ name, at: 0, weight: 1.5 })
    // "Luz Legal Center, a nonprofit in San Antonio".
    const described = /^(\p{Lu}[^,.:;|]{2,60}), (?:an?|the) \p{Ll}/u.exec(line)?.[1]
    if (
      described !== undefined &&
      isName(described) &&
      (companyWord.test(described.split(/\s+/).at(-1) ?? '') || timesNamed(text, described) > 1)
    )
      candidates.push({ name: described, at: 0, weight: 1.6 })
    // "STATE OF LORRAINE – DEPARTMENT OF REVENUE".
    const department =
      line.length < 120
        ? line
            .split(/\s+[|–—-]\s+/)
            .slice(1)
            .find((part) => officeLine.test(part) && !roleWord.test(part) && part.length < 70)
        : undefined
    if (department !== undefined && !/general counsel|legal|law\b/i.test(department))
      candidates.push({ name: /\p{Ll}/u.test(department) ? department : titleCase(department), at: 0, weight: 2.5 })
    const office = /,\s+((?:Department|Office|Division|Bureau|Board|Commission) of \p{Lu}[\p{L} &]{3,60})$/u.exec(
      line,
    )?.[1]
    if (office !== undefined && !/general counsel|chief|legal|law\b/i.test(office))
      candidates.push({ name: office, at: 0, weight: 2.5 })
  }
  const about = lines.flatMap(
    (line) => /^About ((?!(?:us|the|our|you|this)\b)[A-Z].{1,60}?):?$/.exec(line)?.[1] ?? [],
  )[0]
  if (about) candidates.push({ name: about, at: 0, weight: 4 })
  const join =
    /\b[Jj]oin (?:the (?:team|legal team) at )?((?:[A-Z][\w.'’&+-]*)(?:,?\s+(?:[A-Z][\w.'’+-]*|&|and|of)){0,5})(?=['’]s?\b|,| as|\.| and | in )/.exec(
      head,
    )?.[1]
  if (join && isName(join)) candidates.push({ name: join, at: 0, weight: 2 })
  return candidates
}

/** "Viridian Health Partners": partners that are no title. */
const isCompanyOfPartners = (name: string): boolean =>
  /\b(?:health|healthcare|capital|care|energy|investment|growth|equity|wealth|dental|media|housing|community|development|realty|venture|ventures|financial|\p{Lu}\p{Ll}+)\s+partners$/iu.test(
    name,
  ) &&
  !roleWord.test(name.replace(/\s+partners$/i, '')) &&
  !namesAreaBeside(name)

const namesAreaBeside = (name: string): boolean =>
  !/\b(?:health|healthcare|capital|energy|media|venture)\b/i.test(name) && namesArea(name.replace(/\s+partners$/i, ''))

/** Titles in the names of offices: "Marrow County Prosecutor". */
const officeOf =
  /\b(?:attorney(?:['’]s| general)|(?:state|commonwealth)['’]s attorney|public defenders?|(?:county|city|district|state) (?:prosecutor|attorney)(?=$|['’]s office))/i

/** Counts how often a text names a firm as a subject or an owner. */
function timesNamed(text: string, name: string): number {
  const short = name.replace(/^The /, '')
  let times = 0
  for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + short.length)) times++
  return times
}

/** Names at the top: pieces that are neither title nor place nor terms, lines that name an institution. */
function atTop(lines: readonly string[], text: string, title: string | undefined): Candidate[] {
  const candidates: Candidate[] = []
  const addresses = [...text.matchAll(/[@/.]([a-z0-9-]{4,40})\.(?:[a-z]{2,10})\b/g)].map(([, host = '']) =>
    host.replaceAll('-', ''),
  )
  const titleAt =
    title === undefined
      ? -1
      : lines.findIndex((line) => line.toLowerCase().includes(title.toLowerCase().split(' - ')[0] ?? ''))
  for (const { name: piece, line, isBesidePlace } of headPieces(lines)) {
    const name = trimLead(piece)
    if (isNoFirm(name) && !isArticled(name)) continue
    const words = name.split(/\s+/)
    const rest = text.replace(line, '')
    const letters = firmKey(name)
      .replaceAll(' ', '')
      .replaceAll(/and|lawfirm$|law$/g, '')
    const isInAddress =
      letters.length >= 5 && addresses.some((host) => host.startsWith(letters.slice(0, 12)) || letters.startsWith(host))
    const isIntroduced =
      timesNamed(rest, name) > 0 || (words.length > 2 && timesNamed(rest, words.slice(0, 2).join(' ')) > 0)
    const isCompany =
      companyWord.test(words.at(-1) ?? '') ||
      companyWord.test(/(\S+) (?:of|for) /.exec(name)?.[1] ?? '') ||
      /\p{L} & \p{Lu}|^The Law (?:Office|Firm)/u.test(name)
    const weight =
      // Right above or below the title comes the employer.
      (titleAt >= 0 && Math.abs(lines.indexOf(line) - titleAt) === 1 && line === name && words.length > 1 ? 1.2 : 0) +
      (isIntroduced ? 1.5 : 0) +
      (isInAddress ? 1.5 : 0) +
      (isCompany ? 1 : 0) +
      (isBesidePlace && words.length > 1 ? 1 : 0)
    if (weight >= 1) candidates.push({ name, at: 0, weight: Math.min(weight, 2.4) })
  }
  // "Meridian Health | Sacramento, CA | Full Time": what is beside the place.
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
        !/^(?:ref|req|job|id|posted|open|closes)\b|[:#]/i.test(part) &&
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
    const whole = line.replace(/\s*\((?:[A-Z&]{2,8}|the\b[^)]*)\)$/, '').trim()
    // "State of Ardenne, Office of Attorney General".
    const name =
      /^(?:state|commonwealth) of [^,]+, (.{8,70})$/i.exec(whole)?.[1] ??
      // "City of Tamarack Falls, Washington".
      /^((?:city|town|county|village|borough) of [^,]{3,40}), [^,]{2,20}$/i.exec(whole)?.[1] ??
      whole
    if (
      name.length > 80 ||
      /[.:!?]$|:\s|;|^•|[|–—]/.test(name) ||
      /^(?:full|part)[- ]time\b/i.test(name) ||
      !institution.test(name) ||
      /^(?:assistant|deputy|associate|senior|chief|staff)\b/i.test(name) ||
      roleWord.test(name.replace(officeOf, '')) ||
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
  return candidates
}
