// Layouts and sentences of postings as job boards, agencies, universities and nonprofits write them, with other organizations, laws and
// documents around. What begins with `!` is held out of training.
import { linesOf } from './word-lists.ts'

/** Heads in the notation of posting-layouts.fixture.ts; `c` is a label over a value that begins with the colon, `V` what a board shows after a name. */
export const boardHeads = linesOf(`
  T / F / P , Y
  T / F | P / S / N
  T / F | P / N / N
  T / lF / lG / lP / lS / lE
  T / oF / oG / oP / oY
  T / oG / oF / oP / oS
  F / 'Job_Details / T / P / Y
  T / F '_See_More_Jobs_at_This_Employer / P / Y
  T / F / P ( W ) / 'View / N
  lF / lG / lT / lP / lY
  oF / oG / oT / oP / oE
  cT / cF / cG / cP
  T / cF / cP / cX / cS
  F / T / G / P
  F / G / T / P
  T ( W ) / F / P | Y
  T / F / lP / lY / lW / lS / N
  T - G / lF / lP / lR
  F | P / T / S
  'Job_Posting_Title / T / 'Hiring_Organization / F / P
  T / P / F / N / Y / N
  lT / lR / lG / lF / lP
  F / 'invites_applications_for_the_position_of: / T / lS / lP
  N / T / F | P / Y / S
  T | F / N / P
  N / F / T / oP / oG / oY
  T / F , P / D
  F - P / T / G
  T / F | 'Ohio / D / S / Y / N / N / N
  T / F | 'California / D | D / S / Y / N / N
  'Jobs_board / 'Language / F '_logo / T / P / 'Mid_Level / Y / oT / oR / oF / oG
  F '_logo / T / P / 'Mid_Level / Y / Y / N
  T / F '_View_company_profile / P | Y / N
  T / F '_All_jobs / P / S
  T / F '_(3_open_jobs) / P
  F '_Follow / T / P / Y
  T / G - F / P
  F - G / T / P
  F | G / T / P | Y
  T / F , G / P / Y
  T / F | G / lP / lS
  T / F - 'Legal_Department / P
  T / F - 'Human_Resources / P / D
  T - F - G / P
  N / T / F / P / W / S / Y / D / N
  T - R / 'University_Staff / 'Description
  F / T - R / 'Staff / P
  T / X / P | W / S '_+_Comprehensive_Benefits
  T / X / P | W / S '_+_Bonus_&_Benefits
  X / T / P | W / S
  T / 'Posted_3_days_ago_by Z / S / Y / P
  Z / T / P / Y / 'About_the_client
  'Job / T , G / T , G / 'Type_of_offer: / 'Job_opportunity
  T / Y / P / S
  oT / oP
  lT / F '_Introduction
  lT / N / N
  T / F '_See_More_Job_Openings_by_This_Employer / Y | S | P / D
  N / T / F / P ( W ) / N / lS
  oT / oR / 'Status: / 'Open / oF / oG / oP / oY
  T / F / G / lP / lS
  T
  T / F / P / S
  T / F / P / lS
  T / F / P / Y
  T / F / G / P / 'Vacancy_Announcement / D
  T / F - P - 'via_Northboard
  T / F V / P
  T / F V / P | Y | S
  F V / T / P / Y
  T / V / F / P
  T - R / F | P
  T ( R ) / F / P / Y
  R - T / F / P
  T / R / F - G / P
  T - X - P / F
  T - P / F
  T , P / F / Y
  T - X , P / 'About_us
  T / 'Category / G / P
  ! T / F | 'Oregon / D / S / N / N
  ! X / T / P | W / S '_+_Quarterly_Bonus
  ! N / N / F '_logo / T / P / Y / oR / oF / oG
  ! T - R / F / P
  ! T / F - G / P
  ! G / oF / oT / oP
  ! T / F '_View_All_Jobs / P | S
  ! cF / cG / cT / cP / cY
  ! F / N / T / P | D
  ! T ( W ) / F | P / N
  ! lG / lF / lP / lT
  ! T / P | F / Y / N
`)

