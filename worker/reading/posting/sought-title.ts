import { cleanTitle, maxTitleLength } from './clean-title.ts'
import { inName, roleWord } from './posting-words.ts'

const verb = String.raw`(?:seeks?|seeking|looking for|looking to (?:hire|add|bring on)|hiring|in search of|searching for|recruiting|to hire|to add|needs?|search for|opening for|openings for|opportunity for|position for|add|introduce|identify|place|appoint|(?:have|has|with) (?:an? )?(?:(?:immediate|urgent|current|new) )?(?:opening|need|opportunity|position|vacancy) for|have an immediate (?:opening|need) for|has an immediate (?:opening|need) for|welcomes?|role for|invites applications for|invites?|wants?|accepting applications for)`

const sought: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${verb}\s+(?:to (?:hire|add|recruit)\s+)?(?:an?|one|two|its next|another|our next|multiple|several|talented|experienced|the)\s+([^.;:!?\n]{3,160})`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${verb}\s+((?:[A-Z][\w&/-]*\s+){0,5}(?:[Aa]ssociates?|[Aa]ttorneys?|[Cc]ounsel|[Pp]artners?|[Ll]awyers?))`,
    'g',
  ),
  // "Nonprofit seeks housing attorney."
  new RegExp(
    String.raw`\b(?:seeks?|seeking|hiring|needs?|wants?)\s+((?:[a-z][\w&/-]*\s+){0,5}?(?:associate|attorney|counsel|partner|lawyer|paralegal|litigator)s?)\b`,
    'g',
  ),
  /\bas an?\s+([A-Z][^.;:!?\n]{3,80}?(?:Associate|Attorney|Counsel|Partner|Lawyer))\b/g,
]

/** The title of what somebody seeks, "seeks a tax associate", in a text. */
export function soughtTitle(opening: string): string | undefined {
  for (const pattern of sought) {
    for (const [, words] of opening.matchAll(pattern)) {
      const title = words && cleanTitle(trimSought(words))
      if (title && roleWord.test(title) && title.length <= maxTitleLength) return upperFirst(title)
    }
  }
  return undefined
}

/** Words before the noun of a title in a sentence that say nothing about the job. */
const praise =
  /^(?:an? )?(?:(?:highly|exceptionally|extremely|very)[ -])?(?:motivated|talented|experienced|skilled|qualified|dedicated|exceptional|outstanding|ambitious|driven|dynamic|bright|hard-?working|smart|strong|top|great|sophisticated|self-motivated|self-starting|energetic|detail-oriented|accomplished|seasoned|collaborative|full-time|part-time|permanent|additional|new|entrepreneurial|well-qualified|promising|enthusiastic|credentialed|high-caliber|proactive|versatile|remote|contract|temporary|lateral|\d\s?[-–+].*?years?|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th))(?: (?:to|or|through) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|\d(?:st|nd|rd|th)))?[ -]years?|\w+-qualified|bilingual(?: \([^)]*\))?|licensed|exempt|mid-sized|in-person|on-?site|hybrid|immediate|next|great|kind|caring|compassionate|personable|(?:its |our |their )?(?:next|first|second|third|fourth|fifth|sixth|seventh|eighth|\d{1,2}(?:st|nd|rd|th))(?= (?:associate|attorney|lawyer|partner|counsel|paralegal)\b))(?:,? and |, | )/i

function trimSought(text: string): string {
  let title = text.trim()
  const end =
    /\b(?:associate attorneys?|associates?|attorneys?|of counsel|counsel|partners?|lawyers?|litigators?|shareholder|agent|paralegal|director|advisor)\b(?!\s+(?:or|and|\/|to)\s+(?:\w+\s+)?(?:associate|attorney|counsel|partner|senior))/i.exec(
      title,
    )
  // "Partner, Trusts and Estates, for its Hartford office".
  const field = end && /^,\s+(\p{Lu}[^,]{2,50})(?=,|$)/u.exec(title.slice(end.index + end[0].length))
  const isField =
    field?.[1] !== undefined &&
    inName(field[1]).some(
      ({ kind, text: part }) => kind === 'practiceArea' && part.length * 2 > (field[1]?.length ?? 0),
    )
  if (end) title = title.slice(0, end.index + end[0].length + (isField ? field[0].length : 0))
  for (let previous = ''; previous !== title;) {
    previous = title
    title = title.replace(praise, '')
  }
  return title
    .replace(/^(?:an?|one|two|three|multiple|several|\d)\s+/i, '')
    .replace(/\b(associate|attorney|partner|lawyer|litigator)s$/i, '$1')
}

const upperFirst = (text: string) =>
  text
    .split(' ')
    .map((word) =>
      /^(?:and|or|of|in|for|to|the|with)$/.test(word) || /\p{Lu}/u.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
