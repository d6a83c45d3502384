import { calendarYear, joins, ordinalNumber, wholeNumber } from './numbers.ts'
import type { Run } from './phrase-book.ts'
import type { Token } from './tokens.ts'

/** Years of practice, or the years in which the J.D. was earned. */
export type ExperienceWord = {
  kind: 'experience'
  /** Whole years since the J.D. A text that gives class years has these counted from the current year. */
  min?: number
  max?: number
  classYears?: { from?: number; to?: number }
  /** Words around it speak of practice or experience; in prose other years are not experience. */
  isSurelyPractice: boolean
}

type ExperienceRun = Run & { value: ExperienceWord }

const practiceWords =
  /^(?:experience|experienced|experiences|practice|practicing|pqe|post|relevant|litigation|associate|associates|attorney|attorneys|lawyer|law|legal|transactional|corporate|bar|licensed|out|tax|trial|big|biglaw|firm|private|in-house|class|jd|seniority|level|prior|substantive|recent|progressive|professional|related|comparable|m|patent|estate|prosecution|handling|working|drafting|representing|of|work|ip|civil|commercial)$/

/**
 * Finds years of practice: "3-5 years", "5+ yrs", "5th year", "at least four years", "class of 2018", "JD 2018",
 * "2017-2019 grads".
 *
 * @param year The current year, which class years are counted from.
 */
export function findExperience(
  tokens: readonly Token[],
  year: number,
  { isTaken, isProse }: { isTaken: (at: number) => boolean; isProse: boolean },
): ExperienceRun[] {
  const found: ExperienceRun[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (isTaken(at)) continue
    const one =
      ordinalYearsAt(tokens, at) ??
      yearsAt(tokens, at) ??
      (isProse ? undefined : yearsBehindAt(tokens, at)) ??
      (isProse ? undefined : bareYearsAt(tokens, at)) ??
      classYearsAt(tokens, at, { year, isProse })
    if (!one) continue
    found.push(one)
    at = one.to - 1
  }
  return found
}

/** "Environmental litigator, 3-6, Sacramento": in a query two small numbers alone are years. */
function bareYearsAt(tokens: readonly Token[], at: number): ExperienceRun | undefined {
  const [one, two, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!one || !two || !/^\d{1,2}$/.test(one.norm) || !/^\d{1,2}$/.test(two.norm)) return undefined
  const [min, max] = [Number(one.norm), Number(two.norm)]
  const isApart = one.gap === 'soft' || one.gap === 'comma' || one.gap === 'stop'
  const isLast = next === undefined || next.gap === 'comma' || next.gap === 'stop'
  const isNear = two.gap === 'hyphen' && two.start - one.end === 1
  if (!isApart || !isNear || !isLast || min >= max || max > 15) return undefined
  return { from: at, to: at + 2, value: { kind: 'experience', min, max, isSurelyPractice: false } }
}

/** "Years 3 through 5", "yrs 2-4", "years three to six": the word comes before. */
function yearsBehindAt(tokens: readonly Token[], at: number): ExperienceRun | undefined {
  if (!/^(?:years?|yrs?)$/.test(tokens[at]?.norm ?? '')) return undefined
  const min = joins(tokens[at + 1]) ? wholeNumber(tokens[at + 1]) : undefined
  const link = tokens[at + 2]
  if (min === undefined || !joins(link)) return undefined
  const from = /^(?:to|through|thru|and|or)$/.test(link.norm) ? at + 3 : link.gap === 'hyphen' ? at + 2 : undefined
  const max = from === undefined ? undefined : wholeNumber(tokens[from])
  if (from === undefined || max === undefined || max <= min || max > 15) return undefined
  return { from: at, to: from + 1, value: { kind: 'experience', min, max, isSurelyPractice: true } }
}

const isYearWord = (token: Token | undefined): boolean =>
  joins(token) && /^(?:years?|yrs?|yr|yoe|pqe|pqes)$/.test(token.norm)

