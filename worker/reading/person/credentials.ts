import { stateCode, usStates } from '#contract/domain/us-states.ts'
import type { Line } from './page-lines.ts'

const degree =
  /(?:^|[^\p{L}])(?:J\.?\s?D\.?|LL\.?\s?[MB]\.?|LL\.?D\.?|S\.?J\.?D\.?|J\.?S\.?[DM]\.?|B\.?\s?A\.?|A\.?\s?B\.?|B\.?\s?S\.?|B\.?Sc\.?|B\.?B\.?A\.?|B\.?F\.?A\.?|B\.?Comm?\.?|B\.?Eng\.?|B\.?C\.?L\.?|B\.?S\.?E\.?|M\.?\s?A\.?|M\.?\s?S\.?|M\.?Sc\.?|M\.?B\.?A\.?|M\.?P\.?[PAH]\.?|M\.?Phil\.?|M\.?Ed\.?|M\.?Eng\.?|Ph\.?\s?D\.?|D\.?Phil\.?|M\.?D\.?|M\.?L\.?I?\.?S(?:c)?\.?|M\.?Div\.?|M\.?F\.?A\.?|M\.?S\.?W\.?|M\.?P\.?S\.?|M\.?Acc\.?|M\.?Arch\.?|B\.?Arch\.?|B\.?Ed\.?|Ed\.?D\.?|B\.?Tech\.?|M\.?Tech\.?|Pharm\.?D\.?|D\.?V\.?M\.?|A\.?A\.?S\.?|[AB]\.[SJM]\.|B\.Mus\.|M\.[MT]\.|Th\.?[MD]\.?|Dr\. ?iur\.?|Dip\.? ?L\.?P\.?|A\.?A\.?|G\.?D\.?L\.?|L\.?P\.?C\.?|juris doctor(?:ate)?|bachelors?(?:['’]s)?(?: of [\p{L} ]+)?|masters?(?:['’]s)?(?: of [\p{L} ]+)?|doctor(?:ate)? (?:of|in) [\p{L} ]+|diploma|diplom|licence|licenciatura|maîtrise|graduate certificate|cand\. ?jur\.?|lic\.|[ABDEM]\.(?:\p{Lu}\p{Ll}{0,4}\.){1,3})(?![\p{L}])/iu
const school =
  /\b(?:university|universi[dt]\S+|hochschule|facult\S+|college|school|law center|institute|institut|academy|faculty|polytechnic|école|seminary|conservatory|inns of court|boalt hall|moritz|harvard|yale|stanford|columbia|georgetown|nyu|ucla|usc|mit|duke|cornell|princeton|northwestern|berkeley|fordham|vanderbilt|emory|notre dame|oxford|cambridge|brown|dartmouth|penn|tulane|villanova|howard|rutgers|purdue|lsu|smu|byu|unc|uva)\b/i
