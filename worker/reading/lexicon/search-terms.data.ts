import type { Seniority } from '#contract/domain/seniorities.ts'

/** Shorthand that attorneys type into a search box, and everything that a job may say instead. */
export type SearchShorthand = {
  /** As it is typed, in any capitals. */
  readonly says: readonly string[]
  /** The meaning, spelled out for the line above the results. */
  readonly means: string
  /** Phrases that count as a match. Of several joined by "+", all have to occur. */
  readonly phrases: readonly (readonly string[])[]
  readonly level?: Seniority
  readonly firmType?: 'big-law' | 'boutique'
  readonly isRemote?: true
  /** Adds nothing to a search of jobs for attorneys, so it narrows nothing beside other words. */
  readonly isNoise?: true
}

const list = (text: string): string[] =>
  text
    .split(';')
    .map((term) => term.trim())
    .filter(Boolean)

const alternatives = (text: string): string[][] =>
  list(text).map((phrase) => phrase.split('+').map((part) => part.trim()))

/** Shorthand for a practice: its full name counts, and the phrases in `also`. */
const practice = (says: string, means: string, also = ''): SearchShorthand => ({
  says: list(says),
  means,
  phrases: [[means], ...alternatives(also)],
})

/** Shorthand for a level: the level itself counts, and its name in a title or text. */
const level = (says: string, means: string, value: Seniority | undefined, also = ''): SearchShorthand => ({
  ...practice(says, means, also),
  ...(value === undefined ? {} : { level: value }),
})

const years = (ordinals: string): string =>
  list(ordinals)
    .flatMap((one) => [`${one} year`, `${one} year associate`])
    .join(';')

/**
 * The word list of every search: board, job alerts, staff lists and palette. Only what means the same belongs here ("lev fin"
 * is leveraged finance). Words for a part of a practice ("zoning") are in `areaTerms`; a search falls back on them when
 * nothing contains the word itself.
 */
