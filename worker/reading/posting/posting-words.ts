import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'

/** Names are looked for in the first so many characters. */
export const nameLimit = 4_000

/** Nouns that end a job's title. */
export const roleWord =
  /\b(?:associates?|attorneys?|counsel|partners?|lawyers?|litigators?|shareholder|clerk|of counsel|paralegals?|legal assistants?|administrative assistants?|legal secretary|agent|intern|internship|fellow|advisor|director|officer|manager|head of legal|general counsel|law student|specialist|scientist|prosecutor|examiner|vp|vice president|public defender|judge|magistrate|solicitor|hearing officer|arbitrator|fellowship|administrator|coordinator|analyst|secretary|consultant|librarian|professor|dean|recruiter|solicitor|barrister|head of [a-z]+)\b/i

/** "Volunteer Lawyers Network of the Plains": lawyers that are no title. */
export const lawyersOfAName =
  /\b(?:lawyers?|attorneys?|defenders?|advocates?|counsel|partners)(?=['’]?s? (?:network|guild|committee|alliance|association|project|group|for|title|without|collective|society|fund|clinic|at law)\b)/gi

/** Offices and agencies are no titles, whatever they are called. */
export const officeLine =
  /^(?:the )?(?:law )?(?:offices?|department|dept\.?|division|bureau|section) of (?:the )?\p{Lu}/iu

/** No class year is counted in a name. */
export const always = new Date(0)

/** Names are asked for several things each; so many are remembered. */
const recent = new Map<string, Mention[]>()
const recentLimit = 500

/** Mentions in a name or a piece of a line; read once, however often they are needed. */
export function inName(text: string): Mention[] {
  const known = recent.get(text)
  if (known) return known
  const mentions = readMentions(text, { now: always })
  if (recent.size >= recentLimit) recent.clear()
  recent.set(text, mentions)
  return mentions
}

export function isPlaceOrFirm(part: string): boolean {
  const words = part
    .replace(
      /\b(?:office|offices|area|metro|or|and|remote|hybrid|onsite|on-site|in-office|usa?|multiple locations|various locations|nationwide)\b/gi,
      ' ',
    )
    .replaceAll(/[,/()&+]/g, ' ')
    .trim()
  if (words === '') return true
  const mentions = inName(part)
  const covered = mentions
    .filter(({ kind }) => kind === 'place' || kind === 'firm' || kind === 'workMode')
    .reduce((length, { start, end }) => length + (end - start), 0)
  return covered >= words.length * 0.75 || /\b(?:LLP|LLC|PLLC|P\.?C\.?|Inc\.?|Corp\.?)$/.test(part)
}

/** "5 years of experience". */
const asksForYears = (part: string): boolean => {
  const at = part.search(/year/i)
  return at >= 0 && /experience/i.test(part.slice(at))
}

export const isTerms = (part: string): boolean =>
  /^(?:(?:full[- ]time|part[- ]time|contract|temporary|permanent|direct hire|remote|hybrid|on-?site)(?:\s*\(.*\))?|\$.*|.*\d{2,3}k.*|\d.*)$/i.test(
    part,
  ) ||
  /\$\s?\d/.test(part) ||
  asksForYears(part)

export const namesArea = (part: string): boolean =>
  inName(part).some(({ kind }) => kind === 'practiceArea' || kind === 'seniority')

export const namesPlace = (name: string): boolean => {
  const mentions = inName(name)
  return mentions.some(({ kind, text }) => kind === 'place' && text.length >= name.length * 0.7)
}

export const titleCase = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
      at > 0 && /^(?:and|or|of|in|for|to|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replaceAll(/\b(?:ip|m&a|l&e|t&e|llp|us|it|hr)\b/gi, (word) => word.toUpperCase())
    .replaceAll(/\bM&a\b/g, 'M&A')

/** Longest piece of a line that is a name, in characters. */
const maxPartLength = 200

/** Checks whether a text is a field and nothing else: "Venture Capital". */
export const isArea = (part: string): boolean =>
  part.length <= maxPartLength &&
  inName(part).some(({ kind, text }) => kind === 'practiceArea' && text.length >= part.length - 1)

/** Checks whether a text is a field and little else: "Trusts & Estates", "Employee Benefits Group". */
export const isWhollyArea = (part: string): boolean =>
  part.length <= maxPartLength &&
  inName(part)
    .filter(({ kind }) => kind === 'practiceArea')
    .reduce((length, { text }) => length + text.length, 0) >=
    part.replace(/\s+(?:group|practice|team|department|section|division)$/i, '').length * 0.7
