/** A word of a name: "Amherst", "O’Neill", "A&M", "St.". Its length is bounded, so that no text takes long. */
const word = "(?<![\\p{L}\\p{M}])(?:\\p{Lu}\\p{L}?\\.|\\p{Lu}[\\p{L}\\p{M}'’&-]{0,30})"
const kinds = 'University|College|Institute|Academy|UNIVERSITY|COLLEGE|INSTITUTE|ACADEMY'
const abroad = 'Universität|Université|Universidad|Università|Universidade'
const joints = '(?:of|at|OF|AT|de|di|du|degli|the|and|AND)[ \\t]{1,4}'
/** "State University of New York", "Amherst College", "Universität Heidelberg". */
const schoolName = new RegExp(
  `(?:${word}[ \\t]{1,4}){0,4}(?:${kinds})(?![\\p{L}\\p{M}])(?:[ \\t]{1,4}(?:${joints}){1,2}${word}(?:[ \\t]{1,4}(?:${joints})?${word}){0,3})?` +
    `|(?:${abroad})(?:[ \\t]{1,4}(?:${joints})?${word}){1,4}`,
  'gu',
)
/** "Represented", "Taught at": words before a name that begin a line. */
const leading = /^(?:(?:\p{L}+(?:ed|ing)|The|At|From|In|For|Led|Taught|Attended)\s+)+/u
const onlyKind = new RegExp(`^(?:${kinds})$`, 'u')

/** Longest text of a résumé that is searched, and most schools of one person. */
const maxLength = 200_000
const maxSchools = 20

/**
 * Names of colleges and universities in the text of a résumé. A profile shows the law school alone, so it says none of
 * these itself, but a recruiter may write one.
 */
export function schoolsIn(text: string): string[] {
  const found = [...text.slice(0, maxLength).matchAll(schoolName)]
    .map(([name]) =>
      name
        .replaceAll(/[ \t]+/g, ' ')
        .replace(leading, '')
        .replace(/[.,]$/, ''),
    )
    // "The University" names nobody.
    .filter((name) => !onlyKind.test(name))
  return [...new Set(found)].slice(0, maxSchools)
}
