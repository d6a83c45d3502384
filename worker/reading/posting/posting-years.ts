import { mentionsIn, ofKind, titleLine, type Posting } from './posting.ts'

/** The years of practice that are asked for. */
export function yearsOf(posting: Posting): { yearsExperienceMin?: number; yearsExperienceMax?: number } {
  const { labels, lines, sections, title } = posting
  const speaking = (text: string | undefined, isSure: boolean | 'area' | 'item') => {
    if (text === undefined) return []
    // "6 to 9 years in labor and employment": a field right behind the years makes them years of practice.
    const areas = isSure === 'area' ? ofKind(mentionsIn(text, posting), 'practiceArea') : []
    const isOfArea = ({ end }: { end: number }) =>
      areas.some(
        ({ start }) => start > end && /^\s+(?:(?:of|in|as an?)\s+)?(?:\w+\s+){0,2}$/.test(text.slice(end, start)),
      )
    return ofKind(mentionsIn(text, posting), 'experience').filter(
      (one) =>
        (isSure === true ||
          one.isSurelyPractice ||
          isOfArea(one) ||
          // "3 to 7 years; licensed in Florida" among what is asked for.
          (isSure === 'item' &&
            one.max !== undefined &&
            one.min !== one.max &&
            one.max <= 20 &&
            /(?:^|[;.,(]\s|\n(?:• )?)$/.test(text.slice(0, one.start)) &&
            /^\s*(?:[;,.)\n]|$)/.test(text.slice(one.end))) ||
          // "A Benefits Associate (3–6 years) for our …".
          /\b(?:associate|attorney|counsel|lawyer|partner)s?\s*\(\s*$/i.test(
            text.slice(Math.max(0, one.start - 14), one.start),
          )) &&
        one.stance !== 'unwanted',
    )
  }
  const requirements = sections
    .filter(({ kind }) => kind === 'requirements')
    .flatMap(({ lines }) => lines)
    .join('\n')
  const places: [string | undefined, boolean | 'area' | 'item'][] = [
    [labelledYears(labels.years), true],
    [title === undefined ? undefined : titleLine(posting), true],
    [labels.level, true],
    // "Quarles Benton LLP (Milwaukee) | $180K–$240K | 3-6 years".
    [
      lines
        .slice(0, 6)
        .flatMap((line) => line.split(/\s+[|•·–—]\s+/))
        .find((piece) =>
          /^\d{1,2}\s*(?:[-–]\s*\d{1,2}|\+)?\s*(?:years?|yrs?)(?: (?:of )?(?:experience|exp\.?))?$/i.test(piece.trim()),
        ),
      true,
    ],
    [requirements, false],
    [posting.body, false],
    [requirements, 'area'],
    [requirements, 'item'],
    [posting.body, 'item'],
    [posting.body, 'area'],
  ]
  for (const [text, isSure] of places) {
    // "at least 2 years of which …" comes after the whole: the first is the job's.
    const [years] = speaking(text, isSure)
    if (!years) continue
    const { min, max } = years
    // "Open to 2026 and 2027 graduates" asks for no years.
    if (min === 0 && max === 0) return {}
    // "5 years of experience" is the least that is asked for.
    const isExact =
      min !== undefined &&
      min === max &&
      years.classYears === undefined &&
      !/(?:st|nd|rd|th)\b|first|second|third|fourth|fifth|sixth|seventh|eighth/i.test(years.text)
    return {
      ...(min === undefined ? {} : { yearsExperienceMin: min }),
      ...(max === undefined || isExact ? {} : { yearsExperienceMax: max }),
    }
  }
  return {}
}

/** "2016 or later" under "Class year", "three or more" under "Years": the label's word belongs to the value. */
function labelledYears(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  if (/\b(?:19|20)\d\d\b/.test(label)) return /class|grad|j\.?d/i.test(label) ? label : `class of ${label}`
  return /\b(?:years?|yrs?|yoe|pqe|class)\b/i.test(label) ? label : `${label} years`
}
