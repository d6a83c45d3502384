// Agreement between what was read and what a person wrote down, field by field. `npm run bench -- reading` and the unit
// test share these rules.

type Fields = Record<string, unknown>
type Tally = { stated: number; right: number; empty: number; silent: number; invented: number }

/** A field that is absent, false-like by its nature or empty says nothing. */
const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** */
const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
        .trim()
    : value

/**
 * Compares a value with the expected one: texts without regard to case and punctuation, lists without regard to order; a
 * number means the length of a list.
 */
export function agrees(got: unknown, want: unknown): boolean {
  if (isAbsent(got) || isAbsent(want)) return isAbsent(got) && isAbsent(want)
  if (Array.isArray(got) && typeof want === 'number') return got.length === want
  if (Array.isArray(got) && Array.isArray(want)) {
    return JSON.stringify(got.map(plain).sort()) === JSON.stringify(want.map(plain).sort())
  }
  return plain(got) === plain(want)
}

/**
 * Counts how many stated fields were read right and how many stayed empty, and how many silent ones were invented.
 *
 * @param notJudgedWhenSilent fields whose absence in the labels says nothing
 */
export function accuracyOf(
  pairs: readonly { got: Fields; want: Fields }[],
  fields: readonly string[],
  notJudgedWhenSilent: readonly string[] = [],
) {
  const byField: Record<string, Tally> = {}
  let exact = 0
  for (const { got, want } of pairs) {
    let isExact = true
    for (const field of fields) {
      const tally = (byField[field] ??= { stated: 0, right: 0, empty: 0, silent: 0, invented: 0 })
      if (isAbsent(want[field])) {
        if (notJudgedWhenSilent.includes(field)) continue
        tally.silent++
        if (!isAbsent(got[field])) {
          tally.invented++
          isExact = false
        }
      } else {
        tally.stated++
        if (agrees(got[field], want[field])) tally.right++
        else {
          if (isAbsent(got[field])) tally.empty++
          isExact = false
        }
      }
    }
    if (isExact) exact++
  }
  const all = Object.values(byField).reduce(
    (sum, one) => ({
      stated: sum.stated + one.stated,
      right: sum.right + one.right,
      silent: sum.silent + one.silent,
      invented: sum.invented + one.invented,
    }),
    { stated: 0, right: 0, silent: 0, invented: 0 },
  )
  return {
    byField,
    exactRate: pairs.length === 0 ? 1 : exact / pairs.length,
    rightRate: all.stated === 0 ? 1 : all.right / all.stated,
    inventedRate: all.silent === 0 ? 0 : all.invented / all.silent,
  }
}

export const queryFields = [
  'practiceAreas',
  'excludedAreas',
  'seniority',
  'otherSeniorities',
  'locations',
  'excludedLocations',
  'salaryMin',
  'salaryMax',
  'remoteWork',
  'bigLaw',
  'boutique',
]
export const postingFields = [
  'title',
  'firmName',
  'location',
  'seniority',
  'practiceArea',
  'additionalAreas',
  'salaryMin',
  'salaryMax',
  'yearsExperienceMin',
  'yearsExperienceMax',
  'workType',
  'isRemote',
  'requirements',
  'benefits',
]
/** The sets count their entries only where that matters; areas beside the first and lists are not always written down. */
export const postingUnjudged = ['additionalAreas', 'requirements', 'benefits', 'workType']
/** The day the sets were written: class years count from it. */
export const setsDay = new Date('2026-11-21T12:00:00Z')
/** The day of the labeled job pages: days that they count back from. */
export const pagesDay = new Date('2026-06-15T15:00:00Z')
