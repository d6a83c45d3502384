// Letters, emails, boards' pages, advertisements and agencies' messages around postings. For training only.
import { linesOf } from './word-lists.ts'

const framesOf = (text: string): string[][] =>
  text
    .trim()
    .split(/\n\s*=+\n/)
    .map((frame) => linesOf(frame))

/**
 * Frames of postings that name the employer. A line begins with its kind: h head, i what is sought, s the employer's story, b boilerplate, n noise; with "?"
 * only every second posting has it. BODY is the posting's lists. {T} title, {t} title without capitals, {^T} in capitals, {F} firm, {P} place, {p} its town alone,
 * {C} another town with its state, {c} that town alone, {A} agency, {B} board, {N} person, {G} given name, {H} host of the firm, {K} host of the agency, {Y} years, {U} a
 * department, {O} work, {pay} the pay, {sum} another job's; other names are lists of frameWords.
 */
export const namedFrames = framesOf(`
  n {menu}
  n? {crumb}
  h {T}
  h {F}
  h {P}
  n {age}
  n? {button}
  i {intro}
  BODY
  n {similar}
  n {T2} – {C} – {sum}
  n {T2}, {C} – {sum}
  n? {alert}
  n? {B} • {street}, {C} {zip}
  =
  n {crumb}
  n {menu}
  h {T}
  n {button}
  =
  h {B} – {alertHead}
  h {new} {T}
  h {F} • {P}
  n? {button}
  i {intro}
  BODY
  n {why}
  n {street}, {C} {zip}
  =
  h {F} hiring {T} in {P} | {B}
  n {menu}
  h {T}
  h {F} · {P} · {age} · {count}
  n {button}
  h About the job
  i {intro}
  BODY
  n {similar}
  n {T2}
  n {F2}
  n {C}
  =
  h {T} | {F}
  n {menu}
  h {T}, {p} office
  i {intro}
  BODY
  b {F} | {street}, {P} {zip} | {street}, {C} {zip}
  n? Site by {B}
  =
  h {F} – {slogan}
  n {menuLines}
  h {calling} {T}, {p}
  i {hello} {intro}
  BODY
  b {send} {local}@{H}
  n © {year} {F}. All rights reserved.
  =
  h {slogan} | {F}
  h {T}
  h? {type}
  h? Date: {date}
  BODY
  b {send} {local}@{H}
  =
  h {^F}
  h? {tagline}
  h? {c}   •   {p}   •   {c}
  h {^banner}
  h? {^T}
  i {office} {intro}
  BODY
  b Please write in confidence to:
  b {N}
  b {role}
  b {F}
  b {street}
  b {P} {zip}
  b {local}@{H}
  =
  h {^F}
  h {U}
  h {street}, {P} {zip}
  h {^banner}
  h POSITION: {T}
  h? REPORTS TO: {role} ({c} office)
  h STATION: {P}
  i {intro}
  BODY
  b {equal}
  =
  h {banner}
  h {T}
  h {F}
  h? {U}
  h? {p}
  h Pay: {pay}
  i Nature of the work: {task}
  BODY
  b {equal}
  =
  h {^banner}
  h STATE OF {^S}
  h {^F}
  h {U}
  h {T}
  h {p}
  h Salary
  h {pay}
  i {task}
  BODY
  =
  h {T}
  h {F}, {U}
  h {P}
  i {intro}
  BODY
  =
  h {U}, {F}
  h {C2county}, {S}
  h POSITION: {T}
  i The {shortF} seeks one {t}. {task} The {t} is stationed in {P}.
  BODY
  b Mail a letter to the {role}, {street}, {P} {zip}.
  =
  h {banner}: {T}
  h {F}
  h Job no.: {number}
  h Department: {U}
  h Workplace: {street}, {P}
  i Reporting to the {role}, the {t} {does}
  BODY
  b {equal}
  =
  b From: {N} <{local}@{H}>
  b Date: {date}
  h Subject: {subject} ({p})
  b To: {list}
  b {hello}
  i {mail}
  BODY
  b {bye}
  b {G}
  b {N}
  b {role} | {F}
  b {street}, {P} {zip}
  b {phone}
  n {unsubscribe}
  =
  b {listed}
  b ---------- Forwarded message ---------
  b From: {N} <{local}@{H}>
  b Date: {date}
  h Subject: {subject}
  b {hello}
  i {mail} The desk is in {p}.
  i {task}
  b {bye}
  b {N} | {F}
  b {street}, {P} {zip}
  n {unsubscribe}
  =
  b From: {N}
  b To: Members
  h Subject: FW: {T}
  b One opening today, from a graduate:
  h {T}
  h {F}
  h {p} and {c}, {S}
  b {G} writes:
  i {task}
  BODY
  b {send} {local}@{H}
  n {unsubscribe}
  =
  b {hello}
  i {mail}
  i {task}
  b {bye}
  b {N}
  n {sent}
  =
  h Subject: {gossip}
  b {G},
  i {gossip} I need a {t} here at {F}, and the desk is in {P}.
  i {task}
  b {bye}
  b {G}
  n {sent}
  =
  i {small} {t} {wanted} in {p}. {task} {send} {F}, {street}, {P} {zip}.
  =
  i {t} {wanted}. {task} {P}. {calls} {F}, {phone}.
  =
  h {^T} {^wanted}
  i {small} in {p} {needs} a {t}. {task}
  b {send}
  b {F}
  b {street}
  b {P} {zip}
  =
  i {needed} in {P}. {task} {send} {local}@{H}. — {F}
  =
  i {t} {wanted}, {P}. {task} {pay}. {calls} {F} at {phone} and ask for {G}.
  =
  n {B} > jobs > legal
  n answer   star   report
  n {age}
  h {T} ({p})
  h compensation: {pay}
  h kind: full-time
  h job title: {T}
  i {small} in {p}. {task}
  BODY
  b {F}, {street}
  n No agencies and no sales calls, please.
  n ad number {number}
  =
  h {T}
  h {F} · Careers
  n Share   Duplicate   Comment
  h Team {U}
  h Location: {P}
  h Reports to {N}, {role}
  s {F} {pred}
  BODY
  b Apply: {local}@{H}
  =
  h {T}
  h Requisition: {number}
  h Category: Legal
  h City: {p}      State: {S}      Remote Type: Hybrid
  h Overview
  s {F} {pred}
  i The {t} {does}
  BODY
  n {button}
  n {alert}
  =
  h Job Title
  h {T}
  n Job no. {number}
  s Firm Overview: {F} ("{shortF}") is {an} with lawyers in {p} and {c}.
  i Job Description: The {t} {does}
  BODY
  b {send} {local}@{H}
  =
  h Re: {T}
  b Dear Colleague:
  i {F}, {an} with its main office in {P}, asked us to find a {t}, and lets us say so. {task}
  BODY
  b {regards}
  b {N}
  b {A}
  b {c} · {c}
  =
  b {hello}
  b {pasted}
  i On paper the title is "{T}". Company = {F}. We are in {P}. {task}
  BODY
  b {bye}
  b {N}
  b {role}
  b {A}
  b {phone} | {local}@{K}
  =
  h {T}
  h {atFirm}
  n 3.8
  n 3.8 of 5
  h {P} {zip}
  h {pay} - Full-time
  n {button}
  n Profile insights
  n Here is how the job matches your profile.
  h Pay
  h {pay}
  h Full job description
  i {small} with offices in {p} and {c} {needs} a {t}. {task}
  BODY
  n Report job
  =
  h {details} - {F} - {B}
  n {cookies}
  n {cookies}
  n {crumb}
  h {T} (Ref: {number})
  h {F}
  n Apply before 11 pm on {date}
  h Location
  h {p}, {c}
  h About the job
  i {intro}
  BODY
  =
  h *{T}*
  h *{F}*
  h *{p} and {c}, {S}*
  i {task}
  BODY
  b {send} {local}@{H}
  =
  h THE FIRM OF {^F}
  h {banner}
  h Title: {T}
  h Office: {P}
  s {shortF} {pred}
  BODY
  =
  h THE {^F}
  h {^U}
  h {street}, {P} {zip}
  h JOB TITLE: {T}
  h DEPARTMENT: Office of the {role}
  h SUPERVISOR: {role}
  h WAGE: {pay}
  h LOCATION: {P}
  i JOB SUMMARY: {does}
  BODY
  =
  h {slogan} | {F}
  h {T}
  h Kind: nonprofit
  h Site: {street}, {P}
  h {date}
  h About the position
  i The {t} {does}
  BODY
  =
  h {T}
  h {p}
  h Overview
  i {F} {pred} The {t} reports to the {role}.
  BODY
  =
  h The Firm of {F}
  h {banner}
  h Title: {T}
  h Reports to: {role} ({c} office)
  h Office: {P}
  s {shortF} {pred}
  i {task}
  BODY
`)

