import { readResume } from '#worker/reading/resume/read-resume.ts'
import { pairsNow, type Candidate, type PairJob } from './labelled-pairs.fixture.ts'

/** A job and the ten people who applied to it, one to a line, as written in `piles`. */
export type Pile = { one: PairJob; candidates: readonly Candidate[] }

/**
 * Six piles of ten, written manually before anything sorted them, to be graded by the rules of `gradeByRules`. Words lead astray
 * in each: who has the practice says it in its own words, and who has another speaks of the job's.
 * Job: title | area | place | least years | most years | top pay | seat | "remote". Candidate: name | title | firm | area |
 * J.D. | place | wanted pay in thousands | book, or nothing | two lines of work.
 */
const piles: readonly { job: string; text: string; people: readonly string[] }[] = [
  {
    job: 'Private Equity Associate | Private Equity | New York, NY | 3 | 6 | 390000 | associate',
    text: 'Our New York office seeks an associate for its private equity group to work on leveraged buyouts, portfolio company matters and sponsor acquisitions.',
    people: [
      'Ada Brill | Associate | Ropes & Gray LLP | Private Equity | 2021 | New York, NY | 390 | | Represents sponsors in buyouts and add-on acquisitions ~ Drafts purchase agreements',
      'Ben Castellan | Associate | Lowell Pike LLP | Private Equity | 2022 | Jersey City, NJ | 365 | | Sponsor-side M&A for middle-market funds ~ Manages due diligence',
      'Cora Dunmore | Associate | Sidley Austin LLP | Mergers & Acquisitions | 2021 | New York, NY | 390 | | Public company mergers ~ Cross-border carve-outs',
      'Dev Eswaran | Associate | Hale Porter LLP | Private Equity | 2021 | Chicago, IL | 390 | | LBOs and recapitalizations for sponsors ~ Management equity',
      'Elle Farquhar | Associate | Boyd Lang LLP | Tax | 2021 | New York, NY | 380 | | Tax structuring of private equity buyouts and portfolio company sales in New York ~ Partnership tax for private equity sponsors',
      'Finn Gallo | Partner | Grant Moss LLP | Private Equity | 2008 | New York, NY | 900 | | Leads buyouts for private equity sponsors ~ Board counseling',
      'Gia Holt | Associate | Kirkland & Ellis LLP | Banking & Finance | 2022 | New York, NY | 365 | | Acquisition financings ~ Unitranche facilities',
      'Hal Imber | Associate | Stone Reed LLP | Labor & Employment | 2021 | New York, NY | 350 | | Defends a private equity portfolio company in wage claims ~ Employment litigation in New York courts',
      'Iris Jun | Associate | Cole Vance LLP | Private Equity | 2025 | New York, NY | 225 | | First-year associate in the buyout group ~ Diligence',
      'Jon Keel | Senior Associate | Mayer Brown LLP | Private Equity | 2019 | New York, NY | 480 | | Platform acquisitions for sponsors ~ Carve-outs',
    ],
  },
  {
    job: 'Employee Benefits Counsel | Employee Benefits | Chicago, IL | 7 | 12 | 330000 | counsel',
    text: 'Chicago firm seeks benefits counsel with experience in ERISA plans, executive compensation and fiduciary advice.',
    people: [
      'Kay Lund | Counsel | McDermott Will & Emery LLP | Employee Benefits | 2016 | Chicago, IL | 330 | | Advises plan sponsors on fiduciary duties ~ Drafts 409A arrangements',
      'Lars Moen | Senior Associate | Bright & Toll LLP | Employee Benefits | 2017 | Evanston, IL | 300 | | ESOP transactions ~ Health and welfare plans',
      'Mia Nott | Counsel | Gale Unger LLP | Tax | 2015 | Chicago, IL | 330 | | Federal income tax planning ~ IRS controversy',
      'Ned Orr | Of Counsel | Winston & Strawn LLP | Labor & Employment | 2014 | Chicago, IL | 340 | | Collective bargaining ~ ERISA benefits counsel to Chicago employers in grievances',
      'Ona Pell | Counsel | Pike Ross LLP | Employee Benefits | 2015 | Dallas, TX | 320 | | Executive compensation in deals ~ Retirement plans',
      'Pat Quill | Associate | Jenner & Block LLP | Commercial Litigation | 2016 | Chicago, IL | 330 | | Litigates ERISA fiduciary class actions, executive compensation disputes and benefits claims in Chicago ~ Trials',
      'Quin Rowe | Associate | Dorn Hale LLP | Employee Benefits | 2023 | Chicago, IL | 260 | | Benefits in M&A ~ Plan documents',
      'Ria Sand | Counsel | Sand Legal LLC | Employee Benefits | 2004 | Chicago, IL | 320 | | Thirty years of plan design ~ DOL audits',
      'Sol Tate | Counsel | Holt Byrne LLP | Employee Benefits | 2016 | Chicago, IL | 420 | | 280G and equity plans ~ Plan terminations',
      'Tom Ulrich | Associate | Vane LLP | Immigration | 2016 | Chicago, IL | 200 | | H-1B petitions ~ Employee benefits of visa holders',
    ],
  },
  {
    job: 'Healthcare Associate | Healthcare | Nashville, TN | 2 | 5 | 260000 | associate',
    text: 'Nashville office seeks a healthcare associate for regulatory and transactional work: Stark, Anti-Kickback, licensure, hospital and physician practice deals.',
    people: [
      'Una Vick | Associate | Bass, Berry & Sims PLC | Healthcare | 2022 | Nashville, TN | 255 | | Stark and Anti-Kickback advice ~ Physician practice acquisitions',
      'Vic Ware | Associate | Holland & Knight LLP | Healthcare | 2021 | Franklin, TN | 260 | | Licensure and CHOW filings ~ HIPAA',
      'Wes Yost | Associate | Alder Crane LLP | Life Sciences | 2022 | Nashville, TN | 250 | | Clinical trial agreements ~ FDA labeling',
      'Xan Zell | Associate | Polsinelli PC | Healthcare | 2022 | Atlanta, GA | 250 | | Hospital joint ventures ~ 340B',
      'Yves Abel | Associate | Marsh Tolan LLP | Insurance | 2022 | Nashville, TN | 220 | | Coverage for hospitals ~ Payor disputes',
      'Zoe Bain | Associate | Dray Finch LLP | Personal Injury | 2022 | Nashville, TN | 160 | | Sues hospitals, physician practices and healthcare providers in Nashville for malpractice ~ Licensure complaints',
      'Abe Cline | Counsel | Waller LLP | Healthcare | 2011 | Nashville, TN | 330 | | Health system affiliations ~ Medical staff',
      'Bea Dorn | Associate | Ives Lott LLP | Healthcare | 2023 | Nashville, TN | 330 | | Telehealth start-ups ~ Value-based care',
      'Cal Eads | Associate | Frost LLP | Real Estate | 2022 | Nashville, TN | 240 | | Leases for hospital campuses ~ Medical office buildings, healthcare REITs in Nashville',
      'Dot Fane | Law Clerk | U.S. District Court, M.D. Tenn. | Healthcare | 2026 | Nashville, TN | 200 | | Drafts opinions ~ Wrote a note on Stark',
    ],
  },
  {
    job: 'Trademark Associate | Trademark | Los Angeles, CA | 3 | 7 | 280000 | associate',
    text: 'Associate for trademark prosecution and enforcement: clearance, TTAB, licensing for consumer and entertainment brands in Los Angeles.',
    people: [
      'Eli Gore | Associate | Fross Hale LLP | Trademark | 2021 | Los Angeles, CA | 270 | | Clearance and filing programs ~ Oppositions',
      'Fay Hoyt | Associate | Kilpatrick Townsend & Stockton LLP | Trademark | 2020 | Santa Monica, CA | 280 | | Brand portfolios for fashion houses ~ Licensing',
      'Gus Ivey | Associate | Loeb & Loeb LLP | Media & Entertainment | 2021 | Los Angeles, CA | 270 | | Talent and licensing deals ~ Rights clearance',
      'Hana Jett | Associate | Knox Perl LLP | Intellectual Property | 2020 | Burbank, CA | 265 | | Copyright and advertising matters ~ Rights of publicity',
      'Ira Kemp | Associate | Lane Moor LLP | Trademark | 2021 | New York, NY | 275 | | TTAB trials ~ Domain disputes',
      'Joy Lamb | Associate | Nix Orton LLP | Patent Prosecution | 2021 | Los Angeles, CA | 270 | | Drafts software patents ~ Prosecution before the USPTO',
      'Ken Maas | Associate | Pratt LLP | Labor & Employment | 2021 | Los Angeles, CA | 270 | | Defends consumer brands in Los Angeles ~ Trains trademark licensees of entertainment brands on wage law',
      'Lea Noor | Associate | Quint LLP | Trademark | 2025 | Los Angeles, CA | 225 | | Searches ~ Office actions',
      'Max Ohm | Partner | Rudd LLP | Trademark | 2006 | Los Angeles, CA | 600 | | Heads brand enforcement ~ Anti-counterfeiting',
      'Nia Page | Associate | Shaw LLP | Trademark | 2020 | Los Angeles, CA | 345 | | Global filing strategy ~ Lanham Act suits',
    ],
  },
  {
    job: 'Litigation Partner | Commercial Litigation | Miami, FL | 12 |  | 850000 | partner',
    text: 'Miami office seeks a partner for complex commercial disputes with portable business: contract, fraud, shareholder and real estate litigation.',
    people: [
      'Oz Pratt | Partner | Stearns Weaver Miller | Commercial Litigation | 2006 | Miami, FL | 800 | book | Lead counsel in business disputes ~ Shareholder derivative suits',
      'Pia Reyes | Shareholder | Gunster | Commercial Litigation | 2010 | Fort Lauderdale, FL | 750 | book | Fraud and contract trials ~ Receiverships',
      'Ray Soto | Partner | Akerman LLP | Commercial Litigation | 2008 | Miami, FL | 800 | | Banking disputes ~ Appeals',
      'Sue Trent | Partner | Burke Lowry LLP | Securities Litigation | 2005 | Miami, FL | 850 | book | Class actions under the Exchange Act ~ SEC investigations',
      'Ted Ulloa | Partner | Cole LLP | Commercial Litigation | 2007 | Dallas, TX | 800 | book | Energy contract trials ~ Arbitrations',
      'Ursa Vaughn | Partner | Dill LLP | Real Estate | 2004 | Miami, FL | 800 | book | Closes commercial real estate in Miami ~ Negotiates contract, fraud and shareholder litigation settlements for developers',
      'Val Wynn | Senior Associate | Epps LLP | Commercial Litigation | 2018 | Miami, FL | 420 | | Second chair in contract trials ~ Depositions',
      'Wade Xiong | Partner | Furr LLP | Bankruptcy & Restructuring | 2009 | Miami, FL | 800 | book | Creditor litigation ~ Adversary proceedings',
      'Yael Zorn | Partner | Gray LLP | Commercial Litigation | 2003 | Miami, FL | 1200 | book | International disputes ~ Judgment enforcement',
      'Zed Amos | Partner | Hill LLP | Family Law | 2001 | Miami, FL | 600 | book | High-asset divorce with business valuation and shareholder disputes ~ Complex commercial holdings in Miami',
    ],
  },
  {
    job: 'Technology Transactions Counsel | Technology Transactions | Seattle, WA | 6 | 10 | 340000 | counsel | remote',
    text: 'Counsel for technology transactions, remote: SaaS, licensing, data and outsourcing agreements for software clients.',
    people: [
      'Amy Bose | Counsel | Cooley LLP | Technology Transactions | 2018 | Seattle, WA | 335 | | SaaS and outsourcing agreements ~ Open source',
      'Bo Crane | Senior Associate | Drew LLP | Technology Transactions | 2019 | Boise, ID | 320 | | Data licenses ~ Joint development',
      'Cy Doan | Counsel | Egan LLP | Privacy & Cybersecurity | 2017 | Seattle, WA | 330 | | DPAs ~ Incident response',
      'Di Elms | Corporate Counsel | Fable Software, Inc. | In-House | 2018 | Portland, OR | 300 | | Commercial contracts for a SaaS company ~ Procurement',
      'Ed Frey | Counsel | Gault LLP | Intellectual Property | 2018 | Austin, TX | 330 | | Licenses and assignments ~ IP due diligence',
      'Flo Gant | Associate | Hobbs LLP | Patent Litigation | 2018 | Seattle, WA | 340 | | Tries SaaS and software licensing patent cases ~ Technology, data and outsourcing experts',
      'Gil Hart | Associate | Irons LLP | Technology Transactions | 2024 | Seattle, WA | 260 | | NDAs ~ Order forms',
      'Hope Inge | Counsel | Jarvis LLP | Technology Transactions | 2017 | Miami, FL | 430 | | Outsourcing for banks ~ Cloud',
      'Ike Jobs | Partner | Kerr LLP | Technology Transactions | 2007 | Denver, CO | 500 | | Strategic alliances ~ Semiconductor licenses',
      'Joan Kuhn | Counsel | Lamb LLP | Construction | 2018 | Seattle, WA | 300 | | Construction contracts for data centers of software clients ~ Outsourcing of remote job sites',
    ],
  },
]

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())

