/** Facts of a résumé, written down by a person: only what is stated. `bars` by name of state, in any order. */
export type Label = {
  name?: string
  email?: string
  phone?: string
  linkedin?: string
  location?: string
  jdYear?: number
  title?: string
  firm?: string
  bars?: readonly string[]
  school?: string
  /** Dollars of portable business. */
  book?: number
  /** Judges clerked for. */
  clerk?: readonly string[]
  areas?: readonly string[]
  /** "Associate|Sidley Austin LLP|2019-2023", each seat that is judged. */
  positions?: readonly string[]
}
/** `round`: of the résumés in bench/sets, which of the rounds that were written before they were read. */
export type LabelledResume = { text: string; label: Label; round?: string }

type Person = Required<Pick<Label, 'name' | 'email' | 'phone' | 'location' | 'jdYear' | 'title' | 'firm'>> & {
  bars: readonly string[]
  linkedin?: string
  school: string
  from: number
  before: { firm: string; title: string; from: number; to: number }
}

const person = (line: string, bars: readonly string[]): Person => {
  const [
    name = '',
    email = '',
    phone = '',
    location = '',
    jd = '',
    title = '',
    firm = '',
    from = '',
    school = '',
    before = '',
  ] = line.split(' | ')
  const [firmBefore = '', titleBefore = '', fromBefore = '', toBefore = ''] = before.split(' ~ ')
  return {
    name,
    email,
    phone,
    location,
    jdYear: Number(jd),
    title,
    firm,
    from: Number(from),
    school,
    bars,
    before: { firm: firmBefore, title: titleBefore, from: Number(fromBefore), to: Number(toBefore) },
  }
}

/** People who do not exist, with firms, schools and places as résumés name them. */
const people: readonly Person[] = [
  person(
    'Amelia R. Thornton | amelia.thornton@example.com | (212) 555-0117 | New York, NY | 2014 | Senior Associate | Davis Polk & Wardwell LLP | 2017 | Columbia Law School | Proskauer Rose LLP ~ Associate ~ 2014 ~ 2017',
    ['New York'],
  ),
  person(
    'Marcus Delacroix-Hill | mdhill@example.org | 312-555-0144 | Chicago, IL | 2009 | Partner | Mayer Brown LLP | 2018 | University of Chicago Law School | Sidley Austin LLP ~ Associate ~ 2009 ~ 2018',
    ['Illinois', 'Wisconsin'],
  ),
  person(
    'Nguyễn Thị Lan | lan.nguyen@example.net | 415.555.0162 | San Francisco, CA | 2019 | Corporate Associate | Gunderson Dettmer | 2021 | UC Berkeley School of Law | Orrick, Herrington & Sutcliffe LLP ~ Associate ~ 2019 ~ 2021',
    ['California'],
  ),
  person(
    'Samuel K. O’Brien | sobrien@example.com | 617-555-0190 | Boston, MA | 2006 | Of Counsel | Goulston & Storrs PC | 2015 | Boston College Law School | Ropes & Gray LLP ~ Counsel ~ 2010 ~ 2015',
    ['Massachusetts', 'New Hampshire'],
  ),
  person(
    'Priyanka Vaidya | p.vaidya@example.com | (202) 555-0133 | Washington, DC | 2012 | Counsel | Covington & Burling LLP | 2019 | Georgetown University Law Center | Arnold & Porter ~ Associate ~ 2013 ~ 2019',
    ['District of Columbia', 'Maryland'],
  ),
  person(
    'Tomás Echeverría | techeverria@example.org | 305-555-0171 | Miami, FL | 2016 | Associate | Greenberg Traurig, LLP | 2018 | University of Miami School of Law | Holland & Knight LLP ~ Associate ~ 2016 ~ 2018',
    ['Florida'],
  ),
  person(
    'Grace Holloway | grace.holloway@example.com | 713-555-0128 | Houston, TX | 2011 | Assistant General Counsel | Meridian Energy Corporation | 2018 | University of Texas School of Law | Vinson & Elkins LLP ~ Associate ~ 2011 ~ 2018',
    ['Texas'],
  ),
  person(
    'Desmond Achebe | dachebe@example.net | 404-555-0185 | Atlanta, GA | 2017 | Associate | King & Spalding LLP | 2020 | Emory University School of Law | Alston & Bird LLP ~ Associate ~ 2017 ~ 2020',
    ['Georgia'],
  ),
  person(
    'Ingrid Halvorsen | ihalvorsen@example.com | 206-555-0109 | Seattle, WA | 2013 | Senior Counsel | Northbound Software, Inc. | 2020 | University of Washington School of Law | Perkins Coie LLP ~ Associate ~ 2013 ~ 2020',
    ['Washington', 'Oregon'],
  ),
  person(
    'Rachel Steinmetz | rsteinmetz@example.org | 215-555-0155 | Philadelphia, PA | 2004 | Shareholder | Buchanan Ingersoll & Rooney PC | 2012 | Temple University Beasley School of Law | Duane Morris LLP ~ Associate ~ 2004 ~ 2012',
    ['Pennsylvania', 'New Jersey'],
  ),
  person(
    'William T. Cartwright III | wcartwright@example.com | 214-555-0147 | Dallas, TX | 2001 | Managing Partner | Cartwright & Boone, P.C. | 2010 | SMU Dedman School of Law | Haynes and Boone, LLP ~ Partner ~ 2005 ~ 2010',
    ['Texas', 'Oklahoma'],
  ),
  person(
    'Hye-jin Park | hjpark@example.com | 213-555-0118 | Los Angeles, CA | 2018 | Litigation Associate | Quinn Emanuel Urquhart & Sullivan, LLP | 2020 | UCLA School of Law | Munger, Tolles & Olson LLP ~ Associate ~ 2018 ~ 2020',
    ['California'],
  ),
  person(
    'Bridget McAllister | bmcallister@example.net | 303-555-0176 | Denver, CO | 2010 | Staff Attorney | Holland & Hart LLP | 2016 | University of Denver Sturm College of Law | Davis Graham & Stubbs LLP ~ Associate ~ 2010 ~ 2016',
    ['Colorado'],
  ),
]

