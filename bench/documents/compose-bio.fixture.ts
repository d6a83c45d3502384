// Pages of invented people in layouts that are put together at random, for training: where position and office are, how lists and
// labels are written, what else is on the page. Each site has one layout for its people.
import type { Degree } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import type { KnownFacts } from './page-gold.ts'
import {
  colleges,
  familyNames,
  givenNames,
  isHeldOutWord,
  schools,
  stateNames,
  streets,
  towns,
} from './people-words.ts'
import { makeRandom, type Random } from './random.ts'
import {
  clubs,
  courts,
  earlierTitles,
  levels,
  objects,
  oddTitles,
  papers,
  practices,
  tails,
  verbs,
} from './work-words.ts'

export type ComposedBio = { html: string; facts: KnownFacts; url: string }
export type ComposedSite = { firm: string; host: string; pages: ComposedBio[] }

const words = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/)

const foreignPractices = words(
  `Arbeitsrecht; Gesellschaftsrecht; Immobilienrecht; Erbrecht; Kartellrecht; Baurecht; Droit fiscal; Droit social; Droit des sociétés; Contentieux; Propriété intellectuelle; Derecho fiscal; Derecho laboral; Derecho mercantil; Litigios; Propiedad industrial; Diritto tributario; Diritto del lavoro; Contenzioso; Direito tributário; Direito do trabalho; Contencioso`,
)

const headings = {
  areas: words(
    `Practice Areas; Practices; Areas of Practice; Areas of Focus; Services; Capabilities; Expertise; Focus; Specialties; What I Do; Works On; Fields of Law; My Practice; Industries & Practices; Related Services; Practice Focus; How I Help; Disciplines; Compétences; Tätigkeitsschwerpunkte; Áreas de Práctica; Domaines d’expertise; Concentrations; Practice Groups; Key Areas; Helps With; Matters Handled; Areas; Aree di attività; Competenze; Áreas de Atuação; Especialidades; Rechtsgebiete; Schwerpunkte; Domaines de compétences; Lines of work`,
  ),
  education: words(
    `Education; Academic Background; Schools; Degrees; Education & Training; Studied At; Alma Mater; Legal Education; Schooling; Formation; Ausbildung; Formación; Where I Studied; Academics; Universities; Law School; Credentials; Qualifications; Learned the Law; Diplomas; Formazione; Formação; Studium; Études; Estudios; Diplômes; Titoli di studio; Academic Credentials`,
  ),
  bars: words(
    `Bar Admissions; Admissions; Admitted In; Admitted; Licensed In; Bar Memberships; Jurisdictions; Licenses; Bar & Court Admissions; State Bars; Where I’m Licensed; Admitted to Practice; Bars; Barreaux; Zulassung; Licensed to Practice; Qualified In; Law Licenses; Practices In; Inscrições na Ordem; Colegiaciones; Zulassungen; Called to the Bar; Year of Call; Iscrizioni all’albo; Rights of Audience; Admission`,
  ),
  clerkships: words(
    `Clerkships; Judicial Clerkships; Clerked For; Law Clerk; Judicial Clerkship; Clerkship; Worked for Judges; In Chambers`,
  ),
  clubs: words(
    `Memberships; Professional Affiliations; Associations; Community; Boards; Civic Involvement; Affiliations; Giving Back; Activities; Outside the Office`,
  ),
  awards: words(`Awards; Honors; Recognition; Rankings; Honors & Awards; Named To; Distinctions; Accolades`),
  courts: words(`Court Admissions; Courts; Federal Courts; Federal Admissions; Admitted Courts; Courts of Practice`),
  career: words(
    `Experience; Career; Prior Experience; Background; Before the Firm; Professional Experience; Past Positions; Career History`,
  ),
  news: words(`News; Insights; Publications; Speaking; Events; Recent Work; Presentations; Latest; Talks; Articles`),
  languages: words(`Languages; Speaks; Spoken Languages; Fluent In`),
  others: words(`Related People; Colleagues; Meet the Team; Other Attorneys; Contacts; Team; You May Also Need`),
  title: words(
    `What; Seat; Post; Works as; Grade; Poste; Puesto; I am; Job title; Current role; Designation; Class; Status; Who; Title; Position; Positon; Role; Rank; Job; Stellung; Standing; Function; Capacity; At the firm; Level`,
  ),
  office: words(
    `Where; Place; Town; Address; Practises in; Room; Region; Lieu; Oficina; Branch; Nearest office; Site; At; Visit; Usually in; Reach me in; Area; Office; Location; Based in; Works from; Where; City; Standort; Bureau; Home office; Find me in; Desk; Sits in`,
  ),
}
const moreTitles = words(
  `Chair, Tax Practice; Co-Chair, Litigation Department; Partner and General Counsel; Head of Intellectual Property; Practice Group Leader, Real Estate; Managing Director; Consultant; Legal Director; Senior Paralegal; Paralegal; Office Administrator; Legal Assistant; Chief Marketing Officer; Director of Finance; Law Clerk; Solicitor; Barrister; Trainee Solicitor; Patent Agent; Counsel, Litigation; Partner, Corporate; Senior Partner; Name Partner; President; Founder; Founding Member; Owner; Attorney at Law; Principal Attorney; Vice Chair; Partner, Head of Restructuring; Associée; Rechtsanwältin; Abogado; Senior Legal Secretary; Knowledge Lawyer; Client Services Manager; Advisor; Senior Advisor; Retired Partner; Partner Emeritus; Title Examiner; Socia; Sócio; Associé; Partnerin; Rechtsanwalt; Collaborateur; Avocate; Consejero; Business Manager; Office Manager; Mediator; Arbitrator; Director; Executive Director; Firm Manager; Receptionist; Billing Coordinator; Librarian; Investigator; Technical Specialist; Scientific Advisor; Economist; Government Relations Advisor; Case Manager; Trial Attorney; Litigation Partner; Real Estate Counsel; Chair of the Board; Partner / Head of Tax; Deputy Managing Partner; Regional Managing Partner; Of Counsel, Appeals`,
)
const awards = words(
  `STATE Super Lawyers, 2019–2024; The Best Lawyers in America, Tax; Chambers USA, STATE; Rising Star, STATE Super Lawyers; Lawyer of the Year, CITY; Top 40 Under 40, CITY Business Journal; AV Preeminent, Martindale-Hubbell; STATE Legal Elite; Distinguished Alumna, SCHOOL`,
)
const memberships = words(
  `American Bar Association; STATE Bar Association; CITY Bar Association, Tax Section; Member, State Bar of STATE, Litigation Section; Board Member, CITY Food Bank; Trustee, SCHOOL; Federal Bar Association; CITY Symphony; Rotary Club of CITY; Inns of Court, CITY; STATE Derby Museum; CITY Humane Society; Born in CITY, STATE; STATE Historical Society; Chess; Member, STATE and American Bar Associations; CITY Zoo`,
)
const talks = words(
  `“The Law of Water,” SCHOOL, 2023; Panelist, STATE Tax Conference, CITY, 2022; Firm Opens in CITY; “After the Storm,” STATE Law Review, 2019; Guest Lecturer, SCHOOL; NAME Named Partner; Quoted in the CITY Times; A terminal in CITY, STATE (2024); New Rules for Employers in STATE`,
)
const languages = ['Spanish', 'French', 'Mandarin', 'Portuguese', 'German', 'Korean']

