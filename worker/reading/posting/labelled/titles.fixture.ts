/**
 * Titles as firms and companies write them, labelled by hand: `title @ place > area > seniority`. A place or an area that is
 * left out is not judged. `-` for an area says that there is none to find.
 */
export const lawFirmAttorneys = `
Associate (Class of 2021-2023) – Fund Formation > Investment Funds > associate
Mid-Senior Level Associate, Executive Compensation and Benefits > Employee Benefits >
Lateral Partner - Chapter 11 > Bankruptcy & Restructuring > partner
Junior-Mid Level Emerging Companies Associate > Venture Capital > associate
Associate Attorney (Workers' Comp Defense) – Hybrid > > associate
Toxic Tort Litigation Associate > > associate
Real Estate Finance Counsel > > counsel
Entry Level Associate Attorney - 2025 Bar Admittees > - > associate
Contract Attorney - Document Review (Japanese) > >
Special Counsel, FDA Regulatory > >
Equity Partner, Trusts and Estates > Trusts & Estates > partner
Income Partner – ERISA Litigation > > partner
Sr. Associate - Leveraged Finance > Banking & Finance > senior-associate
Attorney (1-3 yrs), Medical Malpractice Defense > >
Staff Attorney II, Asbestos > > staff-attorney
Knowledge & Innovation Attorney > >
Professional Support Lawyer – Funds > Investment Funds >
Career Associate, Patent Litigation > Patent Litigation > associate
Trial Attorney (Homeowners) > >
Associate, Structured Finance & Securitization > > associate
Discovery Counsel > > counsel
First-Year Associate > - > associate
Counsel/Senior Associate – Cross-Border M&A > Mergers & Acquisitions >
Litigation Attorney - Civil Rights & Police Misconduct > Litigation >
Associate @ New York, NY > - > associate
Senior Associate @ London > - > senior-associate
Mid-Level Associate @ Chicago, IL > - > associate
Junior Associate @ Boston, Massachusetts > - > associate
Litigation Associate @ Los Angeles, CA > Litigation > associate
Corporate Associate @ San Francisco, California, United States > Corporate > associate
Real Estate Associate @ Dallas, TX > Real Estate > associate
Tax Associate @ Washington, DC > Tax > associate
Senior Tax Associate @ Washington, D.C. > Tax > senior-associate
M&A Associate @ New York, New York > Mergers & Acquisitions > associate
Mergers & Acquisitions Associate (3-5 years) @ New York, NY > Mergers & Acquisitions > associate
Private Equity Associate @ Boston, MA > Private Equity > associate
Capital Markets Associate @ Houston, Texas > Capital Markets > associate
Banking & Finance Associate @ Charlotte, NC > Banking & Finance > associate
Finance Associate @ Charlotte, NC > Banking & Finance > associate
Project Finance Associate @ Houston, TX > Project Finance > associate
Public Finance Associate @ Sacramento, CA > Public Finance > associate
Bankruptcy Associate @ Wilmington, DE > Bankruptcy & Restructuring > associate
Restructuring Associate @ New York, NY > Bankruptcy & Restructuring > associate
Labor & Employment Associate @ Atlanta, GA > Labor & Employment > associate
Employment Litigation Associate @ Newark, NJ > > associate
Employee Benefits Associate @ Minneapolis, MN > Employee Benefits > associate
ERISA Associate @ Chicago, IL > Employee Benefits > associate
Trusts & Estates Associate @ Palm Beach, FL > Trusts & Estates > associate
White Collar Associate @ Washington, DC > White Collar > associate
Antitrust Associate @ Brussels > Antitrust > associate
Patent Litigation Associate @ Palo Alto, CA > Patent Litigation > associate
Patent Prosecution Associate @ San Diego, CA > Patent Prosecution > associate
Trademark Associate @ New York, NY > Trademark > associate
IP Associate @ Menlo Park, CA > Intellectual Property > associate
Intellectual Property Litigation Associate @ Austin, TX > > associate
Technology Transactions Associate @ Seattle, WA > Technology Transactions > associate
Privacy & Cybersecurity Associate @ Denver, CO > Privacy & Cybersecurity > associate
Healthcare Associate @ Nashville, TN > Healthcare > associate
Life Sciences Associate @ Cambridge, MA > Life Sciences > associate
Insurance Coverage Associate @ Philadelphia, PA > Insurance > associate
Product Liability Associate @ Kansas City, MO > Product Liability > associate
Personal Injury Associate @ Las Vegas, NV > Personal Injury > associate
Environmental Associate @ Portland, OR > Environmental > associate
Energy Associate @ Houston, TX > Energy > associate
Government Contracts Associate @ Tysons, VA > Government Contracts > associate
International Trade Associate @ Washington, DC > International Trade > associate
Immigration Associate @ Miami, FL > Immigration > associate
Family Law Associate @ Orlando, FL > Family Law > associate
Construction Associate @ Phoenix, AZ > Construction > associate
Land Use Associate @ White Plains, NY > Land Use > associate
Investment Funds Associate @ New York, NY > Investment Funds > associate
Venture Capital Associate @ Redwood City, CA > Venture Capital > associate
Appellate Associate @ Washington, DC > Appellate > associate
Commercial Litigation Associate @ Cleveland, OH > Commercial Litigation > associate
Securities Litigation Associate @ New York, NY > Securities Litigation > associate
Associate Attorney @ Columbus, OH > - > associate
Associate Attorney - Insurance Defense @ Tampa, FL > Insurance > associate
Associate Attorney, Workers' Compensation @ Fresno, CA > > associate
Litigation Associate Attorney @ St. Louis, MO > Litigation > associate
Lateral Associate - Corporate @ Pittsburgh, PA > Corporate > associate
Lateral Litigation Associate @ Detroit, MI > Litigation > associate
Associate (Corporate) @ Salt Lake City, UT > Corporate > associate
Associate, Real Estate Finance @ New York, NY > > associate
Associate: Tax @ Chicago, IL > Tax > associate
Associate/Senior Associate, Energy @ Houston, TX > Energy >
Associate II - Litigation @ Indianapolis, IN > Litigation > associate
3rd-5th Year Corporate Associate @ Boston, MA > Corporate > associate
Sr. Litigation Associate @ San Jose, CA > Litigation > senior-associate
Senior Corporate Associate @ New York, NY > Corporate > senior-associate
Senior Associate - Private Equity @ Chicago, IL > Private Equity > senior-associate
Summer Associate @ New York, NY > - >
2027 Summer Associate Program @ Chicago, IL > - >
Staff Attorney @ Richmond, VA > - > staff-attorney
Staff Attorney - eDiscovery @ Washington, DC > > staff-attorney
Discovery Attorney @ Wheeling, WV > - >
Document Review Attorney @ Remote > - >
Contract Attorney @ Remote - US > - >
Attorney @ Omaha, NE > - > attorney
Attorney, Litigation @ Louisville, KY > Litigation > attorney
Attorney - Family Law @ Raleigh, NC > Family Law > attorney
Senior Attorney @ Milwaukee, WI > - > senior-attorney
Senior Attorney, Trusts & Estates @ Hartford, CT > Trusts & Estates > senior-attorney
Litigation Attorney @ Buffalo, NY > Litigation > attorney
Family Law Attorney @ Plano, TX > Family Law > attorney
Estate Planning Attorney @ Scottsdale, AZ > Trusts & Estates > attorney
Personal Injury Attorney @ Los Angeles, CA > Personal Injury > attorney
Immigration Attorney @ El Paso, TX > Immigration > attorney
Patent Attorney @ Raleigh, NC > > attorney
Patent Attorney (Electrical Engineering) @ San Jose, CA > > attorney
Trial Attorney @ Jacksonville, FL > > attorney
Workers' Compensation Attorney @ Oakland, CA > > attorney
Bankruptcy Attorney @ Memphis, TN > Bankruptcy & Restructuring > attorney
Tax Attorney @ Dallas, TX > Tax > attorney
Real Estate Attorney @ Charleston, SC > Real Estate > attorney
Employment Attorney @ Oakland, CA > Labor & Employment > attorney
Attorney/Lawyer - Criminal Defense @ Tulsa, OK > >
Attorney I @ Lincoln, NE > - > attorney
Supervising Attorney @ Bronx, NY > - >
Managing Attorney @ Albuquerque, NM > - >
Lawyer @ Toronto, ON > - >
Lawyer - Commercial Litigation @ Vancouver, BC > Commercial Litigation >
Counsel @ New York, NY > - > counsel
Counsel, Tax @ Washington, DC > Tax > counsel
Senior Counsel @ Chicago, IL > - > senior-counsel
Of Counsel @ Irvine, CA > - > of-counsel
Of Counsel - Real Estate @ Bethesda, MD > Real Estate > of-counsel
Of-Counsel, Environmental @ Sacramento, CA > Environmental > of-counsel
Special Counsel @ New York, NY > - >
Litigation Counsel @ Boston, MA > Litigation > counsel
Partner @ New York, NY > - > partner
Partner, Corporate @ Dallas, TX > Corporate > partner
Lateral Partner @ Miami, FL > - > partner
Litigation Partner @ Los Angeles, CA > Litigation > partner
Partner - Intellectual Property @ San Francisco, CA > Intellectual Property > partner
Equity Partner @ Denver, CO > - > partner
Managing Partner @ Boise, ID > - > managing-partner
Senior Partner @ Honolulu, HI > - > senior-partner
Real Estate Partner @ New York City > Real Estate > partner
Law Clerk @ New York, NY > - >
Judicial Law Clerk @ Brooklyn, NY > - >
Law Clerk/Associate Attorney @ Stamford, CT > - >
Solicitor @ London > - >
Commercial Property Solicitor @ Manchester > >
Trainee Solicitor @ London > - >
Barrister @ London > - >
Lateral Attorney - Healthcare @ Nashville, TN > Healthcare > attorney
Capital Markets Attorney @ New York, NY > Capital Markets > attorney
Corporate Attorney @ Wilmington, DE > Corporate > attorney
Associate - Labor and Employment @ San Diego, CA > Labor & Employment > associate
Associate - Trusts and Estates @ Greenwich, CT > Trusts & Estates > associate
Associate, Banking and Finance @ Atlanta, GA > Banking & Finance > associate
Associate | Antitrust | New York @ New York, NY > Antitrust > associate
Litigation & Dispute Resolution Associate @ Hong Kong > Litigation > associate
Associate Attorney (Hybrid) @ Hybrid - Austin, TX > - > associate
Health Care Associate @ Birmingham, AL > Healthcare > associate
Cybersecurity Associate @ Arlington, VA > Privacy & Cybersecurity > associate
Insurance Defense Attorney @ New Orleans, LA > Insurance > attorney
Associate, Litigation (Class of 2022-2024) @ Atlanta, GA > Litigation > associate
Junior Litigation Associate @ Providence, RI > Litigation > associate
Mid-Level Real Estate Associate @ Baltimore, MD > Real Estate > associate
Senior Litigation Attorney @ Des Moines, IA > Litigation > senior-attorney
Corporate Partner @ Cincinnati, OH > Corporate > partner
Tax Partner @ Charlotte, NC > Tax > partner
Employment Partner @ Sacramento, CA > Labor & Employment > partner
Real Estate Of Counsel @ Phoenix, AZ > Real Estate > of-counsel
Appellate Attorney @ Springfield, IL > Appellate > attorney
Antitrust Counsel @ Washington, DC > Antitrust > counsel
Energy Counsel @ Houston, TX > Energy > counsel
Environmental Attorney @ Baton Rouge, LA > Environmental > attorney
Construction Litigation Attorney @ Tampa, FL > > attorney
Healthcare Regulatory Associate @ Nashville, TN > > associate
Immigration Associate Attorney @ San Antonio, TX > Immigration > associate
Trademark Attorney @ Alexandria, VA > Trademark > attorney
Family Law Associate Attorney @ Fort Lauderdale, FL > Family Law > associate
Probate Attorney @ Oklahoma City, OK > > attorney
Municipal Attorney @ Madison, WI > > attorney
Elder Law Attorney @ Rochester, NY > > attorney
Bankruptcy Counsel @ New York, NY > Bankruptcy & Restructuring > counsel
White Collar Defense Associate @ Newark, NJ > White Collar > associate
Government Contracts Counsel @ McLean, VA > Government Contracts > counsel
Private Equity Partner @ Chicago, IL > Private Equity > partner
Investment Funds Counsel @ Boston, MA > Investment Funds > counsel
Insurance Recovery Associate @ Washington, DC > Insurance > associate
`

