import { contentious } from './practice-content-contentious.ts'

/**
 * What the demo data says about one practice area. Duties start with a verb in the imperative; jobs print them as they
 * are, résumés in the past tense (`inThePast`).
 */
export type PracticeContent = {
  /** Title of a position in the area, without its level: letters and spaces only. */
  title: string
  /** What the group does, as a noun phrase. */
  work: string
  duties: readonly string[]
  /** What a candidate brings, as a phrase after "experience". */
  wants: readonly string[]
  /** The label of a related area of the registry. */
  near: string
}

const c = (title: string, work: string, duties: string[], wants: string[], near: string): PracticeContent => ({
  title,
  work,
  duties,
  wants,
  near,
})

const transactional: Record<string, PracticeContent> = {
  Corporate: c(
    'Corporate',
    'public and private company transactions and governance for founders, boards and family-owned groups',
    [
      'Draft and negotiate purchase agreements, joint ventures and commercial contracts',
      'Manage diligence teams and report the findings that move price or risk',
      'Advise boards and special committees on fiduciary duties and governance',
      'Coordinate signing and closing across tax, benefits and finance teams',
    ],
    ['with middle-market transactions from term sheet to closing', 'with board and stockholder matters'],
    'Mergers & Acquisitions',
  ),
  'Mergers & Acquisitions': c(
    'Mergers and Acquisitions',
    'domestic and cross-border acquisitions, carve-outs and public company mergers',
    [
      'Draft and negotiate merger agreements, disclosure schedules and ancillary documents',
      'Run diligence for buyers and sellers and brief clients on the issues that matter',
      'Coordinate antitrust, tax and regulatory specialists through closing',
      'Advise clients on earn-outs, purchase price adjustments and indemnity claims',
    ],
    ['as the lead associate on signed and closed acquisitions', 'with representation and warranty insurance'],
    'Private Equity',
  ),
  'Private Equity': c(
    'Private Equity',
    'leveraged buyouts, growth investments and portfolio company work for sponsors',
    [
      'Draft and negotiate equity commitment letters, rollover and management equity documents',
      'Lead platform and add-on acquisitions for sponsor clients',
      'Advise portfolio companies on refinancings, recapitalizations and exits',
      'Manage junior associates and specialist teams on parallel transactions',
    ],
    ['with sponsor-side buyouts', 'with management equity plans and fund economics'],
    'Mergers & Acquisitions',
  ),
  'Venture Capital': c(
    'Venture Capital',
    'financings and day-to-day counsel for emerging companies and the funds that back them',
    [
      'Draft and negotiate preferred stock financings, convertible notes and SAFEs',
      'Advise founders on formation, equity splits and option pools',
      'Manage capitalization tables and board consents for a roster of companies',
      'Prepare companies for acquisition or initial public offering',
    ],
    ['with National Venture Capital Association documents', 'with emerging company representation'],
    'Technology Transactions',
  ),
  'Capital Markets': c(
    'Capital Markets',
    'debt and equity offerings for issuers and underwriters',
    [
      'Draft and review registration statements, offering memoranda and underwriting agreements',
      'Conduct due diligence calls and prepare comfort letter packages',
      'Advise public companies on periodic reporting and exchange rules',
      'Coordinate high yield and convertible note offerings to closing',
    ],
    ['with Rule 144A and registered offerings', 'with Exchange Act reporting'],
    'Securities',
  ),
  Securities: c(
    'Securities',
    'disclosure, reporting and compliance counsel for listed companies',
    [
      'Prepare and review annual, quarterly and current reports and proxy statements',
      'Advise boards on disclosure controls, insider trading policies and Section 16',
      'Draft responses to comment letters from the Division of Corporation Finance',
      'Counsel issuers on shareholder proposals and activism',
    ],
    ['with Securities Act and Exchange Act compliance', 'with annual meeting and proxy work'],
    'Capital Markets',
  ),
  'Investment Funds': c(
    'Investment Funds',
    'formation and operation of private equity, credit and real estate funds',
    [
      'Structure and draft fund documents, side letters and subscription materials',
      'Negotiate with institutional investors through first and final closings',
      'Advise managers on the Advisers Act and marketing rules',
      'Manage closings for secondaries and continuation vehicles',
    ],
    ['with closed-end fund formation', 'with the Investment Advisers Act'],
    'Private Equity',
  ),
  'Banking & Finance': c(
    'Banking and Finance',
    'acquisition finance, asset-based lending and direct lending for banks, funds and borrowers',
    [
      'Draft and negotiate credit agreements, guarantees and security documents',
      'Manage closing checklists, opinions and perfection of collateral',
      'Advise lenders on amendments, waivers and intercreditor terms',
      'Lead borrower-side financings from commitment paper to funding',
    ],
    ['with syndicated and private credit facilities', 'with Article 9 collateral'],
    'Bankruptcy & Restructuring',
  ),
  'Project Finance': c(
    'Project Finance',
    'development and financing of power, transport and social infrastructure',
    [
      'Draft and negotiate credit, tax equity and intercreditor documents',
      'Review construction, offtake and interconnection agreements for bankability',
      'Advise sponsors on the transfer of energy tax credits',
      'Coordinate closings with lenders, insurers and independent engineers',
    ],
    ['with renewable energy financings', 'with construction loans and tax equity'],
    'Energy',
  ),
  'Public Finance': c(
    'Public Finance',
    'tax-exempt bonds for cities, hospitals, universities and their underwriters',
    [
      'Draft bond indentures, loan agreements and official statements',
      'Advise issuers and borrowers as bond, disclosure or underwriter counsel',
      'Conduct tax due diligence for new money and refunding issues',
      'Prepare continuing disclosure undertakings and post-issuance procedures',
    ],
    ['as bond or underwriter counsel', 'with municipal disclosure rules'],
    'Tax',
  ),
  'Real Estate': c(
    'Real Estate',
    'acquisition, financing, leasing and joint ventures for owners, lenders and developers',
    [
      'Draft and negotiate purchase and sale agreements, leases and joint ventures',
      'Review title, survey, zoning and environmental reports',
      'Manage closings of multi-state portfolios',
      'Advise lenders and borrowers on mortgage, mezzanine and construction loans',
    ],
    ['with commercial acquisitions and dispositions', 'with office, industrial and retail leasing'],
    'Land Use',
  ),
  'Land Use': c(
    'Land Use',
    'zoning, entitlements and permits for housing, campus and industrial projects',
    [
      'Represent applicants before planning boards, councils and boards of appeals',
      'Draft development agreements, easements and conditions of approval',
      'Advise developers on environmental review and affordable housing rules',
      'Coordinate engineers, traffic consultants and community outreach',
    ],
    ['with zoning and subdivision approvals', 'with state environmental review'],
    'Real Estate',
  ),
  Tax: c(
    'Tax',
    'structuring and planning for partnerships, corporations and cross-border groups',
    [
      'Structure acquisitions, spin-offs and partnership transactions',
      'Draft tax provisions, opinions and ruling requests',
      'Advise fund sponsors and operating companies on partnership allocations',
      'Represent taxpayers in audits and administrative appeals',
    ],
    ['with Subchapters C and K', 'with transactional tax planning'],
    'Employee Benefits',
  ),
  'Trusts & Estates': c(
    'Trusts and Estates',
    'wealth transfer planning and fiduciary administration for families and their businesses',
    [
      'Draft wills, revocable trusts and lifetime gift vehicles',
      'Advise executors and trustees on administration and reporting',
      'Prepare estate, gift and generation-skipping transfer tax returns',
      'Counsel closely held business owners on succession',
    ],
    ['with taxable estates', 'with probate and trust administration'],
    'Tax',
  ),
  'Employee Benefits': c(
    'Employee Benefits',
    'retirement, welfare and executive compensation plans',
    [
      'Draft and review plan documents, equity awards and employment agreements',
      'Advise plan fiduciaries on ERISA compliance and investment decisions',
      'Handle benefits diligence and transition in acquisitions',
      'Represent sponsors before the Department of Labor and the Internal Revenue Service',
    ],
    ['with ERISA and Section 409A', 'with executive compensation in transactions'],
    'Labor & Employment',
  ),
  'Technology Transactions': c(
    'Technology Transactions',
    'licensing, cloud, outsourcing and data agreements for makers and buyers of technology',
    [
      'Draft and negotiate software, cloud and artificial intelligence agreements',
      'Advise product teams on open source, data rights and service levels',
      'Handle intellectual property terms in acquisitions and carve-outs',
      'Prepare templates and playbooks for commercial teams',
    ],
    ['with software licensing and SaaS agreements', 'with outsourcing and strategic alliances'],
    'Privacy & Cybersecurity',
  ),
  'Privacy & Cybersecurity': c(
    'Privacy and Cybersecurity',
    'privacy programs, incident response and data regulation',
    [
      'Advise clients on state privacy statutes, HIPAA, GDPR and biometric data laws',
      'Lead incident response with forensic firms, insurers and regulators',
      'Draft privacy notices, data processing agreements and impact assessments',
      'Represent companies in inquiries of state attorneys general',
    ],
    ['with breach response', 'with global privacy programs'],
    'Technology Transactions',
  ),
  Healthcare: c(
    'Healthcare',
    'regulatory and transactional counsel for hospitals, physician groups and digital health companies',
    [
      'Advise providers on Stark, Anti-Kickback and corporate practice of medicine rules',
      'Draft and negotiate physician, management and joint venture agreements',
      'Handle licensure, change of ownership and reimbursement matters',
      'Conduct internal reviews and prepare self-disclosures',
    ],
    ['with fraud and abuse laws', 'with hospital or physician practice transactions'],
    'Life Sciences',
  ),
  'Life Sciences': c(
    'Life Sciences',
    'licensing, collaboration and regulatory counsel for biotechnology and device companies',
    [
      'Draft and negotiate license, collaboration and clinical trial agreements',
      'Advise companies on FDA pathways, promotion and labeling',
      'Manage diligence of pipelines and regulatory files',
      'Coordinate supply, manufacturing and quality agreements',
    ],
    ['with biopharma licensing', 'with FDA matters'],
    'Healthcare',
  ),
  Energy: c(
    'Energy',
    'power, oil and gas and storage projects, their regulation and their sale',
    [
      'Draft and negotiate power purchase, interconnection and midstream agreements',
      'Advise developers and utilities before FERC and state commissions',
      'Handle acquisitions and sales of generation and storage assets',
      'Prepare regulatory filings and compliance programs',
    ],
    ['with power project development', 'with FERC-regulated markets'],
    'Project Finance',
  ),
  Regulatory: c(
    'Regulatory',
    'administrative and compliance counsel before federal and state agencies',
    [
      'Advise regulated businesses on rulemaking, licensing and enforcement',
      'Draft comments, petitions and compliance policies',
      'Represent clients in examinations and agency hearings',
      'Conduct regulatory diligence for acquisitions',
    ],
    ['with federal agency practice', 'with compliance programs in a regulated industry'],
    'Government Contracts',
  ),
  Immigration: c(
    'Immigration',
    'employment-based immigration and global mobility',
    [
      'Prepare H-1B, L-1, O-1 and labor certification filings',
      'Advise employers on worksite compliance and I-9 audits',
      'Manage global mobility programs and executive transfers',
      'Represent employers and individuals before immigration agencies',
    ],
    ['with business immigration filings', 'with PERM labor certification'],
    'Labor & Employment',
  ),
  'Media & Entertainment': c(
    'Media and Entertainment',
    'film, television, music, games and sports transactions',
    [
      'Draft and negotiate production, talent and distribution agreements',
      'Advise studios and creators on chain of title and clearance',
      'Handle catalog acquisitions and music licensing',
      'Counsel game studios on platform and esports contracts',
    ],
    ['with production and distribution agreements', 'with rights clearance'],
    'Trademark',
  ),
  'In-House': c(
    'Corporate',
    'the full range of legal work of an operating company, close to its business teams',
    [
      'Advise business leaders on contracts, product launches and corporate governance',
      'Draft and negotiate customer, vendor and partnership agreements',
      'Manage outside counsel, budgets and disputes',
      'Build policies and training that people actually follow',
    ],
    ['in a legal department or advising one', 'with commercial contracts at volume'],
    'Corporate',
  ),
}