/** Frames of postings that hide the employer or come from an agency. */
export const hiddenFrames = framesOf(`
  h {A} | Jobs for lawyers | Jobs for staff | Upload your CV
  n? {new}
  h {T}
  h Location: {P}
  h {type}
  n {button}
  i {hidden}
  BODY
  b Contact: {N}
  b {local}@{K}
  b {A} Ltd is an agency and charges candidates nothing.
  n {similar}
  n {T2} – {c} – {sum}
  n Page 1 | 2 | 3 | Last
  =
  h {A}
  h {agencyLine}
  n {crumb}
  h {T}
  h {kindOfFirm} | {P} | #{number}
  h About our client
  s {hiddenStory}
  i {task}
  BODY
  b Apply with résumé to {N}, {local}@{K} or text {phone}. {A} costs you nothing.
  n Other searches: {T2} ({c}) • {T2} ({c})
  =
  h PRIVATE MANDATE — {^T}
  i {A} searches for a {t} in the name of {maker}. {task}
  i The {t} sits in {P}.
  BODY
  b Ask {N} in private: {phone}, {local}@{K}.
  b {A} | {c} · {c} · {c}
  =
  h {new}
  i A client of mine, {p}, must have a {t} {soon}.
  i? Who knows a good {t} near {p}?
  i {task}
  BODY
  b Message me, or mail {local}@{K}.
  b {N}
  b Talent Partner at {A} | Lawyers and staff
  n 4h • Public
  n 61 likes   9 comments
  =
  h {A}
  h This week's orders, {date}
  h {p} | {^T} | order {number}
  h client: {maker}
  h where: {P}
  i {task}
  BODY
  b Résumé to {local}@{K}
  b Your contacts here: {G} and {G}
  =
  h {board}
  n {menu}
  n {crumb}
  h {masked}
  h {T}
  h {P}
  n {age} | {count}
  i {small} {needs} a {t}. {task}
  BODY
  b Letters with the mark {number} reach us through {board2}.
  n {button}
  =
  h Job Board | {board2}
  n {menu}
  h CLASSIFIEDS
  h {banner}
  i {small} in {p} {needs} a {t}. {task} Letters to Box {number}.
  n FOR RENT
  n A sunny room beside the courthouse, desk included.
  =
  b {hello}
  i {hidden} You would sit in {P}.
  i {task}
  BODY
  b {bye}
  b {N}
  b {role}, {A}
  b {street}, {C} {zip}
  n {unsubscribe}
  =
  h {T} – {p}
  h {masked}
  h {pay}
  i {small} {needs} a {t}. {task}
  BODY
  =
  i {t} {wanted} in {P}. {task} {send} {local}@{K}.
`)