const honor =
  /^(?:\(?(?:magna |summa |maxima )?cum laude|order of the coif|phi beta kappa|with (?:high(?:est)? )?(?:honou?rs|distinction)|dean['’]s list|(?:first|second)[- ]class|valedictorian|law review|.*(?:editor|journal|moot court|scholar|fellow|award|honou?rs|president|member|certificate|major|minor|concentration).*)\)?$/i
const year = /\b(19[4-9]\d|20[0-4]\d)\b/

/** The first year of an education that leads to the bar. */
export const lawDegree =
  /(?:^|[^\p{L}])(?:J\.?\s?D\.?(?![\p{L}])|LL\.?\s?B\.?(?![\p{L}])|juris doctor|bachelor of laws)/iu

/**
 * The degrees of an education section, one text each: "J.D., Harvard Law School, cum laude, 2009". What is on several
 * lines is put together: a line that would be a second degree, school or year begins the next one.
 */
export function educationOf(lines: readonly Pick<Line, 'text' | 'item'>[]): string[] {
  const entries: DegreeEntry[] = []
  for (const { text, item } of lines.filter(({ text: one }) => one.length < 300)) {
    const plain = text.replaceAll(/^[-–•·*]\s*|\s*[;|]\s*$/g, '').trim()
    if (/^(?:admitted|licensed|member of the .* bar)\b/i.test(plain)) continue
    if (plain === '' || /^(?:view|see|show|read|learn) |^(?:education|honors|close|expand)$/i.test(plain)) continue
    const last = entries.at(-1)
    if (last && !startsEntry(plain, item, last)) last.texts.push(plain)
    else entries.push({ texts: [plain], item })
  }
  return entries
    .map(({ texts }) =>
      texts
        .join(', ')
        .replaceAll(/\s*,(?:\s*,)+/g, ',')
        .replaceAll(/\s+/g, ' ')
        .replace(/[,;\s]+$/, ''),
    )
    .flatMap(splitEntry)
    .filter((text) => degree.test(text) || school.test(text))
    .filter((text, at, all) => all.indexOf(text) === at)
    .slice(0, 12)
}

type DegreeEntry = { texts: string[]; item: Line['item'] }

/** Checks whether a line begins an entry of its own rather than continuing the last one. */
function startsEntry(text: string, item: Line['item'], last: DegreeEntry): boolean {
  const whole = last.texts.join(', ')
  if (item !== undefined && item === last.item) return isWhole(whole) && isWhole(text)
  const isNextItem = item !== undefined && last.item !== undefined
  return (isNextItem && isWhole(whole) && !honor.test(text)) || startsAgain(text, whole)
}

const degreeWord =
  "J\\.?\\s?D\\.?|LL\\.?\\s?[MB]\\.?|S\\.?J\\.?D\\.?|B\\.?\\s?[AS]\\.?|A\\.?B\\.?|B\\.?Sc\\.?|B\\.?B\\.?A\\.?|B\\.?Comm?\\.?|B\\.?C\\.?L\\.?|M\\.?\\s?[AS]\\.?|M\\.?B\\.?A\\.?|M\\.?P\\.?[PAH]\\.?|Ph\\.?\\s?D\\.?|[ABDEM]\\.(?:\\p{Lu}\\p{Ll}{0,4}\\.){1,3}|[Jj]uris [Dd]octor(?:ate)?|law degree|undergraduate degree|(?:[Bb]achelor|[Mm]aster)(?:['’]?s)?(?: degree| of (?:\\p{Lu}\\p{L}+ ?)+)?"
const schoolWords =
  "(?:the )?\\p{Lu}[\\p{L}.'’&-]*(?:(?:,? (?:of|at|the|and|de|los|las|del|in|for|&))* \\p{Lu}[\\p{L}.'’&-]*){0,9}"
/** "earned her J.D., magna cum laude, from Yale Law School in 2010", and what follows with "and a B.A. from". */
const degreeFrom = new RegExp(
  `(?:^|[^\\p{L}])(${degreeWord})(?![\\p{L}])([^.;()]{0,80}?)\\s(?:from|at)\\s(${schoolWords})(?:[^.;\\d]{0,40}?\\b(19[4-9]\\d|20[0-4]\\d)\\b)?`,
  'gu',
)
/** "Harvard Law School (J.D., cum laude, 2009)". */
const schoolWith = new RegExp(`(${schoolWords}) \\((${degreeWord})(?![\\p{L}])([^)]{0,60})\\)`, 'gu')

/** The degrees that sentences and lines tell of, where no section lists them. */
export function educationIn(texts: readonly string[]): string[] {
  const found = texts
    .filter((text) => text.length < 3_000)
    .flatMap((text) => {
      const from = [...text.matchAll(degreeFrom)].map(([, what = '', between = '', where = '', at]) => ({
        what,
        where,
        honor: /(?:magna |summa )?cum laude|with (?:high(?:est)? )?(?:honou?rs|distinction)/i.exec(between)?.[0],
        at,
      }))
      const with_ = [...text.matchAll(schoolWith)].map(([, where = '', what = '', rest = '']) => ({
        what,
        where,
        honor: /(?:magna |summa )?cum laude/i.exec(rest)?.[0],
        at: year.exec(rest)?.[0],
      }))
      return [...from, ...with_]
    })
    .filter(({ where }) => school.test(where))
    .map(({ what, where, honor: with_, at }) =>
      [what.trim(), where.replace(/^the /, '').replace(/[,.\s]+$/, ''), with_, at].filter(Boolean).join(', '),
    )
  const listed = texts.filter((text) => text.length < 160 && startsWithDegree.test(text) && isWhole(text))
  return [...new Set([...educationOf(listed.map((text) => ({ text, item: undefined }))), ...found])].slice(0, 8)
}
const startsWithDegree = new RegExp(`^(?:${degreeWord})(?![\\p{L}])`, 'u')

const isWhole = (text: string) => school.test(text) && degree.test(text)

function startsAgain(next: string, whole: string): boolean {
  const hasNext = { degree: degree.test(next), school: school.test(next), year: year.test(next) }
  if (honor.test(next) && !hasNext.degree && !/university|law school|school of law/i.test(next)) return false
  if (hasNext.degree && degree.test(whole)) return true
  if (hasNext.school && school.test(whole)) return true
  return hasNext.year && !hasNext.degree && !hasNext.school
    ? false
    : !hasNext.degree && !hasNext.school && isWhole(whole) && !honor.test(next) && next.length > 40
}

/** "J.D., Yale Law School, 2010; B.A., Brown University, 2006" on one line. */
function splitEntry(text: string): string[] {
  const parts = text.split(/\s*[;|•]\s*/).filter((part) => part !== '')
  const isEntry = (part: string) => isWhole(part)
  return parts.length > 1 && parts.every(isEntry) ? parts : [text]
}

/** Year of the first law degree, or null. */
export function jdYearOf(education: readonly string[]): number | null {
  const law =
    education.find((entry) => lawDegree.test(entry)) ??
    education.find((entry) => /law (?:school|center)|school of law|college of law/i.test(entry))
  const found = law?.match(new RegExp(year, 'g'))
  return found ? Number(found.at(-1)) : null
}

const jurisdictions = new Map<string, string>([
  ...Object.values(usStates).map((state): [string, string] => [state.toLowerCase(), state]),
  ['washington, d.c.', 'District of Columbia'],
  ['washington, dc', 'District of Columbia'],
  ['washington d.c.', 'District of Columbia'],
  ['washington dc', 'District of Columbia'],
  ['d.c.', 'District of Columbia'],
  ['dc', 'District of Columbia'],
])
const abroad =
  /^(?:england(?: (?:and|&) wales)?|scotland|ireland|northern ireland|ontario|british columbia|quebec|alberta|puerto rico|guam|u\.?s\.? virgin islands|hong kong|singapore|paris|france|germany|spain|italy|brazil|mexico|israel|japan|china|india|australia|new south wales|victoria|queensland|canada|switzerland|netherlands|belgium|austria|poland|portugal|sweden|norway|denmark|finland|iceland|greece|cyprus|turkey|türkiye|russia|ukraine|romania|bulgaria|hungary|czech republic|slovakia|luxembourg|malta|monaco|liechtenstein|south africa|nigeria|ghana|kenya|uganda|tanzania|ethiopia|egypt|morocco|tunisia|algeria|lebanon|jordan|saudi arabia|united arab emirates|uae|dubai|difc|qatar|kuwait|bahrain|iran|pakistan|bangladesh|sri lanka|nepal|south korea|korea|taiwan|philippines|vietnam|thailand|malaysia|indonesia|new zealand|argentina|chile|colombia|peru|venezuela|ecuador|uruguay|costa rica|panama|guatemala|dominican republic|jamaica|bahamas|bermuda|barbados|trinidad and tobago|cayman islands|british virgin islands|jersey|guernsey|isle of man|manitoba|saskatchewan|nova scotia|new brunswick|(?:the )?navajo nation|law society of [\p{L} ]+)$/iu

/** A jurisdiction as one writes it: "State Bar of California (2010)" is California; courts stay as they are. */
function jurisdictionOf(text: string): string {
  const bare = text
    .replaceAll(/\s*[([]?\b(?:19|20)\d{2}\b[)\]]?\s*/g, ' ')
    .replace(/[\s,(-]+(?:admitted|since|active|inactive|retired|qualified|(?:called|licensed)(?: in)?)[\s,)]*$/i, '')
    .replace(/^(?:admitted (?:to (?:practice )?)?(?:in|to)|licensed (?:to practice )?in|member of|member,)\s+/i, '')
    .replace(
      /^(?:solicitor|barrister|advocate|avocate?|abogad[oa]|rechtsanw[aä]lt(?:in)?|attorney(?:[- ]at[- ]law)?|foreign legal consultant)(?:\s*[,–-]\s*| in | of |\s+)(?=\p{Lu})/iu,
      '',
    )
    .replace(
      /\s*[,(]\s*(?:solicitor|barrister|advocate|avocate?|attorney(?:[- ]at[- ]law)?|foreign legal consultant)\)?$/i,
      '',
    )
    .replace(/^(?:the )?(?:state )?bar (?:association )?of (?:the )?(?:state of )?/i, '')
    .replace(/^(?:state|commonwealth) of /i, '')
    .replace(/\s+(?:state )?bar(?: association)?$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:–—-]+$/, '')
    .trim()
    .replace(/^\(([^()]+)\)$/, '$1')
  const known = jurisdictions.get(bare.toLowerCase())
  if (known) return known
  const code = /^[A-Z]{2}$/.test(bare) ? stateCode(bare) : undefined
  return code ? usStates[code] : bare
}

const isCourt = (text: string) =>
  /\bcourts?\b|\bcircuit\b|\bdistrict of\b|\bpatent and trademark\b|\buspto\b|\btribunal\b|\bN\.?D\.|\bS\.?D\.|\bE\.?D\.|\bW\.?D\./i.test(
    text,
  )
const isJurisdiction = (text: string) =>
  jurisdictions.has(text.toLowerCase()) || abroad.test(text) || isCourt(text) || stateCode(text) !== undefined

/** Bar and court admissions of a section, one each, without years. */
export function admissionsOf(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    if (isDegree(text) || text.length > 400 || isStatus.test(text)) return []
    const protectedText = text
      .replaceAll(/Washington,?\s+D\.?\s?C\.?/gi, 'District of Columbia')
      .replaceAll(/England (?:and|&) Wales/gi, 'England\u00A0and\u00A0Wales')
    return protectedText.split(/\s*[;|•·\n]\s*|\s\/\s/).flatMap(admissionsIn)
  })
  return [...new Set(found)].filter((one) => /\p{L}{2}/u.test(one)).slice(0, 30)
}

