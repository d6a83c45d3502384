import { readMentions } from '#contract/domain/vocabulary/mentions.ts'

/** Names are looked for in the first so many characters. */
export const nameLimit = 4_000

/** What a job's title is called at its end. */
export const roleWord =
  /\b(?:associates?|attorneys?|counsel|partners?|lawyers?|litigators?|shareholder|clerk|of counsel|paralegal|agent|intern|internship|fellow|advisor|director|officer|manager|head of legal|general counsel|law student|specialist|scientist|prosecutor|examiner|vp|vice president|public defender|judge|magistrate|solicitor|hearing officer|arbitrator)\b/i

/** Offices and agencies are no titles, whatever they are called. */
export const officeLine =
  /^(?:the )?(?:law )?(?:offices?|department|dept\.?|division|bureau|section) of (?:the )?\p{Lu}/iu

/** No class year is counted in a name. */
export const always = new Date(0)

export function isPlaceOrFirm(part: string): boolean {
  const words = part
    .replace(
      /\b(?:office|offices|area|metro|or|and|remote|hybrid|onsite|on-site|in-office|usa?|multiple locations|various locations|nationwide)\b/gi,
      ' ',
    )
    .replaceAll(/[,/()&+]/g, ' ')
    .trim()
  if (words === '') return true
  const mentions = readMentions(part, { now: always })
  const covered = mentions
    .filter(({ kind }) => kind === 'place' || kind === 'firm' || kind === 'workMode')
    .reduce((length, { start, end }) => length + (end - start), 0)
  return covered >= words.length * 0.75 || /\b(?:LLP|LLC|PLLC|P\.?C\.?|Inc\.?|Corp\.?)$/.test(part)
}

export const isTerms = (part: string): boolean =>
  /^(?:(?:full[- ]time|part[- ]time|contract|temporary|permanent|direct hire|remote|hybrid|on-?site)(?:\s*\(.*\))?|\$.*|.*\d{2,3}k.*|.*years?.*experience.*|\d.*)$/i.test(
    part,
  ) || /\$\s?\d/.test(part)

export const namesArea = (part: string): boolean =>
  readMentions(part, { now: always }).some(({ kind }) => kind === 'practiceArea' || kind === 'seniority')

export const namesPlace = (name: string): boolean => {
  const mentions = readMentions(name, { now: always })
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
