/** A second list of titles nobody had in mind, written after what the first one showed was mended; labelled as the first. */
export const laterFirmAttorneys = `
Mid-Level Associate, Sponsor-Side Leveraged Finance > Banking & Finance > associate
Associate (2-5 yrs) CLO / Structured Products > > associate
Executive Compensation & ERISA Counsel > Employee Benefits > counsel
Senior Associate, Contentious Probate > Trusts & Estates > senior-associate
Private Wealth Associate > Trusts & Estates > associate
Food & Drug Associate > > associate
Community Association Attorney > > attorney
Emerging Growth & Venture Associate > Venture Capital > associate
Retail Leasing Associate > > associate
First Party Property Attorney > > attorney
Construction Defect Litigation Associate > > associate
Associate, Transportation Litigation > > associate
Maritime & Admiralty Partner > > partner
Aviation Finance Counsel > > counsel
Native American Law Associate > > associate
Guardianship Attorney > > attorney
Social Security Disability Attorney > > attorney
Lemon Law Attorney > > attorney
Wage & Hour Class Action Associate > Labor & Employment > associate
Civil Litigation Attorney (Bilingual) > > attorney
DUI Defense Attorney > > attorney
Patent Litigator, ITC > Patent Litigation > attorney
Biotech Patent Prosecution Counsel > Patent Prosecution > counsel
Associate Attorney, School Law > > associate
Bond Counsel Associate > Public Finance > associate
Special Education Attorney > > attorney
Partner, Head of Tax > Tax > partner
Hybrid Senior Corporate Associate (Series A-C) > Corporate > senior-associate
Of Counsel, Antitrust > Antitrust > of-counsel
Staff Attorney, Mass Torts > > staff-attorney
`
export const laterCompanyAttorneys = `
Sr. Corporate Counsel > > senior-counsel
Counsel II, Litigation > > counsel
Associate General Counsel, Privacy > Privacy & Cybersecurity > counsel
Global Trade Counsel > > counsel
Assistant United States Attorney > > attorney
Assistant State's Attorney > > attorney
Appellate Public Defender > > attorney
Immigration Staff Attorney > Immigration > staff-attorney
Trial Attorney, Civil Rights Division > > attorney
Managing Attorney, Family Unit > > senior-attorney
General Counsel & Corporate Secretary > > counsel
Attorney Advisor (Tax) > Tax > attorney
Equal Justice Works Fellow Attorney > > attorney
Deputy City Attorney > > attorney
Lead Product Counsel > > counsel
`
export const laterSupport = `
Bilingual Legal Assistant
Foreclosure Paralegal
Litigation Secretary III
Litigation Paralegal Supervisor
Legal Billing & Docket Clerk
E-Filing Clerk
Court Runner / Legal Clerk
Trademark Docketing Paralegal
Patent Secretary
Trial Support Paralegal
Legal Intake Specialist
Workers' Compensation Legal Assistant
Estate Planning Paralegal
Judicial Assistant
Legal Records Assistant
Contracts Legal Assistant
Paralegal Trainee
Senior Patent Agent
Litigation Case Manager
Personal Injury Case Manager
Mass Tort Case Manager
Immigration Legal Assistant
Immigration Paralegal II
Real Estate Closing Paralegal
Corporate Governance Paralegal
Legal Administrative Specialist
Probate Legal Secretary
Docket Manager
Legal Transcriptionist
Legal Translator
`
export const laterOthers = `
Manager, Attorney Professional Development
Senior Attorney Recruitment Advisor
Lateral Hiring Coordinator
Partner Development Representative
Alumni Relations Coordinator, Law School
Chief Diversity Officer
Business Intake Analyst
New Business Intake Specialist
E-Billing Specialist
Legal Collections Coordinator
Director of Legal Recruiting
Practice Innovation Technologist
Solutions Engineer, Legal AI
Legal Software Sales Representative
Customer Support Associate
Associate Wealth Advisor
Associate Veterinarian
Licensed Professional Counselor
Camp Counselor, Summer
Credit Counselor
Channel Partner Associate
Finance Associate, Treasury
Private Equity Operating Partner
Associate, Capital Markets Sales
Case Manager, Behavioral Health
Nurse Case Manager
Law Enforcement Officer
Mail Services Associate
Benefits Administrator
Head of People
`