function jobOf(line: string, words: string): PairJob {
  const [title = '', area = '', place = '', min = '', max = '', pay = '', seat = '', more = ''] = cells(line)
  return {
    words: `${title} ${words}`,
    job: {
      title,
      firmName: 'Alder & Finch LLP',
      location: place,
      isRemote: more === 'remote',
      seniority: seat,
      practiceArea: area,
      additionalAreas: [],
      yearsExperienceMin: Number(min),
      yearsExperienceMax: max === '' ? null : Number(max),
      salaryMin: Number(pay) - 60_000,
      salaryMax: Number(pay),
      description: words,
      requirements: [],
      isBigLaw: false,
      isBoutique: false,
    },
  }
}

function candidateOf(line: string): Candidate {
  const [name = '', title = '', firm = '', area = '', jd = '', place = '', pay = '', book = '', work = ''] = cells(line)
  const jdYear = Number(jd)
  const text = `${name}\n${place}\nExperience\n${firm}, ${place}\n${title}, ${jdYear} to present\n${work
    .split('~')
    .map((one) => `- ${one.trim()}`)
    .join('\n')}\nEducation\nJ.D., Fordham University School of Law, ${jdYear}\n`
  return {
    id: name,
    book: book !== '',
    resume: { text, facts: readResume(text, pairsNow) },
    form: {
      jdYear,
      yearsExperience: 2026 - jdYear,
      experienceField: area,
      primaryPracticeArea: area,
      location: place,
      expectedSalary: Number(pay) * 1000,
      hasPortableBook: book !== '',
      bigFirmExperienceYears: 0,
      lastJobTitle: title,
      lastFirmName: firm,
      firmPreference: null,
      needsVisaSponsorship: 'NO',
      coverLetter: null,
    },
  }
}

export const writtenPiles: readonly Pile[] = piles.map(({ job, text, people }) => ({
  one: jobOf(job, text),
  candidates: people.map(candidateOf),
}))
