/**
 * Positions that are neither a lawyer's nor support one. The development set is what the rules were
 * written with; the others were labeled before the rules saw them.
 */
export const otherTitles = {
  development: `
Associate Director, Legal Operations
Attorney Development Manager
Partner Marketing Manager
Conflicts Attorney Recruiting Coordinator
Associate Engineer
Director of Attorney Recruiting
Associate, Client Accounting
Guidance Counselor
Substance Abuse Counselor
Litigation Support Technician
Sales Associate, Law Books
Lateral Partner Recruiting Director
Law Librarian
Business Partner, HR
Channel Partner Manager
Attorney Billing Specialist
Director, Partner Relations
Marketing Manager
Marketing Associate
Business Development Coordinator
Business Development Manager - Litigation
Attorney Recruiting Coordinator
Attorney Recruiting Manager
Manager, Attorney Recruiting
Lateral Partner Recruiting Manager
Legal Recruiter
Attorney Development Specialist
Director of Attorney Development
Recruiting Assistant
Legal Talent Coordinator
Billing Coordinator
Billing Specialist
Senior Billing Analyst
Collections Specialist
Accounts Payable Clerk
Accounting Associate
Staff Accountant
Financial Analyst
Payroll Manager
Conflicts Analyst
Conflicts Associate
Records Clerk
Receptionist
Executive Assistant
Executive Assistant to Managing Partner
Administrative Assistant to the Partners
Office Administrator
Office Services Associate
Office Services Clerk
Facilities Coordinator
Hospitality Associate
Human Resources Generalist
HR Business Partner
HR Associate
Talent Acquisition Partner
People Partner
IT Support Analyst
Helpdesk Technician
Systems Engineer
Software Engineer
Senior Software Engineer, Legal Platform
Data Analyst
Data Scientist
Product Manager
Product Marketing Manager
Research Librarian
Law Librarian
Knowledge Management Analyst
Competitive Intelligence Analyst
eDiscovery Project Manager
Litigation Support Analyst
Litigation Support Project Manager
Litigation Technology Manager
Trial Technology Specialist
Word Processing Operator
Document Specialist
Proofreader
Graphic Designer
Communications Manager
Public Relations Specialist
Events Coordinator
Event Marketing Associate
Sales Associate
Senior Sales Associate
Account Executive
Account Executive, Law Firms
Customer Success Manager
Customer Success Manager, Legal
Client Relations Associate
Client Development Manager
Channel Partner Manager
Strategic Partnerships Lead
Partner Success Manager
Investment Banking Associate
Associate Product Manager
Associate Director, Marketing
Director of Operations
Chief Operating Officer
Chief Marketing Officer
Chief Financial Officer
Practice Manager
Practice Group Manager
Practice Development Manager
Pricing Analyst
Procurement Specialist
Information Security Analyst
Network Administrator
Training Specialist
Professional Development Manager
Diversity & Inclusion Manager
Pro Bono Coordinator
Intake Specialist
Client Intake Specialist
Court Services Clerk
Mail Room Clerk
Messenger
Copy Center Operator
Process Server
Investigator
Private Investigator
Nurse Consultant
Medical Records Specialist
Claims Adjuster
Claims Examiner
Insurance Underwriter
Loan Officer
Tax Preparer
Tax Analyst
Senior Tax Manager
Audit Associate
Real Estate Agent
Property Manager
Real Estate Analyst
Compliance Analyst
Compliance Manager
Regulatory Affairs Specialist
Contract Administrator
Contract Specialist
Contracts Manager
Government Affairs Manager
Policy Analyst
Grant Writer
Community Organizer
Social Worker
School Counselor
Guidance Counselor
Career Counselor
Camp Counselor
Warehouse Associate
Retail Store Associate
Line Cook
Store Manager
Delivery Driver
Registered Nurse
Physical Therapist
Teacher
Research Associate
Research Scientist
Clinical Research Associate
Postdoctoral Fellow
Legal Product Designer
Legal Engineer
Solutions Consultant, Legal
Implementation Consultant
Support Engineer
QA Analyst
Scrum Master
Executive Director
Operations Associate
`,
  validation: `
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
`,
  test: `
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
`,
}