export const searchShorthands: readonly SearchShorthand[] = [
  practice('m&a; m+a; mna', 'mergers and acquisitions'),
  practice('pe', 'private equity'),
  practice('pe/m&a; m&a/pe; pe m&a', 'private equity and M&A', 'private equity; mergers and acquisitions'),
  practice('vc', 'venture capital'),
  practice(
    'ecvc; ec/vc; ec vc; ec&vc; emerging companies',
    'emerging companies and venture capital',
    'venture capital; emerging companies',
  ),
  practice('corp; corp law; general corporate; gen corp; corporate generalist', 'corporate'),
  practice('corp/sec; corp & sec; corp sec; corporate/securities', 'corporate and securities', 'securities; corporate'),
  practice('cap markets; cap market; cap mkts; cap mkt; capmkts; capital mkts; capm', 'capital markets'),
  practice('ecm', 'equity capital markets', 'capital markets'),
  practice('dcm', 'debt capital markets', 'capital markets'),
  practice('ipo; ipos', 'initial public offerings', 'initial public offering; capital markets'),
  practice('sec reg; securities reg; 33 act; 34 act; sec reporting', 'securities regulation', 'securities'),
  practice(
    'fund formation; funds; private funds; hedge fund; hedge funds; 40 act; 1940 act; investment management',
    'investment funds',
    'fund formation; private funds; investment management',
  ),
  practice('lev fin; levfin; leveraged fin; lev finance', 'leveraged finance', 'banking and finance'),
  practice('b&f; banking & fin; debt finance; fin', 'banking and finance', 'debt finance'),
  practice('abl', 'asset-based lending', 'banking and finance'),
  practice('proj fin; project fin; proj finance', 'project finance'),
  practice('p3; p3s; ppp', 'public-private partnerships', 'public-private partnership; project finance'),
  practice('muni; munis; muni finance; pub fin; public fin; bond counsel', 'public finance', 'municipal'),
  practice('bk; bky; bankr', 'bankruptcy'),
  practice('rx', 'restructuring'),
  practice('ch 11; ch. 11', 'chapter 11', 'bankruptcy and restructuring'),
  practice('re; real prop; dirt; dirt law; dirt lawyer; real-estate; realestate', 'real estate'),
  practice('cre', 'commercial real estate', 'real estate'),
  practice('reit; reits', 'real estate investment trusts', 'real estate'),
  practice('zoning; entitlements; land-use', 'land use', 'zoning'),
  practice('salt', 'state and local tax', 'tax'),
  practice('tax controversy', 'tax controversy', 'tax'),
  practice('t&e; t+e; tne; trust & estate; trust & estates; trusts & estate; estates & trusts', 'trusts and estates'),
  practice(
    'estate planning; private client; private wealth; probate',
    'trusts and estates',
    'estate planning; probate',
  ),
  practice('l&e; l+e; e&l; lne; employment & labor; labor/employment', 'labor and employment'),
  practice(
    'emp lit; empl lit; employment lit; employment litigation; employment litigator',
    'employment litigation',
    'labor and employment',
  ),
  practice('emp law; empl law; employment law; labor law', 'employment law', 'labor and employment'),
  practice('exec comp; executive comp; exec compensation', 'executive compensation', 'employee benefits'),
  practice(
    'eb; ebec; eb/ec; eb&ec; ec&b; ecb; comp & ben; erisa; benefits',
    'employee benefits',
    'erisa; executive compensation',
  ),
  practice('ip', 'intellectual property', 'patent; trademark; copyright'),
  practice(
    'ip lit; ip litigation; ip litigator; ip trial',
    'intellectual property litigation',
    'patent litigation; intellectual property + litigation; trademark + litigation',
  ),
  practice('patent lit; pat lit; patent litigator', 'patent litigation'),
  practice('patent pros; pat pros; prep & pros; patent prep & pros; patent prep', 'patent prosecution'),
  practice('soft ip; tm; tms; trademark & copyright', 'trademark and copyright', 'trademark; copyright'),
  practice('tech trans; tech transactions; techtrans; tech transactional', 'technology transactions'),
  practice(
    'ip trans; ip transactions; ip transactional; ip licensing; tech licensing',
    'technology and IP transactions',
    'technology transactions; intellectual property + transactions',
  ),
  practice(
    'cyber; data privacy; data security; data protection; privacy law; privacy & cyber; privacy/cyber',
    'privacy and cybersecurity',
    'privacy; cybersecurity; data protection',
  ),
  practice('lit; litig; civil lit; gen lit; general lit', 'litigation'),
  practice(
    'litigator; litigators; trial lawyer; trial attorney; trial counsel',
    'litigation',
    'trial attorney; trial lawyer',
  ),
  practice(
    'comm lit; com lit; commercial lit; complex lit; complex comm lit; complex commercial; complex commercial lit; complex commercial litigation; business lit; business litigation',
    'commercial litigation',
    'complex litigation; business litigation',
  ),
  practice('sec lit; securities lit; shareholder lit; shareholder litigation', 'securities litigation'),
  practice('wcc; white collar crime; white collar defense; white collar criminal defense', 'white collar'),
  practice('wc', 'white collar or workers’ compensation', "white collar; workers compensation; worker's compensation"),
  practice('appeals; appellate lit; appellate litigation; appellate law', 'appellate', 'appeals'),
  practice('anti-trust; anti trust; competition law; antitrust lit', 'antitrust', 'competition law'),
  practice(
    'govcon; gov con; gov contracts; govt contracts; gov’t contracts; government contracting; public contracts',
    'government contracts',
  ),
  practice('health care; health law; healthcare law', 'healthcare', 'health care'),
  practice(
    'healthcare reg; health care reg; health reg; healthcare regulatory',
    'healthcare regulatory',
    'healthcare; health care',
  ),
  practice('fda', 'FDA regulatory', 'fda; life sciences'),
  practice('life sci; lifesci; biotech; pharma', 'life sciences', 'biotech; pharmaceutical'),
  practice('enviro; env; environmental law; environmental lit', 'environmental'),
  practice('o&g; oil & gas', 'oil and gas', 'energy'),
  practice('pi', 'personal injury'),
  practice('med mal; medmal; medical malpractice', 'medical malpractice', 'personal injury'),
  practice(
    'prod liability; prods; products; products liability; product lit; products lit',
    'product liability',
    'products liability',
  ),
  practice('mass tort; mass torts; toxic tort; toxic torts', 'mass torts', 'mass tort; product liability'),
  practice('ins def; insurance defense', 'insurance defense', 'insurance'),
  practice('ins coverage; insurance coverage; coverage counsel', 'insurance coverage', 'insurance'),
  practice('fam law; divorce; matrimonial', 'family law', 'divorce; matrimonial'),
  practice('h-1b; h1b; eb-5; business immigration; immigration law', 'immigration'),
  practice(
    'intl trade; int’l trade; trade law; ofac; cfius; export controls; customs law',
    'international trade',
    'export controls; sanctions',
  ),
  practice('reg; regulatory law', 'regulatory'),
  practice('fin reg; finreg; fs reg; bank reg; bank regulatory', 'financial regulatory', 'regulatory'),
  practice('m&e; media & ent; entertainment law; media law; ent law', 'media and entertainment'),
  practice('inhouse; in house; in-house; in-house counsel; in-house legal; go in-house', 'in-house'),

  level('of counsel; of-counsel; ofcounsel; o/c', 'of counsel', 'of-counsel'),
  level('sr associate; sr. associate; sr assoc; snr associate; senior assoc', 'senior associate', 'senior-associate'),
  level(
    'jr associate; jr. associate; jr assoc; junior assoc; junior associate',
    'junior associate',
    undefined,
    'junior + associate; entry level',
  ),
  level(
    'midlevel; mid level; mid-level; midlevel associate; mid level associate; mid-level associate',
    'mid-level associate',
    undefined,
    'mid level; midlevel',
  ),
  level(years('1st; first; 2nd; second; 3rd; third; 4th; fourth; 5th; fifth'), 'associate', 'associate'),
  level(years('6th; sixth; 7th; seventh; 8th; eighth'), 'senior associate', 'senior-associate'),
  level('assoc; assocs', 'associate', 'associate'),
  level('sr counsel; sr. counsel', 'senior counsel', 'senior-counsel'),
  level('atty; attys', 'attorney', undefined),
  level('staff atty; staff attys', 'staff attorney', 'staff-attorney'),
  level('managing ptr; office managing partner; omp', 'managing partner', 'managing-partner'),
  level('ptr; shareholder; equity partner; lateral partner', 'partner', 'partner', 'shareholder'),
  level('gc', 'general counsel', undefined),
  level('agc; assoc gc; assoc general counsel', 'associate general counsel', undefined, 'assistant general counsel'),
  level('dgc; deputy gc', 'deputy general counsel', undefined),
  level('clo', 'chief legal officer', undefined, 'general counsel; collateralized loan'),

  {
    says: list(
      'big law; biglaw; big-law; amlaw; am law; amlaw 50; am law 50; amlaw 100; am law 100; amlaw 200; am law 200; v10; v50; v100; vault 100; white shoe; big firm; large law',
    ),
    means: 'big law',
    phrases: [],
    firmType: 'big-law',
  },
  { says: list('boutique; boutiques; boutique firm'), means: 'boutique', phrases: [], firmType: 'boutique' },
  {
    says: list('remote; remote ok; remote okay; fully remote; wfh; work from home; telecommute; telework'),
    means: 'remote',
    phrases: [],
    isRemote: true,
  },
  {
    says: list('job; jobs; position; positions; opening; openings; role; roles; lawyer; lawyers'),
    means: '',
    phrases: [],
    isNoise: true,
  },
]

/** Nicknames of places that mean the whole commuting area rather than the city alone. */
export const wholeMetro =
  /\b(?:area|metro|metroplex|greater|bay|county|counties|dfw|d\/fw|dmv|chicagoland|so ?cal|nor ?cal|southern california|northern california|south florida|so ?fla|oc|o\.c\.|triangle|rtp|twin cities|the cities|msp|puget sound|front range|silicon slopes|hampton roads|nova|northern virginia|tri-?state|tri state|silicon valley|peninsula|valley|dallas.fort worth)\b/i
