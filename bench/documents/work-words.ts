// Words for the work of generated people: firms, titles, headings, and what they do there.
const words = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/)

export const lawFirmForms = words(
  'LLP; LLP; LLP; P.C.; PC; PLLC; LLC; P.A.; L.L.P.; , LLP; , P.C.; , PLLC; ; ; ; ; ; & Associates; Law Group; Law Firm; Legal; , Attorneys at Law; LPA',
)
export const lawFirmFronts = words(
  'Law Offices of; The Law Office of; Offices of; Kanzlei; Abogados; Chambers of; Avocats',
)
export const companyNames = words(
  `Northbrook; Halcyon; Meridian; Copperfield; Larkspur; Brightwater; Tessellate; Quarry; Bluestem; Ironbark; Vantage; Cobalt; Pinecrest; Solstice; Harborlight; Kestrel; Lodestar; Marlowe; Nimbus; Orchard; Paragon; Redwood; Silverline; Trellis; Umbra; Verity; Wavelength; Zephyr; Acorn; Birchwood; Cascade; Driftwood; Everline; Foxglove; Granite; Hearth; Juniper; Keystone; Lantern; Mosaic; Northwind; Opal; Prairie; Quill; Riverton; Summit; Thistle; Upland; Violet; Willow`,
)
export const companyKinds = words(
  `Technologies; Technologies, Inc.; Health; Health Systems; Therapeutics, Inc.; Energy Partners; Capital; Capital Management LP; Insurance Company; Bank, N.A.; Foods; Foods, Inc.; Logistics; Robotics; Software; Software, Inc.; Media Group; Pharmaceuticals; Realty Trust; Holdings; Ventures; Labs; Motors; Airlines; Entertainment; Aerospace Corp.; Semiconductor; ; ; Inc.; Group; Corporation; & Co.; Studios; Biosciences; Networks; Partners; AI; .io; Mutual`,
)
export const offices = words(
  `U.S. Department of Justice; United States Attorney's Office, Southern District of New York; Manhattan District Attorney's Office; Office of the Attorney General; Federal Trade Commission; Securities and Exchange Commission; National Labor Relations Board; Cook County State's Attorney's Office; Legal Aid Society; Bronx Defenders; Public Defender Service; City of Houston; New York City Law Department; Federal Deposit Insurance Corporation; Internal Revenue Service, Office of Chief Counsel; Environmental Protection Agency; U.S. Citizenship and Immigration Services; State of Illinois; California Department of Justice; King County Prosecuting Attorney's Office; Harris County District Attorney's Office; Maricopa County Attorney's Office; Ministry of Justice; World Bank Group; United Nations; European Commission; American Civil Liberties Union; Federal Public Defender; Consumer Financial Protection Bureau; Office of the Comptroller of the Currency; U.S. Senate Committee on the Judiciary; Massachusetts Department of Revenue; Miami-Dade State Attorney's Office; Texas Legislative Council; Port Authority of New York and New Jersey; Legal Services of Greater Miami; Metropolitan Transportation Authority`,
)
export const military = words(
  `U.S. Army Judge Advocate General's Corps; United States Navy, JAG Corps; U.S. Air Force; United States Marine Corps; U.S. Coast Guard; Army National Guard`,
)
export const militaryTitles = words(
  'Judge Advocate; Trial Counsel; Captain, Judge Advocate; Defense Counsel; Staff Judge Advocate; Legal Assistance Attorney; Infantry Officer; First Lieutenant; Special Victim Prosecutor; Chief of Military Justice; Lieutenant Commander; Operations Officer',
)
export const courts = words(
  `U.S. District Court for the Northern District of Illinois; U.S. Court of Appeals for the Ninth Circuit; Supreme Court of New Jersey; U.S. Bankruptcy Court, District of Delaware; U.S. District Court, E.D.N.Y.; Superior Court of the District of Columbia; Minnesota Court of Appeals; U.S. Tax Court; Court of Chancery of Delaware; U.S. Court of International Trade; Texas Supreme Court; Massachusetts Appeals Court`,
)
export const levels = words(
  `Associate; Senior Associate; Partner; Counsel; Of Counsel; Shareholder; Staff Attorney; Managing Partner; Equity Partner; Income Partner; Special Counsel; Junior Associate; Mid-Level Associate; Associate Attorney; Attorney; Senior Counsel; Principal; Member; Founding Partner; Contract Attorney; Litigation Associate; Corporate Associate; Tax Associate; Non-Equity Partner; Senior Attorney; Project Attorney; Patent Agent; Trial Attorney; Solicitor; Trainee Solicitor; Barrister; Senior Solicitor; Avocat; Rechtsanwältin; Legal Director; Founder; Owner; Sole Practitioner; Attorney at Law; Foreign Associate; International Lawyer; Law Partner; Litigation Partner; Real Estate Partner; Discovery Attorney; Practice Group Leader; Co-Managing Partner; Name Partner; Director; Technical Advisor; Knowledge Management Attorney; Deal Attorney; Lead Trial Lawyer; Chair, Appellate Practice; Head of Tax`,
)
export const companyTitles = words(
  `General Counsel; Deputy General Counsel; Associate General Counsel; Assistant General Counsel; Senior Corporate Counsel; Corporate Counsel; Legal Counsel; Chief Legal Officer; Vice President, Legal; VP & General Counsel; Senior Counsel, Litigation; Counsel, Product; Director of Legal Affairs; Head of Legal; Legal Manager; Compliance Officer; Chief Compliance Officer; Commercial Counsel; Privacy Counsel; Employment Counsel; Regulatory Counsel; IP Counsel; Managing Counsel; Senior Director, Legal; Contracts Manager; Director, Global Privacy; Executive Vice President, General Counsel and Secretary; Associate Counsel; Legal Operations Manager; Interim General Counsel; Lead Counsel, Payments; Senior Legal Advisor; Business Affairs Executive; Staff Counsel; Division Counsel; Claims Counsel; Contract Negotiator; Ethics Program Lead; General Counsel & Corporate Secretary; Counsel, Clinical Trials; Director, Product Counseling; Vice President, Employment Law; Senior Counsel, Commercial Transactions; Associate General Counsel, Privacy; Assistant Vice President & Counsel; Head of Legal, Europe; Principal Counsel, Antitrust; Legal Director, Real Estate; Vice President & Associate General Counsel; Counsel, Financial Services; Senior Manager, Ethics & Compliance; Attorney, Mergers & Acquisitions; Head of Litigation; Chief Privacy Officer; Corporate Counsel, Labor; Dealmaker in Residence; Legal Engineer; Data Protection Lead; Policy Strategist; Secretary of the Company`,
)
export const officeTitles = words(
  `Assistant United States Attorney; Assistant District Attorney; Assistant Attorney General; Trial Attorney; Senior Counsel; Staff Attorney; Attorney Advisor; Deputy Attorney General; Assistant Public Defender; Assistant State's Attorney; Enforcement Attorney; Field Attorney; Assistant Corporation Counsel; Honors Attorney; Deputy Chief; Chief, Frauds Bureau; Senior Trial Counsel; Hearing Officer; Administrative Law Judge; Supervising Attorney; Special Assistant to the Director; Legal Officer; Section Chief; Investigative Counsel; Senior Assistant City Attorney; Legislative Counsel; Policy Advisor; Prosecutor; Examiner; Deputy Solicitor`,
)
export const earlierTitles = words(
  `Paralegal; Legal Assistant; Research Assistant; Analyst; Consultant; High School Teacher; Software Engineer; Marketing Coordinator; Law Clerk; Summer Associate; Legal Intern; Judicial Extern; Business Analyst; Reporter; Investment Banking Analyst; Laboratory Technician; Teaching Assistant; Case Manager; Auditor; Staff Accountant; Product Manager; Sales Representative; Medical Scribe; Server; Barista; Editor; Nurse; Mechanical Engineer; Program Associate; Fellow; Scientist; Field Organizer; Warehouse Supervisor; Flight Attendant; Data Wrangler; Camp Director; Stagehand; Line Cook`,
)
export const academicTitles = words(
  'Professor of Law; Associate Professor; Assistant Professor of Law; Adjunct Professor; Visiting Assistant Professor; Lecturer in Law; Clinical Instructor; Dean of Students; Faculty Fellow; Director, Externship Program; Instructor; Distinguished Chair in Tax Law; Postdoctoral Fellow',
)
export const units = words(
  `Corporate Group; Litigation; Finance Practice; Real Estate Department; Tax; Employment Group; Mergers & Acquisitions; Capital Markets; White Collar; Intellectual Property; Debt Finance Group; Trusts & Estates; Healthcare; Energy and Infrastructure; Trial Practice; Structured Products; Bankruptcy & Restructuring; Labor & Employment Department; Appellate; Privacy & Data Security; Civil Division; Criminal Division; Economic Crimes Unit; Enforcement Division; Commercial Disputes; Funds; Antitrust Section; Complex Litigation Group; Homicide Bureau`,
)
export const taglines = words(
  `National firm with 400 attorneys; Boutique focused on venture-backed companies; A Fortune 500 retailer of outdoor goods; Regional law firm serving banks and insurers; Am Law 100 firm; Publicly traded software company; Plaintiff-side employment practice; Non-profit legal services provider; Global leader in medical devices; Series C payments start-up; Family office with $2 billion under management; Full-service firm; Leading maker of industrial sensors; Provider of cloud storage to hospitals; Magic Circle firm; one of the oldest firms in the state`,
)
export const verbs = words(
  `Represented; Advised; Drafted; Negotiated; Managed; Litigated; Counseled; Conducted; Prepared; Supervised; Led; Argued; Defended; Researched; Coordinated; Handled; Structured; Reviewed; Closed; Assisted; Served as lead counsel in; Tried; Deposed; Mediated; Authored; Oversaw; Developed; Implemented; Built; Trained; Monitored; Won; Second-chaired; Secured; Executed; Represent; Advise; Draft; Negotiate; Manage; Counsel; Lead; Support; Act for; Handle`,
)
export const objects = words(
  `private equity sponsors in leveraged buyouts; issuers in registered offerings; hospital systems in payor disputes; commercial lease agreements; a team of four associates; discovery in multi-district litigation; summary judgment motions; complex asset purchase agreements; credit facilities of up to $750 million; employers on wage and hour compliance; IPO disclosure; internal investigations into accounting practices; SaaS and reseller agreements; patent portfolios; clients before the Board; estate plans for high-net-worth families; environmental permits; fund formation documents; cross-border joint ventures; trademark oppositions; over thirty depositions; appellate briefs; arbitration before the ICC; regulatory filings; policies for data retention; witnesses for trial; zoning appeals; construction claims; asylum seekers; criminal trials to verdict; due diligence on 40 acquisitions; indentures and supplemental filings; vendor contracts; mergers in the energy sector; corporate governance matters`,
)
export const tails = words(
  `; ; , including a $1.2 billion sale to a strategic buyer; for Fortune 100 companies; in federal and state courts; across twelve jurisdictions; with outcomes reported in the trade press; and coordinated with local counsel; on behalf of lenders; resulting in dismissal of all claims; under tight deadlines; and trained junior attorneys; , saving the company over $3 million; in collaboration with finance and sales teams; from 2016 through 2019; in Delaware and New York; for the General Counsel; before the Second Circuit`,
)
export const skills = words(
  `Westlaw; Lexis+; Microsoft Office; Relativity; Legal writing; Contract negotiation; Spanish (fluent); Mandarin (native); French (conversational); Due diligence; Public speaking; Project management; Blue Sky filings; EDGAR; German; Team leadership; Trial advocacy; Python; Hiking; Marathon running; Jazz piano; Portuguese`,
)
export const clubs = words(
  `American Bar Association; New York City Bar Association; Hispanic National Bar Association; Junior League; Rotary Club; Board of Directors, Food Bank of the Valley; Habitat for Humanity; Federalist Society; American Constitution Society; Asian American Bar Association; Inn of Court; Community Theater; Little League; Local School Board; Women's Bar Association; Alumni Council; Museum of Natural History; Urban League; Legal Hackers; National LGBTQ+ Bar Association; Boys & Girls Club; Habitat Land Trust`,
)
export const clubRoles = words(
  'Member; Board Member; Treasurer; Chair; Co-Chair; Secretary; Volunteer; President; Trustee; Vice President; Committee Member; Mentor; Director; Past President; Volunteer Attorney; Advisory Board Member; Coach',
)
export const papers = words(
  `“The Limits of Disclosure,” 44 Law Review 201; “Drafting for Uncertainty,” Journal of Contracts; Panelist, Annual Corporate Law Institute; “After the Merger,” Business Lawyer; Speaker, CLE on Evidence; “Tribal Water Rights,” Environmental Law Reporter; “Privacy by Design in Practice,” The Recorder; Guest Lecturer, Trial Techniques`,
)
export const honors = words(
  `cum laude; magna cum laude; Order of the Coif; Dean's List; Law Review, Senior Editor; Moot Court Board; GPA 3.8; Journal of International Law; Phi Beta Kappa; Student Bar Association, President; summa cum laude; Thesis: Courts and Commerce; Merit Scholar; with distinction; First in the Class; Public Interest Fellow`,
)
export const majors = words(
  'Political Science; Economics; History; English; Philosophy; Biology; Finance; Accounting; Psychology; Mechanical Engineering; Sociology; International Relations; Chemistry; Government; Journalism; Computer Science',
)
export const practices = words(
  'corporate; litigation; tax; real estate; employment; patent; privacy; white collar; energy; health care; finance; antitrust; trusts and estates; immigration; securities; appellate; insurance; construction',
)

