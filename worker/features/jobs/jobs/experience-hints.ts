import { practiceAreaLabel, practiceAreaSlug } from '#contract/domain/practice-areas.ts'

/** Start text of the wizard's experience field, and three examples of how others describe such work. */
export type ExperienceHint = { experienceField: string; examples: readonly [string, string, string] }

const hint = (experienceField: string, ...examples: [string, string, string]): ExperienceHint => ({
  experienceField,
  examples,
})

/** By the slug of the job's practice area; every shipped area has one. */
export const experienceHints: Readonly<Record<string, ExperienceHint>> = {
  corporate: hint(
    'Corporate',
    'General corporate counseling and governance for mid-size private companies',
    'Drafting shareholder agreements, board resolutions and commercial contracts',
    'Entity formation, reorganizations and annual board work for a family-owned group',
  ),
  'mergers-acquisitions': hint(
    'Mergers & Acquisitions',
    'Buy-side counsel on mid-market stock and asset purchases of $50M to $500M',
    'Public company mergers, including tender offers and fairness disclosure',
    'Carve-outs and transition services agreements for industrial sellers',
  ),
  'private-equity': hint(
    'Private Equity',
    'Platform acquisitions and add-ons for mid-market sponsors',
    'Management rollover, equity incentive plans and LLC agreements',
    'Dividend recapitalizations and exits to strategic buyers',
  ),
  'venture-capital': hint(
    'Venture Capital',
    'Seed to Series C financings on NVCA documents, for companies and investors',
    'Formation, founder stock and option plans for software start-ups',
    'SAFEs, convertible notes and bridge rounds ahead of a priced financing',
  ),
  'capital-markets': hint(
    'Capital Markets',
    'Issuer and underwriter counsel on IPOs and follow-on offerings',
    'High-yield and investment-grade notes under Rule 144A and Regulation S',
    'Shelf registrations, at-the-market programs and comfort letter negotiations',
  ),
  securities: hint(
    'Securities',
    'Form 10-K, 10-Q and proxy statement drafting for NYSE and Nasdaq companies',
    'Section 16 reporting and insider trading policies',
    'Regulation D private placements and blue sky filings',
  ),
  'investment-funds': hint(
    'Investment Funds',
    'Formation of closed-end private equity and credit funds',
    'Side letter negotiation and MFN processes for institutional investors',
    'Investment Advisers Act compliance and Form ADV for registered advisers',
  ),
  'banking-finance': hint(
    'Banking & Finance',
    'Borrower and lender counsel on senior secured and unitranche facilities',
    'Acquisition financings with intercreditor agreements and guaranty packages',
    'Asset-based loans and borrowing base amendments for retail borrowers',
  ),
  'project-finance': hint(
    'Project Finance',
    'Construction and term financing of utility-scale solar and wind projects',
    'Tax equity partnership flips and transferable credit sales',
    'Public-private partnerships for toll roads and airport terminals',
  ),
  'public-finance': hint(
    'Public Finance',
    'Bond counsel on general obligation and revenue bonds for cities and school districts',
    'Tax-exempt conduit financings for hospitals and universities',
    'Disclosure counsel work and continuing disclosure undertakings under Rule 15c2-12',
  ),
  'bankruptcy-restructuring': hint(
    'Bankruptcy & Restructuring',
    'Debtor-side Chapter 11 cases, from first-day motions to plan confirmation',
    'Section 363 sales for secured lenders and stalking horse bidders',
    'Preference and fraudulent transfer litigation for a liquidating trustee',
  ),
  'real-estate': hint(
    'Real Estate',
    'Acquisition and disposition of office, industrial and multifamily portfolios',
    'Landlord and tenant leasing, including build-to-suit and ground leases',
    'Mortgage and mezzanine loans and joint venture agreements',
  ),
  construction: hint(
    'Construction',
    'Negotiating AIA and design-build contracts for owners and developers',
    'Delay, defect and change order claims in AAA arbitration',
    'Mechanics lien and payment bond claims for general contractors',
  ),
  'land-use': hint(
    'Land Use',
    'Rezonings, variances and special permits before city planning boards',
    'Environmental review and public hearings for mixed-use developments',
    'Development agreements and appeals of zoning decisions',
  ),
  tax: hint(
    'Tax',
    'Structuring of taxable and tax-free mergers, spin-offs and partnership transactions',
    'International planning: Subpart F, GILTI and treaty analysis',
    'IRS audits and appeals for closely held businesses',
  ),
  'trusts-estates': hint(
    'Trusts & Estates',
    'Estate plans for high-net-worth families, with GRATs and dynasty trusts',
    'Probate and trust administration, including Form 706',
    'Contested wills and fiduciary accountings',
  ),
  'employee-benefits': hint(
    'Employee Benefits',
    'ERISA compliance for 401(k) and health and welfare plans',
    'Executive compensation, Section 409A and Section 280G analysis in transactions',
    'Voluntary correction filings and Department of Labor investigations',
  ),
  'labor-employment': hint(
    'Labor & Employment',
    'Defense of Title VII, ADA and FMLA claims before the EEOC and in federal court',
    'Wage and hour class and collective actions under the FLSA and state law',
    'Collective bargaining and unfair labor practice charges before the NLRB',
  ),
  litigation: hint(
    'Litigation',
    'State and federal civil litigation from complaint through trial',
    'Taking and defending depositions and arguing dispositive motions',
    'Second-chaired a two-week jury trial in a contract dispute',
  ),
  'commercial-litigation': hint(
    'Commercial Litigation',
    'Breach of contract and business tort cases in the Commercial Division',
    'Shareholder and partnership disputes, including dissolution proceedings',
    'Emergency applications to enforce restrictive covenants',
  ),
  'securities-litigation': hint(
    'Securities Litigation',
    'Defense of Rule 10b-5 class actions, with motions to dismiss under the PSLRA',
    'Derivative suits and Section 220 demands in the Court of Chancery',
    'Merger litigation and appraisal proceedings',
  ),
  'white-collar': hint(
    'White Collar',
    'Internal investigations under the FCPA, with interviews in three countries',
    'Responses to DOJ and SEC subpoenas and witness preparation',
    'Defense of health care fraud charges through trial',
  ),
  appellate: hint(
    'Appellate',
    'Briefs and oral argument before federal courts of appeals',
    'Petitions for certiorari and amicus briefs in the Supreme Court',
    'Embedded appellate counsel at trial: jury instructions and error preservation',
  ),
  antitrust: hint(
    'Antitrust',
    'HSR filings and second requests before the FTC and DOJ',
    'Defense of Sherman Act class actions with economic experts',
    'Antitrust counseling on distribution, pricing and joint ventures',
  ),
  'intellectual-property': hint(
    'Intellectual Property',
    'Copyright, trademark and trade secret disputes for consumer brands',
    'Portfolio strategy and due diligence in technology acquisitions',
    'License agreements and freedom-to-operate opinions',
  ),
  'patent-litigation': hint(
    'Patent Litigation',
    'District court patent cases in Delaware and Texas, from claim construction to trial',
    'Inter partes review before the PTAB, for petitioners and owners',
    'Hatch-Waxman litigation for an innovator pharmaceutical company',
  ),
  'patent-prosecution': hint(
    'Patent Prosecution',
    'Drafting and prosecution of software and semiconductor applications',
    'Office action responses and examiner interviews, with an electrical engineering degree',
    'Biotechnology portfolios with PCT and European filings',
  ),
  trademark: hint(
    'Trademark',
    'Clearance, prosecution and renewal for a portfolio of 800 marks',
    'Oppositions and cancellations before the TTAB',
    'Online brand enforcement and UDRP complaints',
  ),
  'technology-transactions': hint(
    'Technology Transactions',
    'SaaS, cloud and software license agreements for vendors and customers',
    'Outsourcing and master services agreements for financial institutions',
    'IP and data terms in M&A and joint development agreements',
  ),
  'privacy-cybersecurity': hint(
    'Privacy & Cybersecurity',
    'GDPR and CCPA compliance programs and data processing agreements',
    'Incident response: forensics, notices in 40 states and regulator inquiries',
    'Privacy review of advertising technology and AI products (CIPP/US)',
  ),
  healthcare: hint(
    'Healthcare',
    'Stark Law and Anti-Kickback analysis of physician arrangements',
    'Hospital and physician practice acquisitions with change of ownership filings',
    'HIPAA compliance and Medicare reimbursement appeals',
  ),
  'life-sciences': hint(
    'Life Sciences',
    'Collaboration and license agreements for clinical-stage biotechnology companies',
    'FDA regulatory advice on drug and device approvals and promotion',
    'Clinical trial, manufacturing and supply agreements',
  ),
  insurance: hint(
    'Insurance',
    'Coverage litigation under general liability, D&O and cyber policies',
    'Reinsurance arbitration and treaty wording',
    'Regulatory filings for carriers and acquisitions of control (Form A)',
  ),
  'product-liability': hint(
    'Product Liability',
    'Defense of pharmaceutical and device cases in multidistrict litigation',
    'Work with engineering and medical experts through Daubert hearings',
    'National coordinating counsel for an automotive manufacturer',
  ),
  'personal-injury': hint(
    'Personal Injury',
    'Motor vehicle and premises liability cases from intake to verdict',
    'Medical malpractice cases with life-care planning experts',
    'Mediation and settlement of wrongful death claims',
  ),
  environmental: hint(
    'Environmental',
    'CERCLA cost recovery and allocation among responsible parties',
    'Clean Air Act and Clean Water Act permits and enforcement defense',
    'Environmental due diligence in industrial acquisitions',
  ),
  energy: hint(
    'Energy',
    'FERC rate and interconnection proceedings for electric utilities',
    'Upstream oil and gas purchase, farmout and joint operating agreements',
    'Power purchase agreements for solar and battery storage developers',
  ),
  'government-contracts': hint(
    'Government Contracts',
    'Bid protests at the GAO and the Court of Federal Claims',
    'FAR and DFARS compliance, mandatory disclosures and suspension matters',
    'Claims and requests for equitable adjustment under the Contract Disputes Act',
  ),
  'international-trade': hint(
    'International Trade',
    'Export controls and sanctions: EAR, ITAR and OFAC licenses',
    'Antidumping and countervailing duty investigations',
    'Customs classification, valuation and prior disclosures',
  ),
  regulatory: hint(
    'Regulatory',
    'Rulemaking comments and advocacy before federal agencies',
    'Compliance programs for consumer financial services companies',
    'Licensing and examinations of money transmitters in all states',
  ),
  immigration: hint(
    'Immigration',
    'H-1B, L-1 and O-1 petitions for technology employers',
    'PERM labor certification and employment-based green cards',
    'I-9 audits and worksite compliance programs',
  ),
  'family-law': hint(
    'Family Law',
    'Divorces with business valuation and complex property division',
    'Custody and relocation hearings',
    'Prenuptial and postnuptial agreements for executives',
  ),
  'media-entertainment': hint(
    'Media & Entertainment',
    'Development, production and distribution agreements for film and series',
    'Music licensing, talent and brand partnership agreements',
    'Pre-publication review and defense of defamation claims',
  ),
  'in-house': hint(
    'In-House',
    'First legal hire at a growing company: contracts, employment and board support',
    'Commercial contracts and playbooks for a global sales team',
    'Managing outside counsel and a litigation budget of $3M',
  ),
}

const general: ExperienceHint['examples'] = [
  'Five years at a large firm advising public and private companies',
  'Lead associate on matters from first client call to closing or trial',
  'Supervising junior associates and contact with clients every day',
]

/**
 * The hint for a job's practice area, by its label or slug. An area that staff added themselves gets its own label and
 * examples that fit any practice; a blank one starts empty.
 */
export function experienceHint(practiceArea: string): ExperienceHint {
  const slug = practiceAreaSlug(practiceArea)
  const known = Object.hasOwn(experienceHints, slug) ? experienceHints[slug] : undefined
  return known ?? { experienceField: practiceAreaLabel(practiceArea), examples: general }
}