export const companyAttorneys = `
Deputy General Counsel, Litigation > >
AGC, Commercial > >
Corporate Counsel II (Product) > >
Senior Director, Associate General Counsel - Employment > >
Attorney Advisor (General) > >
Assistant District Attorney - Felony Trials > >
Supervising Attorney, Housing Unit > >
Staff Attorney – Immigrant Youth > > staff-attorney
Managing Counsel, Payments > >
Principal Counsel, Privacy & AI > >
Legal Counsel EMEA > >
Associate Director, Counsel - Oncology > >
Hearing Officer / Administrative Law Judge > >
General Counsel @ Austin, TX > > 
Associate General Counsel @ Seattle, WA > > 
Assistant General Counsel @ Plano, TX > > 
Deputy General Counsel @ Remote, US > > 
Vice President, General Counsel @ Denver, CO > > 
General Counsel and Corporate Secretary @ Boston, MA > > 
Corporate Counsel @ San Francisco, CA > > 
Senior Corporate Counsel @ Mountain View, CA > > 
Commercial Counsel @ New York, NY > > 
Senior Commercial Counsel @ Remote - United States > > 
Product Counsel @ San Francisco, CA > > 
Senior Product Counsel, AI @ San Francisco, CA > > 
Privacy Counsel @ Remote > Privacy & Cybersecurity > 
Employment Counsel @ Chicago, IL > Labor & Employment > 
Regulatory Counsel @ Washington, DC > Regulatory > 
Litigation Counsel @ Minneapolis, MN > Litigation > 
IP Counsel @ Cupertino, CA > Intellectual Property > 
Patent Counsel @ San Diego, CA > > 
Securities Counsel @ New York, NY > Securities > 
Real Estate Counsel @ Bentonville, AR > Real Estate > 
Tax Counsel @ New York, NY > Tax > 
Legal Counsel @ Dublin > > 
Senior Legal Counsel @ Berlin > > 
Legal Counsel, EMEA @ Amsterdam > > 
Lead Counsel @ Redmond, WA > > 
Managing Counsel @ New York, NY > > 
Chief Legal Officer @ Palo Alto, CA > > 
Legal Director @ London > > 
Director, Legal @ New York, NY > > 
Head of Legal @ Remote > > 
VP, Legal @ San Mateo, CA > > 
Director of Legal Affairs @ Los Angeles, CA > > 
Attorney @ Albany, NY > > 
Staff Attorney @ New Orleans, LA > > staff-attorney
Senior Staff Attorney @ Washington, DC > > 
Staff Attorney, Voting Rights @ Atlanta, GA > > staff-attorney
Immigration Staff Attorney @ Brooklyn, NY > Immigration > staff-attorney
Public Defender @ Oakland, CA > > 
Assistant Public Defender @ Miami, FL > > 
Assistant District Attorney @ Bronx, NY > > 
Deputy District Attorney @ Santa Ana, CA > > 
Assistant United States Attorney @ Chicago, IL > > 
Assistant City Attorney @ Fort Worth, TX > > 
Assistant County Attorney @ Phoenix, AZ > > 
City Attorney @ Eugene, OR > > 
Deputy Attorney General @ Trenton, NJ > > 
Assistant Attorney General @ Boise, ID > > 
Attorney-Advisor @ Washington, DC > > 
General Attorney @ Kansas City, MO > > 
Trial Attorney @ Washington, DC > > 
Attorney Adviser (General) @ Falls Church, VA > > 
Supervisory General Attorney @ Denver, CO > > 
Legal Fellow @ New York, NY > > 
Litigation Fellow @ Washington, DC > > 
Associate Legal Counsel @ Singapore > > 
Corporate Counsel - M&A @ New York, NY > Mergers & Acquisitions > 
Compliance Counsel @ Charlotte, NC > > 
Contracts Attorney @ Herndon, VA > > 
In-House Counsel @ Tampa, FL > In-House > 
Counsel, Privacy & Data Protection @ New York, NY > Privacy & Cybersecurity > 
Senior Counsel, Employment @ Dallas, TX > Labor & Employment > 
Principal Counsel @ Remote > > 
Prosecutor @ Spokane, WA > > 
Administrative Law Judge @ Baltimore, MD > > 
Law Clerk @ Juneau, AK > > 
`

