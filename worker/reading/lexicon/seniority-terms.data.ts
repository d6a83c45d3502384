import type { Seniority } from '#contract/domain/seniorities.ts'
import type { Terms } from './phrase-book.ts'

/** Level of an associate among associates. */
type AssociateLevel = 'junior' | 'mid' | 'senior'

export type SeniorityWord = {
  kind: 'seniority'
  seniority: Seniority
  /** Level within the title, for words that state one: "junior", "mid-level". */
  level?: AssociateLevel
  /** "Attorney" and "lawyer" name the profession as often as the title. */
  isGeneric?: true
}

/** "Senior" and similar words, which raise the title after them. */
export type LevelModifier = { kind: 'modifier'; level: AssociateLevel }

/** Phrases for each level, with everything that they state about it. */
export const levelTerms: Terms<SeniorityWord | LevelModifier> = [
  [
    { kind: 'seniority', seniority: 'associate', level: 'junior' },
    `junior associate; jr associate; jr. associate; junior; juniors; jr assoc; junior assoc; junior-level; junior level; junior level associate; junior lawyer; junior attorney; junior-level associate; entry-level; entry level; entry-level associate; entry level associate; entry level attorney; entry-level attorney; first year associate; first-year associate; 1st year associate; 1st-year associate; rookie; baby lawyer; newly admitted; newly admitted attorney; newly barred; fresh out of law school; recent law grad; recent law school grad; recent graduate; new graduate; summer associate; early career; early-career;  junior counsel; junior-to-mid; junior to mid; junior to mid-level; junior/mid; junior/mid-level; junior/midlevel; junior to midlevel; junior-to-midlevel; junior or mid-level; junior to mid-level associate; junior/mid-level associate; junior to midlevel associate; junior or mid-level associate; junior/midlevel associate`,
  ],
  [
    { kind: 'seniority', seniority: 'associate', level: 'mid' },
    `mid-level; midlevel; mid level; mid-level associate; midlevel associate; mid level associate; mid-levels; mid lvl; midlvl; mid; mid-level assoc; midlevel assoc; mid level assoc; mid-lvl associate; mid-career associate; intermediate associate; mid-associate; mid associate; mid-level attorney; midlevel attorney; mid-level lawyer; mid-level  mid-level to senior; midlevel to senior; mid to senior; mid-to-senior; mid-senior; mid/senior; mid-level/senior; mid-to-senior level; mid to senior level; mid- to senior-level; mid-level or senior; mid to senior associate; mid-level to senior associate; midlevel to senior associate; mid-level/senior associate; mid/senior associate; mid-senior associate; mid-to-senior level associate; mid to senior level associate; mid-to-senior associate; mid-level or senior associate; midlevel/senior associate`,
  ],
  [
    { kind: 'seniority', seniority: 'associate' },
    `associate; assoc; assoc.; associate attorney; attorney associate; law associate; lateral associate; laterals associate; associate lawyer; associate-level; associate level; associate position; permanent associate; career associate;   regular associate; full-time associate; non-partner track associate`,
  ],
  [
    { kind: 'seniority', seniority: 'senior-associate', level: 'senior' },
    `senior associate; sa level; sa-level; sr associate; sr. associate; sr assoc; snr associate; snr assoc; senior assoc; senior-level associate; senior level associate; senior-level; senior level; senior-associate; upper-level associate; upper level associate; partnership-ready associate; senior lateral associate; sr. level associate; super senior associate; seasoned associate; experienced associate; advanced associate; principal associate; managing associate`,
  ],
  [
    { kind: 'seniority', seniority: 'staff-attorney' },
    `staff attorney; staff lawyer; senior staff attorney; sr staff attorney; sr. staff attorney; lead staff attorney; staff atty; department attorney; practice attorney; e-discovery attorney; ediscovery attorney; discovery attorney; document review attorney; doc review attorney; practice group attorney; staff counsel`,
  ],
  [
    { kind: 'seniority', seniority: 'counsel' },
    `counsel; special counsel; counsel-level; counsel level; corporate counsel; commercial counsel; product counsel; legal counsel; in-house counsel; in house counsel; inhouse counsel; assistant general counsel; associate general counsel; deputy general counsel; assoc general counsel; assoc gen counsel; asst general counsel; asst gen counsel; dep general counsel; dep gen counsel; gen counsel; asst gc; assoc gc; dep gc; agc; dgc; general counsel; gc;      contracts counsel; division counsel; regional counsel; trial counsel;  non-partner counsel;     sole counsel; associate counsel; junior corporate counsel; counsel position; income counsel; clo; chief legal officer;    healthcare counsel`,
  ],
  [
    { kind: 'seniority', seniority: 'senior-counsel' },
    `senior counsel; sr counsel; sr. counsel; snr counsel; senior corporate counsel; senior legal counsel; senior commercial counsel;  senior product counsel;      principal counsel; executive counsel; senior in-house counsel; senior-counsel; senior attorney counsel;  senior contracts counsel; senior staff counsel;     senior assistant general counsel; sr. corporate counsel; sr corporate counsel`,
  ],
  [{ kind: 'seniority', seniority: 'of-counsel' }, `of counsel; of-counsel; ofcounsel; o/c`],
  [
    { kind: 'seniority', seniority: 'attorney', isGeneric: true },
    `attorney; atty; attorneys-at-law; attorney at law; attorney-at-law; contract attorney; project attorney; lateral attorney; experienced attorney;   attorney position`,
  ],
  [{ kind: 'seniority', seniority: 'attorney', isGeneric: true }, `lawyer; litigator;  esq; esquire`],
  [
    { kind: 'seniority', seniority: 'senior-attorney' },
    `senior attorney; sr attorney; sr. attorney; senior atty; sr atty; sr. atty; senior lawyer; sr lawyer; senior litigator; senior trial attorney; senior trial lawyer; senior-attorney; senior-level attorney; senior level attorney;    lead attorney; principal attorney; supervising attorney; managing attorney; seasoned attorney; senior contract attorney`,
  ],
  [
    { kind: 'seniority', seniority: 'partner' },
    `partner; rainmaker; rainmakers; partner-level; partner level; equity partner; non-equity partner; nonequity partner; income partner; junior partner; jr partner; jr. partner; lateral partner; service partner;  partner/counsel; shareholder; equity shareholder; non-equity shareholder; member of the firm; law firm partner;  contract partner; salaried partner; fixed share partner; capital partner;   director-level partner; partner with a book; partner candidate`,
  ],
  [
    { kind: 'seniority', seniority: 'senior-partner' },
    `senior partner; sr partner; sr. partner; senior-partner; snr partner; senior equity partner; senior shareholder; name partner; named partner; founding partner`,
  ],
  [
    { kind: 'seniority', seniority: 'managing-partner' },
    `managing partner; managing-partner; office managing partner; omp; firm managing partner; managing shareholder; co-managing partner; regional managing partner; managing director and partner; office head; firm chair; partner-in-charge; partner in charge; managing member`,
  ],
  [{ kind: 'modifier', level: 'senior' }, 'senior; sr; snr'],
]

/** Titles that "senior" raises, and what it makes of them. */
export const raised: Partial<Record<Seniority, Seniority>> = {
  associate: 'senior-associate',
  attorney: 'senior-attorney',
  counsel: 'senior-counsel',
  partner: 'senior-partner',
}

/** Years since the J.D. that people in each seat usually have; used to compare levels, never shown as a fact. */
export const seniorityYears: Readonly<Record<Seniority, { min: number; max: number }>> = {
  associate: { min: 0, max: 7 },
  'senior-associate': { min: 5, max: 11 },
  'staff-attorney': { min: 0, max: 25 },
  attorney: { min: 0, max: 20 },
  'senior-attorney': { min: 6, max: 30 },
  counsel: { min: 7, max: 30 },
  'senior-counsel': { min: 9, max: 35 },
  'of-counsel': { min: 9, max: 45 },
  partner: { min: 8, max: 35 },
  'senior-partner': { min: 15, max: 45 },
  'managing-partner': { min: 15, max: 45 },
}