/** "5th year", "fifth-year", "3rd-5th year", "4th or 5th year", "5th to 7th years", "5th-year+". */
function ordinalYearsAt(tokens: readonly Token[], start: number): ExperienceRun | undefined {
  const first = ordinalNumber(tokens[start])
  if (first === undefined || first > 15) return undefined
  let at = start + 1
  let last = first
  while (joins(tokens[at])) {
    const connector = /^(?:to|or|and|through|thru)$/.test(tokens[at]?.norm ?? '') ? at + 1 : at
    const next =
      ordinalNumber(tokens[connector]) ??
      (connector > at || tokens[at]?.gap === 'hyphen' ? ordinalNumber(tokens[connector]) : undefined)
    if (next === undefined || next < last) break
    last = next
    at = connector + 1
  }
  if (tokens[at]?.raw === '+') at++
  const isPlus = tokens[at - 1]?.raw === '+' || tokens[at + 1]?.raw === '+'
  if (!isYearWord(tokens[at]) || !/^(?:years?|yrs?)$/.test(tokens[at]?.norm ?? '')) return undefined
  // "first-year to third-year"
  const [link, ordinal, word] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  const through =
    joins(link) && /^(?:to|through|or|and)$/.test(link.norm) && joins(ordinal) ? ordinalNumber(ordinal) : undefined
  if (through !== undefined && through > last && isYearWord(word)) {
    last = through
    at += 3
  }
  const to = at + 1 + Number(tokens[at + 1]?.raw === '+')
  if (/^(?:law|jd)$/.test(tokens[to]?.norm ?? '') && /^(?:students?|school)$/.test(tokens[to + 1]?.norm ?? ''))
    return undefined
  // "In its third year", "second year of law school" are no class years.
  if (/^(?:of|in)$/.test(tokens[to]?.norm ?? '') && /^(?:law|school|college)$/.test(tokens[to + 1]?.norm ?? ''))
    return undefined
  return {
    from: start,
    to,
    value: { kind: 'experience', min: first, ...(isPlus ? {} : { max: last }), isSurelyPractice: true },
  }
}

/** "3-5 years", "5+ years", "three to five years", "at least 4 years", "two (2) to four (4) years", "3-5 PQE". */
function yearsAt(tokens: readonly Token[], start: number): ExperienceRun | undefined {
  const first = tokens[start]?.norm === 'zero' ? 0 : wholeNumber(tokens[start])
  if (first === undefined || first > 40) return undefined
  const before = tokens[start - 1]
  // "$5", "1.5", "Section 16": no years.
  if (before?.raw === '$' || (tokens[start]?.gap === 'joined' && before?.raw !== '>' && before?.raw !== '<'))
    return undefined
  let at = start + 1
  let isPlus = false
  let last: number | undefined
  const skipRepeat = () => {
    const repeat = wholeNumber(tokens[at])
    if (tokens[at]?.gap === 'stop' && repeat !== undefined && (repeat === first || repeat === last)) at++
    // After the bracket that repeats the number the sentence goes on.
    return repeat !== undefined
  }
  const isRepeated = skipRepeat()
  // "Five or so years' experience".
  if (tokens[at]?.norm === 'or' && tokens[at + 1]?.norm === 'so') at += 2
  if (tokens[at]?.raw === '+') {
    isPlus = true
    at++
  }
  const connector = /^(?:to|through|thru|or|and)$/.test(tokens[at]?.norm ?? '') ? at + 1 : at
  const second = wholeNumber(tokens[connector])
  if (
    second !== undefined &&
    second > first &&
    second <= 40 &&
    (connector > at
      ? (isRepeated || joins(tokens[at])) && tokens[connector]?.gap !== 'stop'
      : tokens[at]?.gap === 'hyphen' || tokens[at]?.gap === 'slash')
  ) {
    last = second
    at = connector + 1
    skipRepeat()
    if (tokens[at]?.raw === '+') {
      last = undefined
      isPlus = true
      at++
    }
  } else if (
    /^(?:or|and)$/.test(tokens[at]?.norm ?? '') &&
    /^(?:more|greater|above)$/.test(tokens[at + 1]?.norm ?? '')
  ) {
    isPlus = true
    at += 2
  } else if (tokens[at]?.norm === 'plus') {
    isPlus = true
    at++
  }
  const unit = tokens[at]
  if (!unit || !/^(?:years?|yrs?|yoe|pqe)$/.test(unit.norm)) return undefined
  if (unit.gap === 'stop' && !isRepeated && !(tokens[at - 1]?.raw === '+')) return undefined
  at++
  if (tokens[at]?.raw === '+') {
    isPlus = true
    at++
  } else if (
    /^(?:or|and)$/.test(tokens[at]?.norm ?? '') &&
    /^(?:more|up|above|greater)$/.test(tokens[at + 1]?.norm ?? '')
  ) {
    isPlus = true
    at += 2
  }
  // "Two years minimum in a courtroom."
  const isLeast = /^(?:minimum|min)$/.test(tokens[at]?.norm ?? '') && tokens[at]?.gap === 'soft'
  if (
    /^(?:old|ago|age|history|term|warranty|anniversary|grant|fellowship|contract|appointment|assignment|program|commitment|lease|plan|period|clerkship|residency|rotation|renewable)$/.test(
      tokens[at]?.norm ?? '',
    ) ||
    (tokens[at]?.norm === 'of' && tokens[at + 1]?.norm === 'age')
  )
    return undefined
  if (/^(?:last|past|next|for|than-over)$/.test(before?.norm ?? '') && before?.norm !== 'for') return undefined
  const bound = boundBefore(tokens, start)
  const isSurelyPractice =
    bound.kind !== undefined ||
    isPlus ||
    isLeast ||
    unit.norm === 'pqe' ||
    unit.norm === 'yoe' ||
    speaksOfPractice(tokens, at)
  const value: ExperienceWord = { kind: 'experience', isSurelyPractice }
  if (last !== undefined) Object.assign(value, { min: first, max: last })
  else if (bound.kind === 'max') value.max = first
  else if (isPlus || isLeast || bound.kind === 'min') value.min = first
  else Object.assign(value, { min: first, max: first })
  return { from: bound.from ?? start, to: at, value }
}

