import type { ExperienceRun } from './experience-years.ts'
import { calendarYear, joins } from './numbers.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

/** "18" and "'98": a year of two digits. */
const shortYear = (token: Token | undefined): number | undefined => {
  const match = token && /^(\d\d)$/.exec(token.norm)
  if (!match) return undefined
  const two = Number(match[1])
  if (two <= 39) return 2000 + two
  return two >= 70 ? 1900 + two : undefined
}

/**
 * Reads years in which the J.D. was earned: "class of 2018", "class years 2019-2021", "JD 2018", "2018 JD",
 * "2017-2019 grads", "c/o 2019", "graduated in 2018".
 */
export function classYearsAt(
  tokens: readonly Token[],
  start: number,
  { year, isProse }: { year: number; isProse: boolean },
): ExperienceRun | undefined {
  const head = classHead(tokens, start)
  const from = head ?? start
  const one = firstYearAt(tokens, from, head !== undefined)
  if (one === undefined || one > year + 3) return undefined
  const { first, last, to } = laterYears(tokens, from + 1, one)
  const bound = boundAfterYears(tokens, to)
  const tail = tailAt(tokens, bound.to)
  // In a query two such years alone are class years: "associate, 2017-2019".
  const isBareRange = !isProse && first < last && last <= year
  if (head === undefined && tail === undefined && !isBareRange) return undefined
  return built(
    { from: start, to: tail ?? bound.to },
    { first: bound.kind === 'older' ? undefined : first, last: bound.kind === 'newer' ? undefined : last },
    year,
  )
}

/** A year in full; "'19 grad", two digits, is one beside the word alone. */
function firstYearAt(tokens: readonly Token[], at: number, hasHead: boolean): number | undefined {
  const full = calendarYear(tokens[at])
  if (full !== undefined) return full
  return hasHead || tailAt(tokens, at + 1) !== undefined ? shortYear(tokens[at]) : undefined
}

/** The years that a list or a range adds to its first one, and where it ends. */
function laterYears(tokens: readonly Token[], start: number, one: number): { first: number; last: number; to: number } {
  let [first, last, at] = [one, one, start]
  while (tokens[at] && gapAt(tokens, at) !== 'stop') {
    const connector = /^(?:to|or|and|through|thru)$/.test(normAt(tokens, at)) ? at + 1 : at
    const isShort = gapAt(tokens, connector) === 'hyphen'
    const next = calendarYear(tokens[connector]) ?? (isShort ? shortYear(tokens[connector]) : undefined)
    if (next === undefined) break
    last = Math.max(last, next)
    first = Math.min(first, next)
    at = connector + 1
  }
  return { first, last, to: at }
}

/** "2018+", "2018 or later", "2015 and before". */
function boundAfterYears(tokens: readonly Token[], at: number): { kind?: 'older' | 'newer'; to: number } {
  if (rawAt(tokens, at) === '+') return { kind: 'newer', to: at + 1 }
  if (!/^(?:or|and)$/.test(normAt(tokens, at))) return { to: at }
  const word = normAt(tokens, at + 1)
  if (/^(?:earlier|before|older|prior)$/.test(word)) return { kind: 'older', to: at + 2 }
  return /^(?:later|after|newer|younger|beyond|more)$/.test(word) ? { kind: 'newer', to: at + 2 } : { to: at }
}

function built(
  run: { from: number; to: number },
  { first, last }: { first: number | undefined; last: number | undefined },
  year: number,
): ExperienceRun {
  const since = (one: number) => Math.max(0, year - one)
  return {
    ...run,
    value: {
      kind: 'experience',
      ...(last === undefined ? {} : { min: since(last) }),
      ...(first === undefined ? {} : { max: since(first) }),
      classYears: { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) },
      isSurelyPractice: true,
    },
  }
}

type HeadReader = (tokens: readonly Token[], at: number) => number | undefined

/** "Class of", "classes of", "class 2018", "class year of". */
const classWord: HeadReader = (tokens, at) => {
  const next = normAt(tokens, at + 1)
  if (next === 'of') return at + 2
  if (normAt(tokens, at) === 'class' && calendarYear(tokens[at + 1]) && gapAt(tokens, at + 1) === 'soft') return at + 1
  if (!/^years?$/.test(next)) return undefined
  return normAt(tokens, at + 2) === 'of' ? at + 3 : at + 2
}

