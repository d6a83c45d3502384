import { hasLabel, type Entry } from './entries.ts'

/** Maximum number of roles that have one employer. */
const maxRoles = 8

/** A part of an employer has less than this share of the margin of the employer itself. */
const partShare = 0.4

/** The dates of an entry: preferably a range of years, or else the first date. */
export const spanOf = ({ dates }: Entry) => dates.find(({ isRange }) => isRange) ?? dates[0]

/** A line of more pieces is a sentence. */
const maxPieces = 5

/** The employer of each entry: named in its own line, below its last role, or above it under the same heading. */
export function employersOf(entries: readonly Entry[]): (Entry | undefined)[] {
  let [employer, isBelow]: [Entry | undefined, boolean] = [undefined, false]
  return entries.map((entry, index) => {
    const isNew = employer?.line.heading !== entry.line.heading
    const last = entry.where.length > 0 ? entry : lastRole(entries.slice(index, index + maxRoles), isNew || isBelow)
    const isOwn = last.where.length > 0 && (isNew || !isPartOf(employer, last))
    if (isNew || isOwn) [employer, isBelow] = [last.where[0] && last, last !== entry]
    return employer
  })
}

/** Checks whether an entry names a group of the employer above its roles: "Head of Legal, Americas". The model is much less sure of it. */
const isPartOf = (employer: Entry | undefined, { where: [part] }: Entry): boolean =>
  employer?.what.length === 0 && (part?.margin ?? 0) < (employer.where[0]?.margin ?? 0) * partShare

/**
 * The last of some roles that have one employer, named behind them: "Counsel (2023 to present); Associate (2019 to 2023)", "Doe LLP".
 *
 * @param isBelow Whether the employer may be in a line below the roles.
 */
function lastRole(roles: readonly Entry[], isBelow: boolean): Entry {
  const [first, ...others] = roles as readonly [Entry, ...Entry[]]
  let last = first
  for (const next of others) {
    if (next.at !== last.at && !(isBelow && goesOn(next))) break
    last = next
    if (next.at !== first.at && next.where.length > 0) break
  }
  return last.where.length > 0 ? last : first
}

/** Checks whether an entry is another role before its employer is named, or the employer alone. */
function goesOn({ what, dates, line, startsBlock, isBarred }: Entry): boolean {
  if (startsBlock) return false
  if (what.length > 0) return !isBarred && !hasLabel(line, 'firm')
  // A longer line is a sentence, which names the employer of another job.
  return dates.length === 0 && line.pieces.length < maxPieces
}

/** Checks whether an entry is a firm whose roles are listed below it: the next entry has no firm, or begins no earlier. */
export function isAboveRoles(own: Entry, next: Entry | undefined): boolean {
  if (own.what.length > 0 || own.where.length === 0 || !next || next.what.length === 0) return false
  const [years, inner] = [spanOf(own), spanOf(next)]
  const isWithin = inner?.isRange === true && inner.from >= (years?.from ?? Infinity)
  return (!next.isBarred && next.where.length === 0) || (isWithin && next.line.heading === own.line.heading)
}
