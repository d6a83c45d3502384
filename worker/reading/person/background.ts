import { cleanLine } from '#contract/domain/plain-text.ts'
import { stateCode, usStates } from '#contract/domain/us-states.ts'
import { hasLegalForm } from '#worker/reading/lexicon/firm-names.ts'
import { isArea } from './is-person.ts'
import type { Line } from './page-lines.ts'

const degreeWords =
  "J\\.?\\s?D\\.?|LL\\.?\\s?[MB]\\.?|LL\\.?D\\.?|S\\.?J\\.?D\\.?|J\\.?S\\.?[DM]\\.?|B\\.?\\s?[AS]\\.?|A\\.?\\s?B\\.?|B\\.?Sc\\.?|B\\.?[BF]\\.?A\\.?|B\\.?Comm?\\.?|[BM]\\.?Eng\\.?|B\\.?C\\.?L\\.?|B\\.?S\\.?E\\.?|M\\.?\\s?[AS]\\.?|M\\.?Sc\\.?|M\\.?[BF]\\.?A\\.?|M\\.?P\\.?[PAHS]\\.?|M\\.?Phil\\.?|[BM]\\.?Ed\\.?|Ph\\.?\\s?D\\.?|D\\.?Phil\\.?|M\\.?D\\.?|M\\.?L\\.?I?\\.?S(?:c)?\\.?|M\\.?Div\\.?|M\\.?S\\.?W\\.?|M\\.?Acc\\.?|[BM]\\.?Arch\\.?|Ed\\.?D\\.?|[BM]\\.?Tech\\.?|Pharm\\.?D\\.?|D\\.?V\\.?M\\.?|A\\.?A\\.?S?\\.?|Dr\\. ?iur\\.?|Dip\\.? ?L\\.?P\\.?|G\\.?D\\.?L\\.?|L\\.?P\\.?C\\.?|[Jj]uris [Dd]octor(?:ate)?|(?:[Bb]achelor|[Mm]aster)(?:s|[’']s)?(?: degree| of (?:\\p{Lu}\\p{L}+ ?)+)?|[Dd]octor(?:ate)? (?:of|in) \\p{L}+|[Dd]iplom[ae]?|[Ll]icen(?:ce|ciatura)|[Mm]aîtrise|[Cc]and\\. ?jur\\.?|[Ll]ic\\.|[ABDEM]\\.(?:\\p{Lu}\\p{Ll}{0,4}\\.){1,3}"
/** A degree within a text. */
export const degree = new RegExp(`(?:^|[^\\p{L}])(?:${degreeWords})(?![\\p{L}])`, 'iu')
/** A word or abbreviation that marks the name of a school. */
export const school =
  /\b(?:university|universi[dt]\S+|hochschule|facult\S+|college|school|law center|institute?|academy|polytechnic|école|seminary|conservatory|inns of court|boalt hall|moritz|harvard|yale|stanford|columbia|georgetown|nyu|uc|ucla|usc|mit|duke|cornell|princeton|northwestern|berkeley|fordham|vanderbilt|emory|notre dame|oxford|cambridge|brown|dartmouth|penn|tulane|villanova|howard|rutgers|purdue|lsu|smu|byu|unc|uva|cal poly)\b/i
const year = /\b(?:19[4-9]\d|20[0-4]\d)\b/g

/** A degree in law that leads to the bar. */
export const lawDegree =
  /(?:^|[^\p{L}])(?:J\.?\s?D\.?(?![\p{L}])|LL\.?\s?B\.?(?![\p{L}])|juris doctor|bachelor of laws)/iu

const isWhole = (text: string) => school.test(text) && degree.test(text)

/** An education entry of this length takes no more lines. Characters. */
const maxEducation = 600

type Lines = readonly Pick<Line, 'text' | 'item'>[]
type Texts = readonly string[]

/** The first list that has entries. */
export const firstFilled = (lists: readonly Texts[]): string[] => [...(lists.find((list) => list.length > 0) ?? [])]

/** Makes a reader of facts: in the first list of labeled lines that states any, else in sentences. */
const reader =
  (inLines: (lines: Lines) => string[], inSentences: (texts: Texts) => string[], most: number) =>
  (listed: readonly Lines[], texts: Texts): string[] =>
    [...new Set(firstFilled([...listed.map(inLines), inSentences(texts)]))].slice(0, most)

/** Degrees with schools. */
export const educationOf = reader(degreesIn, degreesStated, 12)

/**
 * Joins education lines into one text per degree: "J.D., Harvard Law School, cum laude, 2009". A line that would add a second
 * degree or school starts the next entry.
 */
