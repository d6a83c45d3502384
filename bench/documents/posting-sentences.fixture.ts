// Sentences of generated postings. What begins with `!` is held out of training.
import { linesOf } from './word-lists.ts'

/** Sentences that say what is sought. {F} firm, {T} title, {t} the title without capitals, {P} place, {X} practice, {Y} years, {W} mode. */
export const intros = {
  firm: linesOf(`
    {F} is seeking a {j} {t} to join its {X} practice in {P}. The ideal candidate has {Y} of experience.
    {F} seeks a {j} {t} with {Y} of experience to join our {P} office.
    The {P} office of {F} has an opening for a {t} in its {X} group. Candidates should have {Y} of relevant experience.
    {F}, a regional law firm, is looking for a {t} to handle {O}. {Y} of experience required.
    We are looking for a {t} to join our growing {X} team. You will work on {O} with a minimum of supervision.
    Join {F} as a {t}! You will handle {O} from our {P} office.
    Our {X} group seeks a {t} with {Y} of experience handling {O}.
    {F} invites applications for the position of {T}. The position is based in {P}.
    This is an opportunity for a {t} with {Y} of experience to join a collaborative group.
    {F} ({P}) is hiring a {t} with {Y} of {X} experience.
    {F} has an immediate opening for a {j} {t} in {P}. You should bring {Y} of experience.
    Who we are: {F} is a firm of 40 lawyers. Who you are: a {t} with {Y} of experience.
    If you are a {t} with {Y} of experience, {F} would like to hear from you.
    The {t} will report to the practice chair and work in our {P} office.
    {F} is expanding its {X} department and is interviewing for a {t}; {Y} preferred.
    We seek a {t} with {Y} of experience in {X} for our office in {P}. We also have offices in {C} and {C}.
    We’re {F}, nine people in {P}, and we are looking for a {t}.
    The {X} Department of {F} is seeking a {t} with {Y} of experience.
    {F}’s {X} group in {P} is seeking a {t}.
    {F} represents lenders and builders. A {t} would join four others.
    I’m the owner of {F}, and I need a {t}. {Y} of experience would help.
    Who: {F}, 17 lawyers. What: {t}. Where: {P}.
    Legal recruiting team at {F}: we have an opening for a {t}.
    {t} wanted by {F}. {Y} of experience, please.
    Located in {P}, {F} offers a {t} real responsibility from the first day.
    You will price matters with partners. {Y} of experience. {M}.
    You look after our templates and research tools. Pay is {M}.
    Deliver filings, set up rooms, keep supplies. {Y} of experience. {M}.
    You advise employers across {S}. {Y} of experience. {M}.
    {Y} of experience, {M}, {P}. Ask for Lou at the front desk.
    Location: {P}. Pay: {M}. You keep our files in order and help people with forms.
    {Y} of {X} experience. A technical degree is a plus. Pay is {M}.
    {F}, {P}. {X} cases. {M}. {Y} of experience.
    {t} for {F} in {P}. {Y}. {M}.
    We are looking for one more {t}. Our office is on the square in {P}, and you should have {Y} of practice. We will pay {M}.
    Your days: leases, amendments, the occasional dispute. You: a {t} with {Y} behind you. We: {M}, and no nights.
    {F} is always glad to meet good people, and just now needs a {t} with {Y} of experience in {P}.
    {F} helps families after a death. The {t} opens files and talks with heirs.
    {F} defends renters in {P} and {C}. You will stand beside them in court as a {t}.
    {F}'s {X} group wants a {t} with ambition for our office in {P}.
    {F}’s {X} and {U} represents developers and lenders, and wants a {t} with {Y} of experience.
    At {F}, we put people first. We are looking for a {t} with {Y} of experience in {X}.
    When you join {F}, you join a team. As a {t} you will handle {O} in {P}.
    About the firm: {F} is an established {X} practice known for clarity. You will be the {t} for our {P} office.
    ! Here at {F} we need a {t} who knows {O}. You bring {Y} of practice.
    ! A {t} position is open at {F} in {P}; {Y} of experience in {X} is expected.
    ! Could you be the next {t} at {F}? We handle {O}.
    ! Due to growth, {F} would like to add a {t} ({Y}) to the {X} department.
    ! Our practice in {P} is growing, and a {t} with {Y} of experience would round out the team.
  `),
  recruiter: linesOf(`
    Our client, an Am Law 100 firm, seeks a {t} for its {P} office. Candidates should have {Y} of experience.
    A national law firm is looking for a {t} in {P} with {Y} of experience in {X}.
    Well-regarded boutique seeks {t} with {Y} of experience. The office is in {P}.
    We have been retained by an international firm to find a {j} {t} for its {X} group in {P}.
    Our client is a boutique with offices in {P}. It needs a {t} with {Y} of experience.
    Am Law 200 firm seeks {t} for its growing {X} group in {P}. Pay is {M}. {Y} required.
    A client of ours, a public company in {P}, is searching for a {t}.
    Partner-track role in {P}: {t}, {Y}, market compensation.
    ! Exclusive: {t} for a household-name firm in {P}, {Y}.
    ! One of our favorite clients needs a {t} in {P}; think {Y} of experience.
    ! Confidential search: {t}, {P}, {Y} of experience with {O}.
    ! A top-tier practice wants to meet a {t} who has spent {Y} on {O}.
  `),
  office: linesOf(`
    The {F} is accepting applications for the position of {T}. The incumbent handles {O} and reports to the division chief.
    The {F} invites applications for {T} in {P}. Applicants must have {Y} of experience.
    Under general direction, the {T} handles {O} for the {F}.
    {F} is recruiting for a {T}. The incumbent performs professional legal work for boards and departments.
    As {t} you would give advice on {O} and appear before tribunals.
    {F} gives free civil help to people in nine counties, and seeks a {T} in {P}.
    The {F} seeks a {t} to represent the agency in {P}. Minimum {Y} of experience.
    The {F} is a nonprofit that protects tenants. It seeks a {t} for its {P} office.
    This position is located in {P} with the {F}. The {T} advises on {O}.
    Applicants for {T} must be members of the bar and have {Y} of experience. The {F} serves all residents.
    ! Applications are invited for one {T} vacancy with the {F} at {P}. At least {Y} of experience is required.
    ! The {T} performs advanced legal work in {O}. Duty station is {P}.
  `),
  company: linesOf(`
    {F} is looking for a {t} to join our legal team in {P}. You will report to the General Counsel and handle {O}.
    At {F}, the legal team is small and busy. As our next {t} you will own {O}.
    {F} is hiring a {j} {t}. {Y} of experience, ideally in-house, is a must.
    We are growing our legal department and need a {t} with {Y} of experience in {X}.
    {F}’s legal team in {P} is seeking a {t}.
    {F} is owned by its members. The {t} looks after its contracts.
    {F} makes tractors that steer themselves, and needs a {t} in {P}.
    As {t} at {F}, you will work on {O} with the product and finance teams. Our headquarters are in {P}.
    {F} makes software for hospitals. The {t} reports to the Chief Legal Officer and sits in {P}.
    This role is for a {t} with {Y} of experience, two of them in-house. {F} employs {N} people.
    {F} moves money for small shops. We are {N} people, and nine of us are lawyers.
    {F} builds tools for farmers, and our legal team of four sits next to product and engineering.
    At {F}, our mission is to make {O} simple. The {t} joins a team of six in {P}.
    {F} is looking for a {T} who will lead the filings team. Experience: {Y}.
    Legal at {F} is small. The {t} owns the contract process from request to signature.
    We build arms for warehouses. The legal team at {F} needs a {t} to run matters, spend and tools.
    ! You will be the second lawyer at {F}. As {t} you will run {O} out of {P}.
    ! Want to build something? {F} has a seat for a {t} with {Y} behind them.
  `),
  email: linesOf(`
    Hi all, we are looking for a {t} for {F} in {P}. {Y} of experience would be great. Please pass this along.
    Colleagues, {F} has an immediate need for a {t} with {Y} of experience. Feel free to share.
    Hello everyone, my firm, {F}, has an opening for a {t} in {P} ({Y}). Pay: {M}.
    Dear all, please share: {t} needed at {F}, {P}. {Y} of experience preferred.
    All, {F} in {P} has an opening for a {j} {t} with {Y} of experience. They pay {M}. Great people.
    See below. {F} needs a {t}, {P}, {Y}. Write to me first.
    ! Friends, do you know a good {t}? {F} ({P}) would love to talk to anyone with {Y} of experience.
  `),
} as const