/** By the label of the registry (contract/domain/practice-areas.ts); a test holds the two lists equal. */
export const practiceContent: Readonly<Record<string, PracticeContent>> = { ...transactional, ...contentious }

/** The content of an area, by its label. @throws Error for a label that the registry does not know. */
export function contentOf(area: string): PracticeContent {
  const content = practiceContent[area]
  if (!content) throw new Error(`no demo content for the practice area ${area}`)
  return content
}

const past: Readonly<Record<string, string>> = {
  draft: 'drafted',
  run: 'ran',
  lead: 'led',
  take: 'took',
  try: 'tried',
  write: 'wrote',
  build: 'built',
  oversee: 'oversaw',
  negotiate: 'negotiated',
  advise: 'advised',
  manage: 'managed',
  prepare: 'prepared',
  handle: 'handled',
  argue: 'argued',
  coordinate: 'coordinated',
  structure: 'structured',
  prosecute: 'prosecuted',
  investigate: 'investigated',
  resolve: 'resolved',
}

const verbs = 'advise|argue|brief|defend|draft|maintain|negotiate|prepare|prosecute|report|resolve|review|try'
const firstOrSecond = new RegExp(`^\\w+| and (?:${verbs})\\b`, 'g')

/** A duty as a thing done: "Draft and negotiate leases" becomes "Drafted and negotiated leases". */
export function inThePast(duty: string): string {
  const done = duty.replace(firstOrSecond, (found) => {
    const verb = found.replace(' and ', '').toLowerCase()
    return `${found.startsWith(' and ') ? ' and ' : ''}${past[verb] ?? `${verb}ed`}`
  })
  return done.charAt(0).toUpperCase() + done.slice(1)
}