const months = (from: number) => `September ${from}`
const bullets = [
  'Represented clients in complex matters from intake to closing',
  'Drafted agreements and advised boards on their duties',
]

/** Eight ways in which attorneys lay a résumé out; each states other things in other places. */
const layouts: readonly ((p: Person) => LabelledResume)[] = [
  (p) => ({
    label: { ...p, linkedin: `linkedin.com/in/${p.email.split('@')[0]}` },
    text: `${p.name.toUpperCase()}
${p.location} | ${p.phone} | ${p.email} | linkedin.com/in/${p.email.split('@')[0]}

EXPERIENCE

${p.firm}, ${p.location}\t${months(p.from)} – Present
${p.title}
• ${bullets[0]}
• ${bullets[1]}

${p.before.firm}, ${p.location}\t${p.before.from} – ${p.before.to}
${p.before.title}
• Researched and drafted memoranda for partners

EDUCATION
${p.school}, J.D., cum laude, May ${p.jdYear}
Oberlin College, B.A. in History, May ${p.jdYear - 4}

BAR ADMISSIONS
${p.bars.join('; ')}
`,
  }),
  (p) => ({
    label: p,
    text: `${p.name}
100 Main Street, Apt. 4B
${p.location} 10001
Phone: ${p.phone}
Email: ${p.email}

PROFESSIONAL EXPERIENCE
${p.title}, ${p.firm}, ${p.from}-Present
- ${bullets[0]}.
${p.before.title}, ${p.before.firm}, ${p.before.from}-${p.before.to}
- ${bullets[1]}.

EDUCATION
Juris Doctor
${p.school}
${p.jdYear}

Bachelor of Arts, Economics
Rutgers University
${p.jdYear - 3}

ADMISSIONS
${p.bars.map((bar) => `Admitted to practice in ${bar}`).join('\n')}
`,
  }),
  (p) => ({
    label: { ...p, linkedin: `https://www.linkedin.com/in/${p.email.split('@')[0]}` },
    text: `${p.name}, Esq.
${p.email} • ${p.phone} • https://www.linkedin.com/in/${p.email.split('@')[0]}
${p.location}

SUMMARY
Attorney with deep experience who works well with clients.

LEGAL EXPERIENCE
${p.firm} — ${p.location}
${p.title} (${p.from} – Present)
• ${bullets[0]}
${p.before.firm} — ${p.location}
${p.before.title} (${p.before.from} – ${p.before.to})
• ${bullets[1]}

EDUCATION
${p.school} (J.D. ${p.jdYear})
Howard University (B.A. ${p.jdYear - 4})

Bar Admissions: ${p.bars.join(', ')}
`,
  }),
  (p) => ({
    label: p,
    text: `Name: ${p.name}
Location: ${p.location}
Telephone: ${p.phone}
E-mail: ${p.email}

Education
${p.jdYear - 3}–${p.jdYear}\t${p.school}, Juris Doctor
${p.jdYear - 8}–${p.jdYear - 4}\tCornell University, Bachelor of Science

Bar Admission
State of ${p.bars[0] === 'District of Columbia' ? 'Maryland' : p.bars[0]} (${p.jdYear})

Employment History
${p.from} to present\t${p.firm}
\t${p.title}
${p.before.from} to ${p.before.to}\t${p.before.firm}
\t${p.before.title}
`,
  }),
  (p) => ({
    label: { ...p, bars: [...p.bars] },
    text: `CURRICULUM VITAE
${p.name}
${p.phone} / ${p.email}
${p.location}

Work Experience

${p.title}
${p.firm}
${p.from} - Present
${bullets[0]}.

${p.before.title}
${p.before.firm}
${p.before.from} - ${p.before.to}
${bullets[1]}.

Education and Bar Admissions
J.D., ${p.school}, ${p.jdYear}
B.A., Macalester College, ${p.jdYear - 5}
Admitted in ${p.bars.join(' and ')}

Languages
Spanish (fluent), French
`,
  }),
  // No phone, no bars, no LinkedIn: what is absent must stay absent.
  (p) => ({
    label: {
      name: p.name,
      email: p.email,
      location: p.location,
      jdYear: p.jdYear,
      title: p.title,
      firm: p.firm,
      bars: [],
    },
    text: `${p.name}
${p.email} | ${p.location}

Experience
${p.firm} | ${p.title} | ${p.from} – present
${bullets[0]}
${p.before.firm} | ${p.before.title} | ${p.before.from} – ${p.before.to}

Education
${p.school} | J.D. | ${p.jdYear}

Interests
Marathons, chamber music, and the history of Philadelphia
`,
  }),
  (p) => ({
    label: { ...p, bars: [p.bars[0] ?? ''] },
    text: `${p.name.toUpperCase()}\t${p.phone}
${p.location}\t${p.email}

BAR ADMISSIONS
${p.bars[0]}; U.S. District Court; Alaska (application pending)

EXPERIENCE
${p.firm}\t${p.location}
${p.title}\t${p.from} to Present
• ${bullets[0]}
Summer Associate\tSummer ${p.jdYear - 1}

${p.before.firm}\t${p.location}
${p.before.title}\t${p.before.from} to ${p.before.to}
• ${bullets[1]}

Hon. Ruth Alden, U.S. District Court
Law Clerk\t${p.jdYear}

EDUCATION
${p.school}\t${p.jdYear}
Juris Doctor, Order of the Coif; Dean’s List ${p.jdYear - 2}
Vassar College\t${p.jdYear - 4}
Bachelor of Arts
`,
  }),
  (p) => ({
    label: {
      name: p.name,
      email: p.email,
      phone: p.phone,
      jdYear: p.jdYear,
      title: p.title,
      firm: p.firm,
      bars: p.bars,
    },
    text: `${p.name}
${p.email}
${p.phone}

Professional Summary
Practicing since ${p.jdYear}. Licensed in ${p.bars.join(' and ')}.

Career History
${p.from} – Present: ${p.title}, ${p.firm}
${p.before.from} – ${p.before.to}: ${p.before.title}, ${p.before.firm}

Academic Background
${p.jdYear}: J.D., ${p.school}
${p.jdYear - 4}: B.A., Purdue University
`,
  }),
]

/** 104 résumés: every person in every layout, each with its label. */
export const labelledResumes: readonly LabelledResume[] = people.flatMap((one) =>
  layouts.map((layout, at) => {
    const { text, label } = layout(one)
    const { name, email, phone, linkedin, location, jdYear, title, firm, bars } = label
    const stated = at === 3 ? [bars?.[0] === 'District of Columbia' ? 'Maryland' : (bars?.[0] ?? '')] : (bars ?? [])
    return {
      text,
      label: Object.fromEntries(
        Object.entries({ name, email, phone, linkedin, location, jdYear, title, firm, bars: stated }).filter(
          ([, value]) => value !== undefined,
        ),
      ),
    }
  }),
)
