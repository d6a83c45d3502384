import type { Mention } from '#worker/reading/lexicon/mentions.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Nouns that often end a job's title. */
export const roleWords = words(
  `associate associates attorney attorneys counsel partner partners lawyer lawyers litigator litigators shareholder
   clerk paralegal paralegals agent intern internship fellow fellowship advisor adviser director officer manager
   specialist scientist prosecutor examiner vp president defender judge magistrate solicitor solicitors arbitrator
   administrator coordinator analyst secretary consultant librarian professor dean recruiter barrister assistant head
   chief lead executive negotiator strategist engineer principal member trainee owner extern externship investigator
   supervisor technician representative receptionist bookkeeper scheduler interpreter mediator processor gc agc`,
)

/** Words in the names of companies and institutions. */
export const companyWords = words(
  `group trust bank bancorp insurance mutual assurance systems technologies technology tech labs laboratories robotics
   foods brands beverages dairy farms energy power electric gas water utilities oil pipeline railway railways railroad
   airline airlines airways logistics freight transit motors automotive partners capital holdings ventures investment
   investments financial equity advisors advisers properties realty homes hotel hotels resorts entertainment studios
   media pictures records publishing games sports retail stores market markets pharma pharmaceutical pharmaceuticals
   therapeutics biologics biosciences biotech bio medical medicine health healthcare hospital hospitals clinic clinics
   care dental wellness sciences genomics diagnostics devices software data network networks cloud digital
   semiconductor semiconductors aerospace space defense industries manufacturing materials steel chemical chemicals
   mining construction engineering solutions services enterprises international global worldwide america americas
   cooperative co-op alliance association federation council society institute institution foundation fund university
   college school academy museum library church diocese ministries charities law legal attorneys lawyers associates
   advocates defender defenders justice rights project initiative center agency authority commission department bureau
   board district county city town village state commonwealth office court division administration company corporation
   corp inc llc payments escrow union exchange platform platforms collective works`,
)

/** Recruiters, who are rarely the employer: words in their names, and names without such a word. */
export const agents =
  /\b(?:search|recruit\w*|staffing|headhunt\w*|placements?|talent|lateral|resourcing|personnel)\b|^(?:adecco|aston carter|beacon hill|cybercoders|hays|insight global|jobot|kforce|larson maddox|lateral link|lhh|major,? lindsey|michael page|randstad|robert half|robert walters|special counsel|taylor root)\b/i

/** Legal forms behind a name, without periods. */
export const legalForms = words(
  `llp pllp lllp pllc llc pc plc pa lpa aplc apc psc ps pl inc incorporated corporation corp co ltd limited na sc chartered lp gmbh ag se
   as aps ab bv nv sa sas spa srl mbb kg kgaa pty`,
)

/** Small words that are kinds of their own. */
export const smallWords = words(
  `the of and for in at to a an our we is are as with or by its on from your you will that this has have be join per up
   least over than plus about re who new not all no`,
)

export const months = words(`january february march april may june july august september october november december`)

/** Small words inside the names of people. */
export const particles = words('van von der den de la del di du al el le')

/** The kind of a word, by the mention that it is part of. */
export const mentionKinds: Readonly<Partial<Record<Mention['kind'], string>>> = {
  firm: 'firm',
  salary: 'pay',
  book: 'book',
  experience: 'years',
  place: 'place',
  bar: 'bar',
  practiceArea: 'area',
  workMode: 'mode',
  workType: 'type',
}

/** Types of pieces, with the kinds of their words and the minimum share of words of those kinds. */
export const pieceTypes: readonly (readonly [type: string, kinds: RegExp, share: number])[] = [
  ['$', /^pay$/, 0.3],
  ['Y', /^years$/, 0.4],
  ['P', /^(?:place|in|or|and)$/, 0.6],
  ['M', /^(?:mode|type)$/, 0.5],
  ['R', /^role$/, 0.15],
  ['A', /^area$/, 0.6],
  ['D', /^(?:month|0+)$/, 0.5],
  ['C', /^[A-Z&]|^(?:of|the|and|for|in|van|form|firm|place|area|level)$/, 1],
]