function degreesIn(lines: Lines): string[] {
  const entries: { text: string; item: Line['item'] }[] = []
  for (const { text, item } of lines) {
    const last = entries.at(-1)
    const before = last?.text.slice(0, maxEducation) ?? ''
    const isOtherItem = item !== undefined && item !== last?.item
    const isDouble = [degree, school].some((one) => one.test(text) && one.test(before))
    const isEnded = before.length === maxEducation || (isWhole(before) && (isOtherItem || isWhole(text)))
    if (!last || isEnded || (isDouble && (isOtherItem || item === undefined))) entries.push({ text, item })
    else Object.assign(last, { text: `${last.text}, ${text}`, item })
  }
  return entries.flatMap(({ text }) => {
    // "J.D., Yale Law School, 2010; B.A., Brown University, 2006" on one line.
    const parts = text.split(';').map((part) => part.trim())
    return parts.every(isWhole) ? parts : [text].filter((one) => degree.test(one) || school.test(one))
  })
}

const schoolWords =
  "(?:the )?\\p{Lu}[\\p{L}.'’&-]*(?:(?:,? (?:of|at|the|and|de|los|las|del|in|for|&))* \\p{Lu}[\\p{L}.'’&-]*){0,9}"
const inSentences = [
  // "earned her J.D., magna cum laude, from Yale Law School in 2010", and "a B.A. from …" later in the sentence.
  `(?:^|[^\\p{L}])(?<degree>${degreeWords}|law degree|undergraduate degree)(?![\\p{L}])(?<rest>[^.;()]{0,80}?)\\s(?:from|at)\\s(?<school>${schoolWords})(?:[^.;\\d]{0,40}?\\b(?<year>19[4-9]\\d|20[0-4]\\d)\\b)?`,
  // "Harvard Law School (J.D., cum laude, 2009)".
  `(?<school>${schoolWords}) \\((?<degree>${degreeWords})(?![\\p{L}])(?<rest>[^)]{0,60})\\)`,
].map((pattern) => new RegExp(pattern, 'gu'))

function degreesStated(texts: Texts): string[] {
  const matches = texts
    .filter((text) => text.length < 3_000)
    .flatMap((text) => inSentences.flatMap((pattern) => [...text.matchAll(pattern)]))
  return matches.flatMap(({ groups = {} }) => {
    const at = groups['year'] ?? groups['rest']?.match(year)?.[0]
    const parts = [groups['degree']?.trim(), groups['school'], at]
    return school.test(groups['school'] ?? '') ? [parts.filter(Boolean).join(', ')] : []
  })
}

/** Year of the first law degree, or null if no year is stated. */
export function jdYearOf(education: readonly string[]): number | null {
  const law =
    education.find((entry) => lawDegree.test(entry)) ??
    education.find((entry) => /law (?:school|center)|school of law|college of law/i.test(entry))
  return Number(law?.match(year)?.at(-1)) || null
}

const abroad =
  'England and Wales;England & Wales;Scotland;Northern Ireland;Ireland;Ontario;British Columbia;Quebec;Québec;Alberta;Manitoba;Nova Scotia;Puerto Rico;Guam;Hong Kong;Singapore;New South Wales;Victoria;Israel;Nigeria;India;France;Germany;Paris;Spain;Mexico;Brazil'
/** Names of states and countries that admit lawyers, longest first, so that "West Virginia" matches before "Virginia". */
const jurisdictions = [...abroad.split(';'), ...Object.values(usStates)].toSorted((a, b) => b.length - a.length)
const jurisdiction = new RegExp(`\\b(?:(?:Washington,?\\s)?D\\.?C\\.?|${jurisdictions.join('|')})(?![\\p{L}])`, 'gu')
/** Checks whether a text contains part of a court's name. */
export const isCourt = (text: string): boolean => court.test(text)
const court =
  /\bcourts?\b|\bcircuit\b|\bdistrict of (?!columbia)|\bpatent and trademark\b|\buspto\b|\btribunal\b|\b[NSEW]\.?D\./i

/** Checks whether a text is the name of a state or country that admits lawyers, the code of a state, or a court. */
export const isJurisdiction = (text: string): boolean =>
  jurisdictions.includes(text) || stateCode(text) !== undefined || isCourt(text)

/** The jurisdictions that a text names: "She is admitted to practice in New York and Connecticut." */
const jurisdictionsIn = (text: string): string[] =>
  (text.match(jurisdiction) ?? []).map((name) =>
    /C\.?$/.test(name) ? usStates.DC : name.replace('&', 'and').replace('é', 'e'),
  )