/** Sentences about what is sought, in the notation of posting-layouts.fixture.ts. */
export const boardIntros = linesOf(`
  The {F} seeks a {T} to join its team in {P}. {Y} of experience is required.
  {F} is hiring a {j} {t} to work on {O}. The position is based in {P}.
  {F} invites applications for the position of {T}. Candidates should have {Y} of experience.
  {F} is seeking a dynamic and committed {t} with {Y} of experience.
  Reporting to the Legal Director, the {T} will work on {O} for {F}.
  The {T} serves as counsel to the boards of the {F} and handles {O}.
  About the position: {F}, a nonpartisan nonprofit, seeks a {t} to start in the fall.
  {F} works with communities in {C} and {C}. We are looking for a {t} in {P}.
  This is a two-year {T} position with the {F}.
  Under the direction of the Deputy Director, the {T} advises the {F} on {O}.
  The Office of General Counsel at {F} is looking for a {t}; at least {Y} of practice are expected.
  As a member of the legal department you will advise on {O}. {Y} of experience.
  Bring your insight to a team of ten. The {t} reports to the director and works on {O}.
  What are the responsibilities and job description for the {T} position at {F}?
  {T} to lead our work on {O} for {F}.
  {F} Seeks {T} in {P}
  {F} is recruiting a {t} through Talent Solutions Partners. {Y} of experience.
  The {F} is looking for a {T}. The office is run by the Executive Director.
  Listing for: {F}
  {F} seeks a {t} to work in its {U}, a unit located in its {P} office.
  At {F}, we believe that everyone should have a lawyer. Our {U} is adding a {t}.
  {F} stands by tenants in {C} and {C}, and announces a {t} position in {P}.
  {F} is pleased to announce a one-year {t} position.
  {F} offers a {t} three (3) years of work in court, and a mentor for each of them.
  The {T} position will work in the {G} to give legal advice to the leaders of {F}.
  Founded in 1863, {F} lies six miles from downtown {C} and has 9,000 students. {F} seeks a {t} experienced in {O}.
  The {T} provides legal and operational support to {F}. Reporting to the Executive Director of Operations, this position assists with {O}.
  The {F} (University), {G} is currently accepting applications for the position of {T}.
  The {G}, Legal Services Branch, {F}, is a team of around 150 professionals. It is recruiting a {t}.
  All employees and volunteers of the {F} serve the public. The {G} of the {F} seeks a {t} to handle {O}.
  At the administration office of the {F}, we are dedicated to a workplace where all feel valued. The {t} handles {O}.
  The {F} is hiring a {t} to join our {G}, which advises departments and elected offices.
  The {T} position is a three-year position. Due to building work, {F} staff are currently working remotely.
  {F}’s legal center seeks a {t} to work on {O}. The {t} will join the {G}.
  {F} is a nonprofit legal and policy organization based in {C}. We seek a {t} with {Y} of experience.
  The {F} is seeking an experienced {t} to join its {G} within the Chief Executive's Directorate.
  As a {T} at a leading company, you will play a role in managing disputes and {O}.
  The {F} seeks two {t}s to advise the Department of Public Works and the Ministry of Roads.
  {F} is the legal adviser to the government and is charged with {O}.
  ! {F} has an opening for one {T} in its {P} office, and asks for {Y} of practice.
  ! The {F} would like to appoint a {T}. The work is in {O}.
  ! Come and work as a {t} at {F}, where ten lawyers serve the public.
`)

/** Sentences of employers that give no name. */
export const unnamedIntros = linesOf(`
  Three-lawyer office in {P} seeks a {t} with {Y} of experience for its growing docket.
  Our practice in {P} concentrates on {X}. We need a {t}.
  Growing {X} firm seeks {j} {t} with {Y} of experience in {P}.
  Our {X} practice in {P} is adding a {t}. You will handle {O}.
  A Commercial Litigation Law Firm with a friendly staff is growing. The Firm wants several {t}s with {Y} of experience.
  We are a dynamic nonprofit and need a {t} in {P}. The {t} will join the {U}.
  {S} firm seeks {t} ready for a change.
  {P} law firm has an immediate need for a {t} with {Y} of experience in {X}.
  Full-service firm with Chambers-ranked partners is hiring a {t} for {P}. {Y} required.
  This full-time position supports our {U}. The {t} reports to the Operations Director.
  The {T} will report to the Senior Director, {U}, and work with the {U}.
  Our legal team of nine is committed to quality counsel. We seek a {t} in {P}.
  The {t} reports to the Associate Director of {U} and will handle {O}.
  We're heading into a busy stretch, and I need a {t} with {Y} at the bar.
  The {T} litigates in state and federal court and works with colleagues on {O}.
  The {T} leads the strategy for policy work and supports the {U}.
  We are seeking a {t} who will provide support to the {U} and its clients.
  Come to a respected practice in {P}! We are seeking an experienced {t}.
  I defend towns and school boards on my own, and I seek a {t}.
  ! A busy practice in {P} wants a {t} who has spent {Y} on {O}.
  ! The {T} sits in our {U} and looks after {O}.
`)