export const stories = linesOf(`
  Founded in 1962, {F} has grown to more than 200 attorneys in nine offices.
  {F} is a full-service law firm with offices in Denver, Phoenix and Salt Lake City.
  {F} is known for its collegial culture and its commitment to pro bono work.
  {F} helps its clients solve hard problems and has been named a best place to work four years in a row.
  Our lawyers come from leading firms and government. We value mentoring, and we share credit.
  {F} represents public companies, lenders and family offices across the Southwest.
  Since 1999, {F} has served injured workers, and we have won more than $200 million for them.
  With 80 lawyers, {F} is large enough for complex work and small enough to know everyone.
  Our parent company raised $90 million last year, and our products reach six million people.
  Our firm has been recognized by Chambers and U.S. News.
  Our partners are listed in Best Lawyers, Super Lawyers and the Legal 500.
  {F} builds software for co-ops. Our legal team is four people.
  {F} moves goods for small manufacturers. We are {N} people in six cities.
  {F} gives free legal help to tenants, and has done so since 1974.
  Our clients include {A} and {A}.
  We work with {A} on a program for families in {C}.
  Lawyers in our group have come from {A} and {A}.
  The {U} works closely with the {U}.
  {F} has been recognized by {A}. Its {U} has eight people.
  {F} is twelve lawyers and a dog. We act for landlords of shopping centers.
  ! {F} began above a bakery in 1988 and still has the oven. We now advise lenders in eleven states.
  ! For three generations {F} has stood with families and small businesses.
  ! We are forty people who like our work and each other.
`)

