// Families of texts that unseen postings showed to be misread, each in several hands. They are in the training of the reader.

export const pageTitles = [
  ['Skip to main content\nHome | Careers | Offices\nTax Associate\nApply now   Share   Save job', 'Tax Associate'],
  ['Home > Careers > Search jobs\nSenior Counsel, Employment\nEasy Apply', 'Senior Counsel, Employment'],
  ['Menu\nSign in\nBack to search results\nLitigation Paralegal\nPosted 12 days ago', 'Litigation Paralegal'],
  ['We use cookies to improve this site.\nAccept all\nEnergy Associate\nHouston, TX', 'Energy Associate'],
  ['Attorneys | Practices | Insights | Careers\nPatent Agent\nReport this job', 'Patent Agent'],
] as const

export const employers = [
  [
    'Tax Counsel\nMarrow Steel Partners\n\nMarrow Steel Partners buys mills. You will run audits.',
    'Marrow Steel Partners',
  ],
  [
    'Associate – Real Estate\n\nOldham Fitch represents developers. Oldham Fitch is an equal opportunity employer.',
    'Oldham Fitch',
  ],
  ['Staff Attorney - The Plum Valley Trust\n\nThe Plum Valley Trust protects orchards.', 'The Plum Valley Trust'],
  [
    'Legal assistant wanted. Resume to Bly & Hartsough, Attorneys at Law, Main Street.',
    'Bly & Hartsough, Attorneys at Law',
  ],
  ['Counsel | Nettlefield | Omaha, NE\n\nNettlefield makes tractors that steer themselves.', 'Nettlefield'],
  ['Hi, I’m Lou, owner of the practice. We’re Quigley Estate Law, four people in Flint.', 'Quigley Estate Law'],
  ['Associate wanted. Great Basin Dairy Cooperative is owned by its farmers.', 'Great Basin Dairy Cooperative'],
  ['Paralegal, Reno\n© 2026 Sattler Bone LLP. Attorney advertising.', 'Sattler Bone LLP'],
] as const

export const unnamedEmployers = [
  ['Our client, a boutique in Denver, seeks a tax associate. Ferris Search is a legal recruiting firm.'],
  ['Corporate Associate, Boston. Contact Ann Bell at Copperfield Legal Recruiting.'],
  ['Job title: Counsel\nCompany: Series B robotics company (name disclosed on call)'],
  ['Nonprofit seeks staff attorney. Toledo. $61,000.'],
  ['Litigation Associate\nNational law firm with offices on both coasts is seeking associates.'],
] as const

export const wordedTitles = [
  ['Litigation attorneys wanted\n\nCall us.', 'Litigation Attorney'],
  ['HIRING NOW: Probate Paralegal. Two years with wills, Tulsa OK.', 'Probate Paralegal'],
  ['Nonprofit seeks housing attorney. Newark.', 'Housing Attorney'],
  ['Tax Associate / Full-Time / Hybrid / Tampa, FL', 'Tax Associate'],
  ['Open role: Counsel, Payments @ Larkmoor', 'Counsel, Payments'],
  ['Rechtsanwalt / Associate (m/w/d) – Corporate', 'Rechtsanwalt / Associate - Corporate'],
  ['Law Clerk (Part-Time, Hourly)\nOgden, UT', 'Law Clerk'],
  [
    'GRANITE HEALTH PARTNERS\n\nAssociate General Counsel, Privacy\nNashville, TN',
    'Associate General Counsel, Privacy',
  ],
] as const

export const amounts = [
  ['Comp: $260K–$390K + bonus. Relocation available.', 260_000, 390_000],
  ['Hourly rate: $32.00 – $44.00, overtime eligible.', 66_560, 91_520],
  ['Salary to $185,000 for attorneys.', undefined, 185_000],
  ['Base pay of $90k plus a percentage of fees.', 90_000, 90_000],
  ['Boston, MA. $68,500 + $1,500 bilingual differential.', 68_500, 68_500],
  ['They pay well and give a $150,000 clerkship bonus.', undefined, undefined],
  ['NQ salaries start at £170,000 in London.', undefined, undefined],
  ['Annual stipend: $64,000, plus insurance.', 64_000, 64_000],
  ['Hiring salary: $121,000 to $139,000 (full range to $176,000)', 121_000, 139_000],
  ['We have raised $310M. The fund closed at $2 billion.', undefined, undefined],
] as const

