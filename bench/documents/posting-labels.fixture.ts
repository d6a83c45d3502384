// Headings, labels and menu links of generated postings. What begins with `!` is held out of training.
import { linesOf } from './word-lists.ts'

/** Headings by what they begin. */
export const headings = {
  duties: linesOf(`
    Responsibilities
    Key Responsibilities
    Duties
    Essential Duties and Responsibilities
    What You'll Do
    Job Description
    The Role
    Essential Functions
    Primary Responsibilities
    About the Role
    Position Summary
    In this role, you will
    Job Duties
    Your Role
    Duties and Responsibilities
    What You Will Do
    Key Duties
    Your Responsibilities
    Job Summary
    Overview
    Role Overview
    Principal Duties
    What You'll Be Doing
    About the Job
    Position Description
    Summary of Duties
    Day to Day
    You Will
    Scope of Work
    The Opportunity
    Practice Description
    Main Duties
    Core Responsibilities
    Your Impact
    About this position
    The Job
    What the work is
    An Average Day
    Where you fit in
    Your Tasks
    Areas of responsibility
    How you will work
    Responsibilities will include
    Primary responsibilities will include the following
    Specific duties include
    Typical Examples of Work
    Responsibilities & Tasks
    Duties of this position include but are not limited to
    Your duties will include the following
    The {t} will be responsible for
    Job duties include
    ! The Work
    ! What the job is
    ! A Typical Week
    ! Where you come in
    ! Tasks
    ! Your day-to-day
    ! Purview
    ! How you'll spend your time
  `),
  requirements: linesOf(`
    Qualifications
    Requirements
    Minimum Qualifications
    What You'll Bring
    Required Qualifications
    Who You Are
    Skills and Experience
    Qualifications and Experience
    What We're Looking For
    Candidate Requirements
    Education and Experience
    Job Requirements
    Required Skills
    You Have
    Ideal Candidate
    Experience
    What You Will Bring
    Required
    Skills
    Qualifications & Skills
    Basic Qualifications
    Knowledge, Skills and Abilities
    Education
    About You
    What We Need
    You Bring
    What We Want
    You'll Need
    Candidate Profile
    Eligibility
    Skills and Qualifications
    Must-haves
    Who We're Looking For
    Experience and Skills
    Successful candidates will have
    The Ideal Candidate
    Who should apply
    What the firm is looking for
    What our client is seeking
    What they need
    You are
    Education and Qualifications
    We are looking for
    The Right Person
    You may be a fit if you have
    We hope for
    Your Skills
    Criteria
    Conditions
    Your Tools
    The ideal candidate will have
    A good candidate has the following skills
    Ideal candidates will also possess
    Qualified candidates will have the following
    The successful candidate will possess the following
    Candidates must have the following
    Preferred Experience and Qualifications
    Training & Experience
    Education/Experience Requirements
    License/Certification
    What you bring to the team
    Mandatory requirements
    Knowledge and Skills
    Language, Certificates & Licenses
    ! The right {t} will have most of the following
    ! Must Haves
    ! The right fit
    ! What it takes
    ! We hope you have
    ! Entry criteria
    ! You should apply if you have
    ! Non-negotiables
    ! Your toolkit
  `),
  preferred: linesOf(`
    Preferred Qualifications
    Nice to Have
    Preferred Skills
    Bonus Points
    Desired Qualifications
    Preferred
    Nice to haves
    Pluses
    Desirable
    Preferred Experience
    Ideally
    ! Extra credit
    ! Not required, but great
  `),
  benefits: linesOf(`
    Benefits
    What We Offer
    Perks
    Benefits and Perks
    Our Benefits
    Why Join Us
    Compensation and Benefits
    We Offer
    Benefits Include
    What You'll Get
    Benefits Package
    Our Offer
    What We Provide
    Rewards
    You Get
    Benefits & Perks
    Employee Benefits
    Why Work Here
    The Benefits
    We Provide
    The Perks
    Total Rewards
    What you can expect from us
    What's on offer
    Additional Benefits
    Why You'll Love It Here
    You'll receive
    In Exchange
    The nice parts
    Looking after you
    Salary and Benefits
    Benefits/Perks
    We offer a competitive package that includes
    Our employees enjoy
    Top Benefits
    Your Rewards
    What we do for you
    More
    Benefits at a glance
    What the firm offers
    What the company offers
    ! In Return
    ! The good stuff
    ! How we take care of you
    ! Your package
    ! What's in it for you
    ! Extras
  `),
  pay: linesOf(`
    Compensation
    Salary
    Salary Range
    Pay Range
    Pay Transparency
    Pay
    Compensation Range
    Base Salary
    Salary Information
    Compensation Details
    Expected Pay
    ! Money
    ! What we pay
    ! The numbers
  `),
  story: linesOf(`
    About Us
    About the Firm
    Who We Are
    About {F}
    Our Firm
    Company Overview
    The Firm
    About the Company
    Our Story So Far
    Firm Overview
    Company Description
    About our client
    Our Culture
    Who is {F}?
    {F} Introduction
    {F} Overview
    Join {F}
    Why {F}
    Working at {F}
    Life at {F}
    Learn more about {F}
    Welcome to {F}
    Organization
    ! Our story
    ! Meet {F}
    ! A word about us
  `),
  apply: linesOf(`
    How to Apply
    Application Process
    To Apply
    Application Instructions
    Apply
    Contact
    How do I apply?
    Submission
    Application Materials
    ! Next steps
    ! Interested?
    ! Ready to talk?
  `),
  equal: linesOf(`
    Equal Opportunity
    EEO Statement
    Diversity and Inclusion
    EEO
    Equal Employment Opportunity
    Accommodations
    Our Values
    ! Everyone is welcome
    ! Our commitment
  `),
} as const

