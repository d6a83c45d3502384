// Words and layouts of postings as job boards, agencies, universities and nonprofits write them: employers without a legal form,
// titles with a program behind them, and other organizations, laws and documents around. What begins with `!` is held out.
import type { Random } from './random.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const own = (list: readonly string[], isHeldOut: boolean) =>
  list.filter((one) => one.startsWith('!') === isHeldOut).map((one) => one.replace(/^!\s*/, ''))

/** Heads in the notation of posting-words.fixture.ts; `c` is a label over a value that begins with the colon. */
export const boardHeads = lines(`
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
  ! T / F - G / P
  ! G / oF / oT / oP
  ! T / F '_View_All_Jobs / P | S
  ! cF / cG / cT / cP / cY
  ! F / N / T / P | D
  ! T ( W ) / F | P / N
  ! lG / lF / lP / lT
  ! T / P | F / Y / N
`)

/** Parts of the names of employers: {1} a subject, {2} another, {P} a place, {N} a family name, {K} a kind, {D} a field of government. */
const firmForms = lines(`
  University of {P}
  {P} State University
  {P} College
  {N} University School of Law
  {P} Community College District
  Ministry of {D}
  Ministry of the Attorney General
  Department of {D}
  {P} Department of {D}
  State of {P}, Department of {D}
  County of {P}
  {P} County
  City of {P}
  City and County of {P}
  {P} County Public Defender
  {P} County Superior Court
  Office of {D}
  Office of the Attorney General
  {P} School District
  {P} Regional Health Authority
  {N} Children's Hospital
  {P} Transit Authority
  {P} Housing Authority
  National Center for {1} & {2}
  National Center for {1} and {2}
  Center for {1}
  {P} Center for {1} and the Law
  {P} Law Project
  {1} Law Project
  {P} Legal Services
  Legal Aid of {P}
  Legal Aid Society of {P}
  {1} {K}
  {1} & {2} {K}
  {P} {1} {K}
  Alliance for {1}
  Advocates for {1} and {2}
  Lawyers for {1}
  Families for {1}
  {P} Volunteer Lawyers
  {N} Foundation
  {N} & {N} Foundation
  {N} {N}
  {N} Wade
  {1} First
  {1} Now
  Americans for {1}
  {P} {K} of {1} Lawyers
  {P} Advance and {P} Advance Lab
  {D} Tribunal
  {D} Commission of {P}
  Federal {D} Agency
  Bank of {P}
  {P} Credit Union
  {N} Brothers
  {N} Health
  {P} Power & Light
  ! {P} University Hospitals
  ! Institute for {1} and {2}
  ! {P} Justice Initiative
  ! Ministry of {D} and {D}
  ! {1} Defense Network
  ! Town of {P}
  ! {P} Office of {D}
  ! People for {1}
  ! {N} Institute
  ! {P} Bar Foundation
  ! {N} Lane
  ! {P} Port Authority
`)
const subjects = lines(`
  Housing
  Reproductive Health
  Civil Rights
  Immigrant Rights
  Youth
  Family Justice
  Disability Rights
  Health
  Clean Air
  Workers' Rights
  Education
  Voting Rights
  Elder Justice
  Consumer Protection
  Fair Trials
  Democracy
  Tenants
  Refugee Rights
  Free Speech
  Food Security
  ! Digital Rights
  ! Rural Health
  ! Open Courts
  ! Public Lands
  ! Farmworkers
`)
const kinds = lines(`
  Project
  Network
  Coalition
  Collaborative
  Fund
  Society
  Council
  Partnership
  Association
  Clinic
  Institute
  League
  ! Trust
  ! Forum
  ! Union
`)
const fields = lines(`
  Justice
  Labor
  Health
  Finance
  Natural Resources
  Transportation
  Education
  Revenue
  Public Safety
  Corrections
  Social Services
  Insurance
  Agriculture
  Environmental Protection
  Labor Relations
  Fish and Wildlife
  Children and Families
  ! Housing and Urban Affairs
  ! Energy
  ! Veterans Affairs
  ! Licensing
`)
const places = lines(`
  Northfield
  Eastville
  Lakemont
  Harbor Springs
  Delmar
  Westbrook
  Santa Rosa
  New Marlow
  Red Valley
  Cascade
  Fairmont
  Kingsley
  Ohio
  Oregon
  Nevada
  California
  ! Southport
  ! Elmdale
  ! Maine
  ! Grand Mesa
`)
const families = lines(`
  Hartley
  Jackson
  Ortega
  Whitfield
  Sandoval
  Brandt
  Kowalski
  Everett
  Lindqvist
  Okonkwo
  ! Pemberton
  ! Castellano
  ! Nakamura
`)