export const requirements = linesOf(`
  J.D. from an ABA-accredited law school
  Admission to the {S} bar, or eligibility to waive in
  {Y} of experience in {X}
  Excellent written and oral communication skills
  Strong academic credentials
  Ability to manage several matters at once
  Juris Doctor required
  Active license to practice law in {S}
  Experience with {O}
  Attention to detail and sound judgment
  Familiarity with Westlaw and Microsoft Office
  Superior research and drafting skills
  Must be in good standing with the state bar
  Ability to work independently and as part of a team
  Bachelor's degree and a law degree
  Large firm experience preferred
  Fluency in Spanish is a plus
  Willingness to travel up to 10% of the time
  Judicial clerkship preferred
  Portable business is welcome but not needed
  JD
  Bar admission in {S}
  Kindness and patience
  Kindness
  Tact
  Good humor
  Strong work ethic
  Portable book of business of at least $500,000
  You have tried cases to verdict
  You care about clients
  {Y} in private practice or government
  {Y} handling {O}
  {Y} as a practicing lawyer
  {Y}, ideally at a law firm
  {Y} advising on {O}
  Minimum {Y} working on {O}
  {Y} with {O}
  Prior experience with {O} strongly preferred
  Demonstrated interest in {X}
  Client service skills
  Technical degree in engineering or computer science
  Registration with the USPTO
  Ability to lift 25 pounds
  High school diploma or equivalent
  Typing speed of 60 words per minute
  An LL.M. in taxation is a plus
  Top academic performance
  Experience in a law firm of comparable size
  Comfortable speaking in public
  Good organization and time management
  Conscientious, curious and kind
  Knowledge of federal and state procedure
  Must pass a background check
  Notary commission preferred
  Able to work occasional evenings
  Business development skills
  Working knowledge of Clio or similar software
  Proficiency in NetDocuments, Adobe Acrobat and Case Anywhere
  Experience with Medicaid, Social Security or Section 8
  Practice before the Workers' Compensation Appeals Board
  Membership in the Inns of Court or a local bar association
  You enjoy writing and don't mind rewriting
  Ease with change and unclear instructions
  Admitted in {S}, or ready to take the next bar exam
  A good ear and a light touch
  Upper half of the class
  Law review or moot court experience
  Skill with spreadsheets
  A clean driving record
  Two references from former supervisors
  Interest in how a company makes money
  Patience with detail
  You are at home in front of a judge
  A thick skin
  Reliable transportation
  Willing to learn our software
  Two published articles, or one good brief
  Citizenship is required
  Admitted to practice and in good standing in the State of {S}
  Active membership in the {S} State Bar, or in the bar of another state
  Licensed by the Supreme Court of {S}
  Experience at the Department of Justice or a state agency is a plus
  You hold a {S} license in good standing
  You work well with engineers
  Experience at the {A} or a similar body
  Former staff of {A} are welcome
  Working knowledge of Microsoft Office and Adobe Acrobat
  Knowledge of CaseMap and e-filing
  Certification by the {A}
  Admission to the United States District Court for the Eastern District of {S}
  Prior work with {A}, {A} or the like
  Membership in the {A} is a plus
  Knowledge of the Code of Conduct of the {A}
  Mandarin or Korean would help
  ! You write plainly and like being edited
  ! Comfort with ambiguity and changing priorities
  ! Licensed in {S}, or able to sit for the next exam
  ! A sense of humor
  ! {Y} doing {O}
  ! Top third of the class or law review
  ! Proficiency in Excel
  ! A valid driver's license
  ! References from two supervising attorneys
  ! Curiosity about how our business works
`)