/** Bar and court admissions, without years. */
export const admissionsOf = reader(admissionsIn, admissionsStated, 30)

function admissionsIn(lines: Lines): string[] {
  const texts = lines.flatMap(({ text }) => cleanLine(text).split(/ ?; ?/))
  return texts.flatMap((text) => {
    const bare = text.replaceAll(/\s*[([]?\b(?:19|20)\d{2}\b[)\]]?\s*/g, ' ').replaceAll(/^[\s,]+|[\s,;:–—-]+$/g, '')
    const names = isCourt(bare) ? [] : jurisdictionsIn(bare)
    const isWord = /\p{L}{2}/u.test(bare) && (isCourt(bare) || bare.length < 60)
    return names.length > 0 || !isWord ? names : [bare]
  })
}

const admitted =
  /\b(?:admitted (?:to (?:practice|the)|in)|licensed (?:to practice|in)|member of the (?:.* bar|bars? of)|bar admissions?:).*/i

function admissionsStated(texts: Texts): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z])/))
  // Only what follows "admitted" counts: "with a J.D. of the University of Texas, she is admitted in Ohio".
  return sentences.flatMap((sentence) => jurisdictionsIn(admitted.exec(sentence)?.[0] ?? ''))
}

const judge =
  /(?:clerked for|(?:law|judicial) clerk(?:,| to| for| with| of)|clerkships? (?:with|for))\s+((?:the\s+)?(?:Hon(?:\.|orable)|Chief Judge|Judge|Justice|Chief Justice|Magistrate Judge)[^.;\n]*(?:(?<=(?:^|[^\p{L}])(?:\p{L}|Hon|Jr|Sr|St|Ret|Dist|Ct|Cir|No))\.[^.;\n]*)*)/giu

/** Clerkships, one for each judge. */
export const clerkshipsOf = reader(clerkshipsIn, clerkshipsStated, 6)

/** Joins the judge on a line with the court on the line below. */
function clerkshipsIn(lines: Lines): string[] {
  const found: string[] = []
  for (const { text } of lines) {
    const last = found.at(-1)
    if (last !== undefined && isCourt(text) && !isCourt(last)) found[found.length - 1] = `${last}, ${text}`
    else found.push(text)
  }
  return found
}

function clerkshipsStated(texts: Texts): string[] {
  return [...texts.join('\n').matchAll(judge)].map(([, who = '']) => who.trim().slice(0, 220))
}

/** Practice areas. */
export const areasOf = reader(areasIn, areasStated, 20)

function areasIn(lines: Lines): string[] {
  const areas = lines.flatMap(({ text, item }) => {
    if (hasLegalForm(text)) return []
    const bare = text.replace(/^(?:[-–•·*]|\d{1,3}\s?%)\s*/, '')
    const parts = bare.split(/\s*;\s*/)
    return parts.length === 1 && item?.tag !== 'li' ? areasInLine(bare) : parts
  })
  return areas.filter((text) => text.length > 1 && text.length <= 80)
}

/** "She concentrates her practice in customs, cross-border logistics, and maquiladoras." */
const focus =
  /\b(?:(?:concentrates|focuses|centers|limits) (?:(?:his|her|their) (?:legal |law )?practice )?(?:primarily |mainly |exclusively |principally )?(?:in|on|to)|practice (?:(?:is )?(?:focuses|focused|concentrates|concentrated|centers|centered)) (?:primarily |mainly |exclusively |principally )?(?:in|on)|practi[cs]es (?:primarily |mainly )?in the (?:areas?|fields?) of) (?:the (?:areas?|fields?) of )?([^.;:\n]{3,200})[.;]/gi

/** Practice areas stated in a sentence, for pages that don't list any. */
function areasStated(texts: Texts): string[] {
  const [first] = texts.flatMap((text) => [...text.slice(0, 2_000).matchAll(focus)])
  const pieces = first?.[1]?.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter((piece) => piece !== '') ?? []
  return pieces.every((piece) => piece.split(' ').length <= 5) ? pieces : []
}

/** Splits "Divorce, Adoption and Guardianship" into three areas, but keeps "Trusts, Estates & Wealth Planning" as one. */
function areasInLine(text: string): string[] {
  const all = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
  if (all.length > 1 && all.every(isArea)) return all
  const isOneName = /,\s\p{L}+(?: \p{L}+)? (?:&|and) /u.test(text)
  return isOneName ? [text] : text.split(/\s*,\s*(?:and\s+)?/)
}
