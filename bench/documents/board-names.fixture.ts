// Employers, recruiters, departments and titles as job boards, agencies, universities and nonprofits write them: employers without
// a legal form, titles with a program behind them. What begins with `!` is held out of training.
import type { Random } from './random.ts'
import { chosenOf, linesOf } from './word-lists.ts'

/** Parts of the names of employers: {1} a subject, {2} another, {P} a place, {N} a family name, {K} a kind, {D} a field of government, {B} a word. */
const firmForms = linesOf(`
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
  Center on {1}, {2}, and Policy at {N} Law
  The Center for {1} and the Law at {N} College
  University of {P} {Q}
  University of {P} at {Q}
  University of {P} System
  {W} {P} University
  {W} {Q} {P} University System
  {P} State Attorney General's Office
  {P} County Attorney's Office
  London Borough of {Q}
  {Q} Borough Council
  {P} City Council
  Government of {P}
  Ministry of the Solicitor General
  ABLU of {W} {P}
  {1} {1b}
  {B}
  {B}
  {B} {K}
  National {1} Law Program
  National {1} Law Center
  {P} Women's Law Center
  {N} Group
  {N} & Sons
  {N} Legal
  {N} Law
  {N} Stores
  {1} in Action
  Project {1b}
  {P} Public Utility District
  {P} Association of Counties
  U.S. Attorney’s Office
  U.S. Department of {D}
  Department of {D}, Office of {D}
  Office of the United States Attorney for the Northern District of {P}
  Office of the {P} Ombudsman
  {P} County District Attorney’s Office
  {P} Criminal District Attorney's Office
  {P} Division on {1}
  {P} Civil Liberties Union of {P}
  {B} of {P}
  {B} {P}
  {P} {B}
  {B} Law
  {1b} {P}
  A Better {1b}
  {1b}/{1b}/{1b}
  {N}’s {1b} Project
  {P} Legal Services, Inc
  {P} State University - {Q}
  {N} College - {P}
  {P} Legal Help ({B})
  {P} Women's Center
  {1} Reach
  {N} Mutual
  The {1} {K}
  {1}, {2} & {1b}
  {1} Initiative of {W} {P} ({B})
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
  ! University of {P} - {Q}
  ! {W} {P} Legal Partnership
  ! {1} {1b} Now
  ! {B} Trust
  ! Center on {1} at {N} Law
`)

