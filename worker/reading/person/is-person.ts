import { knownFirm } from '#worker/reading/lexicon/firm-kinds.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { usStates } from '#contract/domain/us-states.ts'
import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { emailFits, plainText, readName, type PersonName } from './person-name.ts'

export type Context = {
  /** The page says so in structured data (JSON-LD or microdata Person, vCard). */
  isStructured?: boolean
  /** The address is where the site keeps its people. */
  isPeopleAddress?: boolean
  email?: string | null
  title?: string | null
  /** The firm whose site it is. */
  firm?: string
  /** Headings of a bio: education, admissions. */
  hasCredentials?: boolean
  /** The address is where sites keep what isn't a person: news, events, offices. */
  isElsewhere?: boolean
  /** The text heads a page of its own, which may be about anything; a name among others is likelier one. */
  isPage?: boolean
}
export type Verdict = { isPerson: true; reason: string; name: PersonName } | { isPerson: false; reason: string }

const set = (text: string) => new Set(text.trim().split(/\s+/))

/** Words that end no person's name, and few begin one. */
const neverNames = set(`
team teams group groups alert alerts llp llc pllc ltd inc corp corporation company firm office offices news newsletter update
updates blog podcast webinar webinars event events practice practices department committee defense litigation litigations
transactions counseling compliance insights insight publication publications resources resource overview about contact careers
career attorneys lawyers professionals people staff paralegals associates partners directory search results profile profiles
biographies biography sitemap privacy policy terms disclaimer login home page services service industries industry capabilities
report reports review guide guidelines press media release releases award awards recognition recognitions announcement
announcements seminar seminars conference conferences summit initiative initiatives diversity inclusion equity belonging
community foundation university college school institute association society bureau agency authority board council commission
administration building tower street avenue plaza floor suite boulevard highway road center centre regulation regulatory
acquisitions mergers finance banking securities antitrust bankruptcy restructuring insolvency immigration cybersecurity
employment estates trusts taxation arbitration mediation investigations enforcement recovery recruiting recruitment
department clients client matters experience leadership management administration operations technology marketing
development estate property intellectual commercial corporate global international national regional county city state
us join holiday holidays party gala picnic faq faqs fees pricing testimonial testimonials videos video photos gallery checklist
forms payment payments portal map visit hiring apply application applications internship internships clerkship clerkships
vacancies vacancy positions opening openings statement notice accessibility help support questions answers facts rules tips
trends annual quarterly weekly monthly edition webcast hotel hospital clinic academy museum scholarship scholarships
fellowship fellowships fellows scholars consultation consultations prize lecture memorial tournament marathon luncheons reception ceremony celebration anniversary
limited partnership properties holdings capital ventures ventures equity funds fund bank insurance solutions systems
network networks platform pro bono summer program programs opportunities alumni history location locations directions
talk talks briefing briefings roundtable forum workshop symposium panel breakfast luncheon series episode interview digest
bulletin advisory spotlight subscribe menu navigation copyright reserved rights stories advisors advisers solicitors barristers trainees secretaries directors executives agents experts
consultants mediators arbitrators judges students graduates interns mentors speakers authors contributors contacts members humans
welcome meet our your the and of for with in to from how why what when`)

/** Words that are surnames too: they say nothing where the rest is a name. */
const alsoSurnames = set(`
law partner court banks bond judge case chambers counsel lawyer bishop pope king knight page english french day may
noble rich sharp swift strong young wise church parish hall house field fields park parks hill hills wood woods brook brooks
rivers lake marsh moor banker chancellor marshall sheriff constable reeves steward justice grant wills deeds price
cash sterling dollar fee pay pace power powers energy west north east south street lane rhodes bridge bridges
castle towers tower stone steel silver gold brown white black green gray grey city state county best good love
hope faith joy grace chance christian major minor mayor general associate associates patent trademark tax bill bills
story read write speaker summer winter spring weeks month season school college dean fellow list book books page
gamble means merchant trader cook baker miller council bar barr witness guard temple abbey`)