export const benefits = linesOf(`
  Medical, dental and vision insurance
  401(k) with company match
  Generous paid time off
  Paid parental leave
  Life and disability insurance
  Annual bonus
  Flexible schedule
  Paid bar dues and CLE
  Commuter benefits
  Health savings account
  Tuition assistance
  Twelve paid holidays
  Employee assistance program
  Profit sharing
  Hybrid work, two days from home
  Wellness stipend
  Pension plan
  Relocation assistance
  401k
  Health insurance
  Dental insurance
  Four weeks of vacation
  Unlimited PTO
  Bonus of up to 20% of base
  Equity
  Free parking
  Gym membership
  Summer Fridays
  Mentoring and training
  Bar association memberships
  Retirement plan with employer contribution
  Sick leave
  Flexible spending account
  Remote work stipend of $1,000
  Firm-paid life insurance
  Public Service Loan Forgiveness eligibility
  Reasonable billable hours
  Adoption assistance
  Meals and snacks
  Malpractice insurance
  Half days on Fridays in July
  A paid month off every five years
  Lunch in the office on Wednesdays
  Share options after one year
  Help with student loans, up to $150 a month
  Emergency child care
  A phone and a laptop
  A yearly budget for courses
  Vision care
  Cover for pets
  Ten sick days
  Moving costs
  A quiet room for parents
  Paid volunteer days
  Bar exam stipend
  Bicycle parking and showers
  Extra leave after ten years
  Birthday off
  Discounted transit passes
  Short-term disability cover
  ! Four-day summer weeks
  ! A sabbatical every seventh year
  ! Free lunch on Thursdays
  ! Stock options
  ! Pet insurance
  ! Student loan repayment of $200 a month
  ! Backup child care
  ! Cell phone allowance
  ! An education budget
`)

/** Sentences that look like pay, years or a place of the job and aren't. {B} a small sum, {N} a number, {C} another town. */
export const asides = linesOf(`
  We pay a referral bonus of {B}.
  New hires receive a signing bonus of {B} and a stipend of $1,500 for home offices.
  {F} has more than {N} employees and offices in {C}, {C} and {C}.
  The firm has recovered over $2 billion for its clients in the last 25 years.
  Our lawyers have an average of 18 years of experience.
  A stipend of {B} is paid while you study for the bar.
  Partners with portable business of $500,000 or more are welcome.
  {F} was founded 30 years ago in {C}.
  Attorneys who bill 1,900 hours receive a bonus of {B}.
  The fund manages $40,000,000 for its {N} members.
  Associates are eligible for partnership after eight years.
  We have been here for 40 years. A sabbatical follows after six years.
  The retirement plan begins after 1 year of employment.
  This is a two-year appointment that may be renewed.
  A 3-year grant funds this position.
  The {U} began with one lawyer who worked part-time.
  A clerk's term ends after 36 months.
  Salaries follow a scale that is on our website.
  You will be eligible for tenure after six years.
  Clerks receive a bonus of {B}; a clerkship bonus of $150,000 is paid by some.
  Relocation help of up to {B} is available.
  This position is funded by the {A}.
  {F}'s annual budget has more than doubled, from $900K to $3M+.
  The director oversees a budget of $2 million and a staff of nine.
  We make grants of $50,000 to $250,000 a year to groups in {C}.
  The team has raised $4 million since 2019, and won $1.2M for one client.
  Lawyers appear in the courts of {S} and may occasionally appear in {C}.
  The team handles appeals to the United States Court of Appeals for the Fifth Circuit, located in {C}.
  Occasional travel to {C} or to {S} for meetings is expected.
  The {t} will be part of the {U}, which is led by a director.
  Frequent contact with outside agencies, including the {A}, is part of the work.
  The position is filled through a partnership with the {A}.
  The {U} reports to the Executive Director of {U}.
  We are a member of the {A}.
  We pay up to {B} for courses, and {N} people have taken one.
  Our sister company in {C} serves {N} customers.
  We reimburse tuition up to {B} a year.
  ! Interviews take place in {C} over two days.
  ! Relocating? We pay up to {B}, and {N} colleagues have done it.
  ! Staff turn over every nine years on average.
  ! A retention payment of {B} follows after two years with us.
`)

