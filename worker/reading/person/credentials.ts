import { cleanLine } from '#contract/domain/plain-text.ts'
import { stateCode, usStates } from '#contract/domain/us-states.ts'
import type { LabeledLine } from './label-page.ts'

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

type Lists = readonly (readonly Pick<LabeledLine, 'text' | 'item'>[])[]

/** The first list that has entries. */
export const firstFilled = <T>(lists: readonly (readonly T[])[]): T[] => [
  ...(lists.find((list) => list.length > 0) ?? []),
]

/** Degrees with schools, in the first filled list of labeled lines, else in sentences. */
export const educationOf = (listed: Lists, texts: readonly string[]): string[] =>
  firstFilled([...listed.map(degreesIn), degreesStated(texts)])

/**
 * Joins education lines into one text per degree: "J.D., Harvard Law School, cum laude, 2009". A line that would add a second
 * degree or school starts the next entry.
 */
function degreesIn(lines: Lists[number]): string[] {
  const entries: { text: string; item: LabeledLine['item'] }[] = []
  for (const { text, item } of lines) {
    const last = entries.at(-1)
    const before = last?.text.slice(0, maxEducation) ?? ''
    const isOtherItem = item !== undefined && item !== last?.item
    const isDouble = [degree, school].some((one) => one.test(text) && one.test(before))
    const isEnded = before.length === maxEducation || (isWhole(before) && (isOtherItem || isWhole(text)))
    if (!last || isEnded || (isDouble && (isOtherItem || item === undefined))) entries.push({ text, item })
    else Object.assign(last, { text: `${last.text}, ${text}`, item })
  }
  const degrees = entries.flatMap(({ text }) => {
    // "J.D., Yale Law School, 2010; B.A., Brown University, 2006" on one line.
    const parts = text.split(';').map((part) => part.trim())
    return parts.every(isWhole) ? parts : [text]
  })
  return [...new Set(degrees)].filter((text) => degree.test(text) || school.test(text)).slice(0, 12)
}

const schoolWords =
  "(?:the )?\\p{Lu}[\\p{L}.'’&-]*(?:(?:,? (?:of|at|the|and|de|los|las|del|in|for|&))* \\p{Lu}[\\p{L}.'’&-]*){0,9}"
const inSentences = [
  // "earned her J.D., magna cum laude, from Yale Law School in 2010", and "a B.A. from …" later in the sentence.
  `(?:^|[^\\p{L}])(?<degree>${degreeWords}|law degree|undergraduate degree)(?![\\p{L}])(?<rest>[^.;()]{0,80}?)\\s(?:from|at)\\s(?<school>${schoolWords})(?:[^.;\\d]{0,40}?\\b(?<year>19[4-9]\\d|20[0-4]\\d)\\b)?`,
  // "Harvard Law School (J.D., cum laude, 2009)".
  `(?<school>${schoolWords}) \\((?<degree>${degreeWords})(?![\\p{L}])(?<rest>[^)]{0,60})\\)`,
].map((pattern) => new RegExp(pattern, 'gu'))

function degreesStated(texts: readonly string[]): string[] {
  const found = texts
    .filter((text) => text.length < 3_000)
    .flatMap((text) => inSentences.flatMap((pattern) => [...text.matchAll(pattern)]))
    .flatMap(({ groups = {} }) => {
      const taught = groups['school'] ?? ''
      const at = groups['year'] ?? groups['rest']?.match(year)?.[0]
      return school.test(taught) ? [[groups['degree']?.trim(), taught, at].filter(Boolean).join(', ')] : []
    })
  return [...new Set(found)].slice(0, 8)
}

/** Year of the first law degree, or null if no year is stated. */
export function jdYearOf(education: readonly string[]): number | null {
  const law =
    education.find((entry) => lawDegree.test(entry)) ??
    education.find((entry) => /law (?:school|center)|school of law|college of law/i.test(entry))
  const found = law?.match(year)
  return found ? Number(found.at(-1)) : null
}

const abroad =
  'England and Wales;England & Wales;Scotland;Northern Ireland;Ireland;Ontario;British Columbia;Quebec;Québec;Alberta;Manitoba;Nova Scotia;Puerto Rico;Guam;Hong Kong;Singapore;New South Wales;Victoria;Israel;Nigeria;India;France;Germany;Paris;Spain;Mexico;Brazil'