/** A degree of one list with the admissions. */
const isDegree = (text: string): boolean =>
  (isWhole(text) || /\b(?:university|universi[dt]\S+|college|law school|school of law)\b/i.test(text)) && !isCourt(text)

/** The status of an admission, in a cell of its own, or a link. */
const isStatus =
  /^(?:(?:in)?active|(?:in )?good standing|current|admitted|retired|yes)$|^(?:view|see|show|read|close|expand)\b/i

function admissionsIn(part: string): string[] {
  const whole = jurisdictionOf(part.replace(/^[-–•·*]\s*/, ''))
  if (whole === '') return []
  // "New York, California and Texas", each of which is one; "U.S. District Court, Southern District of New York" is one.
  const pieces = part
    .split(/\s*,\s*(?:and\s+)?| +(?:and|&) +/)
    .map((piece) => jurisdictionOf(piece))
    .filter((piece) => piece !== '')
  if (!isCourt(part) && pieces.length > 1 && pieces.every(isJurisdiction)) return pieces
  const isShort = isJurisdiction(whole) || whole.split(' ').length <= 8
  const isOne = whole.length <= 120 && isShort && !/[.!?]$/.test(whole.replace(/(?:\b[A-Z]\.)+$/, ''))
  return isOne ? [whole] : jurisdictionsIn(part)
}