/** Lines of pay; {M} the amounts. */
export const payLines = linesOf(`
  The base salary for this position is {M}.
  Salary: {M}
  We pay {M}, depending on experience.
  The anticipated annual base salary range is {M}, plus a discretionary bonus.
  Compensation: {M} DOE
  The pay range for this role is {M}. Bonus of up to {B} a year.
  Salary range: {M}, plus benefits.
  Pay: {M} (full range to $676,000)
  The position includes a competitive base salary of {M} plus a full package of benefits.
  Starting pay: {M}, plus bonuses and incentives.
  The expected salary range for this role on hire is {M}.
  Hiring salary: {M}. The full range goes up to $590,000.
  {M} to start, more with experience.
  Pay is {M}, with overtime for paralegals.
  Applicants can count on {M} a year.
  This position pays {M}. New hires also receive {B} toward relocation.
  ! Expect {M}, and a bonus of {B}.
  ! What we pay: {M}
  ! Annual salary for the successful candidate will be {M} based on experience.
`)

export const duties = linesOf(`
  {V} {O}
  {V} {O}
  {V} {O} {L}
  Work closely with partners and clients
  Appear in court and at administrative hearings
  Supervise paralegals and junior attorneys
  Stay current on changes in the law
  Other duties as assigned
  Advise business teams on legal risk
  {V} {O}
  {V} {O}
  Answer phones and greet clients
  Prepare correspondence, pleadings and exhibits
  Maintain the calendar and docket
  Train colleagues on policy
  Report to the General Counsel
  Take and defend depositions
  Meet with clients and prospects
  Manage outside counsel and budgets
  Maintain accurate time records
  Travel to other offices as needed
  Be responsible for a caseload of 60 to 80 files
  Mentor junior team members
  Help build templates and playbooks
  Run matters from the first call to the last signature
  Take calls from the public and from agencies
  Lead a team of four
  Own the contract process for two business units
  Keep files in order and deadlines met
  Guide witnesses through preparation
  Be present in the office on closing days
  Report on budgets each quarter
  Handle questions from our warehouse managers
  Answer subpoenas and requests for records
  Close loans for community banks
  Pursue settlements where they serve the client
  Speak at seminars and write for our newsletter
  Partner with engineers on new products
  Oversee the intake desk
  Teach new hires our systems
  Write bench memoranda
  Attend board meetings and take minutes
  Sit with clients at hearings
  Look after the trademark docket
  Appear before the {A} and state courts
  Represent clients before the {A}
  Advise the {A} and its committees on {O}
  Report to the Senior Director, {U}
  Work with the {U} and the {U}
  Coordinate with {A}, {A} and other partners
  Brief issues for the {S} Supreme Court and the United States Court of Appeals for the Ninth Circuit
  Argue appeals before the U.S. Court of Appeals for the Fifth Circuit in {C}
  File petitions with U.S. Citizenship and Immigration Services and appear in the {C} Immigration Court
  Support the {U} in {O}
  Advise on the Clean Water Act, the Endangered Species Act and related rules
  Handle hearings before bodies such as the Social Security Administration
  Use Microsoft Office, Relativity and other software
  Serve as lead counsel for {A} in hearings
  ! Own matters from intake to resolution
  ! Be the first call for our sales team
  ! Keep the docket honest
  ! Answer questions from the public counter
`)