/** Recruiters' sentences about unnamed clients; {Z} is the recruiter. */
export const agentIntros = linesOf(`
  A client of {Z} is looking for a {t} who comes to its office in {P} twice a week.
  {S} litigation boutique is seeking a {t} to support a senior trial lawyer.
  Our client, a law firm that opens an office every year, seeks a {t} with a background in {X}.
  Our client, a manufacturer with plants in {C} and {C}, asks for a {t} with {Y} of experience.
  {Z} is recruiting on behalf of a dynamic, rapidly growing nonprofit dedicated to housing. You will handle {O}.
  {Z} is an attorney search firm specializing in legal placements. We are currently working with a well-established {C} law firm on {O}.
  A leading law firm in {P} is seeking a {t} with {Y} of experience. The role involves {O}.
  A well-established law firm located in {P} is seeking a {t} with {Y} of focused experience in {X}.
  Top 100 AmLaw firm seeks a {t} to join its {X} Practice Group in their {P} office.
  A local government authority in the north is seeking a {t} to lead their new Planning & Highways team.
  Our client is seeking a {j} {t} with {Y} of experience to join their {X} practice group. The firm's {X} group represents banks.
  A well-regarded {P} law firm on a strong growth trajectory is seeking a {t}. Conducted by {Z}.
  A respected boutique in {P} asked {Z} to find a {t}. {Y} of experience.
  What are the responsibilities and job description for the {T} position at {Z}?
  A leading {X} group in {P} is looking for a {t}. Contact {Z}.
  About our client: an international firm with a strong {X} practice. {Z} has placed lawyers with it for years.
  We are partnering with a public company in {P} to hire a {t}. Pay is {M}.
  {Z}, Legal helps a full-service firm find a {T} for its group in {P}.
  {Z}'s Legal Division has a client in {P} that wants a {t} at once.
  An AmLaw 200 {X} team based in {P} is in search of lateral candidates with {Y} of experience.
  {Z} has partnered with a boutique in {P} that needs a {t}. {Y} of experience.
  {Z} is a national search firm, and our client, an insurer in {P}, needs a {t}.
  For one of its clients in {P}, {Z} seeks a {t}; the client handles {O}.
  ! {Z} has been engaged by a regional firm to find a {t} for {P}.
  ! The employer, a family company in {P}, would like to stay unnamed for now. It needs a {t}.
`)

/** Sentences in which recruiters describe themselves, below a posting. */
export const agentAsides = linesOf(`
  {Z} is an equal opportunity employer.
  About {Z}: since 1994 we have placed lawyers and paralegals with the firms of {C}.
  {Z} connects attorneys with firms and legal departments in {C}, {C} and {C}.
  Send your résumé to {Z} in confidence.
  By applying you accept the privacy notice of {Z}.
  At {Z}, we know the legal market, and our services cost candidates nothing.
  {Z} has offices in {C} and {C} and was named one of the best places to work.
  Questions? Call {Z} and ask for the legal team.
  ! {Z} acts for this employer alone.
`)