/** Forms of employers' names in the notation of board-names.fixture.ts; {L} a given name. */
export const frameFirms = linesOf(`
  Law Office of {L} {M}
  Law Offices of {L} {M}, P.C.
  The Law Office of {L} {M} & Associates
  {M} & {M} Law Office
  {M} Law
  {M} Family Law
  {M}-{M} Immigration
  {M} & {M}
  {M}, {M} & {M}
  {M}-{M} & {M}
  {M} {M} {M}
  {M} {M} LLP
  {M} {M} {M}, P.C.
  {M}, {M} & {M}, P.A.
  {M} & {M}, A.P.C.
  {M} & {M}, S.C.
  {M} Injury Attorneys
  {M} Patent Law, PLLC
  {P} Law PLLC
  {P} Valley Law Group
  {B} Systems
  {B} Home Products
  {B} Vascular
  {B} Robotics
  {B} Foods
  {M} Steel
  {P} Medical Center
  {W} {P} Health
  {P} River Health
  {P} Regional Hospital
  St. {L}'s Hospital
  {B} Health System
  {P} Community Legal Partners
  {P} Community Legal Services
  Legal Services of {W} {P}
  Office of {D} Counsel, Third District
  Office of Conflict Counsel, Ninth Judicial District
  Office of the Appellate Defender
  Office of the Commissioner of {D}
  Office of the State Public Advocate
  {P} County Counsel
  {P} Circuit Court
  Seventh Judicial Circuit
  Court Administration, Fourth Judicial District
  Municipal Corporation of {P}
  The Corporation of the City of {P}
  Regional Municipality of {P}
  {W} {P} Nation
  Confederated Tribes of the {P}
  {P} Band of Indians
  {P} Port District
  {P} Legal Bureau
  Government {D} Service
  {P} Borough Legal Services
  {M} Solicitors
  {M} & {M} LLP
  {M} Chambers
  {P} Savings Bank
  {M} Insurance Group
  {B}
  {B}
  {B} Labs
  {M} & Daughters
  {P} Water District
  {P} Tenants' Law Center
  {P} Innocence Project
`)