const moreDegrees = [
  'B.A.',
  'B.S.',
  'B.B.A.',
  'LL.M.',
  'M.B.A.',
  'B.A. in History',
  'M.A.',
  'Ph.D.',
  'Bachelor of Arts',
  'A.B.',
]
const honors = ['cum laude', 'magna cum laude', 'with honors', 'summa cum laude', 'Order of the Coif']

type Person = KnownFacts & {
  first: string
  last: string
  email: string
  phone: string
  city: string
  state: string
  bio: string
}

function personOf(
  random: Random,
  host: string,
  cities: readonly { city: string; state: string }[],
  levelsOf: readonly string[],
): Person {
  const free = (list: readonly string[]) => {
    let one = random.pick(list)
    while (isHeldOutWord(one)) one = random.pick(list)
    return one
  }
  const [first, last] = [free(givenNames), free(familyNames)]
  const { city, state } = random.pick(cities)
  const title = random.chance(0.55) ? random.pick(levelsOf) : random.pick(moreTitles)
  const year = 1975 + random.below(48)
  const dated = random.chance(0.8)
  const education: Degree[] = [
    {
      degree: random.pick(['J.D.', 'J.D.', 'JD', 'LL.B.', 'Juris Doctor']),
      school: random.pick(schools),
      year: dated ? year : null,
      honor: random.chance(0.3) ? random.pick(honors) : null,
    },
    {
      degree: random.pick(moreDegrees),
      school: random.pick(colleges),
      year: dated ? year - 4 : null,
      honor: random.chance(0.2) ? random.pick(honors) : null,
    },
  ]
  const states = [stateNames[state] ?? state, random.pick(Object.values(stateNames))]
  const used = random.chance(0.5) ? states : states.slice(0, 1)
  const court = random.pick(courts)
  const areaNames = random.chance(0.08) ? foreignPractices : practices
  return {
    first,
    last,
    name: `${first} ${last}`,
    title,
    city,
    state,
    offices: [`${city}, ${state}`],
    areas: Array.from({ length: 1 + random.below(5) }, () => random.pick(areaNames)).filter(
      (one, at, all) => all.indexOf(one) === at,
    ),
    education: random.chance(0.8) ? education : education.slice(0, 1),
    bars: [...new Set(used)],
    clerkships: random.chance(0.25)
      ? [
          `${random.pick(['Hon.', 'Judge', 'The Honorable', 'Chief Judge'])} ${free(givenNames)} ${free(familyNames)}, ${court}`,
        ]
      : [],
    email: `${first.slice(0, 1)}${last}@${host}`.toLowerCase().replaceAll(/[^a-z@.]/g, ''),
    phone: random
      .pick(['AAA.555.BBBB', 'AAA-555-BBBB', '(AAA) 555-BBBB', '+1 AAA 555 BBBB', '+44 20 7946 BBBB', 'AAA 555 BBBB'])
      .replace('AAA', String(200 + random.below(700)))
      .replace('BBBB', `0${100 + random.below(99)}`),
    bio: `${first} ${random.pick(verbs)} ${random.pick(objects)} ${random.pick(tails)}. ${random.pick(['Clients call early.', `${last} grew up in ${random.pick(towns).city}.`, `Before joining the firm, ${last} worked at ${random.pick(clubs)}.`, `${first} writes for ${random.pick(papers)} and has taught at ${random.pick(schools)}.`])}`,
  }
}