/** Organizations whose names begin like a person's. */
const organizations = new Set(
  `morgan stanley; grant thornton; jones day; baker mckenzie; baker botts; baker hughes; jp morgan; charles schwab; wells fargo;
  goldman sachs; merrill lynch; ernst young; mayer brown; arnold porter; duane morris; kirkland ellis; sidley austin; cooley godward;
  ropes gray; king spalding; holland knight; holland hart; troutman pepper; alston bird; perkins coie; davis polk; paul weiss;
  paul hastings; fried frank; clifford chance; allen overy; linklaters llp; slaughter may; hogan lovells; reed smith; blank rome;
  cozen oconnor; fox rothschild; fish richardson; steptoe johnson; thompson hine; thompson coburn; husch blackwell; mcguire woods;
  hunton andrews; jackson lewis; littler mendelson; ogletree deakins; fisher phillips; seyfarth shaw; proskauer rose; willkie farr;
  martindale hubbell; best lawyers; super lawyers; thomson reuters; lexis nexis; johnson johnson; procter gamble; black rock;
  white case; stanley morgan; edward jones; raymond james; dean witter; martin marietta; lockheed martin; sherwin williams; tiffany company;
  harley davidson; ralph lauren; calvin klein; tommy hilfiger; philip morris; eli lilly; ben jerry; abercrombie fitch; neiman marcus;
  st regis; ritz carlton; marsh mclennan; willis towers; arthur andersen; grant street; marina bay; walter reed; chambers usa`
    .split(';')
    .map((name) => name.trim().replaceAll(/\s+/g, ' ')),
)

const states = new Set(Object.values(usStates).map((state) => state.toLowerCase()))

const no = (reason: string): Verdict => ({ isPerson: false, reason })

/**
 * Says whether a text names a person. What surrounds it goes first (structured data, an email made of the name, credentials),
 * then the shape of the name and what the words mean elsewhere.
 *
 * @param text A heading, the title of a search result, a link.
 */
export function judgePerson(text: string, context: Context = {}): Verdict {
  const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text
  const name = readName(text)
  if (!name) return no(`“${shown}” is not in the shape of a person’s name.`)
  const candidate: Candidate = { text, shown, name, context, ...evidenceFor(name, context) }
  for (const rule of [
    oddWord,
    elsewhere,
    organization,
    strongEvidence,
    placeOrArea,
    emptyPage,
    namedWell,
    commonWords,
  ]) {
    const verdict = rule(candidate)
    if (verdict) return verdict
  }
  return yes(name, 'A person: it is in the shape of a name, and nothing speaks against it.')
}

type Evidence = {
  /** The email address is made of the name. */
  fits: boolean
  /** Everything around the name that speaks for a person. */
  evidence: readonly string[]
}
type Candidate = Evidence & { text: string; shown: string; name: PersonName; context: Context }

const yes = (name: PersonName, reason: string): Verdict => ({ isPerson: true, reason, name })

function evidenceFor(name: PersonName, context: Context): Evidence {
  const fits = context.email ? emailFits(context.email, name) : false
  const isRole = context.title ? titleKind(context.title, { isLawFirm: true }) !== 'other' : false
  return {
    fits,
    evidence: [
      ...(fits ? ['the email address matches the name'] : []),
      ...(context.isStructured ? ['the page’s structured data names a person'] : []),
      ...(isRole ? ['a job title appears beside it'] : []),
      ...(context.hasCredentials ? ['the page lists education or admissions'] : []),
    ],
  }
}

/** A rule of `judgePerson`: a verdict, or undefined where the rule has nothing to say. */
type Rule = (candidate: Candidate) => Verdict | undefined

const isStatedPerson = ({ name, context }: Candidate): boolean => context.isStructured === true && name.hasGivenName

const wordsOf = ({ name }: Candidate): string[] => name.parts.filter((part) => part.length > 1)

const oddWord: Rule = (candidate) => {
  const { shown, name, fits, evidence } = candidate
  const odd = name.parts.filter((part) => neverNames.has(part) && !alsoSurnames.has(part))
  if (odd.length === 0 || (fits && isStatedPerson(candidate))) return undefined
  // "Will Street", with credentials of their own; "Grant Thornton Alert" has none.
  const isOnlySurname =
    odd.length === 1 &&
    odd[0] === name.parts.at(-1) &&
    wordsOf(candidate).length === 2 &&
    givenNameFirst(name) &&
    evidence.length >= 2
  return isOnlySurname ? undefined : no(`“${shown}” holds “${odd[0]}”, which is not part of a name.`)
}