/** Departments, which are not the employer. */
export const units = linesOf(`
  Office of General Counsel
  Office of the General Counsel
  Office of University Counsel
  Employment Division
  Environmental Protection Division
  Natural Resources and Indigenous Legal Group (NRIL)
  Legal & Governance Services
  Northeast Regional Office
  Office of Human Resources
  System HR/Policy and Planning
  Legal Branch
  Planning & Highways team
  Claims Unit
  Department of Legal Affairs
  Office of the President
  Civil Law Division
  Advisory Services Group
  Eastern District of Texas
  Northern District of Ohio
  Criminal Division
  Appellate Division
  County Attorney with Felony Jurisdiction
  ! Consumer Affairs Branch
  ! Western Regional Office
  ! Office of Student Conduct
`)

/** Other organizations and laws, which employ nobody here. */
export const boardAsides = linesOf(`
  This position is exempt from the State of {S} Classified Staff System.
  Applicants must be admitted to practice and in good standing in the State of {S}.
  Must be an active member in good standing of the {S} State Bar.
  Licensure is governed by the Supreme Court of {S} and the Board of Bar Examiners.
  Benefits follow the rules of the {S} Public Employees Retirement System.
  Persons needing help may write to the Office of Human Resources or the Relay Service.
  Our hiring process is consistent with Ontario's Human Rights Code and the Accessibility Act.
  Eligible lawyers from the Ministry of Roads, Ministry of Colleges, Universities, Research and Security may apply.
  The role supports Women's Health Alliance of {S} (WHAS), a program of several partners.
  Questions about Title IX go to the Equal Opportunity Office.
  Create a resume tailored to this job. Enable job alerts via email!
  Posted by {Z}
  The work is done with the City Council, its committees and departments.
  Candidates with experience at the Department of Justice or the Securities and Exchange Commission are welcome.
  This position is exempt from the overtime provisions of the Fair Labor Standards Act.
  The position is subject to the Conflict of Interest Act and the Public Service Regulations.
  Candidates must pass a check under the Child Protection Act.
  We are a member of the National Association of Public Employers and of Justice in Action.
  A Full-Service Law Firm is hiring through us, too.
  FIND_THE_RIGHT_JOB.
  Powered by Civic Careers Online
  Licensed by the State Bar Association or the Law Society of a province.
  Eligible for Public Service Loan Forgiveness under rules of the Department of Education.
  The incumbent is represented by the Federation of Professional Employees.
  Our partners include Community Legal Help and the Harbor Foundation.
  Travel within 125 km of this location may be needed.
  ! The Freedom of Information Act applies to all applications.
  ! Employees belong to the Union of Public Lawyers.
  ! Hosted by Good Work Board
`)

/** Documents that applicants send. */
export const attachments = linesOf(`
  Cover Letter/Letter of Interest
  Cover letter
  Resume
  Current résumé or CV
  List of three references
  Writing sample of no more than ten pages
  Law school transcript
  Statement of interest
  Completed application form
  Contact details of two referees
  ! A letter that says why you apply
  ! Proof of bar admission
`)

export const attachmentHeadings = linesOf(`
  To apply, attach the following
  Required Documents
  Application Materials
  Documents Needed to Apply
  Please submit
  How to apply
  ! What to send
  ! Attachments
`)

/** Kinds of work that only they have. */
export const boardTypes = [
  'Full-time',
  'temporary',
  'contract',
  'Full Time',
  'Contract',
  'Part Time',
  'Full Time Schedule',
  'Temporary',
  'Permanent',
  'Part-time',
  'Term, Full-time',
]

/** Furniture of boards. */
export const furniture = linesOf(`
  Benefits Union-Eligible Health Insurance
  Apply on employer site
  Nonprofit | Full Time Schedule
  View
  Save
  See more openings by this employer
  Enable job alerts via email!
  Boost your interview chances
  Generate a tailored resume in minutes
  Law degree required
  General Benefits
  Health Insurance
  Professional development
  Union-Eligible
  Paid Vacation
  Sick time
  Paid Fellowship
  Mid Level
  Language
  Job Description
  Commute Time
  Ranking 3 : Mostly Business
  Estimated Salary Lower than Highest Salary Band in Market
  Public Sector Jobs
  Top Benefits
  fbpx
  Job Ref 20261
  Professional Level
  Education Level J.D.
  Posted 2 weeks ago
  Application Deadline
  Open until filled
  Cause Areas
  Legal, Policy, Advocacy
  ! Show on map
  ! Claim this employer
  ! Salary Estimate
`)