function boundBefore(tokens: readonly Token[], start: number): { kind?: 'min' | 'max' | 'range'; from?: number } {
  const [two, one] = [tokens[start - 2]?.norm ?? '', tokens[start - 1]?.norm ?? '']
  if (tokens[start]?.gap === 'stop') return {}
  const pair = `${two} ${one}`
  const triple = `${tokens[start - 3]?.norm ?? ''} ${pair}`
  if (/^(?:no|not) (?:more|fewer|less) than$/.test(triple))
    return { kind: triple.includes('more') ? 'max' : 'min', from: start - 3 }
  if (/^(?:at least|more than|minimum of|min of|in excess|excess of)$/.test(pair))
    return { kind: 'min', from: start - 2 }
  if (/^(?:less than|fewer than|up to|at most|maximum of)$/.test(pair)) return { kind: 'max', from: start - 2 }
  // "Between two and five years".
  if (one === 'between') return { kind: 'range', from: start - 1 }
  if (/^(?:over|minimum|min|above|>)$/.test(one)) return { kind: 'min', from: start - 1 }
  if (/^(?:under|below|max|maximum|<)$/.test(one)) return { kind: 'max', from: start - 1 }
  return {}
}

function speaksOfPractice(tokens: readonly Token[], at: number): boolean {
  // "0-3 years out of law school", "five years under your belt", "3 years post-clerkship".
  const after = tokens.slice(at, at + 4)
  if (
    !after.some(({ gap }) => gap === 'stop') &&
    /^(?:out of (?:law )?school|under (?:your|their|his|her) belt|since (?:law school|graduation|admission)|at the bar)/.test(
      after.map(({ norm }) => norm).join(' '),
    )
  )
    return true
  // "7-10 years at a law firm or bank".
  if (
    !after.some(({ gap }) => gap === 'stop') &&
    /^(?:at|with|in) (?:an? |the )?(?:\w+ )?(?:law|firm|firms|private|government|regulator|agency|in-house|practice|big|peer|major|large|legal)\b/.test(
      after.map(({ norm }) => norm).join(' '),
    )
  )
    return true
  // "Roughly 3 to 6 years out".
  if (after[0]?.norm === 'out' && after[0].gap === 'soft' && (after[1] === undefined || after[1].gap === 'stop'))
    return true
  for (let ahead = 0; ahead < 8; ahead++) {
    const token = tokens[at + ahead]
    if (!token || (ahead > 0 && token.gap === 'stop')) return false
    if (/^(?:experience|experienced|practice|practicing|practising|pqe|post-jd|litigating|admission)$/.test(token.norm))
      return true
    if (ahead === 0 && !practiceWords.test(token.norm)) {
      // "3-5 years M&A experience" goes on; "10 years in the community" does not.
      if (/^(?:in|with|the|a|for)$/.test(token.norm)) continue
    }
  }
  return false
}

const shortYear = (token: Token | undefined): number | undefined => {
  const match = token && /^(\d\d)$/.exec(token.norm)
  if (!match) return undefined
  const two = Number(match[1])
  return two <= 39 ? 2000 + two : two >= 70 ? 1900 + two : undefined
}