const subjects = linesOf(`
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

const shortSubjects = linesOf(`
  LGBTQ
  ADA
  ERISA
  DEI
  FOIA
  SSI
  ! HIPAA
  ! VAWA
`)

/** Words for causes that nonprofits work for. */
const causes = linesOf(`
  Justice
  Forward
  Rising
  Matters
  Works
  Watch
  Reform
  Advocates
  Together
  ! Voices
  ! Ahead
`)

const compass = linesOf(`
  Northern
  Eastern
  Southern
  Western
  Central
  ! Upper
`)

/** Names that are one word. */
const brands = linesOf(`
  Earthwise
  Lexora
  Trellium
  Brightmoor
  Parcelo
  Unify
  Homeward
  Civitas
  Lanternly
  Riverkeep
  Oakfield
  Sainsford
  ! Groundwork
  ! Kindling
  ! Marrowby
`)

const kinds = linesOf(`
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

const fields = linesOf(`
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

const places = linesOf(`
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

const families = linesOf(`
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

const ranks = linesOf(`
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
  Post-Graduate
  Externally Funded
  Reproductive & Sexual Health
  Housing and Homelessness
  Mid-Level
  Full-Time
  ! First Assistant
  ! Senior Policy
  ! Junior
`)

const roles = linesOf(`
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
  Barrister
  Housing Attorney
  Senior Lawyer
  Manager of Legal Affairs
  Regional Counsel
  Director of Housing
  Claims Administrator
  Assistant Director of Claims
  ! Hearing Advisor
  ! Agency Counsel
  ! Equity Fellow
  ! Staff Counsel
  ! Legal Navigator
`)

/** Programs, offices and grades behind a role in a title. */
const programs = linesOf(`
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
  for Faculty Affairs and Employment
  , Labor & Benefits
  - Largely Remote
  (Policy & Prevention)
  (Class Actions)
  (Plaintiff or Defense)
  (Patents / Medical Devices)
  2
  or Policy Analyst
  , Northeast Regional Office
  to the Director
  to the Chief Judge
  to a U.S. Magistrate Judge
  for Senior Partner
  - Real Estate
  II
  III
  ! , Federal Courts
  ! - Clean Water Program
  ! – Summer 2027
  ! for Clinical Affairs
  ! , Land & Minerals Section
  ! (Grade 7)
  ! to the Commissioner
`)

/** Words that employers give in place of their names. */
export const maskedNames = linesOf(`
  Confidential
  Law Firm
  Private Company
  Confidential Law Firm
  Company Confidential
  Government
  Boutique Law Firm
  Undisclosed
  ! Private Practice
  ! Name on request
`)

const seeing = ['See', 'View', 'Show', 'More', 'All', 'Browse', 'Other', 'Visit']

const seen = [
  'Jobs',
  'Openings',
  'Company Profile',
  'Profile',
  'Website',
  'Open Positions',
  'Roles at This Employer',
  'Reviews',
]

/** Text that a job board shows after an employer's name: "See Openings", "4.1 (32 reviews)". */
export const behindFirm = (random: Random): string => {
  const words = `${random.pick(seeing)} ${random.pick(seen)}`
  const rating = `${3 + random.below(2)}.${random.below(10)}`
  return random.pick([
    words,
    words,
    words.toLowerCase(),
    rating,
    `${rating} (${2 + random.below(90)} reviews)`,
    'Easy Apply',
  ])
}

/** Names of recruiters: {N} a family name, {P} a town. */
const agentForms = linesOf(`
  {N} Headhunters
  {N} Headhunters LLC
  {N} Legal Search
  {N} & {N} Search
  {N} Recruitment Limited
  Civic Recruitment Limited
  {N} Staffing
  {N} Legal Staffing Group
  {P} Talent Partners
  {N} Talent Solutions
  {N} Placements
  Legal Recruiters of {P}
  {N} Executive Search, Inc.
  {N} Headhunters, LLC
  {N} Search LLC
  {N} Recruiters, Inc.
  7 Legal
  {B} Careers
  Attorney Search {P}
  {B}
  {B} Group
  {B} Partners
  {N} Direct Innovations
  {N} & {N}
  {N} Source Group
  Hire {B}
  {B} Great Teams
  The {N} Group
  {N} Consulting LLC
  {B} Workforce
  {N} Partners
  ! {N} Search Partners
  ! {N} Recruiting
  ! {P} Legal Talent
`)

/** Puts words into a form: {1} a subject, {P} a place, {N} a family name and so on. */
export function filledIn(form: string, random: Random, isHeldOut: boolean): string {
  const lists: Readonly<Record<string, readonly string[]>> = {
    1: subjects,
    2: subjects,
    '1b': causes,
    P: places,
    Q: places,
    N: families,
    K: kinds,
    D: fields,
    W: compass,
    B: brands,
  }
  return form.replaceAll(/\{(\w+)\}/g, (_, name: string) => random.pick(chosenOf(lists[name] ?? [], isHeldOut)))
}

const formOf = (forms: readonly string[], random: Random, isHeldOut: boolean): string =>
  random.pick(chosenOf(forms, isHeldOut && !random.chance(0.5)))

/** The name of an employer. */
export const boardFirm = (random: Random, isHeldOut: boolean): string =>
  filledIn(formOf(firmForms, random, isHeldOut), random, isHeldOut)

/** The name of a recruiter, who hires for clients. */
export const agentName = (random: Random, isHeldOut: boolean): string =>
  filledIn(formOf(agentForms, random, isHeldOut), random, isHeldOut)

/** Forms of departments, programs and teams that no list has. */
const unitForms = linesOf(`
  {1} & {2} Program
  {1}, {2}, and {1b} Program
  {1} and {2} Unit
  {1} {1b} Team
  {1} Policy and Advocacy
  Policy & {1} Support
  {1} Rights Initiative
  {D} Division
  {D} Practice Group
  Office of {D}
  {1} Department
  U.S. {1} Policy
  Division of {D} and {1}
  {1} Litigation Section
  {1} & {D} Department
  ! {1} and {D} Bureau
  ! {1} Team
`)

/** The name of a department, a program or a team. */
export const unitName = (random: Random, isHeldOut: boolean): string =>
  filledIn(formOf(unitForms, random, isHeldOut), random, isHeldOut)

/** Writes a department behind a title in one of several ways. */
export const behindTitle = (random: Random, isHeldOut: boolean): string => {
  const unit = unitName(random, isHeldOut)
  return random.pick([` - ${unit}`, ` – ${unit}`, `, ${unit}`, ` (${unit})`])
}

/** A title, with its program or without. */
export function boardTitle(random: Random, isHeldOut: boolean): string {
  const mixed = (list: readonly string[]) => random.pick(chosenOf(list, isHeldOut && random.chance(0.5)))
  const [rank, role, program] = [mixed(ranks), mixed(roles), mixed(programs)]
  if (random.chance(0.1))
    return random.pick(['Counsel', 'Attorney', 'Lawyer', 'Paralegal', 'Legal Counsel', 'Associate'])
  // "Housing/ADA/Health attorney".
  if (random.chance(0.06)) {
    const short = () => (random.chance(0.3) ? mixed(shortSubjects) : (mixed(subjects).split(' ')[0] ?? ''))
    const subject = Array.from({ length: 2 + random.below(2) }, short).join('/')
    return `${subject} ${random.chance(0.4) ? role : role.toLowerCase()}`
  }
  const bare = random.chance(0.25) ? role : `${rank} ${role}`
  if (random.chance(0.4)) return bare
  if (random.chance(0.3)) return bare + behindTitle(random, isHeldOut)
  return program.startsWith(',') ? `${bare}${program}` : `${bare} ${program}`
}