const ranks = lines(`
  Staff
  Senior
  Senior Staff
  Managing
  Supervising
  Directing
  Deputy
  Assistant
  Associate
  Special Assistant
  Chief
  Litigation
  Policy
  Lead
  Associate or Senior
  Assistant or Associate
  Principal
  Housing
  Bilingual
  Interim
  ! First Assistant
  ! Senior Policy
  ! Junior
`)
const roles = lines(`
  Attorney
  Attorney
  Counsel
  Counsel
  Policy Counsel
  Legal Fellow
  Legal Director
  Litigation Attorney
  University Counsel
  Corporation Counsel
  Attorney General
  General Counsel
  City Attorney
  District Attorney
  Public Defender
  Paralegal
  Law Clerk
  Legal Advisor
  Legal Assistant
  Policy Analyst
  Program Director
  Hearing Officer
  Investigator
  Compliance Officer
  Contracts Manager
  Intake Specialist
  Clinical Professor
  Research Fellow
  Court Attorney
  Legal Counsel
  Lawyer
  Solicitor
  Planning Lawyer
  Advocate
  ! Hearing Advisor
  ! Agency Counsel
  ! Equity Fellow
  ! Staff Counsel
  ! Legal Navigator
`)
/** Programs, offices and grades behind a role in a title. */
const programs = lines(`
  , Maternal Health
  , Research and Contracts
  , Employment Litigation (ELIT) Division
  , Civil Rights & Police Accountability
  , Office of Compliance
  , Health and Welfare
  , Disability Benefits Unit
  - Gender, Sexuality & Justice Program
  - Prevention Program
  - California Office
  - Fall 2026
  - Tenant Defense Project
  - Advisory Services Group
  – Education Unit
  – Rights & Health-State
  – Office of Legal Services
  for Faculty Affairs
  for Research
  for Environmental Programs
  of Student Conduct
  (Trademark)
  (2-Year Term)
  II
  III
  ! , Federal Courts
  ! - Clean Water Program
  ! – Summer 2027
  ! for Clinical Affairs
  ! , Land & Minerals Section
  ! (Grade 7)
`)

/** Sentences about what is sought, in the notation of posting-words.fixture.ts. */
export const boardIntros = lines(`
  The {F} seeks a {T} to join its team in {P}. {Y} of experience is required.
  {F} is hiring a {t} to work on {O}. The position is based in {P}.
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
  ! {F} has an opening for one {T} in its {P} office, and asks for {Y} of practice.
  ! The {F} would like to appoint a {T}. The work is in {O}.
  ! Come and work as a {t} at {F}, where ten lawyers serve the public.
`)

/** Other organizations and laws, which employ nobody here. */
export const boardAsides = lines(`
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
export const attachments = lines(`
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
export const attachmentHeadings = lines(`
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
export const boardTypes = ['Full-time', 'Full Time Schedule', 'Temporary', 'Permanent', 'Part-time', 'Term, Full-time']
/** Furniture of boards. */
export const furniture = lines(`
  Benefits Union-Eligible Health Insurance
  Apply on employer site
  Nonprofit | Full Time Schedule
  View
  Save
  See more openings by this employer
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

/** The name of an employer. */
export function boardFirm(random: Random, isHeldOut: boolean): string {
  const pick = (list: readonly string[]) => random.pick(own(list, isHeldOut))
  const lists: Readonly<Record<string, readonly string[]>> = {
    1: subjects,
    2: subjects,
    P: places,
    N: families,
    K: kinds,
    D: fields,
  }
  const form = isHeldOut && random.chance(0.5) ? random.pick(own(firmForms, false)) : pick(firmForms)
  return form.replaceAll(/\{(.)\}/g, (_, letter: string) => pick(lists[letter] ?? []))
}

/** A title, with its program or without. */
export function boardTitle(random: Random, isHeldOut: boolean): string {
  const mixed = (list: readonly string[]) => random.pick(own(list, isHeldOut && random.chance(0.5)))
  const [rank, role, program] = [mixed(ranks), mixed(roles), mixed(programs)]
  const bare = random.chance(0.25) ? role : `${rank} ${role}`
  if (random.chance(0.4)) return bare
  return program.startsWith(',') ? `${bare}${program}` : `${bare} ${program}`
}
