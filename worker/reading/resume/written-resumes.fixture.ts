import type { LabelledResume } from './labelled-resumes.fixture.ts'

/** Résumés as people write them, each alone, for people who do not exist. */
export const writtenResumes: readonly LabelledResume[] = [
  {
    label: {
      name: 'Priyanka S. Venkataraman',
      email: 'priyanka.v@example.com',
      phone: '917.555.0133',
      location: 'New York, NY',
      jdYear: 2016,
      title: 'Associate',
      firm: 'Kirkland & Ellis LLP',
      bars: ['New York', 'New Jersey'],
    },
    text: `Priyanka S. Venkataraman, Esq.
245 W 107th St Apt 6B, New York NY 10025 • 917.555.0133 • priyanka.v@example.com

Admitted: NY (2017), NJ (2016), S.D.N.Y., E.D.N.Y.

LEGAL EXPERIENCE

Kirkland & Ellis LLP                                   New York, NY
Associate, Debt Finance Group                          Sept. 2019 – Present
– Represent private equity sponsors in leveraged buyouts
– Supervise a team of four

Chapman and Cutler LLP, New York, NY                   Oct. 2016 – Aug. 2019
Associate

EDUCATION
Brooklyn Law School, J.D. cum laude, June 2016
  Moot Court Honor Society
Rutgers University, B.A. Economics, 2011
`,
  },
  {
    label: {
      name: 'Devon McAllister-Roy',
      email: 'devon.mr@example.net',
      phone: '(720) 555-0175',
      linkedin: 'linkedin.com/in/devonmroy',
      location: 'Denver, CO',
      jdYear: 2015,
      title: 'Senior Corporate Counsel',
      firm: 'Summitline Software, Inc.',
      bars: ['Colorado', 'Wyoming'],
    },
    text: `DEVON MCALLISTER-ROY
Denver, Colorado | (720) 555-0175 | devon.mr@example.net | www.linkedin.com/in/devonmroy

PROFILE
In-house counsel with nine years of technology transactions and privacy experience (CIPP/US). Seeking Assistant GC role.

EXPERIENCE
Summitline Software, Inc. (NASDAQ: SMTL), Boulder, CO
Senior Corporate Counsel, 03/2021 – present
Corporate Counsel, 06/2018 – 03/2021
• Negotiated SaaS, reseller and DPA terms

Holland & Hart LLP, Denver, CO
Associate, 09/2015 – 06/2018

EDUCATION
University of Denver Sturm College of Law – Juris Doctor (May 2015)
Colorado State University – Bachelor of Science (2010)

LICENSES: Colorado (active); Wyoming (inactive)
`,
  },
  {
    label: {
      name: 'Tomás Echeverría',
      email: 'tomas.e@example.com',
      phone: '+1 305 555 0166',
      location: 'Coral Gables, FL',
      jdYear: 2011,
      title: 'Shareholder',
      firm: 'Gunster, Yoakley & Stewart, P.A.',
      bars: ['Florida'],
    },
    text: `Curriculum Vitae

Name: Tomás Echeverría
E-mail: tomas.e@example.com
Mobile: +1 305 555 0166
Address: Coral Gables, FL

Bar Admission
Florida, 2011; Southern District of Florida

Work Experience
2017 to date    Shareholder, Gunster, Yoakley & Stewart, P.A., Miami
2011 - 2017     Associate, Carlton Fields, Miami

Education
2008 - 2011     University of Miami School of Law (J.D.)
2004 - 2008     University of Florida (B.A.)

Languages: Spanish (native), Portuguese
`,
  },
  {
    label: {
      name: 'Hannah Brightwater',
      email: 'hannah.brightwater@example.org',
      phone: '206-555-0101',
      location: 'Seattle, WA',
      jdYear: 2027,
      title: 'Summer Associate',
      firm: 'Perkins Coie LLP',
    },
    text: `Hannah Brightwater
hannah.brightwater@example.org  |  C: 206-555-0101  |  Seattle, WA

EDUCATION
University of Washington School of Law, Seattle, WA
J.D., with honors, expected June 2027
Washington Law Review, Articles Editor

Reed College, Portland, OR
B.A., Political Science, May 2021

EXPERIENCE
Perkins Coie LLP, Seattle, WA
Summer Associate, May 2026 – August 2026
Hon. Marcus Odell, U.S. District Court, W.D. Wash.
Judicial Extern, January 2026 – May 2026
`,
  },
  {
    label: {
      name: 'Gregory T. Oyelaran',
      email: 'goyelaran@example.com',
      phone: '832-555-0190',
      location: 'Houston, TX',
      jdYear: 2004,
      title: 'Partner',
      firm: 'Porter Hedges LLP',
      bars: ['Texas', 'Louisiana', 'Oklahoma'],
    },
    text: `GREGORY T. OYELARAN
Attorney at Law
Houston, TX 77019 | 832-555-0190 | goyelaran@example.com

SUMMARY OF QUALIFICATIONS
Energy transactions partner with approximately $2.4 million in portable business. Licensed in Texas, Louisiana and Oklahoma.

PROFESSIONAL EXPERIENCE
PARTNER                                                         2016-Present
Porter Hedges LLP, Houston, Texas
Upstream and midstream M&A; joint ventures.

SENIOR COUNSEL                                                  2012-2016
Anadarko Petroleum Corporation, The Woodlands, Texas

ASSOCIATE                                                       2004-2012
Vinson & Elkins LLP, Houston, Texas

EDUCATION
Tulane Law School, J.D., 2004, magna cum laude
Southern University, B.S. Chemical Engineering, 2001
`,
  },
  {
    label: {
      name: 'Mei-Ling Carruthers',
      email: 'mlcarruthers@example.com',
      phone: '408 555 0129',
      linkedin: 'linkedin.com/in/mlcarruthers-esq',
      location: 'San Jose, CA',
      jdYear: 2019,
      title: 'Associate',
      firm: 'Fish & Richardson P.C.',
      bars: ['California', 'Patent Bar (USPTO)'],
    },
    text: `Mei-Ling Carruthers
San Jose, California
mlcarruthers@example.com
408 555 0129
linkedin.com/in/mlcarruthers-esq

Patent attorney, EE background. USPTO Reg. No. 71,234. Member, State Bar of California (No. 312345).

Experience

Associate | Fish & Richardson P.C. | Redwood City, CA | Jan 2020 - Current
Prepare and prosecute applications in wireless and semiconductors.

Patent Engineer | Schwegman Lundberg | 2015 - 2019

Education

Santa Clara University School of Law | JD (evening program) | 2019
UC San Diego | MS, Electrical Engineering | 2014
`,
  },
  {
    label: {
      name: "Siobhan M. O'Neill",
      email: 'siobhan.oneill@example.com',
      phone: '617.555.0188',
      location: 'Boston, MA',
      jdYear: 2012,
      title: 'Counsel',
      firm: 'WilmerHale',
      bars: ['Massachusetts', 'New York'],
    },
    text: `O'NEILL, Siobhan M.
12 Beacon Street, Boston, MA 02108
siobhan.oneill@example.com / 617.555.0188

Experience
WilmerHale, Boston, MA
Counsel (January 2023–Present); Senior Associate (2019–2022)
White collar defense and internal investigations.

United States Attorney's Office, District of Massachusetts, Boston, MA
Assistant United States Attorney (2013–2019)

Law Clerk to the Hon. Patricia Ames, U.S. Court of Appeals for the First Circuit (2012–2013)

Education
Harvard Law School, J.D. 2012
Boston College, A.B. 2008, summa cum laude

Admissions
Massachusetts; New York; U.S. Supreme Court
`,
  },
  {
    label: {
      name: 'Latoya Renee Bennett',
      email: 'latoya@example.com',
      phone: '404-555-0112',
      location: 'Atlanta, GA',
      jdYear: 2017,
      title: 'Associate',
      firm: 'Fisher & Phillips LLP',
      bars: ['Georgia'],
    },
    text: `LATOYA RENEE BENNETT
Atlanta, GA | latoya@example.com | 404-555-0112

Employment Attorney
Management-side labor and employment litigator, 7 yrs.

• Fisher & Phillips LLP – Atlanta – Associate – 2020–present
• Georgia Department of Law – Assistant Attorney General – 2018–2020
• Judge Harold Pine, Fulton County Superior Court – Staff Attorney – 2017–2018

JD, Emory University School of Law, 2017 | BA, Spelman College, 2013
State Bar of Georgia (2017)
`,
  },
  {
    label: {
      name: 'Jonathan K. Weiss',
      email: 'jkweiss@example.com',
      jdYear: 2014,
      title: 'Of Counsel',
      firm: 'Caplin & Drysdale, Chartered',
      bars: ['District of Columbia', 'New York'],
    },
    text: `Jonathan K. Weiss
jkweiss@example.com

I am a 2014 graduate of NYU School of Law (LL.M. Taxation 2015) with ten years of international tax experience at PwC and, since 2019, at Caplin & Drysdale, Chartered, where I am Of Counsel in Washington, D.C.

EMPLOYMENT
Caplin & Drysdale, Chartered (Washington, D.C.)
Of Counsel, January 2024 to present
Associate, March 2019 to December 2023

PricewaterhouseCoopers LLP (New York)
Manager, Washington National Tax, 2015 to 2019

EDUCATION
New York University School of Law, LL.M. in Taxation, 2015; J.D., 2014
University of Michigan, B.B.A., 2011

BAR
D.C., New York, U.S. Tax Court
`,
  },
  {
    label: {
      name: 'Abigail Fontaine-Cho',
      email: 'afc@example.com',
      phone: '612/555-0148',
      location: 'Minneapolis, MN',
      jdYear: 2020,
      title: 'Associate Attorney',
      firm: 'Robins Kaplan LLP',
      bars: ['Minnesota'],
    },
    text: `Abigail Fontaine-Cho                                      Minneapolis, Minnesota
Tel. 612/555-0148                                     afc@example.com

CAREER OBJECTIVE: A litigation associate position with a mid-size firm.

RELEVANT EXPERIENCE
Associate Attorney, Robins Kaplan LLP, Minneapolis (August 2021 – present)
     • First-chaired two jury trials
Judicial Law Clerk, Hon. David Sorensen, Minnesota Court of Appeals (2020 – 2021)
Certified Student Attorney, Hennepin County Public Defender (2019)

OTHER EXPERIENCE
Barista, Dunn Brothers Coffee (2013 – 2016)

EDUCATION
Mitchell Hamline School of Law, St. Paul, MN — J.D., 2020 (top 10%)
Macalester College — B.A. 2016

BAR ADMISSIONS: Minnesota; U.S. District Court, D. Minn.; Wisconsin (pending)
`,
  },
]