export const lawFirmSupport = `
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
`

export const others = `
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
`

/** Places as platforms write them, and how they are shown. */
export const places: readonly (readonly [written: string, shown: string])[] = [
  ['New York, NY', 'New York, NY'],
  ['New York, New York, United States', 'New York, NY'],
  ['New York, NY, USA', 'New York, NY'],
  ['New York City', 'New York, NY'],
  ['US-NY-New York', 'New York, NY'],
  ['NY - Albany', 'Albany, NY'],
  ['Boston, Massachusetts', 'Boston, MA'],
  ['Boston', 'Boston, MA'],
  ['Chicago', 'Chicago, IL'],
  ['Washington, D.C.', 'Washington, DC'],
  ['Washington, DC 20001', 'Washington, DC'],
  ['LOS ANGELES, CA', 'Los Angeles, CA'],
  ['Houston, Texas, US', 'Houston, TX'],
  ['Hybrid - Austin, TX', 'Austin, TX'],
  ['Boston, MA; New York, NY', 'Boston, MA; New York, NY'],
  ['Chicago, IL | Dallas, TX', 'Chicago, IL; Dallas, TX'],
  ['San Francisco, CA or Los Angeles, CA', 'San Francisco, CA; Los Angeles, CA'],
  ['Remote', ''],
  ['Remote - US', ''],
  ['United States', ''],
  ['London', 'London'],
  ['London, United Kingdom', 'London, United Kingdom'],
  ['Texas', 'Texas'],
  ['Dallas, TX (Remote)', 'Dallas, TX'],
  ['Philadelphia, PA, United States of America', 'Philadelphia, PA'],
  ['Seattle, WA, 98101', 'Seattle, WA'],
  ['Miami Office', 'Miami, FL'],
  ['Phoenix, AZ - Main Office', 'Phoenix, AZ'],
]