/** The states that a sentence names: "She is admitted to practice in New York and Connecticut." */
export function jurisdictionsIn(sentence: string): string[] {
  const names = Object.values(usStates).filter((state) => {
    const pattern = new RegExp(`\\b${state}\\b`)
    return pattern.test(sentence) && !(state === 'Virginia' && !/(?<!West )Virginia/.test(sentence))
  })
  const others = [...sentence.matchAll(abroadNamed)].map(([name]) =>
    name.replace('&', 'and').replace('Québec', 'Quebec'),
  )
  return [...names, ...new Set(others)]
}
const abroadNamed =
  /\b(?:England (?:and|&) Wales|Scotland|Northern Ireland|Ireland|Ontario|British Columbia|Qu[eé]bec|Alberta|Puerto Rico|Hong Kong|Singapore|New South Wales|Israel|Nigeria|India)\b/g

/**
 * Clerkships of a section, or of the sentences that tell of one.
 *
 * @param bio The biography.
 * @param others Other lines that may tell of one.
 */
export function clerkshipsOf(section: readonly string[], bio: string, others: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of section) {
    const text = line.replace(/^[-–•·*]\s*/, '').trim()
    if (text.length <= 5 || text.length >= 260) continue
    const last = joined.at(-1)
    // The years of it, or the court of the judge before, on a line of their own.
    const isRest =
      /^[\s\d–—-]*(?:19|20)\d{2}[\s\d–—-]*$/.test(text) ||
      (isCourt(text) && !/\bhon(?:\.|orable)|\bjudge\b|\bjustice\b/i.test(text))
    if (last !== undefined && isRest && !(isCourt(text) && isCourt(last)))
      joined[joined.length - 1] = `${last}, ${text}`
    else joined.push(text)
  }
  if (joined.length > 0) return [...new Set(joined)].slice(0, 6)
  const found = [bio, ...others.filter((text) => text.length < 400 && !bio.includes(text))]
    .join('\n')
    .matchAll(
      /(?:clerked for|(?:law|judicial) clerk(?:,| to| for| with| of)|clerkships? (?:with|for))\s+((?:the\s+)?(?:Hon(?:\.|orable)|Chief Judge|Judge|Justice|Chief Justice|Magistrate Judge)[^.;\n]*(?:(?<=(?:^|[^\p{L}])(?:\p{L}|Hon|Jr|Sr|St|Ret|Dist|Ct|Cir|No))\.[^.;\n]*)*)/giu,
    )
  return [...new Set([...found].map(([, who = '']) => who.trim().slice(0, 220)))].slice(0, 4)
}