/** "class of 2018", "class years 2019-2021", "JD 2018", "2018 JD", "2017-2019 grads", "c/o 2019", "graduated in 2018". */
function classYearsAt(
  tokens: readonly Token[],
  start: number,
  { year, isProse }: { year: number; isProse: boolean },
): ExperienceRun | undefined {
  const head = classHead(tokens, start)
  const from = head ?? start
  let first = calendarYear(tokens[from])
  // "'19 grad": two digits are a year beside the word alone.
  const isShort = first === undefined && (head !== undefined || tailAt(tokens, from + 1) !== undefined)
  if (isShort) first = shortYear(tokens[from])
  if (first === undefined || first > year + 3) return undefined
  let at = from + 1
  let last = first
  let isOlder = false
  let isNewer = false
  while (tokens[at] && tokens[at]?.gap !== 'stop') {
    const connector = /^(?:to|or|and|through|thru)$/.test(tokens[at]?.norm ?? '') ? at + 1 : at
    const next =
      calendarYear(tokens[connector]) ??
      (tokens[connector]?.gap === 'hyphen' ? shortYear(tokens[connector]) : undefined)
    if (next === undefined) break
    last = Math.max(last, next)
    first = Math.min(first, next)
    at = connector + 1
  }
  if (tokens[at]?.raw === '+') {
    isNewer = true
    at++
  } else if (/^(?:or|and)$/.test(tokens[at]?.norm ?? '')) {
    if (/^(?:earlier|before|older|prior)$/.test(tokens[at + 1]?.norm ?? '')) isOlder = true
    else if (/^(?:later|after|newer|younger|beyond|more)$/.test(tokens[at + 1]?.norm ?? '')) isNewer = true
    if (isOlder || isNewer) at += 2
  }
  if (head === undefined) {
    const tail = tailAt(tokens, at)
    // In a query two such years alone are class years: "associate, 2017-2019".
    const isBareRange = !isProse && first < last && last <= year
    if (tail === undefined && !isBareRange) return undefined
    at = tail ?? at
  } else at = tailAt(tokens, at) ?? at
  if (isOlder) return built(start, at, undefined, last, year)
  if (isNewer) return built(start, at, first, undefined, year)
  return built(start, at, first, last, year)
}

function built(
  from: number,
  to: number,
  first: number | undefined,
  last: number | undefined,
  year: number,
): ExperienceRun {
  const since = (one: number) => Math.max(0, year - one)
  return {
    from,
    to,
    value: {
      kind: 'experience',
      ...(last === undefined ? {} : { min: since(last) }),
      ...(first === undefined ? {} : { max: since(first) }),
      classYears: { ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) },
      isSurelyPractice: true,
    },
  }
}

/** Where the year is after words that announce a class year, or undefined. */
function classHead(tokens: readonly Token[], at: number): number | undefined {
  const norm = (offset: number) => tokens[at + offset]?.norm ?? ''
  const one = norm(0)
  if (/^class(?:es)?$/.test(one)) {
    if (norm(1) === 'of') return at + 2
    if (one === 'class' && calendarYear(tokens[at + 1]) && tokens[at + 1]?.gap === 'soft') return at + 1
    if (/^years?$/.test(norm(1))) return norm(2) === 'of' ? at + 3 : at + 2
  }
  if (one === 'c' && norm(1) === 'o') return at + 2
  if (one === 'co' && tokens[at + 1]?.gap === 'soft' && calendarYear(tokens[at + 1])) return at + 1
  if (/^(?:jd|jds|juris)$/.test(one)) {
    if (/^(?:in|from|of|class)$/.test(norm(1))) return norm(1) === 'class' && norm(2) === 'of' ? at + 3 : at + 2
    if (one !== 'juris') return at + 1
  }
  if (/^(?:graduated|graduating|graduate|graduates|grad|grads|admitted|barred)$/.test(one)) {
    // "Graduated from law school between 2020 and 2023".
    if (norm(1) === 'from' && norm(2) === 'law' && norm(3) === 'school')
      return /^(?:in|between|from|during)$/.test(norm(4)) ? at + 5 : at + 4
    if (/^(?:in|of|from|between)$/.test(norm(1))) return at + 2
    if (/^law$/.test(norm(1)) && norm(2) === 'school' && norm(3) === 'in') return at + 4
    return at + 1
  }
  if (one === 'law' && norm(1) === 'school' && /^(?:class|grad|graduate|graduating)$/.test(norm(2)))
    return norm(3) === 'of' ? at + 4 : at + 3
  return undefined
}

/** After a year: "grads", "JD", "law grads", "class", "class year". The index behind, or undefined when none is there. */
function tailAt(tokens: readonly Token[], start: number): number | undefined {
  let at = start
  if (tokens[at]?.gap === 'stop') return undefined
  for (const skip of ['law', 'school', 'jd']) {
    if (tokens[at]?.norm === skip && joins(tokens[at])) {
      at++
      if (skip === 'jd') return /^(?:grads?|graduates?)$/.test(tokens[at]?.norm ?? '') ? at + 1 : at
    }
  }
  const behindSchool = at === start ? gradAt(tokens, start) : undefined
  if (behindSchool !== undefined) return behindSchool
  const tail = tokens[at]
  if (
    !joins(tail) ||
    !/^(?:grads?|graduates?|graduated|jds?|class|classes|graduation|law-grad|admits?)$/.test(tail.norm)
  )
    return undefined
  at++
  return /^years?$/.test(tokens[at]?.norm ?? '') ? at + 1 : at
}

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