/** Titles with words beside them, and titles that no other list has; {T} the title, {X} a field, {n} a number. */
export const frameTitles = linesOf(`
  {T} / {X} Assistant
  {T} – {X} / {X}
  {T} - {X} & {X}
  {T} ({n}-{n} PQE) - {X}
  {T} ({n}+ yrs) – {X}
  {T} (Part-time considered)
  {T} (New graduates welcome)
  {T}–Level {n}
  {T} II/III
  {T} ({X} / {X} Division)
  {T}, {X}, {X} & {X}
  {T} or Legal Assistant
  Lateral {T} / Counsel – {X} & {X}
  {X} {T} / Front Office
  {X} Claims Representative
  {X} Intake Representative
  Legal Receptionist
  Bilingual {X} Interpreter
  e-Filing Technician
  {X} Case Processor
  Deputy GC
  AGC, {X}
  {X} Lead / Scheduler
  Hearing Clerk ({X})
  Bookkeeper / Billing Clerk
  {X} Mediator
  Grade {n} Lawyer, {X}
  Lawyer – {X} (No. {n}17)
`)

/** Fields in titles. */
export const frameFields = linesOf(`
  Probate
  Wills
  Family
  Immigration
  Pharma
  Coverage
  Workers' Compensation
  Private Client
  Conveyancing
  Energy
  Utilities
  Juvenile
  Housing
  Licensing
  Water
  Appeals
  Trials
  Mining
  Chemistry
  Employment
`)

/** Towns that few lists have. */
export const frameTowns = linesOf(`
  Moscow, ID
  Bemidji, MN
  Marquette, MI
  Sitka, AK
  Meadville, PA
  Minot, ND
  Astoria, OR
  Ukiah, CA
  Elko, NV
  Keene, NH
  Oneonta, NY
  Laramie, WY
  Kearney, NE
  Winona, MN
  Ashland, WI
  Natchez, MS
  Barre, VT
  Redmond, OR
  Paducah, KY
  Corinth, MS
  Sudbury, ON
  Kenora, ON
  Kelowna, BC
  Truro, NS
  Moncton, NB
  Exeter, England
  Norwich, England
  Preston, England
  Dundee, Scotland
  Swansea, Wales
`)