/** "JD 2018", "J.D. in", "JD class of", "juris doctor of". */
const degreeWord: HeadReader = (tokens, at) => {
  const next = normAt(tokens, at + 1)
  if (next === 'class' && normAt(tokens, at + 2) === 'of') return at + 3
  if (/^(?:in|from|of|class)$/.test(next)) return at + 2
  return normAt(tokens, at) === 'juris' ? undefined : at + 1
}

/** "Graduated in", "grad 2018", "admitted in", "graduated from law school between". */
const graduateWord: HeadReader = (tokens, at) => {
  const [one, two, three, four] = [1, 2, 3, 4].map((offset) => normAt(tokens, at + offset))
  if (one === 'from' && two === 'law' && three === 'school')
    return /^(?:in|between|from|during)$/.test(four ?? '') ? at + 5 : at + 4
  if (/^(?:in|of|from|between)$/.test(one ?? '')) return at + 2
  return one === 'law' && two === 'school' && three === 'in' ? at + 4 : at + 1
}

/** "Law school class of", "law school graduate". */
const lawSchool: HeadReader = (tokens, at) => {
  if (normAt(tokens, at + 1) !== 'school' || !/^(?:class|grad|graduate|graduating)$/.test(normAt(tokens, at + 2)))
    return undefined
  return normAt(tokens, at + 3) === 'of' ? at + 4 : at + 3
}

/** Words that announce a class year. */
const heads: readonly (readonly [first: RegExp, read: HeadReader])[] = [
  [/^class(?:es)?$/, classWord],
  [/^c$/, (tokens, at) => (normAt(tokens, at + 1) === 'o' ? at + 2 : undefined)],
  [/^co$/, (tokens, at) => (gapAt(tokens, at + 1) === 'soft' && calendarYear(tokens[at + 1]) ? at + 1 : undefined)],
  [/^(?:jd|jds|juris)$/, degreeWord],
  [/^(?:graduated|graduating|graduate|graduates|grad|grads|admitted|barred)$/, graduateWord],
  [/^law$/, lawSchool],
]

/** The index of the year behind words that announce a class year, or undefined. */
function classHead(tokens: readonly Token[], at: number): number | undefined {
  const word = normAt(tokens, at)
  return heads.find(([first]) => first.test(word))?.[1](tokens, at)
}

/** After a year: "grads", "JD", "law grads", "class", "class year". The index behind, or undefined when none is there. */
function tailAt(tokens: readonly Token[], start: number): number | undefined {
  if (gapAt(tokens, start) === 'stop') return undefined
  const isNext = (at: number, word: string) => tokens[at]?.norm === word && joins(tokens[at])
  let at = start
  if (isNext(at, 'law')) at++
  if (isNext(at, 'school')) at++
  if (isNext(at, 'jd')) return /^(?:grads?|graduates?)$/.test(normAt(tokens, at + 1)) ? at + 2 : at + 1
  const behindSchool = at === start ? gradAt(tokens, start) : undefined
  if (behindSchool !== undefined) return behindSchool
  const tail = tokens[at]
  if (!joins(tail) || !tailWord.test(tail.norm)) return undefined
  return /^years?$/.test(normAt(tokens, at + 1)) ? at + 2 : at + 1
}

const tailWord = /^(?:grads?|graduates?|graduated|jds?|class|classes|graduation|law-grad|admits?)$/

/** "2016 NYU grad", "2018 Boston College law graduate": the school is between the year and the word. */
function gradAt(tokens: readonly Token[], start: number): number | undefined {
  for (let skip = 1; skip <= 4; skip++) {
    const words = tokens.slice(start, start + skip)
    const noun = tokens[start + skip]
    if (!words.every((word) => joins(word) && word.gap !== 'comma' && /^\p{L}/u.test(word.raw))) return undefined
    if (joins(noun) && /^(?:grads?|graduates?|alum)$/.test(noun.norm) && /^\p{Lu}|^law$/u.test(words.at(-1)?.raw ?? ''))
      return start + skip + 1
  }
  return undefined
}