/** Names of states and countries that admit lawyers, longest first, so that "West Virginia" matches before "Virginia". */
const jurisdictions = [...abroad.split(';'), ...Object.values(usStates)].toSorted((a, b) => b.length - a.length)
const jurisdiction = new RegExp(`\\b(?:(?:Washington,?\\s)?D\\.?C\\.?|${jurisdictions.join('|')})(?![\\p{L}])`, 'gu')
/** Checks whether a text contains part of a court's name. */
export const isCourt = (text: string): boolean =>
  /\bcourts?\b|\bcircuit\b|\bdistrict of (?!columbia)|\bpatent and trademark\b|\buspto\b|\btribunal\b|\b[NSEW]\.?D\./i.test(
    text,
  )

/** Checks whether a text is the name of a state or country that admits lawyers, the code of a state, or a court. */
export const isJurisdiction = (text: string): boolean =>
  jurisdictions.includes(text) || stateCode(text) !== undefined || isCourt(text)

/** The jurisdictions that a text names: "She is admitted to practice in New York and Connecticut." */
const jurisdictionsIn = (text: string): string[] =>
  (text.match(jurisdiction) ?? []).map((name) =>
    /C\.?$/.test(name) ? usStates.DC : name.replace('&', 'and').replace('é', 'e'),
  )

/** Bar and court admissions, without years: in the first filled list of labeled lines, else in sentences. */
export const admissionsOf = (listed: Lists, texts: readonly string[]): string[] =>
  firstFilled([...listed.map(admissionsIn), admissionsStated(texts)])

function admissionsIn(lines: Lists[number]): string[] {
  const found = lines
    .flatMap(({ text }) => cleanLine(text).split(/ ?; ?/))
    .flatMap((text) => {
      const bare = text.replaceAll(/\s*[([]?\b(?:19|20)\d{2}\b[)\]]?\s*/g, ' ').replaceAll(/^[\s,]+|[\s,;:–—-]+$/g, '')
      const names = isCourt(bare) ? [] : jurisdictionsIn(bare)
      if (names.length > 0) return names
      return isCourt(bare) || bare.length < 60 ? [bare] : []
    })
  return [...new Set(found)].filter((one) => /\p{L}{2}/u.test(one)).slice(0, 30)
}

const admitted =
  /\b(?:admitted (?:to (?:practice|the)|in)|licensed (?:to practice|in)|member of the (?:.* bar|bars? of)|bar admissions?:).*/i

const admissionsStated = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z])/))
      // Only what follows "admitted" counts: "with a J.D. of the University of Texas, she is admitted in Ohio".
      .flatMap((sentence) => jurisdictionsIn(admitted.exec(sentence)?.[0] ?? '')),
  ),
]

const judge =
  /(?:clerked for|(?:law|judicial) clerk(?:,| to| for| with| of)|clerkships? (?:with|for))\s+((?:the\s+)?(?:Hon(?:\.|orable)|Chief Judge|Judge|Justice|Chief Justice|Magistrate Judge)[^.;\n]*(?:(?<=(?:^|[^\p{L}])(?:\p{L}|Hon|Jr|Sr|St|Ret|Dist|Ct|Cir|No))\.[^.;\n]*)*)/giu

/** Clerkships, one for each judge: in the first filled list of labeled lines, else in sentences. */
export const clerkshipsOf = (listed: Lists, texts: readonly string[]): string[] =>
  firstFilled([...listed.map(clerkshipsIn), clerkshipsStated(texts)])

/** Joins the judge on a line with the court on the line below. */
function clerkshipsIn(lines: Lists[number]): string[] {
  const found: string[] = []
  for (const { text } of lines) {
    const last = found.at(-1)
    if (last !== undefined && isCourt(text) && !isCourt(last)) found[found.length - 1] = `${last}, ${text}`
    else found.push(text)
  }
  return [...new Set(found)].slice(0, 6)
}

const clerkshipsStated = (texts: readonly string[]): string[] =>
  [...new Set([...texts.join('\n').matchAll(judge)].map(([, who = '']) => who.trim().slice(0, 220)))].slice(0, 4)