export const frameWords: Readonly<Record<string, readonly string[]>> = {
  crumb: linesOf(`
    < To the results
    « All vacancies        Print view
    Jobs > Legal > Attorneys
    Home / Careers / Openings
    < All open searches
    Results 1 of 48
    Openings > Professional staff
  `),
  age: linesOf(`
    Reposted 3 days ago
    Posted 4 days ago
    Posted yesterday
    2 days ago
    Listed 3 weeks ago
    Posted some hours ago
    Posted more than a month ago
    Updated today
    Just posted
  `),
  count: linesOf(`
    214 views
    Over 100 applicants
    37 people clicked apply
    12 applicants
    Closes in 12 days
    Be among the first 25 applicants
  `),
  button: linesOf(`
    Apply   Save
    [APPLY NOW]  [SAVE]
    Quick Apply
    Visit employer      Remember
    APPLY
    Easy Apply
    Log in first to apply
    Tell a friend
    Start your application
    Save this job   Print   Share
  `),
  similar: linesOf(`
    Similar jobs
    More jobs like this
    People also viewed
    Jobs near you
    Other vacancies
    You might also like
    Recommended for you
  `),
  alert: linesOf(`
    Get jobs like this by email. Create alert
    We know more jobs that fit you.
    Turn on an alert
    Sign in to see who you know
    Be the first to hear of new openings
  `),
  alertHead: linesOf(`
    One new match for "attorney"
    3 new jobs match your search
    your daily alert
    new jobs this week
  `),
  why: linesOf(`
    This email belongs to your alert. Stop it | Change it
    You get this message because of your saved search. Unsubscribe
    Manage this alert | Turn off
  `),
  new: linesOf(`
    NEW
    New
    HOT
    FEATURED
    Urgent:
    New today
    New!
    Promoted
    REPOSTED
  `),
  soon: ['YESTERDAY', 'ASAP', 'now', 'by Monday', 'NOW', 'this month', 'last week', 'immediately'],
  banner: linesOf(`
    Position Available
    Employment Opportunity
    Career Opportunity
    Position Announcement
    Vacancy Announcement
    Job Posting
    Job Opening
    Notice of Vacancy
    Opening
    Now Hiring
    Announcement of Position
    Help Wanted
  `),
  tagline: linesOf(`
    Counselors & Advocates
    Attorneys at Law
    A Professional Corporation
    Barristers & Solicitors
    Trial Lawyers Since 1948
    Counselors at Law
    A Limited Liability Partnership
    Lawyers for Working People
  `),
  slogan: linesOf(`
    Join our team
    Work with us
    Careers
    Come and work here
    Open positions
    Life here
    Join us
    We are hiring
    Employment
  `),
  calling: ["We're hiring!", 'Now hiring:', 'Open role:', 'Currently seeking:', 'Join us!', 'Job of the month:'],
  type: ['Full-time', 'Permanent, whole days', 'Regular full-time', 'Full-time · Hybrid', 'Contract'],
  role: linesOf(`
    Hiring Partner
    Managing Partner
    Office Administrator
    Practice Group Chair
    Town Solicitor
    General Counsel
    Head of Legal
    Human Resources Manager
    Executive Director
    Court Administrator
    Member
    Shareholder
    Managing Director
    Recruiting Manager
    Chief Legal Officer
    Principal
  `),
  equal: linesOf(`
    EQUAL OPPORTUNITY EMPLOYER
    We welcome all applicants.
    We write to those whom we want to meet.
    Preference is given as the law allows.
  `),
  hello: linesOf(`
    Hi all,
    All -
    Hello everyone,
    Hi Dana –
    Dear colleagues,
    Folks,
    Good morning,
    Friends and members,
  `),
  bye: ['Best,', 'Thanks!', 'Thx', 'Let me know!', 'Cheers,', 'Many thanks,'],
  regards: ['With kind regards,', 'Sincerely,', 'Yours,', 'Respectfully,'],
  sent: ['Sent from a tablet', 'Sent from my phone', 'Get Mail for Android'],
  unsubscribe: linesOf(`
    Members of the list get this. Write LEAVE to the address above and you are out.
    PRIVILEGED: please delete what wasn't meant for you.
    -- Section list, digest of the day. Leave | Pause
    Our members' list is a service of the section.
  `),
  listed: linesOf(`
    The following was sent to the [Lawyers-{S}] list.
    This Week: Jobs for Alumni
    Shared with the section by its chair.
  `),
  list: ['<members list>', 'Employment Section', 'Young Lawyers', 'undisclosed recipients'],
  pasted: linesOf(`
    The manager's own words follow, straight from a chat.
    Below is what they told me on the phone.
    Here is the order as I got it.
  `),
  wanted: ['wanted', 'needed', 'sought', 'wanted at once'],
  needed: ['{t} needed', '{t} needed, small office', 'Part-time {t} needed', 'Looking for a {t}', 'Wanted: {t}'],
  needs: ['needs', 'seeks', 'is looking for', 'wants', 'would like to hire', 'has room for', 'is hiring'],
  send: linesOf(`
    Send résumé to
    Letter and résumé to
    Please write to
    Drop off your résumé with
    One PDF to
    Résumés go to
    Reply to
  `),
  calls: ['Call', 'Phone', 'Ring', 'Contact', 'Call or text', 'Write to'],
  small: linesOf(`
    Busy two-lawyer practice
    Small general practice
    Solo practitioner
    Well-established valley firm
    Friendly three-attorney office
    Plaintiffs' firm
    Applicants' firm
    Growing family law practice
    Defense firm
    Busy immigration office
    Small {p} firm
  `),
  subject: linesOf(`
    we need a {t}
    looking for a {t}
    {T}
    opening at our office
    FW: {T}
    {t} wanted
    help us find a {t}
  `),
  gossip: linesOf(`
    My deputy is leaving, and this stays between us.
    Good news about Pat, bad news for me.
    Somebody on my team becomes a judge in June.
    Can you think of anyone?
    We won the bid, so I have to grow.
  `),
  intro: linesOf(`
    {F} is {an} that {acts}. We {seek} a {t}.
    {F} {seeks} a {t}. The {t} {does}
    {F} {pred} We {seek} a {t}.
    At {F} we {we}. We {seek} a {t}.
    We are {F}, {an}. We {seek} a {t} in {p}.
    {F} {pred} The {t} {does}
    Since 1987 {F} has {done}. The {t} {does}
    Come to {F} and {we2}. You would be our {t}.
    {N} started {F} in 2006. We now {seek} a {t}.
    {F} ("the firm") {seeks} a {t} for its {p} office, with {Y} of experience.
    The {F} team in {p} {seeks} a {t}. Lawyers at {F} {we}.
    A {t} at {F} {does}
    More work than hands: {F} would like one more {t}. {task}
  `),
  mail: linesOf(`
    {F} (two of us and a paralegal) wants a {t} in {p}. {Y} would be fine.
    {N} retires this year, so {F} looks for a {t}. {Y} of work would be good.
    My firm, {F}, needs a {t} in {p}. {task}
    I run {F}, and we need a {t} in {p}. {task}
    The good people at {F} are after a {t}. {task}
    {F} lost its {t} to a bigger firm. The desk is in {p}, but {c} is possible too.
    My partners and I at {F} have too much work. We want a {t} with {Y}.
  `),
  office: linesOf(`
    You would join our {p} office.
    You would work in {p}.
    The desk is in {P}.
  `),
  hidden: linesOf(`
    Our client is {maker} and needs a {t}.
    We act for {maker}. It {needs} a {t} with {Y} of experience.
    My client, {maker}, {needs} a {t}.
    {A} is helping {maker} to find a {t}.
    A firm that everybody knows {needs} a {t}; we tell you the name when we talk.
    A {t} is wanted by {maker}.
    {A} works with {maker} in {p}. They want a {t}.
  `),
  hiddenStory: linesOf(`
    It is {maker} with a back office of two hundred.
    You have seen its name on towers.
    The client is {maker}, owned by its third generation.
  `),
  maker: linesOf(`
    a maker of farm gates that belongs to a family
    a Fortune 500 grocer
    an operator of wind parks
    a regional firm of eighty lawyers
    an insurer with a long history
    a Legal 500 practice
    a fast-growing maker of medical devices
    a boutique of former prosecutors
    a city authority
    a well-known university
    an investment house
  `),
  agencyLine: [
    'Specialists in legal talent',
    'Consultants to the Profession',
    'Attorney search since 1991',
    'We place people',
  ],
  kindOfFirm: ['International law firm', 'Regional firm', 'Public company', 'Top 50 practice', 'Private bank'],
  masked: linesOf(`
    Confidential Employer
    Confidential
    Name Withheld
    Anonymous Employer
    Private Advertiser
    Undisclosed
    Law Firm
  `),
  an: linesOf(`
    a little law firm
    a firm of ninety lawyers
    a defense firm with two dozen lawyers
    a boutique for patents
    a public agency
    a nonprofit
    a Legal 500 practice
    an elder law firm
    a company of 900 people
    a firm of six lawyers and nine staff
  `),
  acts: [
    'acts for farmers',
    'defends hospitals',
    'serves tenants',
    'represents builders',
    'advises cities',
    'helps families',
  ],
  seek: ['seek', 'are looking for', 'need', 'want to hire', 'are adding', 'have room for'],
  seeks: [
    'seeks',
    'is looking for',
    'is hiring',
    'needs',
    'wants',
    'has an opening for',
    'is searching for',
    'is recruiting',
  ],
  we: [
    'like hard problems',
    'put clients first',
    'try cases',
    'keep our promises',
    'write plain contracts',
    'stand by each other',
  ],
  we2: ['try real cases', 'learn from the best', 'leave at five', 'make a difference', 'grow with us'],
  done: ['served the county', 'defended doctors', 'stood by tenants', 'planned estates', 'built and leased homes'],
  pred: linesOf(`
    makes scales for laboratories.
    sells seeds to gardeners in 40 states.
    runs nine clinics and two hospitals.
    writes software for veterinarians.
    builds boats and trailers.
    insures small churches.
    moves freight across the lakes.
    publishes maps and atlases.
    owns grain elevators on the river.
    grows berries and ships them frozen.
    designs lamps that save power.
    keeps the water clean for 80,000 homes.
    lends to first-time buyers.
    now has an office on the coast, too.
    acts for cities, counties and school boards.
    handles divorces, custody and adoptions.
    defends insurers in three states.
    advises start-ups and their investors.
    gives free help to renters.
    provides home care to 6,000 people.
    operates ferries and docks.
    brings clean power to villages.
    delivers parts to garages overnight.
    teaches 9,000 students on two campuses.
  `),
  task: linesOf(`
    You handle {O} and talk with clients every day.
    Work consists of {O}.
    Must know the local courts.
    Sixty files wait for you on the first day.
    Drafts pleadings, argues motions and tries cases.
    {S} license. Fridays are short.
    We pay {pay} to start.
    {Y} of experience and a good sense of humor.
    Little travel, no billable hours, good coffee.
    Jury trials needed. {Y}.
    Somebody who likes {O} would be happy here.
  `),
  does: linesOf(`
    handles {O}.
    reports to the partners and looks after {O}.
    drafts contracts, answers questions and keeps the calendar.
    tries cases before the county courts.
    advises the board on {O}.
    represents tenants in court and meets them at the clinic.
    answers questions of the council.
  `),
  details: ['Vacancy details', 'Job details', 'Job description', 'View vacancy', 'Opportunity detail'],
  cookies: linesOf(`
    Cookies on this site
    Some cookies keep this page running.
    Accept additional cookies
    Reject additional cookies
    View cookies
    BETA Tell us what you think
  `),
  local: ['jobs', 'careers', 'hr', 'office', 'hiring', 'recruiting', 'resumes', 'admin', 'legal-jobs'],
  board: ['The Job Bank of the Bar Association of {c}', '{c} County Bar Association Career Center', '{B}'],
  board2: ['Lakes Bar of {c}', 'the {c} Bar Association', '{c} Lawyers Guild', 'The Bar of {c} County'],
  boards: linesOf(`
    LawBoard
    JobPlace
    Legal Careers Online
    CounselList
    GovWork
    AttorneyHunt
    Docket Jobs
    BarBank
    WorkNow
    Civil Service Portal
    Juniper Web Studio
    Lexjobs.example
  `),
  menu: linesOf(`
    Start  Events  Member Directory  Lawyer Search  Marketplace  Login
    Jobs | Companies | Salaries | Sign in
    New Ad | All Ads | Sign In | Referral Service
    Home   Practice Areas   Attorneys   News   Contact
    About us  Our lawyers  Insights  Careers  Offices
    Skip to content  Search  Menu  My account
    Find a Job | Post a Résumé | Employers | Help
    People · Services · Offices · Careers
    Legal Jobs  Attorney Jobs  Paralegal Jobs  Law Clerk Jobs
    For Job Seekers  For Employers  Career Advice
  `),
  menuWords: linesOf(`
    Home
    Our people
    What we do
    Work here
    Contact
    Attorneys
    Practice areas
    News
    Careers
    About
    Locations
    Our lawyers
    Testimonials
    Blog
    Pay online
    Staff
  `),
  street: linesOf(`
    29 E. Second St.
    40 Market Street, Suite 300
    One Harbor Plaza, Ninth Floor
    604 Alder Ave
    P.O. Box 77
    1317 Court Avenue
    12 Mill Lane
    88 Lakeshore Drive
    717 W. Canal Rd., Ste. 1400
  `),
}