/** Choices that all pages of a site share. */
function styleOf(random: Random) {
  const naming = random.below(4)
  const code = () => `x${random.below(46_656).toString(36)}`
  const own = new Map<string, string>()
  /** The class of a part: its name, one of a template, random letters, or none. */
  const mark = (part: string, ...names: string[]) => {
    if (naming === 0) return ''
    const ways = [
      () => '',
      code,
      () => `col ${random.pick(['text-sm', 'mt-4', 'flex', 'block'])}`,
      () => random.pick([part, ...names, `bio__${part}`, `profile-${part}`]),
    ]
    const known = own.get(part) ?? ways[naming]?.() ?? ''
    own.set(part, known)
    return ` class="${known}"`
  }
  const kinds = [
    'areas',
    'education',
    'bars',
    'clerkships',
    'clubs',
    'awards',
    'courts',
    'career',
    'news',
    'languages',
  ] as const
  const order = kinds
    .map((kind) => ({ kind, at: random.below(1000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
  /** Pages with few lines: no biography, and one or two lists. */
  const isShort = random.chance(0.15)
  const shown = isShort
    ? order.filter((kind) => /^(?:areas|education|bars)$/.test(kind)).slice(0, 1 + random.below(2))
    : order.filter((kind) => /^(?:areas|education|bars|clerkships)$/.test(kind) || random.chance(0.4))
  const heads = Object.fromEntries(Object.entries(headings).map(([kind, list]) => [kind, random.pick(list)])) as Record<
    keyof typeof headings,
    string
  >
  return {
    mark,
    isShort,
    shown,
    heads,
    headTag: random.pick(['h2', 'h3', 'h4', 'strong', 'div', 'dt', 'th', 'run', 'caps', 'span']),
    list: Object.fromEntries(
      kinds.map((kind) => [kind, random.pick(['ul', 'ul', 'p', 'br', 'commas', 'div'])]),
    ) as Record<string, string>,
    titleAt: random.below(12),
    officeAt: random.below(15),
    phonesAt: random.below(12),
    officeForm: random.below(7),
    degreeForm: random.below(8),
    barForm: random.below(6),
    factsFirst: random.chance(0.25),
    bioAt: random.below(3),
    banner: random.below(8),
    hasOthers: random.chance(0.4),
    hasFeet: random.chance(0.6),
    nameTag: random.pick(['h1', 'h1', 'h1', 'h2', 'div']),
    sign: random.pick([' | ', ' • ', ' · ', ' – ', ' / ', ', ']),
  }
}
type Style = ReturnType<typeof styleOf>

/** Marks a part that is not of the person, for the labels; features don't see it. */
const isOther = ' data-gold="other"'

function listAs(form: string, items: readonly string[]): string {
  const all = items.map(escaped)
  if (form === 'ul') return `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`
  if (form === 'p') return all.map((one) => `<p>${one}</p>`).join('')
  if (form === 'div') return `<div>${all.map((one) => `<div>${one}</div>`).join('')}</div>`
  if (form === 'br') return `<p>${all.join('<br>')}</p>`
  return `<p>${all.join(all.some((one) => one.includes(',')) ? '; ' : ', ')}</p>`
}

/** Sections that say nothing that is read. */
const unread = /^(?:courts|clubs|awards|career|news|languages)$/

function section(style: Style, kind: keyof typeof headings, body: string): string {
  const head = escaped(style.heads[kind])
  const mark = style.mark(kind, 'section', 'block', 'panel') + (unread.test(kind) ? isOther : '')
  const { headTag } = style
  if (headTag === 'dt') return `<dl${mark}><dt>${head}</dt><dd>${body}</dd></dl>`
  if (headTag === 'th') return `<table${mark}><tr><th>${head}</th><td>${body}</td></tr></table>`
  if (headTag === 'run' && body.startsWith('<p>'))
    return `<div${mark}>${body.replace('<p>', `<p><b>${head}:</b> `)}</div>`
  if (headTag === 'run' || headTag === 'strong') return `<div${mark}><p><strong>${head}</strong></p>${body}</div>`
  if (headTag === 'caps') return `<div${mark}><div>${head.toUpperCase()}</div>${body}</div>`
  if (headTag === 'span') return `<div${mark}><span${style.mark('label', 'heading')}>${head}</span>${body}</div>`
  return `<div${mark}><${headTag}${style.mark('head', 'title', 'label')}>${head}</${headTag}>${body}</div>`
}

function degreeAs(form: number, { degree, school, year, honor }: Degree): string[] {
  const rest = [honor, year].filter((part) => part !== null)
  const tail = rest.length > 0 ? `, ${rest.join(', ')}` : ''
  if (form === 0) return [`${degree}, ${school}${tail}`]
  if (form === 1) return [`${school}, ${degree}${tail}`]
  if (form === 2) return [`${school} (${[degree, ...rest].join(', ')})`]
  if (form === 3) return [school, `${degree}${tail}`]
  if (form === 4) return [degree, school, ...rest.map(String)]
  if (form === 5) return [`${degree} – ${school}${year === null ? '' : ` – ${year}`}`, ...(honor ? [honor] : [])]
  if (form === 6) return [`${year ?? ''} ${degree} ${school}`.trim()]
  return [`${school} ${degree}${year === null ? '' : ` ${year}`}`]
}

function barAs(random: Random, form: number, bar: string): string {
  const year = 1980 + random.below(44)
  return (
    [
      bar,
      `${bar}, ${year}`,
      `State Bar of ${bar}`,
      `${bar} (${year})`,
      `${bar} State Bar`,
      `Admitted in ${bar}, ${year}`,
    ][form] ?? bar
  )
}

function officeAs(random: Random, form: number, { city, state }: Person): string {
  const full = stateNames[state] ?? state
  return (
    [
      city,
      `${city}, ${state}`,
      `${city}, ${full}`,
      `${city} Office`,
      `${10 + random.below(900)} ${random.pick(streets)}, ${city}, ${state} ${10_000 + random.below(80_000)}`,
      `${city} ${state}`,
      city.toUpperCase(),
    ][form] ?? city
  )
}

/** Another number of the same place. */
const otherNumber = (random: Random, phone: string) => phone.replace(/\d{3}$/, () => String(200 + random.below(700)))

/** The person's number among those of the office, of a fax and of others. */
function numbers(random: Random, { mark, phonesAt }: Style, phone: string): string {
  const other = () => otherNumber(random, phone)
  const row = (label: string, text: string) => `<div>${label} ${text}</div>`
  const own = `<div${mark('phone', 'tel')}>${phone}</div>`
  return (
    [
      own,
      own,
      row('Direct', phone) + row('Main', other()),
      row('Main:', other()) + row('Direct:', phone),
      `<p>T ${phone} F ${other()}</p>`,
      `<p>Fax: ${other()}<br>Tel: ${phone}</p>`,
      `<p>T: ${phone} | F: ${other()} | M: ${other()}</p>`,
      `<dl><dt>Phone</dt><dd>${phone}</dd><dt>Facsimile</dt><dd>${other()}</dd></dl>`,
      `<p><a href="tel:${phone}">${phone}</a></p><p>Assistant: Mary Poe, ${other()}</p>`,
      `<p>${phone} (direct), ${other()} (main)</p>`,
      `<table><tr><td>Toll free</td><td>${other()}</td></tr><tr><td>Line</td><td>${phone}</td></tr></table>`,
      `<span>d ${phone}</span> <span>o ${other()}</span>`,
    ][phonesAt] ?? own
  )
}

function bodyOf(
  random: Random,
  style: Style,
  person: Person,
  others: readonly Person[],
  cities: readonly { city: string; state: string }[],
): string {
  const { mark, heads, sign, titleAt, officeAt } = style
  const fill = (text: string) =>
    text
      .replaceAll('STATE', () => random.pick(Object.values(stateNames)))
      .replaceAll('CITY', () => random.pick(towns).city)
      .replaceAll('SCHOOL', () => random.pick(schools))
      .replaceAll('NAME', person.name)
  const title = escaped(person.title)
  const office = escaped(officeAs(random, style.officeForm, person))
  const mail = `<a href="mailto:${person.email}">${person.email}</a>`
  const label = (kind: 'title' | 'office', value: string) => {
    const head = escaped(heads[kind])
    return [
      `<p>${head}: ${value}</p>`,
      `<dl><dt>${head}</dt><dd>${value}</dd></dl>`,
      `<div><b>${head}</b> ${value}</div>`,
      `<div><div>${head}</div><div>${value}</div></div>`,
      `<h5>${head}</h5><p>${value}</p>`,
      `<p>${head}<br><b>${value}</b></p>`,
      `<div><span>${head}</span> <b>${value}</b></div>`,
      `<h4>${head}</h4><div>${value}</div>`,
      `<table><tr><td>${head}</td><td>${value}</td></tr></table>`,
    ][(titleAt + officeAt) % 9]
  }
  const name = escaped(person.name)
  const tag = style.nameTag
  const beside = { 1: `, ${title}`, 2: ` <small>${title}</small>`, 7: `, ${title}`, 8: ` – ${title}` } as Record<
    number,
    string
  >
  const joined = `${name}${beside[titleAt] ?? ''}`
  const banner =
    [
      escaped(random.pick(['Attorneys', 'Attorney', 'Our People', 'Lawyer', 'Attorney Profile', 'Team'])),
      `${escaped(person.city)} Trial & Appeals Attorney`,
    ][style.banner] ?? ''
  const nameLine = `${banner === '' ? '' : `<${style.banner === 1 ? 'h1' : 'h2'}${isOther}>${banner}</${style.banner === 1 ? 'h1' : 'h2'}>`}<${tag}${mark('name', 'headline')}>${joined}</${tag}>`
  const alone = `<div${mark('title', 'position', 'role', 'subhead')}>${title}</div>`
  const both = `<p${mark('meta', 'line')}>${title}${sign}${sign === ', ' ? escaped(person.city) : office}</p>`
  const reach = [numbers(random, style, person.phone), `<div>${mail}</div>`]
  const place = `<div${mark('office', 'location', 'city')}>${office}</div>`
  const officeBits = [
    place,
    place,
    place,
    label('office', office),
    `<p>${office}${sign === ', ' ? ' ' : sign}${person.phone}</p>`,
    `<p><a href="/offices/${person.city.toLowerCase().replaceAll(' ', '-')}">${office}</a></p>`,
    `<address>${10 + random.below(900)} ${random.pick(streets)}<br>${escaped(person.city)}, ${person.state} ${10_000 + random.below(80_000)}<br>${person.phone}</address>`,
    both,
    '',
    place,
    `<span>${office}</span> <span>${person.phone}</span>`,
    label('office', office),
    `<p>(${office})</p>`,
    `<dl><dt>${escaped(person.city)}</dt><dd>${person.phone}</dd></dl>`,
    `<p>${escaped(person.city)}: ${person.phone}</p>`,
  ]
  const titleBits = [
    '',
    '',
    '',
    alone,
    alone,
    label('title', title),
    both,
    '',
    '',
    `<em>${title}</em>`,
    label('title', title),
    '',
  ]
  const contact = [officeAt === 9 ? '' : officeBits[officeAt], ...reach].join('')
  const top = [
    titleAt === 4 ? alone : '',
    nameLine,
    titleAt === 4 ? '' : titleBits[titleAt],
    titleAt === 0 ? alone : '',
  ].join('')
  const bio = style.isShort
    ? ''
    : `<p>${escaped(person.bio)}</p>${random.chance(0.5) ? `<p>${escaped(fill(`${person.last} has tried cases in CITY, STATE and before the courts of STATE, and was counsel to the lenders of a hospital in CITY.`))}</p>` : ''}`
  const bodies: Record<string, string> = {
    areas: listAs(style.list['areas'] ?? 'ul', person.areas),
    education:
      style.degreeForm === 4 && style.list['education'] === 'ul'
        ? `<ul>${person.education
            .map(
              (one) =>
                `<li>${degreeAs(4, one)
                  .map((part) => `<span>${escaped(part)}</span>`)
                  .join(' ')}</li>`,
            )
            .join('')}</ul>`
        : listAs(
            style.list['education'] === 'commas' ? 'br' : (style.list['education'] ?? 'ul'),
            person.education.flatMap((one) => degreeAs(style.degreeForm, one)),
          ),
    bars: listAs(
      style.list['bars'] ?? 'ul',
      person.bars.map((bar) => barAs(random, style.barForm, bar)),
    ),
    clerkships:
      person.clerkships.length > 0
        ? listAs(style.list['clerkships'] === 'commas' ? 'p' : (style.list['clerkships'] ?? 'ul'), person.clerkships)
        : '',
    clubs: listAs(
      style.list['clubs'] === 'commas' ? 'p' : (style.list['clubs'] ?? 'ul'),
      [random.pick(memberships), random.pick(memberships), random.pick(clubs)].map(fill),
    ),
    awards: listAs(
      style.list['awards'] === 'commas' ? 'p' : (style.list['awards'] ?? 'ul'),
      [random.pick(awards), random.pick(awards)].map(fill),
    ),
    courts: listAs(style.list['courts'] === 'commas' ? 'p' : (style.list['courts'] ?? 'ul'), [
      random.pick(courts),
      fill('U.S. District Court for the Western District of STATE'),
    ]),
    career: listAs(style.list['career'] === 'commas' ? 'p' : (style.list['career'] ?? 'ul'), [
      fill(`${random.pick(earlierTitles)}, ${random.pick(clubs)}, CITY, STATE`),
      `${random.pick(levels)}, ${random.pick(familyNames)} & ${random.pick(familyNames)} LLP (2008–2014)`,
    ]),
    news: listAs(
      style.list['news'] === 'commas' ? 'p' : (style.list['news'] ?? 'ul'),
      [random.pick(talks), random.pick(talks)].map(fill),
    ),
    languages: listAs(style.list['languages'] ?? 'ul', [random.pick(languages)]),
  }
  const facts = style.shown
    .map((kind) => (bodies[kind] === '' ? '' : section(style, kind, bodies[kind] ?? '')))
    .join('')
  const end = [titleAt === 7 || titleAt === 11 ? label('title', title) : '', officeAt === 9 ? officeBits[9] : ''].join(
    '',
  )
  const cards = style.hasOthers
    ? `<div${mark('others', 'people')}${isOther}><h3>${heads.others}</h3>${others.map((one) => `<div><b>${escaped(one.name)}</b><div>${escaped(one.title)}</div><div>${escaped(one.city)}</div></div>`).join('')}</div>`
    : ''
  const side = `<aside${mark('side', 'info')}>${contact}${style.factsFirst ? facts : ''}</aside>`
  const middle = [`${top}${side}${bio}`, `${side}${top}${bio}`, `${top}${bio}${side}`][style.bioAt] ?? ''
  const feet = style.hasFeet
    ? `<div${mark('end', 'bottom')}${isOther}><p>${cities.map(({ city }) => escaped(city)).join(random.pick(['</p><p>', ' | ', ' · ']))}</p><p>${otherNumber(random, person.phone)}</p><p>© 2026. Attorney advertising.</p></div>`
    : ''
  return `<div${mark('page', 'wrap')}>${middle}${style.factsFirst ? '' : facts}${end}${cards}</div>${feet}`
}

/** Names that sites give to the fields of a person in their data. */
const fieldNames = {
  title: words(
    'title; jobTitle; position; role; job_title; professionalTitle; level; attorneyTitle; roles; titles; positionName',
  ),
  email: words('email; emailAddress; work_email; mail'),
  phone: words('phone; telephone; directDial; phoneNumber; direct_phone; officePhone; phones'),
  office: words(
    'office; location; offices; officeLocation; city; primaryOffice; workLocation; office_names; address; homeLocation; officesCollection',
  ),
  areas: words(
    'practices; practiceAreas; services; knowsAbout; areas; expertise; capabilities; practice_groups; specialties; relatedPractices',
  ),
  education: words(
    'education; educations; schools; alumniOf; hasCredential; degrees; academics; educationItems; credentials',
  ),
  bars: words('admissions; barAdmissions; bars; bar_admissions; jurisdictions; licenses; admittedIn; stateAdmissions'),
  clerkships: words('clerkships; judicialClerkships; clerkship'),
  text: words('bio; biography; description; overview; about; body; profile; summary'),
}

/** A site's way of writing people as data: its names of fields, and its choice of objects or texts for entries. */
function dataStyle(random: Random) {
  const names = Object.fromEntries(
    Object.entries(fieldNames).map(([fact, list]) => [fact, random.pick(list)]),
  ) as Record<keyof typeof fieldNames, string>
  const [areEntries, areWrapped, isLinked] = [random.chance(0.5), random.chance(0.3), random.chance(0.3)]
  const listed = (items: readonly unknown[]) => (areWrapped ? { items } : items)
  const named = (items: readonly string[]) => listed(items.map((title) => (areEntries ? { title, slug: 'x' } : title)))
  return (person: Person, colleague: Person) => {
    const { city, state } = person
    const facts = {
      name: person.name,
      [names.title]: areEntries ? [{ name: person.title }] : person.title,
      [names.office]: areEntries ? [{ city, state, phone: person.phone }] : [`${city}, ${state}`],
      [names.email]: person.email,
      [names.phone]: person.phone,
      [names.areas]: named(person.areas),
      [names.education]: listed(
        person.education.map((one) =>
          areEntries
            ? { degree: one.degree, school: { name: one.school }, year: one.year, honors: one.honor }
            : (degreeAs(0, one)[0] ?? ''),
        ),
      ),
      [names.bars]: named(person.bars),
      [names.clerkships]: named(person.clerkships),
      [names.text]: `<p>${person.bio}</p>`,
      languages: ['English', random.pick(languages)],
      awards: named([random.pick(clubs)]),
      news: [{ headline: `${colleague.name} joins`, date: '2023-04-01' }],
    }
    const data = isLinked ? { props: { attorney: facts, colleagues: [{ name: colleague.name }] } } : [facts]
    return `<script type="application/json">${JSON.stringify(data)}</script>`
  }
}

/** Composes a site of some people in one layout. */
export function composeSite(at: number): ComposedSite {
  const random = makeRandom(90_000 + at * 53)
  const host = `site${at}.example`
  const firm = `${random.pick(familyNames)} ${random.pick(familyNames)} ${random.pick(['LLP', 'P.C.', 'PLLC', 'Law Group'])}`
  const cities = Array.from({ length: 1 + random.below(4) }, () => random.pick(towns))
  const levelsOf = [...levels.slice(0, 12), random.pick(oddTitles)]
  const people = Array.from({ length: 5 }, () => personOf(random, host, cities, levelsOf))
  const style = styleOf(random)
  const dataOf = at % 3 === 0 ? dataStyle(random) : () => ''
  const nav = `<header><a href="/">${escaped(firm)}</a><nav><a href="/people/">People</a><a href="/services/">Services</a></nav></header>`
  const pages = people.map((person, index) => {
    const others = people.filter((_, other) => other !== index).slice(0, 2)
    const body = bodyOf(random, style, person, others, cities)
    const html = `<!DOCTYPE html><html><head><title>${escaped(person.name)} | ${escaped(firm)}</title></head><body>${nav}<main>${body}</main>${dataOf(person, others[0] ?? person)}</body></html>`
    const shown = new Set(style.shown)
    const facts: KnownFacts = {
      ...person,
      title: style.titleAt === 9 && style.officeAt !== 7 ? '-' : person.title,
      offices: style.officeAt === 8 && style.titleAt !== 6 ? [] : person.offices,
      areas: shown.has('areas') ? person.areas : [],
      education: person.education,
      bars: person.bars,
    }
    return { html, facts, url: `https://${host}/people/${index}` }
  })
  return { firm, host, pages }
}

const britishTowns = words(
  'York; Norwich; Cardiff; Glasgow; Nottingham; Sheffield; Belfast; Oxford; Reading; Swansea; Cork; Galway; Calgary; Halifax; Brisbane',
).map((city) => ({ city, state: '' }))

/** Cards of several people in one layout, as the pages of a firm's people have them. */
export function composeCards(at: number): ComposedSite {
  const random = makeRandom(700_000 + at * 59)
  const host = `cards${at}.example`
  const firm = `${random.pick(familyNames)} ${random.pick(familyNames)} LLP`
  const list = random.chance(0.25) ? britishTowns : towns
  const cities = Array.from({ length: 1 + random.below(3) }, () => random.pick(list))
  const people = Array.from({ length: 5 }, () => personOf(random, host, cities, levels))
  const style = styleOf(random)
  const { mark, heads, sign } = style
  const [nameForm, titleForm, officeForm, reachForm, moreForm, wrap] = [9, 9, 10, 9, 8, 5].map((count) =>
    random.below(count),
  )
  const [boldTitle, isReversed, isTurned] = [random.chance(0.3), random.chance(0.2), random.chance(0.15)]
  const isLow = random.chance(0.06)
  const pages = people.map((person) => {
    const shownName = escaped(isReversed ? `${person.last}, ${person.first}` : person.name)
    const title = escaped(isLow ? person.title.toLowerCase() : person.title)
    const office = escaped(officeAs(random, random.chance(0.5) || person.state === '' ? 0 : style.officeForm, person))
    const inHeading = ['', `, ${title}`, `<br><small>${title}</small>`][titleForm ?? 0] ?? ''
    const name = [
      `<h3>${shownName}${inHeading}</h3>`,
      `<h2${mark('name')}>${shownName}${inHeading}</h2>`,
      `<b>${shownName}</b>${inHeading}<br>`,
      `<p><strong>${shownName}</strong>${inHeading}</p>`,
      `<div${mark('name')}>${shownName}${inHeading}</div>`,
      `<a href="/people/x">${shownName}</a>${inHeading}`,
      `<dt>${shownName}${inHeading}</dt>`,
      `<td>${shownName}${inHeading}</td>`,
      `<h3>${escaped(person.first)}<br>${escaped(person.last)}</h3>`,
    ][nameForm ?? 0]
    const bold = boldTitle ? `<b>${title}</b>` : title
    const said = escaped(heads.title)
    const joint = sign === ', ' && titleForm !== 5 ? ' | ' : sign
    const place = officeForm === 9 ? '' : office
    const position = [
      `<p>${bold}</p>`,
      '',
      '',
      `<div${mark('title', 'position', 'role')}>${bold}</div>`,
      `<span${mark('title', 'role')}>${bold}</span>`,
      `<p>${title}${place === '' ? '' : `${joint}${place}`}</p>`,
      `<p>${said}: ${title}</p>`,
      `<td>${bold}</td>`,
      `<em>${title}</em><br>`,
    ][titleForm ?? 0]
    const city =
      titleForm === 5 || officeForm === 9
        ? ''
        : [
            `<p>${office}</p>`,
            `<div${mark('office', 'city', 'location')}>${office}</div>`,
            `<span>${office}</span>`,
            `<p>${escaped(heads.office)}: ${office}</p>`,
            `<p>${office}${joint}${person.phone}</p>`,
            `<td>${office}</td>`,
            `<p>${office} ${person.phone}</p>`,
            `<p>${escaped(person.city)} office</p>`,
            `<li>${office}</li>`,
          ][officeForm ?? 0]
    const mail = `<a href="mailto:${person.email}">${random.pick([person.email, 'Email', 'Write'])}</a>`
    const reach = [
      `<p>${person.phone}</p><p>${mail}</p>`,
      `<p>Tel: ${person.phone}</p><p>${mail}</p>`,
      `<p>${mail}</p>`,
      `<span>${person.phone}</span> <span>${mail}</span>`,
      `<td>${person.phone}</td><td>${mail}</td>`,
      '',
      `<p>Call ${person.phone} or write to ${person.email}</p>`,
      `<p>${person.phone}</p>`,
      `<li>${mail}</li><li>${person.phone}</li>`,
    ][reachForm ?? 0]
    const more = [
      '',
      '',
      '<a href="/people/x">View profile</a>',
      '<p>Read more</p>',
      `<p>${escaped(person.bio)}</p>`,
      `<p>${escaped(person.areas[0] ?? '')}</p>`,
      `<p>${escaped(person.areas.join(', '))}</p>`,
      `<p>${escaped(person.education.map((one) => degreeAs(style.degreeForm, one).join(', '))[0] ?? '')}</p>`,
    ][moreForm ?? 0]
    const card = isTurned ? `${position}${name}${city}${reach}${more}` : `${name}${position}${city}${reach}${more}`
    const html =
      [
        `<div${mark('card', 'person')}>${card}</div>`,
        `<ul><li>${card}</li></ul>`,
        `<table><tr>${card}</tr></table>`,
        `<p>${card}</p>`,
        card,
      ][wrap ?? 0] ?? card
    const facts: KnownFacts = {
      ...person,
      areas: person.areas.slice(0, { 5: 1, 6: person.areas.length }[moreForm ?? 0] ?? 0),
      education: moreForm === 7 ? person.education.slice(0, 1) : [],
      bars: [],
      clerkships: [],
    }
    return { html: `<body>${html}</body>`, facts, url: `https://${host}/people` }
  })
  return { firm, host, pages }
}