/** Titles that no list has. */
export const oddTitles = words(
  `Deal Shepherd; Evidence Wrangler; Rights Steward; Policy Navigator; Client Evangelist; Risk Whisperer; Lead, Trust and Safety; Second Chair; Team Captain; Ethics Czar; Privacy Guru; Contract Artisan; Head Brewer; Docket Lead; Growth Lead; Relationship Lead; Matter Owner; Deputy, Special Projects; Number Two; Right Hand to the CEO; Bursar; Proctor; Reader in Equity; Notary Candidate; Référendaire; Stagiaire; Oberrechtsrätin; Juriste d'entreprise; Syndic; Escribano; Vakil; Munsif; Attorney-in-Residence; Legal Hacker; Jurisconsult; Circuit Rider; Lead for Markets; Conveyancer; Scrivener; Legal Quant; Head of People; Lead, Digital Assets; Trial Team Lead; Trust Builder; Governance Lead; Ambassador for Pro Bono; Head of Knowledge; Settlement Whiz; Chief of Staff; Entrepreneur in Residence; Chancellor; Registrar; Master of the Rolls Office; Hakim; Bengoshi; Notario Público; Juriste; Syndikusrechtsanwältin; Law Reporter; Proctor in Admiralty; Court Crier; Deal Coach; Clause Librarian; Transactions Lead; Platform Lead, Legal; Tax Lead; Disputes Lead; Of the Firm; Executive in Charge; Title Abstractor; Legislative Drafter; Deputy, Policy; Head, Regulatory Affairs; Regional Lead, Claims; Vice Dean; Provost; Rector; Legal Nomad; Fixer; Ringleader; Owner's Representative; Steward of Gifts; Envoy; Attaché; Second Secretary; Rapporteur; Puisne; Tipstaff`,
)
export const asides = words(
  `(now part of Larger LLP); (NASDAQ: ABCD); (formerly Elder & Sons); (via Axiom); (Series B); (acquired by Globex); (merged 2019); (NYSE: XYZ); (a subsidiary of Globex); (Am Law 50); (boutique)`,
)

