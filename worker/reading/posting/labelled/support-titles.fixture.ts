/**
 * Positions that support lawyers. The development set is what the rules were
 * written with; the others were labeled before the rules saw them.
 */
export const supportTitles = {
  development: `
Paralegal
Litigation Paralegal
Senior Paralegal - Real Estate
Corporate Paralegal
Paralegal, Immigration
IP Paralegal
Trial Paralegal
Paralegal Specialist
Legal Assistant
Litigation Legal Assistant
Legal Assistant - Corporate
Legal Assistant to General Counsel
Legal Administrative Assistant
Legal Secretary
Litigation Secretary
Legal Executive
Legal Intern
Legal Internship (Spring)
Patent Agent
Patent Paralegal
Trademark Paralegal
Patent Engineer
Docketing Specialist
Docket Clerk
Practice Assistant
Legal Practice Assistant
Litigation Assistant
Case Manager
Legal Operations Specialist
Legal Coordinator
`,
  validation: `
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
`,
  test: `
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
`,
}