export const navigation = linesOf(`
  Skip to main content
  Home | Careers | Contact
  Back to search results
  Apply now
  Save job
  Share this job
  Sign in
  Posted 3 days ago
  Similar jobs
  Follow us
  Privacy policy
  Share with a friend
  Back to all openings
  Begin application
  Cookies
  Jobs | Firm | News | Contact
  Print this page
  Sign up for alerts
  Accept all cookies
  Manage preferences
  Create job alert
  Report this job
  Apply on company site
  Refer a friend
  Learn more
  Show more
  Show less
  Terms of use
  Sitemap
  Next job
  View all jobs
  Back to jobs
  Copy link
  Log in
  Menu
  Search jobs
  Posted 12 days ago
  Over 100 applicants
  Be an early applicant
  Promoted
  Easy apply
  Visit website
  Facebook | LinkedIn | Email
  Accessibility
  Read more
  Save for later
  Apply for this job online
  We use cookies to improve your experience.
  ! Jobs | People | Insights | Offices
  ! Return to listings
  ! Email this to a friend
  ! Start application
  ! Cookie settings
`)

export const labels = {
  T: linesOf(`
    Job Title
    Position
    Title
    Position Title
    Role
    Job
    Open Position
    Position Available
    Role Title
    ! Posting Title
    ! Vacancy
    ! Opening
  `),
  F: linesOf(`
    Company
    Who
    Company/Firm
    Court
    Firm
    Employer
    Organization
    Agency
    Firm Name
    Employer Name
    Hiring Company
    Business
    Institution
    ! Hiring Organization
    ! Law Firm
    ! Department Name
  `),
  P: linesOf(`
    Location
    Office
    Job Location
    City
    Work Location
    Based in
    Locations
    Job Locations
    Duty Location
    Office Location
    Market
    ! Duty Station
    ! Where
    ! Site
  `),
  X: linesOf(`
    Practice Area
    Practice Group
    Department
    ! Area of Law
    ! Team
  `),
  Y: linesOf(`
    Job Type
    Employment Type
    Type
    ! Status
    ! Commitment
  `),
  S: linesOf(`
    Salary
    Compensation
    Pay
    Salary Range
    Hiring Range
    Range
    ! Pay Rate
    ! Base Pay
  `),
  E: linesOf(`
    Experience
    Years of Experience
    Minimum Experience
    Experience Required
    Required Experience
    Minimum Years
    ! Years in Practice
    ! Experience Needed
  `),
  G: linesOf(`
    Division
    Unit
    Branch
    Bureau
    ! Section
    ! Business Unit
  `),
  R: linesOf(`
    Job ID
    Requisition Number
    Req #
    ! Posting Number
    ! Reference
  `),
  D: linesOf(`
    Posted
    Closing Date
    Application Deadline
    ! Opens
    ! Apply By
  `),
  W: linesOf(`
    Workplace
    ! Attendance
  `),
} as const

/** Headings above other jobs. */
export const relatedHeadings = linesOf(`
  Similar jobs
  Related jobs
  Similar Jobs (3)
  Other openings
  More jobs like this
  You may also like
  People also viewed
  More positions
  ! Other roles at this firm
  ! Jobs you might like
  ! See also
`)