export const officePay = [
  ['Compensation\nSeattle: $125,000 - $150,000\nPortland: $110,000 - $135,000', 'Portland, OR', 110_000],
  ['Pay range\nCalifornia: $260,000-$345,000\nMassachusetts: $255,000-$340,000', 'Boston, MA', 255_000],
  [
    'Compensation\nZone A (SF, NYC): $214,000 - $268,000\nZone B (all other): $192,000 - $241,000',
    'San Francisco, CA',
    214_000,
  ],
  ['Salary: $180,000 - $240,000 (Chicago); $160,000 - $210,000 (St. Louis)', 'St. Louis, MO', 160_000],
  ['The range in New York is $235,000 - $310,000.', 'Charlotte, NC', 235_000],
] as const

export const yearWords = [
  ['We need people at the mid-level (roughly 3 to 6 years out).', 3, 6],
  ['Two years minimum in a courtroom.', 2, undefined],
  ['Zero to three years of experience is ideal.', 0, 3],
  ['You have practiced for 8 or more years.', 8, undefined],
  ['Minimum years of experience: 3\nMaximum years of experience: 5', 3, 5],
] as const

export const recruiterFirms = [
  ['Contact Fiona Tull, Manager of Recruitment, Thackeray Moss & Vane LLP.', 'Thackeray Moss & Vane LLP'],
  ['Letters to Ames Calder, Calder & Finch, PC', 'Calder & Finch, PC'],
  ['CONTACT: Managing Partner, Dalrymple Oaks & Chee, P.A., Tampa, FL 33602', 'Dalrymple Oaks & Chee, P.A.'],
  ['The Tax Department of Rutledge Bain LLP is seeking an associate.', 'Rutledge Bain LLP'],
  ['Brookmoor Capital Management’s legal team in Greenwich is seeking a student.', 'Brookmoor Capital Management'],
  ['Who: Ashcroft Dunn Co., LPA, 17 lawyers.', 'Ashcroft Dunn Co., LPA'],
] as const

export const headingTitles = [
  ['Senior Counsel, Product & Privacy', 'Senior Counsel, Product & Privacy'],
  ['Employment Counsel, Diversity & Inclusion', 'Employment Counsel, Diversity & Inclusion'],
  ['Associate, Benefits', 'Associate, Benefits'],
  ['Recruiting Attorney Manager', 'Recruiting Attorney Manager'],
  ['Partner, Agency Finance', 'Partner, Agency Finance'],
] as const

export const otherYears = [
  ['Background:\n* J.D.\n* 7-10 years at a law firm or financial institution', 7, 10],
  ['CANDIDATE PROFILE: 3 to 7 years; licensed in Florida', 3, 7],
  ['Quarles Benton LLP (Milwaukee) | $180K-$240K | 3-6 years | Hybrid', 3, 6],
  ['We have been here for 25 years. Sabbatical after five years.', undefined, undefined],
  ['A two-year fellowship with a retirement plan after 1 year.', undefined, undefined],
] as const

export const wholeNames = [
  ['Corporate Paralegal - Venture Capital\nMenlo Park, CA\nTop firm seeks a paralegal.', undefined],
  [
    'Commercial Counsel\n\nQuillon Software | Remote, USA\n\nQuillon is an equal opportunity employer.',
    'Quillon Software',
  ],
  [
    'Counsel\nNovamark Therapeutics (Nasdaq: NVMK) – Boston, MA\n\nNovamark is an equal opportunity employer.',
    'Novamark Therapeutics',
  ],
  ['Law Librarian\nLuz Legal Center, a nonprofit in San Antonio, Texas', 'Luz Legal Center'],
  ['Legal Recruiting Team at Fenn, Mallory & Oakes\nJob posting – Counsel', 'Fenn, Mallory & Oakes'],
  ['Boston’s Larch & Hadley LLP continues to grow and seeks associates.', 'Larch & Hadley LLP'],
  ['University Counsel\nLakemoor State University, Office of Legal Affairs\nBemidji, MN', 'Lakemoor State University'],
] as const

