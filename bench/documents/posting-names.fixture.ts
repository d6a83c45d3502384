// Places, practices, titles and parts of names of generated postings. What begins with `!` is held out of training.
import { linesOf } from './word-lists.ts'

/** Towns abroad: as shown, what follows them, and the place of a job. */
export const placesAbroad = linesOf(`
  Toronto; ON; Toronto, ON
  Toronto; Ontario; Toronto, ON
  Toronto; ; Toronto, Canada
  Calgary; Alberta; Calgary, AB
  Ottawa; Ontario; Ottawa, ON
  Montreal; QC; Montreal, QC
  Vancouver; British Columbia; Vancouver, BC
  Halifax; Nova Scotia; Halifax, NS
  London; UK; London, England
  London; ; London, England
  London; United Kingdom; London, England
  Edinburgh; ; Edinburgh, Scotland
`)

export const moreOffices = linesOf(`
  Commission on Human Rights
  Board on Judicial Standards
  House Committee on Ways and Means
  Office of the State Comptroller
  National Council on Aging
  Division of Workers' Compensation
  Office of Administrative Hearings
  Center for Tenants' Rights
  Children's Law Project of the Valley
  Veterans' Legal Clinic
  County of Santa Barbara
  State of Vermont
  Department of Consumer Affairs
  Women's Justice Center
  Tribal Court of the Northern Lakes
  Water and Power Authority
  St. Brendan's University
  Board of Regents
  Office of the County Counsel
  Prosecutor's Office of Mercer County
  Immigrants' Defense Network
  Court of Common Pleas
  Housing Authority of the City of Fresno
  Legal Aid of the Foothills
  Children's Hospital of the Plains
`)

export const particleNames = linesOf(`
  van Houten
  de la Cruz
  Van Dyke
  von Stein
  Al-Sayed
  El-Amin
  O'Neil
  St. Clair
  MacDonald
  Ben-David
  D'Angelo
  Le Blanc
  de Vries
  Di Marco
  van der Meer
  del Valle
`)

export const practiceNames = linesOf(`
  Corporate
  Litigation
  Tax
  Real Estate
  Labor & Employment
  Trusts & Estates
  Intellectual Property
  Private Equity
  Insurance Defense
  Family Law
  Immigration
  Environmental
  Healthcare
  Bankruptcy
  Commercial Litigation
  Banking & Finance
  ! Privacy
  ! Construction
  ! Antitrust
  ! White Collar
  ! Land Use
`)

export const titleForms = linesOf(`
  {X} Associate
  {X} Attorney
  Senior {X} Associate
  Associate Attorney - {X}
  {X} Partner
  {X} Counsel
  Junior {X} Associate
  Mid-Level {X} Associate
  {X} Paralegal
  Staff Attorney, {X}
  Associate, {X}
  Of Counsel, {X}
  {X} Legal Assistant
  Associate - {X}
  {X} Attorney (Mid-Level)
  Senior Counsel - {X}
  Partner, {X} Group
  Counsel, {X} Group
  Associate, {X} Practice Group
  Fellow, {X} Program
  Assistant to the {X} Partners
  Legal Counsel, {X}
  {X} Litigator
  Attorney III - {X}
  Experienced {X} Associate
  Lateral {X} Partner
  Attorney Advisor ({X})
  Director of {X}
  Assistant Dean for {X} Programs
  Rechtsanwalt / Associate - {X}
  Counsel for {X}
  Fellow, {X} Project
  Associate Attorney
  Staff Attorney
  Head of {X}
  Vice President, {X}
  Head of Legal Operations
  Supervising Attorney, {X} Unit
  Counsel, {X} Branch
  {X} Solicitor
  {X} Administrator
  Staff Attorney ({X})
  Term Law Clerk
  NQ {X} Solicitor
  {X} Legal Executive
  {X} Paralegal / Legal Assistant
  Contract {X} Attorney
  ! Chief of {X}
  ! {X} Lawyer
  ! Attorney, {X} Group
  ! Experienced {X} Attorney
  ! {X} Shareholder
  ! Attorney II - {X}
`)

export const supportTitles = linesOf(`
  Legal Secretary
  Litigation Paralegal
  Contracts Manager
  Law Clerk
  Legal Recruiting Coordinator
  Patent Agent
  Docketing Specialist
  Litigation Support Specialist
  Legal Assistant / Paralegal
  Bilingual Legal Assistant/Paralegal (Korean-English)
  Legal Administrative Assistant
  Legal Billing Specialist
  Case Manager
  Document Review Attorney
  Summer Law Clerk
  2L 2027 Summer Associate
  Trainee Solicitor
  Legal Cashier
  Residential Conveyancer
  Conveyancing Fee Earner
  Legal Compliance + Training Manager
  ! Knowledge Counsel
  ! Conflicts Analyst
  ! Discovery Attorney
  ! Billing Coordinator
`)

/** Parts of an employer. */
export const divisions = linesOf(`
  Civil Law Division
  Office of Legal Affairs
  Litigation Bureau
  Health Law Branch
  Real Property Unit
  Corporate Services
  Child Support Division
  ! Enforcement Section
  ! Tenant Protection Unit
`)

/** Halves of invented names of companies. */
export const nameHalves = linesOf(`
  Tally
  Bright
  Crate
  Lumen
  Fern
  Orbit
  Pebble
  Quick
  Sprout
  Stride
  Harvest
  Mint
  ! Glow
  ! Copper
  ! Anchor
`)

export const nameEndings = linesOf(`
  port
  loop
  stone
  ly
  wise
  path
  grid
  field
  works
  ! nest
  ! beam
`)