/** Speakers and authors are on such pages with their positions. */
const elsewhere: Rule = (candidate) =>
  candidate.context.isElsewhere && !candidate.fits && !isStatedPerson(candidate)
    ? no(`“${candidate.shown}” appears on a page of news, events or offices.`)
    : undefined

const organization: Rule = (candidate) => {
  const { text, shown, context, fits, evidence } = candidate
  if (!isOrganization(wordsOf(candidate).join(' '), text, context.firm) || (fits && evidence.length >= 2))
    return undefined
  return no(`“${shown}” is the name of a firm or company.`)
}

const strongEvidence: Rule = (candidate) => {
  const { name, fits, evidence } = candidate
  const isStrong = fits || evidence.length >= 2 || isStatedPerson(candidate)
  return isStrong ? yes(name, `A person: ${evidence.join(', ')}.`) : undefined
}

const placeOrArea: Rule = ({ text, shown, name }) => {
  if (isPlace(text, name)) return no(`“${shown}” is a place.`)
  return isArea(text) ? no(`“${shown}” is a practice area.`) : undefined
}

const emptyPage: Rule = ({ shown, name, context, evidence }) =>
  context.isPage && evidence.length === 0 && !(context.isPeopleAddress && name.hasGivenName)
    ? no(`“${shown}” appears on a page that says nothing about a person.`)
    : undefined

/** "Grace Law", "Kevin Partner": a given name makes the other word a surname. */
const namedWell: Rule = ({ name, evidence }) => {
  if (!givenNameFirst(name) && !(givenName(name.parts.at(-1) ?? '') && name.hasGivenName)) return undefined
  return yes(name, evidence.length > 0 ? `A person: ${evidence.join(', ')}.` : 'A person: it begins with a given name.')
}

/** Words that aren't given names and mean something else say nothing alone. */
const commonWords: Rule = (candidate) => {
  const { shown, name, context, evidence } = candidate
  const generic = name.parts.filter((part) => alsoSurnames.has(part) && !givenName(part))
  const words = wordsOf(candidate)
  if (generic.length === words.length && words.length > 0) return no(`“${shown}” is made of common words.`)
  if (generic.includes(name.parts[0] ?? '') && evidence.length === 0) return no(`“${shown}” begins with a common word.`)
  if (evidence.length > 0 || context.isPeopleAddress)
    return yes(name, `A person: ${evidence[0] ?? 'the address lies among the firm’s people'}.`)
  return generic.length > 0 ? no(`“${shown}” holds a common word and no given name.`) : undefined
}

const givenName = (part: string) => givenNames.has(part) || givenNames.has(part.split('-')[0] ?? '')
const givenNameFirst = (name: PersonName) =>
  givenName(name.parts[0] ?? '') || ((name.parts[0] ?? '').length === 1 && name.parts.slice(1, -1).some(givenName))

function isOrganization(plain: string, text: string, firm: string | undefined): boolean {
  if (organizations.has(plain)) return true
  if (knownFirm(text)) return true
  if (!firm) return false
  const own = plainText(firm)
    .replaceAll(/[^a-z ]/g, ' ')
    .split(/\s+/)
    .filter((word) => !/^(?:llp|llc|pllc|pc|pa|and|the|law|firm|group|co|ltd|inc)$/.test(word) && word !== '')
  return own.join(' ') === plain
}

function isPlace(text: string, name: PersonName): boolean {
  if (states.has(name.parts.join(' '))) return true
  const mentions = readMentions(text, { now: new Date(0) })
  return mentions.some((mention) => mention.kind === 'place' && mention.text.length >= text.trim().length - 1)
}

/** Checks whether a text is the name of a practice area, or of a level, and nothing else. */
export const isArea = (text: string): boolean =>
  readMentions(text, { now: new Date(0) }).some(
    (mention) =>
      (mention.kind === 'practiceArea' || mention.kind === 'seniority') &&
      mention.text.length >= text.trim().length - 2,
  )

/** How much a name by itself is like a person's: 2 for a given name first, -4 for words that no name has. */
export function plausibilityOf(name: PersonName): number {
  if (name.parts.some((part) => neverNames.has(part) && !alsoSurnames.has(part))) return -4
  if (isPlace(name.name, name) || isArea(name.name) || isOrganization(name.parts.join(' '), name.name, undefined))
    return -3
  return name.hasGivenName ? 1 : 0
}