type Pair = readonly [a: readonly [firm: string, title: string, place: string], b: readonly [string, string, string]]

/** Postings that are one, written twice. */
export const samePostings: readonly Pair[] = [
  [
    ['Acme LLP', 'Senior Tax Associate', 'Boston, MA'],
    ['Acme, L.L.P.', 'Sr. Tax Associate', 'Boston, Massachusetts'],
  ],
  [
    ['Acme LLP', 'Litigation Associate', 'New York, NY'],
    ['Acme', 'Litigation Associate - New York', 'New York, New York, USA'],
  ],
  [
    ['Roe & Doe LLP', 'Labor & Employment Associate', 'Chicago, IL'],
    ['Roe and Doe', 'Labor and Employment Associate', 'Chicago'],
  ],
  [
    ['Roe LLP', 'M&A Associate', 'New York, NY'],
    ['Roe LLP', 'Mergers & Acquisitions Associate', 'New York City'],
  ],
  [
    ['Roe LLP', 'Associate, Corporate', 'Dallas, TX'],
    ['Roe LLP', 'Corporate Associate', 'Dallas, TX'],
  ],
  [
    ['Roe LLP', 'Associate Attorney - Litigation', 'Dallas, TX'],
    ['Roe LLP', 'Litigation Associate', 'Dallas, TX'],
  ],
  [
    ['Roe P.C.', 'Patent Attorney', 'Austin, TX'],
    ['Roe PC', 'Patent Attorney (Hybrid)', 'Austin, TX'],
  ],
  [
    ['Roe LLP', 'Mid-Level Associate – Real Estate', 'Denver, CO'],
    ['Roe LLP', 'Midlevel Real Estate Associate', 'Denver, Colorado'],
  ],
  [
    ['The Roe Group', 'Counsel', 'Remote'],
    ['Roe Group', 'Counsel (Remote)', 'Remote - US'],
  ],
  [
    ['Roe LLP', 'Lateral Corporate Associate', 'Miami, FL'],
    ['Roe LLP', 'Corporate Associate', 'Miami, FL'],
  ],
  [
    ['Roe LLP', 'Tax Counsel - Full Time', 'Boston, MA'],
    ['Roe LLP', 'Tax Counsel', 'Boston, MA'],
  ],
  [
    ['Roe LLP', 'Litigation Attorney', 'Reno, NV; Las Vegas, NV'],
    ['Roe LLP', 'Litigation Attorney', 'Las Vegas, NV; Reno, NV'],
  ],
  [
    ['Roe LLP', 'Jr. Associate', 'Boston, MA'],
    ['Roe LLP', 'Junior Associate', 'Boston, MA'],
  ],
  [
    ['Müller LLP', 'Tax Associate', 'Boston, MA'],
    ['Muller LLP', 'Tax Associate', 'Boston, MA'],
  ],
]

