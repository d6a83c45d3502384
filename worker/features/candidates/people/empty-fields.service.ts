/** Columns that are filled together: an empty value of the first lets all of them be filled. */
export const filledTogether = [
  ['phone', 'phoneKey'],
  ['linkedinUrl', 'linkedinKey'],
  ['jdYear'],
  ['lawSchool'],
  ['yearsExperience'],
  ['lastJobTitle'],
  ['lastFirmName'],
  ['city', 'region'],
  ['seniority'],
  ['practiceAreas'],
  ['barStates'],
] as const

/** A missing text, number or list. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type FillableFields = { [Name in (typeof filledTogether)[number][number]]?: unknown }

/**
 * Values of `row` for the columns that `known` leaves empty. A city goes with its state, a phone number with its key.
 */
export function emptyFields<Fields extends FillableFields>(known: FillableFields, row: Fields): Partial<Fields> {
  const filled = filledTogether.flatMap((names) => {
    const isWanted = names.every((name) => isBlank(known[name])) && names.some((name) => !isBlank(row[name]))
    return isWanted ? names.map((name) => [name, row[name] ?? null] as const) : []
  })
  return Object.fromEntries(filled) as Partial<Fields>
}
