/**
 * Titles written before anybody looked at how titles are read, to see what is made of titles nobody had in mind. The first
 * list are lawyers' positions of firms (`title > area > seniority`, what is left out is not judged, `-` for no area), the
 * second lawyers' positions of companies, the third those who support lawyers, the fourth neither.
 */
export const freshFirmAttorneys = `
Associate – Debt Finance > Banking & Finance > associate
Private Credit Associate > Banking & Finance > associate
Associate (4th-6th year), Real Estate Joint Ventures > Real Estate > associate
Hospitality & Leisure Real Estate Counsel > Real Estate > counsel
Litigation Shareholder > Litigation > partner
Non-Equity Partner, Health Law > Healthcare > partner
Workers' Compensation Hearing Representative Attorney > >
Plaintiff Personal Injury Trial Attorney > Personal Injury > attorney
Pre-Litigation Attorney > > attorney
Elder Law Attorney > Trusts & Estates > attorney
Water Law Associate > > associate
FDA Associate > > associate
FERC Regulatory Associate > > associate
CFIUS / National Security Associate > > associate
Customs & Trade Counsel > International Trade > counsel
Lawyer – Wills, Probate > Trusts & Estates >
Matrimonial Associate > Family Law > associate
Foreclosure Attorney > > attorney
Eminent Domain Attorney > > attorney
Zoning & Land Use Counsel > Land Use > counsel
Patent Attorney – Medical Devices > > attorney
Trademark & Copyright Counsel > Trademark > counsel
Data Privacy Senior Associate > Privacy & Cybersecurity > senior-associate
Fintech Associate > > associate
Tax Controversy Associate > Tax > associate
State & Local Tax (SALT) Senior Associate > Tax > senior-associate
Municipal Bond Attorney > Public Finance > attorney
Cannabis Law Associate > > associate
Sports & Entertainment Associate > Media & Entertainment > associate
Associate Attorney – Nursing Home Defense > > associate
Law Clerk (Post-Bar) > - >
Summer Associate 2027 > - >
Of Counsel – Environmental Litigation > Environmental > of-counsel
Managing Partner, Tampa Office > - > managing-partner
Senior Counsel – Executive Benefits > Employee Benefits > senior-counsel
Senior Staff Attorney, eDiscovery > > staff-attorney
`

export const freshCompanyAttorneys = `
Corporate Counsel, M&A and Securities > > counsel
Senior Director, Legal Counsel > > counsel
VP & Associate General Counsel > > counsel
Chief Legal Officer > >
Head of Legal, North America > >
Employment Counsel > Labor & Employment > counsel
Lead Counsel, Commercial Contracts > > counsel
Regulatory Counsel – Payments > Regulatory > counsel
Assistant District Attorney > > attorney
Deputy Public Defender III > > attorney
Assistant City Attorney > > attorney
Attorney-Adviser (General) > - > attorney
Senior Legal Counsel (EMEA) > > senior-counsel
Patent Counsel > > counsel
Staff Attorney – Housing Unit > > staff-attorney
Supervising Attorney, Tenant Rights > > senior-attorney
Legal Director, Immigrant Justice > >
Hearing Officer / Administrative Law Judge > >
`

export const freshSupport = `
Conflicts Paralegal
Senior Litigation Paralegal - Mass Torts
Paralegal/Legal Assistant - Personal Injury
eDiscovery Paralegal
Bankruptcy Paralegal
Probate Paralegal
Nurse Paralegal
Certified Paralegal
Paralegal Manager
Legal Support Specialist
Legal Secretary/Assistant
Floating Legal Secretary
Legal Word Processor
Litigation Docketing Clerk
Docketing Coordinator
IP Docketing Specialist
Patent Docketing Assistant
Patent Prosecution Specialist
Trademark Specialist
Technology Specialist, Patents (Biotech)
Scientific Advisor - Patent Group
Patent Agent - Software
Case Manager - Personal Injury
Pre-Litigation Case Manager
Litigation Case Assistant
Court Filing Clerk
Legal File Clerk
Legal Office Assistant
Legal Operations Manager
Legal Operations Analyst
Contracts Paralegal
Corporate Legal Assistant
Legal Receptionist
Immigration Case Specialist
Demand Writer - Personal Injury
Law Firm Administrator
Legal Project Manager
Practice Support Assistant
Attorney Assistant
Calendar Clerk
`

export const freshOthers = `
Director of Business Development, Litigation
Partner Compensation Analyst
Lateral Integration Manager
Attorney Recruiting & Onboarding Specialist
Counsel Relations Manager
Legal Marketing Specialist
Chief Pricing Officer
Client Value Analyst
Knowledge Services Librarian
Security Operations Engineer
Legal Sales Executive
Account Manager, Legal Solutions
Warehouse Associate, Night Shift
Real Estate Sales Associate
Associate Dentist
Associate Professor of Law
Sales Partner Manager
Mental Health Counselor
Admissions Counselor, Law School
Partner Solutions Architect
Wealth Management Associate
Associate Creative Director
Tax Associate, Big Four Accounting
Senior Associate, Transaction Advisory
Compliance Associate
Talent Development Partner
Finance Business Partner
Barista
HR Counsel Partner Program Coordinator
Office Manager
`
