/** The fifty states and the District of Columbia, by postal abbreviation. */
export const usStates = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const

export type UsState = keyof typeof usStates

const byName: ReadonlyMap<string, UsState> = new Map(
  Object.entries(usStates).flatMap(([code, name]): [string, UsState][] => [
    [code.toLowerCase(), code as UsState],
    [name.toLowerCase(), code as UsState],
  ]),
)

/** The abbreviation for a state's name or abbreviation in any capitals ("d.c." too), or undefined. */
export function stateCode(text: string): UsState | undefined {
  return byName.get(text.replaceAll('.', '').trim().toLowerCase())
}

/**
 * A place as written on a job: "Boston, MA", "Boston, Massachusetts", "New York, NY, USA", "New York, NY 10001".
 * Gives the city and the region (an abbreviation where the state is known, else the text: "London, England"); the
 * parts that are missing are null. Blank text gives two nulls.
 */
export function parsePlace(location: string): { city: string | null; region: string | null; state: UsState | null } {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > 2 && /^(usa?|united states( of america)?)$/i.test((parts.at(-1) ?? '').replaceAll('.', '')))
    parts.pop()
  const [first, second] = parts.length > 2 ? [parts.slice(0, -1).join(', '), parts.at(-1)] : parts
  if (first === undefined) return { city: null, region: null, state: null }
  if (second === undefined) {
    const state = stateCode(first)
    // "New York" alone is the city as often as the state; every other bare state name is the state.
    return state && first.toLowerCase() !== 'new york'
      ? { city: null, region: state, state }
      : { city: first, region: null, state: null }
  }
  const region = second.replace(/\s+\d{5}(-\d{4})?$/, '')
  const state = stateCode(region) ?? null
  return { city: first, region: state ?? region, state }
}