/** Headings by the section that they begin. */
export const headings = {
  summary: words(
    'Summary; Professional Summary; Profile; Objective; About Me; Career Summary; Executive Profile; Professional Profile; Overview; Highlights; Personal Statement; Qualifications; Summary of Qualifications; Core Competencies; Areas of Expertise; Practice Areas; At a Glance; Introduction; Who I Am; Value Proposition; Areas of Practice; Snapshot; Brief; Statement; In Short; Bio; Practice Focus; Mission; Strengths; Why Me; Headline',
  ),
  experience: words(
    'Experience; Professional Experience; Work Experience; Employment; Employment History; Legal Experience; Career History; Work History; Relevant Experience; Positions Held; Practice Experience; Legal Employment; Career; Professional History; Appointments; Academic Appointments; Military Service and Experience; Government Service; Private Practice; Professional Background; Career Path; Where I Have Worked; Roles; Posts; Legal Career; Professional Positions; Chronology; Career Timeline; My Work; Job History; Professional Engagements; Occupational Background; Practice History; What I Have Done; Track Record; Seats; Stations; Firms; Law Practice; Assignments; Timeline; Career So Far; Journey; Employers; In Practice',
  ),
  earlier: words(
    'Prior Experience; Additional Experience; Other Experience; Earlier Career; Clerkships; Judicial Clerkship; Internships; Pre-Law Experience; Other Employment; Previous Positions; Clinical Experience; Before Law School',
  ),
  education: words(
    'Education; Education & Training; Academic Background; Legal Education; Educational Background; Education and Honors; Academic Qualifications; Degrees; Academics; Education and Credentials; Schooling; Studies; Academic Record; University; Learning; Academic Preparation; Diplomas; Where I Studied; Law School; Qualifications and Degrees; Education Timeline; Formation',
  ),
  bar: words(
    'Bar Admissions; Admissions; Bar & Court Admissions; Licenses; Licensure; Admitted; Bar Membership; Jurisdictions; Court Admissions; Professional Licenses; Admissions to Practice; Licenses and Admissions; Admitted to Practice; Right to Practise; Bars; Bar Status; Where I Am Admitted; Courts; Rolls; Practising Certificates; Authorizations; Registrations',
  ),
  matters: words(
    'Representative Matters; Selected Transactions; Notable Cases; Representative Transactions; Deal Sheet; Selected Matters; Significant Representations; Sample Engagements; Recent Deals; Key Cases; Deals; Matters; Tombstones; Trials; Highlights of Practice; Reported Decisions',
  ),
  member: words(
    'Memberships; Professional Affiliations; Community Involvement; Volunteer Work; Boards; Leadership; Civic Activities; Professional Associations; Board Service; Community; Affiliations; Pro Bono; Service; Giving Back; Clubs; Boards and Committees; Outside Work; Citizenship; Bar Activities; Causes; Governance; Outreach',
  ),
  other: words(
    'Skills; Languages; Interests; Publications; Awards; Honors; Speaking; Publications & Presentations; Technical Skills; Certifications; Hobbies; References; Personal; Additional Information; Honors and Awards; Articles; Toolbox; Writing; Press; Etcetera; Kit; Pastimes; Distinctions; Talks; Recognition; Extras; Fluency; Outside the Office',
  ),
  header: words(
    'Contact; Contact Information; Personal Details; Contact Details; Personal Information; Details; Contact Me; Reach Me; Get in Touch; Find Me; Coordinates; Where to Reach Me',
  ),
} as const