/** Postings that look alike and are two. */
export const otherPostings: readonly Pair[] = [
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Acme LLP', 'Senior Tax Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Acme LLP', 'Tax Associate', 'Chicago, IL'],
  ],
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Beta LLP', 'Tax Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Tax Associate', 'Boston, MA'],
    ['Acme LLP', 'Tax Counsel', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Litigation Associate', 'Boston, MA'],
    ['Acme LLP', 'Commercial Litigation Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Associate', 'Boston, MA'],
    ['Acme LLP', 'Corporate Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Corporate Associate', 'Portland, OR'],
    ['Acme LLP', 'Corporate Associate', 'Portland, ME'],
  ],
  [
    ['Acme LLP', 'Patent Attorney (Electrical)', 'Austin, TX'],
    ['Acme LLP', 'Patent Attorney (Chemistry)', 'Austin, TX'],
  ],
  [
    ['Acme LLP', 'Junior Associate', 'Boston, MA'],
    ['Acme LLP', 'Senior Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Staff Attorney', 'Boston, MA'],
    ['Acme LLP', 'Attorney', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Employee Benefits Associate', 'Boston, MA'],
    ['Acme LLP', 'Employment Associate', 'Boston, MA'],
  ],
  [
    ['Acme LLP', 'Real Estate Partner', 'Boston, MA'],
    ['Acme LLP', 'Real Estate Associate', 'Boston, MA'],
  ],
]
