import {
  capitalized,
  endsAsCompany,
  headOf,
  isArticled,
  nameCase,
  timesNamed,
  type FirmCandidate,
} from './firm-candidates.ts'
import { companyVerb, employerTalk } from './posting-firm-cues.ts'
import { isNoFirm, trimLead } from './posting-firm-names.ts'
import { isWhollyArea, namesArea, namesPlace, officeLine, roleWord } from './posting-words.ts'

const beforeSeeks = new RegExp(
  String.raw`(?:^|[.!?\n]\s*|\bat |\b(?:19|20)\d\d, )(${capitalized})(?:,[^.]{3,160},)?\s+(?:\([^)]{2,40}\)\s+)?(?:is|are|has|continues|seeks|currently|would|invites|announces|needs|welcomes|wishes|desires)\s*(?:currently |actively |now |proud|pleased|looking|seeking|hiring|searching|recruiting|an? |one of|to|the|excited|expanding|growing|applications)?`,
  'gmu',
)
const asSubject = new RegExp(
  String.raw`(?:^|[.!?]\s+)((?:The )?${capitalized})(?:\s+\([^)]{2,60}\))?(?:,[^.,]{3,120},)?\s+(?=${companyVerb}\b)`,
  'gmu',
)
const itsTeam = new RegExp(
  String.raw`(?:^|[.!?]\s+)((?:The )?${capitalized.replaceAll("'’", '')})['’]s?\s+(?:[\w&\-]+\s+){0,4}(?:team|department|group|office|practice|division)\b`,
  'gmu',
)
const weAre = new RegExp(
  String.raw`\b(?:[Ww]e(?:’|'| a)re|[Tt]his is|[Mm]eet|[Ww]elcome to) (${capitalized})(?=,|[.!]|\s+(?:and|–|—|-)\s)`,
  'gu',
)
/** "I'm the managing attorney at Cedar & Stone Family Law in Bellevue". */
const atPlace = new RegExp(String.raw`\b(?:at|with|for) (${capitalized})(?=\s+(?:in|is|are|has|we)\b|[,.]\s)`, 'gu')
/** "Who we are: Bluestem Community Bank ($4.3 billion …)". */
const introduced = new RegExp(
  String.raw`^(?:who we are|about us|the (?:firm|company|employer|organization)|(?:company|firm|organization) (?:overview|profile|description)):?\s+(${capitalized})(?=\s*[(,.–—]|\s+${companyVerb}\b)`,
  'gimu',
)

/** Text that is searched: its first lines, all of it, and whether a recruiter speaks for a client. */
type Sentences = { lines: readonly string[]; head: string; text: string; isForClient: boolean }

/** Names that sentences speak of: "… is seeking", "… represents policyholders", "… is an equal opportunity employer". */
export function firmsInSentences(lines: readonly string[], text: string, isForClient: boolean): FirmCandidate[] {
  const sentences: Sentences = { lines, head: headOf(lines), text, isForClient }
  const { head } = sentences
  return [
    // The first word of a sentence is a name only where the text names it again.
    ...matched(head, beforeSeeks, 2).filter(({ name }) => /\s/.test(name) || timesNamed(text, name) > 1),
    ...subjects(sentences),
    // "Brookhaven Capital Management's legal team seeks …".
    ...matched(head, itsTeam, 1.8).filter(({ name }) => /\s/.test(name)),
    // "We're Ocampo Ridley, nine people above a bakery".
    ...matched(head, weAre, 1.9).filter(({ name }) => !namesArea(name) || endsAsCompany(name)),
    ...matched(text, introduced, 2.5),
    ...(isForClient ? [] : workplaces(head)),
    ...lines.slice(0, 8).flatMap((line) => firmsInLine(line, text)),
  ]
}

function matched(text: string, pattern: RegExp, weight: number): FirmCandidate[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = trimLead(match[1] ?? '')
    return isName(name) ? [{ name, at: match.index, weight }] : []
  })
}

const isName = (name: string): boolean =>
  name.split(/\s+/).length <= 8 && (!isNoFirm(name) || isArticled(name)) && !namesPlace(name) && !roleWord.test(name)

/** Subjects of sentences about an employer, or that are named again. */
function subjects({ text, isForClient }: Sentences): FirmCandidate[] {
  return [...text.matchAll(asSubject)].flatMap((match) => {
    const name = trimLead(match[1] ?? '').replace(/,$/, '')
    if (!isName(name)) return []
    const isCompany = endsAsCompany(name)
    if (namesArea(name) && !isCompany) return []
    const behind = text.slice(match.index + match[0].trimEnd().length, match.index + match[0].length + 160)
    if (employerTalk.test(` ${behind.trimStart()}`)) return [{ name, at: match.index, weight: 2.75 }]
    const isLong = /\s/.test(name)
    const isRepeated = () => timesNamed(text, name) > 1
    if (isForClient || !(isCompany || isRepeated()) || !(isLong || isRepeated())) return []
    return [{ name, at: match.index, weight: isCompany && isLong ? 1.75 : 1.5 }]
  })
}

/** "I'm the managing attorney at Cedar & Stone Family Law in Bellevue". */
const workplaces = (head: string): FirmCandidate[] =>
  [...head.matchAll(atPlace)].flatMap(([, name = '']) =>
    isName(name) && endsAsCompany(name) && /\s/.test(name) ? [{ name, at: 0, weight: 1.6 }] : [],
  )

/** Names that a line at the top describes, or whose department it gives. */
function firmsInLine(line: string, text: string): FirmCandidate[] {
  const found: FirmCandidate[] = []
  const add = (name: string, weight: number) => found.push({ name, at: 0, weight })
  // "Great Prairie Health, Fargo ND. 15 hours a week …".
  const [, name = '', place = ''] =
    /^(\p{Lu}[^,.:;|]{2,60}), ([^,.;|]{2,25}(?:,? [A-Z]{2}\b|, \p{Lu}[\p{L} ]{2,20}(?=\.)))/u.exec(line) ?? []
  if (name !== '' && namesPlace(place) && isName(name) && !isWhollyArea(name)) add(name, 1.5)
  // "Luz Legal Center, a nonprofit in San Antonio".
  const described = /^(\p{Lu}[^,.:;|]{2,60}), (?:an?|the) \p{Ll}/u.exec(line)?.[1]
  if (described !== undefined && isName(described) && (endsAsCompany(described) || timesNamed(text, described) > 1))
    add(described, 1.6)
  const offices = [departmentIn(line), officeIn(line)].filter((one) => one !== undefined)
  for (const office of offices) add(office, 2.5)
  return found
}

/** "STATE OF LORRAINE – DEPARTMENT OF REVENUE". */
function departmentIn(line: string): string | undefined {
  if (line.length >= 120) return undefined
  const department = line
    .split(/\s+[|–—-]\s+/)
    .slice(1)
    .find((part) => officeLine.test(part) && !roleWord.test(part) && part.length < 70)
  if (department === undefined || /general counsel|legal|law\b/i.test(department)) return undefined
  return nameCase(department)
}

/** "Counsel III, Department of Insurance". */
function officeIn(line: string): string | undefined {
  const office = /,\s+((?:Department|Office|Division|Bureau|Board|Commission) of \p{Lu}[\p{L} &]{3,60})$/u.exec(
    line,
  )?.[1]
  return office !== undefined && /general counsel|chief|legal|law\b/i.test(office) ? undefined : office
}