export const announcedTitles = [
  ['Antitrust Partner Opportunity in Brussels or London', 'Antitrust Partner'],
  ['International Trade Associate, Washington, D.C.', 'International Trade Associate'],
  ['Fund Formation Associate, London (US-qualified or dual)', 'Fund Formation Associate'],
  ['OPPORTUNITIES FOR LATERAL ATTORNEYS\n\nTax Associate – Dallas', 'Tax Associate'],
  ['Assistant Dean for Career Development', 'Assistant Dean for Career Development'],
] as const

export const paySteps = [
  ['Salary: $195,000 to $235,000 + 25% bonus', 195_000, 235_000],
  ['Salary $70k-$85k + per-closing bonus.', 70_000, 85_000],
  ['The salary is $121,000 up to $139,000.', 121_000, 139_000],
  ['The US scale applies (currently US$235,000 to US$365,000).', 235_000, 365_000],
  ['The firm’s scale: 2024: $260,000; 2023: $310,000; 2022: $365,000.', 260_000, 365_000],
  ['The starting salary is $225,000 for a first-year and $235,000 for a second-year associate.', 225_000, 235_000],
] as const

export const institutions = [
  ['STATE OF LORRAINE – DEPARTMENT OF REVENUE\nPosition: Tax Counsel II', 'Department of Revenue'],
  [
    'Attorney\nFull-time, exempt; union\nThe Unemployment Law Project (ULP) is a nonprofit law firm.',
    'The Unemployment Law Project',
  ],
  ['Counsel\nLarkmoor Defense Systems, Huntsville, Alabama. Clearance required.', 'Larkmoor Defense Systems'],
  ['Paralegal\nFirm: Carver Lund & Associates', 'Carver Lund & Associates'],
  ['Staff Attorney\nEmployer: Welcome Bridge Refugee Services\nCity: Des Moines', 'Welcome Bridge Refugee Services'],
] as const

/** Texts and what is known of their fields; undefined for what they don't state. */
export type OddPosting = { text: string; want: Record<string, unknown> }

const titled = (rows: readonly (readonly [string, string])[], text = (row: string) => row): OddPosting[] =>
  rows.map(([row, title]) => ({ text: text(row), want: { title } }))
const named = (rows: readonly (readonly [string, string | undefined])[], text = (row: string) => row): OddPosting[] =>
  rows.map(([row, firmName]) => ({ text: text(row), want: { firmName } }))
type Bounds = readonly [string, number | undefined, number | undefined]
const paid = (rows: readonly Bounds[]): OddPosting[] =>
  rows.map(([row, salaryMin, salaryMax]) => ({ text: `Associate\n\n${row}`, want: { salaryMin, salaryMax } }))
const practiced = (rows: readonly Bounds[], lead: string): OddPosting[] =>
  rows.map(([row, yearsExperienceMin, yearsExperienceMax]) => ({
    text: lead + row,
    want: { yearsExperienceMin, yearsExperienceMax },
  }))

/** All of them as the training takes them. */
export const oddPostings: readonly OddPosting[] = [
  ...titled(pageTitles),
  ...titled(wordedTitles),
  ...titled(headingTitles, (row) => `${row}\n\nThis is a fully remote position.`),
  ...titled(announcedTitles, (row) => `${row}\n\nApply today.`),
  ...named(employers),
  ...named(unnamedEmployers.map(([text]) => [text, undefined])),
  ...named(recruiterFirms, (row) => `Tax Associate\n\n${row}`),
  ...named(wholeNames),
  ...named(institutions),
  ...paid(amounts),
  ...paid(paySteps),
  ...officePay.map(([text, location]) => ({
    text: `Tax Associate\nLocation: ${location}\n\n${text}`,
    want: { location },
  })),
  ...practiced(yearWords, 'Associate\n'),
  ...practiced(otherYears, 'Counsel\n'),
]