export const equal = linesOf(`
  {F} is an equal opportunity employer and does not discriminate on the basis of race, color, religion, sex, age or disability.
  We are an equal opportunity employer. All qualified applicants will receive consideration without regard to protected status.
  Reasonable accommodations are available on request. EOE.
  {F} is committed to a diverse workplace. Minorities, women, veterans and people with disabilities are encouraged to apply.
  {F} provides equal employment opportunity to all employees and applicants. Background check required. We participate in E-Verify.
  We will consider applicants with arrest and conviction records in line with local law. We do not accept unsolicited résumés from search firms.
  ! We hire without regard to race, sex, age, disability, veteran status or any other protected characteristic.
`)

export const apply = linesOf(`
  Please send a cover letter, résumé and writing sample to careers@{H}.
  To apply, visit our website. No phone calls or recruiters, please.
  Interested candidates should submit a résumé and law school transcript to the Recruiting Coordinator.
  All inquiries are confidential. Apply today.
  Contact Fern Tully, Manager of Recruitment, {F}.
  Letters to Amos Colder, {F}
  CONTACT: Managing Partner, {F}, 14 Main Street
  Résumés to {F}, 200 Oak Street.
  © 2026 {F}. Attorney advertising.
  Email your résumé to {H} contact Ana Ruiz, Director of Recruiting.
  Applications are reviewed as they arrive. Only selected candidates will be contacted.
  Questions? Call the hiring coordinator or write to hr@{H}.
  Please include salary requirements and references with your application. Position open until filled.
  The full posting is at {A} (login required).
  Apply through Indeed, LinkedIn or Handshake.
  Write to people@{H}. Somebody reads every letter.
  Letters go to work@{H}; we answer within a week.
  ! Write to jobs@{H} and say why. A real person answers.
  ! Résumés go to hiring@{H}; we read on Fridays.
`)

/** Sentences that say how or where the work is done, and some that only have the same words. {W} mode of work. */
export const modeLines = linesOf(`
  This is a {remote:fully remote} position.
  The position is {office:hybrid remote}; you come in on three days or more.
  We expect the position to be about {office:75% remote and 25% in person}.
  There is no in-office mandate for interviews and training.
  The process has a call by phone and a meeting on site.
  Although the position is {remote:remote}, occasional travel will be expected.
  This position is {W}.
  This is a {type:full-time} position.
  This is a {W} role, {office:three days a week in the office}.
  The role is {W} and {type:full-time}.
  This job is {office:based in our office}.
  Work is {W}; hours are nine to five.
  This position may be worked {office:from home two days a week}.
  The position is open until filled and may be worked {W}.
  This position is eligible for {remote:remote work} within {S}.
  Everyone on this team {remote:works remotely}; we gave up the lease.
  You may {remote:work from anywhere} in the United States.
  Remote eligibility: {remote:yes}
  Remote: {office:no}
  Telework: {office:up to 2 days a week}
  Telework eligible: {office:yes}
  Staff may {office:work from home on Mondays and Fridays} once they are trained.
  {office:One remote day a week} is possible.
  We have {remote:no offices at all}, and nobody misses them.
  {remote:Work from home} is the rule here.
  Our team is {remote:fully distributed}.
  You will {remote:work from your home}, and we send the equipment.
  Our policies offer {office:a hybrid in-office / remote work schedule}.
  Office attendance: {office:Mondays plus one day of your choosing}
  Working model: {office:3 days office / 2 days home}
  We offer the option to {office:work from home on Fridays}.
  Work is {remote:fully remote}, with two days on site each quarter.
  This role is {office:on-site}, {office:five days a week in the office}.
  Schedule: {type:full-time}, Monday through Friday {office:in our office}.
  This is a {type:part-time} role of 20 hours a week.
  The appointment is {type:temporary}, for one year.
  This is a six-month {type:contract position}, paid by the hour.
  Hours: {type:FT}
  Interviews take place by video, and one on site.
  There is an on-site gym, and parking in the building.
  You will prepare witnesses for remote depositions and virtual hearings.
  Travel to remote project sites happens a few times a year.
  Our other offices are closed to visitors, and their teams meet in person twice a year.
  You will manage a remote team of paralegals and temporary staff.
  ! Nobody minds where you sit, and this role is {W}.
  ! The hours are regular, and the work is {W}.
`)
