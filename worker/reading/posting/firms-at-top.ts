import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { endsAsCompany, isArticled, nameCase, timesNamed, type FirmCandidate } from './firm-candidates.ts'
import { companyWord } from './posting-firm-cues.ts'
import { institution, isNoFirm, trimLead } from './posting-firm-names.ts'
import { headPieces, type HeadPiece } from './posting-head.ts'
import { namesPlace, officeLine, roleWord } from './posting-words.ts'

/** Titles in the names of offices: "Marrow County Prosecutor". */
const officeOf =
  /\b(?:attorney(?:['’]s| general)|(?:state|commonwealth)['’]s attorney|public defenders?|(?:county|city|district|state) (?:prosecutor|attorney)(?=$|['’]s office))/i

/** Names at the top: pieces that are neither title nor place nor terms, lines that name an institution. */
export function firmsAtTop(lines: readonly string[], text: string, title: string | undefined): FirmCandidate[] {
  return [...piecesAtTop(lines, text, title), ...institutions(lines)]
}

/** A posting, as the evidence for a name at its top is sought in it. */
type Evidence = { lines: readonly string[]; text: string; hosts: readonly string[]; titleAt: number }

function piecesAtTop(lines: readonly string[], text: string, title: string | undefined): FirmCandidate[] {
  const hosts = [...text.matchAll(/[@/.]([a-z0-9-]{4,40})\.(?:[a-z]{2,10})\b/g)].map(([, host = '']) =>
    host.replaceAll('-', ''),
  )
  const role = title?.toLowerCase().split(' - ')[0] ?? ''
  const titleAt = title === undefined ? -1 : lines.findIndex((line) => line.toLowerCase().includes(role))
  const evidence: Evidence = { lines, text, hosts, titleAt }
  return headPieces(lines).flatMap((piece) => {
    const name = trimLead(piece.name)
    if (isNoFirm(name) && !isArticled(name)) return []
    const weight = weightOf(name, piece, evidence)
    return weight >= 1 ? [{ name, at: 0, weight: Math.min(weight, 2.4) }] : []
  })
}

function weightOf(name: string, { line, isBesidePlace }: HeadPiece, { lines, text, hosts, titleAt }: Evidence): number {
  const words = name.split(/\s+/)
  const isLong = words.length > 1
  const rest = text.replace(line, '')
  const isNamedAgain =
    timesNamed(rest, name) > 0 || (words.length > 2 && timesNamed(rest, words.slice(0, 2).join(' ')) > 0)
  // Right above or below the title comes the employer.
  const isBesideTitle = titleAt >= 0 && line === name && Math.abs(lines.indexOf(line) - titleAt) === 1
  return (
    (isBesideTitle && isLong ? 1.2 : 0) +
    (isNamedAgain ? 1.5 : 0) +
    (isInAddress(name, hosts) ? 1.5 : 0) +
    (isCompany(name) ? 1 : 0) +
    (isBesidePlace && isLong ? 1 : 0)
  )
}

function isInAddress(name: string, hosts: readonly string[]): boolean {
  const letters = firmKey(name)
    .replaceAll(' ', '')
    .replaceAll(/and|lawfirm$|law$/g, '')
  return letters.length >= 5 && hosts.some((host) => host.startsWith(letters.slice(0, 12)) || letters.startsWith(host))
}

const isCompany = (name: string): boolean =>
  endsAsCompany(name) ||
  companyWord.test(/(\S+) (?:of|for) /.exec(name)?.[1] ?? '') ||
  /\p{L} & \p{Lu}|^The Law (?:Office|Firm)/u.test(name)

/** "Great Plains Transit Authority", "City of Bridgewater": a line of its own at the top that names an institution. */
const institutions = (lines: readonly string[]): FirmCandidate[] =>
  lines.slice(0, 5).flatMap((line) => {
    const name = institutionOf(line)
    if (!isInstitution(name) || (officeLine.test(name) && lines.slice(0, 5).some((other) => isOver(other, line))))
      return []
    return [{ name: nameCase(name), at: 0, weight: isState(name) ? 2 : 2.5 }]
  })

const isState = (name: string): boolean => /^(?:state|commonwealth) of /i.test(name)

function institutionOf(line: string): string {
  const whole = line.replace(/\s*\((?:[A-Z&]{2,8}|the\b[^)]*)\)$/, '').trim()
  return (
    // "State of Ardenne, Office of Attorney General".
    /^(?:state|commonwealth) of [^,]+, (.{8,70})$/i.exec(whole)?.[1] ??
    // "City of Tamarack Falls, Washington".
    /^((?:city|town|county|village|borough) of [^,]{3,40}), [^,]{2,20}$/i.exec(whole)?.[1] ??
    whole
  )
}

const isInstitution = (name: string): boolean =>
  name.length <= 80 &&
  !/[.:!?]$|:\s|;|^•|[|–—]/.test(name) &&
  !/^(?:full|part)[- ]time\b/i.test(name) &&
  institution.test(name) &&
  !/^(?:assistant|deputy|associate|senior|chief|staff)\b/i.test(name) &&
  !roleWord.test(name.replace(officeOf, '')) &&
  !namesPlace(name)

/** Another line names the institution that the office of this line belongs to. */
const isOver = (other: string, line: string): boolean =>
  other !== line && institution.test(other) && !officeLine.test(other) && !namesPlace(other) && !isState(other)
