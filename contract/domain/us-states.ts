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

/** What a state's law says about stating pay in a job advertisement. */
export type PayTransparencyLaw = {
  /** The name the law goes by. */
  law: string
  /** Where it stands. */
  source: string
  /** Whether the advertisement itself must state pay; elsewhere it is owed to the applicant, asked or not. */
  inPosting: boolean
  /** Smallest number of employees it applies to. */
  fromEmployees: number
}

/** Statewide pay transparency laws in force; a reminder to the person who writes the job, not legal advice. */
export const payTransparencyLaws: Readonly<Partial<Record<UsState, PayTransparencyLaw>>> = {
  CA: { law: 'Pay Transparency Act (SB 1162)', source: 'Cal. Labor Code § 432.3', inPosting: true, fromEmployees: 15 },
  CO: { law: 'Equal Pay for Equal Work Act', source: 'Colo. Rev. Stat. § 8-5-201', inPosting: true, fromEmployees: 1 },
  CT: { law: 'Public Act 21-30', source: 'Conn. Gen. Stat. § 31-40z', inPosting: false, fromEmployees: 1 },
  DC: {
    law: 'Wage Transparency Omnibus Amendment Act of 2023',
    source: 'D.C. Code § 32-1451 et seq.',
    inPosting: true,
    fromEmployees: 1,
  },
  HI: { law: 'Act 203 of 2023', source: 'Haw. Rev. Stat. ch. 378', inPosting: true, fromEmployees: 50 },
  IL: {
    law: 'Equal Pay Act of 2003, as amended (HB 3129)',
    source: '820 ILCS 112/10',
    inPosting: true,
    fromEmployees: 15,
  },
  MA: {
    law: 'Frances Perkins Workplace Equity Act',
    source: 'Mass. Gen. Laws ch. 149, § 105F',
    inPosting: true,
    fromEmployees: 25,
  },
  MD: {
    law: 'Equal Pay for Equal Work – Wage Range Transparency',
    source: 'Md. Code, Lab. & Empl. § 3-304.2',
    inPosting: true,
    fromEmployees: 1,
  },
  MN: { law: 'Salary ranges in job postings', source: 'Minn. Stat. § 181.173', inPosting: true, fromEmployees: 30 },
  NJ: { law: 'Pay and Benefit Transparency Act', source: 'N.J. Stat. § 34:6B-23', inPosting: true, fromEmployees: 10 },
  NV: { law: 'SB 293 of 2021', source: 'Nev. Rev. Stat. § 613.133', inPosting: false, fromEmployees: 1 },
  NY: { law: 'Pay Transparency Law', source: 'N.Y. Labor Law § 194-b', inPosting: true, fromEmployees: 4 },
  RI: { law: 'Pay Equity Act', source: 'R.I. Gen. Laws § 28-6-22', inPosting: false, fromEmployees: 1 },
  VT: { law: 'Act 155 of 2024', source: 'Vt. Stat. tit. 21, § 495t', inPosting: true, fromEmployees: 5 },
  WA: {
    law: 'Equal Pay and Opportunities Act',
    source: 'Wash. Rev. Code § 49.58.110',
    inPosting: true,
    fromEmployees: 15,
  },
}

/** The law that applies to a job at a place, or undefined. Takes the location as written on the job. */
export function payTransparencyLaw(location: string): PayTransparencyLaw | undefined {
  const { state } = parsePlace(location)
  return state ? payTransparencyLaws[state] : undefined
}
