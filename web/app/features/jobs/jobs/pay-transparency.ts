import { parsePlace, type UsState } from '#contract/domain/us-states.ts'

/** A state's law on pay in job advertisements. */
export type PayTransparencyLaw = {
  /** Common name of the law. */
  law: string
  /** Citation in the code of law. */
  source: string
  /** The page that confirms the threshold and the date. */
  reference: string
  /** The day from which it applies, "2025-06-01". */
  from: string
  /** True if the advertisement itself must state pay. Elsewhere the employer must disclose it to the applicant, asked or not. */
  inPosting: boolean
  /** Smallest number of employees it applies to. */
  fromEmployees: number
}

const epsteinBecker =
  'https://www.ebglaw.com/insights/publications/on-trend-new-pay-equity-laws-coming-to-massachusetts-minnesota-and-vermont-in-2025'
const gapsquare = 'https://gapsquare.com/resources/us-pay-transparency-laws-by-state-and-locality/'
const staffingIndustry =
  'https://cwstrategies.staffingindustry.com/pay-transparency-laws-enacted-in-illinois-and-hawaii/'
const natLawReview =
  'https://natlawreview.com/article/trend-new-pay-equity-laws-coming-massachusetts-minnesota-and-vermont-2025'

/**
 * Statewide pay transparency laws, including future ones (checked in November 2026). A reminder for the person who writes
 * the job, not legal advice. Laws of cities aren't listed.
 */
export const payTransparencyLaws: Readonly<Partial<Record<UsState, PayTransparencyLaw>>> = {
  CA: {
    law: 'Pay Transparency Act (SB 1162)',
    source: 'Cal. Labor Code § 432.3',
    reference: 'https://www.tcwglobal.com/pay-transparency-by-state',
    from: '2023-01-01',
    inPosting: true,
    fromEmployees: 15,
  },
  CO: {
    law: 'Equal Pay for Equal Work Act',
    source: 'Colo. Rev. Stat. § 8-5-201',
    reference: gapsquare,
    from: '2021-01-01',
    inPosting: true,
    fromEmployees: 1,
  },
  CT: {
    law: 'Public Act 21-30',
    source: 'Conn. Gen. Stat. § 31-40z',
    reference: gapsquare,
    from: '2021-10-01',
    inPosting: false,
    fromEmployees: 1,
  },
  DC: {
    law: 'Wage Transparency Omnibus Amendment Act of 2023',
    source: 'D.C. Code § 32-1451 et seq.',
    reference: natLawReview,
    from: '2024-06-30',
    inPosting: true,
    fromEmployees: 1,
  },
  DE: {
    law: 'House Bill 105 of 2025',
    source: 'Del. Code tit. 19, § 709C',
    reference: 'https://www.managease.com/delaware-new-pay-transparency-requirements',
    from: '2027-09-26',
    inPosting: true,
    fromEmployees: 26,
  },
  HI: {
    law: 'Act 203 of 2023',
    source: 'Haw. Rev. Stat. ch. 378',
    reference: staffingIndustry,
    from: '2024-01-01',
    inPosting: true,
    fromEmployees: 50,
  },
  IL: {
    law: 'Equal Pay Act of 2003, as amended (HB 3129)',
    source: '820 ILCS 112/10',
    reference: staffingIndustry,
    from: '2025-01-01',
    inPosting: true,
    fromEmployees: 15,
  },
  MA: {
    law: 'Frances Perkins Workplace Equity Act',
    source: 'Mass. Gen. Laws ch. 149, § 105F',
    reference: natLawReview,
    from: '2025-10-29',
    inPosting: true,
    fromEmployees: 25,
  },
  MD: {
    law: 'Equal Pay for Equal Work – Wage Range Transparency',
    source: 'Md. Code, Lab. & Empl. § 3-304.2',
    reference: natLawReview,
    from: '2024-10-01',
    inPosting: true,
    fromEmployees: 1,
  },
  ME: {
    law: 'H.P. 18 (LD 54) of 2026',
    source: 'An Act to Require Employers to Disclose Pay Ranges and Maintain Records of Employees’ Pay Histories',
    reference: 'https://complianceposter.com/2026/05/11/maine-2026-legislative-session-end/',
    from: '2026-07-13',
    inPosting: true,
    fromEmployees: 10,
  },
  MN: {
    law: 'Salary ranges in job postings',
    source: 'Minn. Stat. § 181.173',
    reference:
      'https://www.gunder.com/en/news-insights/insights/client-insight-illinois-and-minnesota-pay-transparency-laws-take-effect-january-1-2025',
    from: '2025-01-01',
    inPosting: true,
    fromEmployees: 30,
  },
  NJ: {
    law: 'Pay and Benefit Transparency Act',
    source: 'N.J. Stat. § 34:6B-23',
    reference: 'https://www.payequityadvisor.com/',
    from: '2025-06-01',
    inPosting: true,
    fromEmployees: 10,
  },
  NV: {
    law: 'SB 293 of 2021',
    source: 'Nev. Rev. Stat. § 613.133',
    reference: gapsquare,
    from: '2021-10-01',
    inPosting: false,
    fromEmployees: 1,
  },
  NY: {
    law: 'Pay Transparency Law',
    source: 'N.Y. Labor Law § 194-b',
    reference: gapsquare,
    from: '2023-09-17',
    inPosting: true,
    fromEmployees: 4,
  },
  RI: {
    law: 'Pay Equity Act',
    source: 'R.I. Gen. Laws § 28-6-22',
    reference: 'https://gaatimes.com/where-u-s-companies-have-to-share-salary-ranges-with-workers-by-law/',
    from: '2023-01-01',
    inPosting: false,
    fromEmployees: 1,
  },
  VT: {
    law: 'Act 155 of 2024',
    source: 'Vt. Stat. tit. 21, § 495t',
    reference: epsteinBecker,
    from: '2025-07-01',
    inPosting: true,
    fromEmployees: 5,
  },
  WA: {
    law: 'Equal Pay and Opportunities Act',
    source: 'Wash. Rev. Code § 49.58.110',
    reference: 'https://gaatimes.com/where-u-s-companies-have-to-share-salary-ranges-with-workers-by-law/',
    from: '2023-01-01',
    inPosting: true,
    fromEmployees: 15,
  },
}

/**
 * The law in force for a job at a place, or undefined.
 *
 * @param location As written on the job.
 * @param today A calendar day, "2026-11-21".
 */
export function payTransparencyLaw(location: string, today: string): PayTransparencyLaw | undefined {
  const { state } = parsePlace(location)
  const law = state ? payTransparencyLaws[state] : undefined
  return law && law.from <= today ? law : undefined
}

/**
 * The reminder for a job whose location requires a pay range that the job lacks; null if nothing is
 * missing. A range needs both ends: "up to" or "from" alone isn't enough.
 */
export function payRangeWarning(
  job: { location: string; salaryMin?: number | undefined; salaryMax?: number | undefined },
  today: string,
): { law: PayTransparencyLaw; text: string } | null {
  const law = payTransparencyLaw(job.location, today)
  if (!law || (job.salaryMin !== undefined && job.salaryMax !== undefined)) return null
  const region = parsePlace(job.location).region ?? ''
  const who = law.fromEmployees > 1 ? `employers with ${law.fromEmployees} or more employees` : 'employers'
  const what = law.inPosting
    ? 'state the pay range in the job posting'
    : 'tell applicants the pay range, so it’s best to state it here'
  return { law, text: `${region} asks ${who} to ${what} (${law.law}, ${law.source}).` }
}
