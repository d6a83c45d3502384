/** Facts that a posting states as "Label: value" on a line of its own. */
export type PostingLabel =
  | 'title'
  | 'firm'
  | 'location'
  | 'area'
  | 'level'
  | 'years'
  | 'pay'
  | 'type'
  | 'mode'
  | 'state'
  | 'maxYears'

const labels: readonly (readonly [PostingLabel, RegExp])[] = [
  [
    'title',
    /^(?:job |position |role )?title$|^position$|^role$|^job$|^opening$|^job posting$|^position available$|^now hiring$|^opportunity$|^vacancy$|^posting title$|^open (?:role|position)$|^(?:current )?opening$|^role title$|^vacancy title$/i,
  ],
  [
    'firm',
    /^(?:law )?firm(?: name)?$|^company(?: name)?$|^employer(?: name)?$|^organi[sz]ation(?: name)?$|^hiring (?:firm|company|organization)$|^(?:hiring )?agency$|^institution$|^court$|^hospital$|^school$|^employer\/firm$|^hiring (?:entity|organization)$|^client$|^firm\/company$|^name of (?:firm|company|employer|organization)$/i,
  ],
  [
    'location',
    /^(?:job |office |work |primary |position )?locations?(?:\(s\))?$|^(?:job |office |work |primary )?location\(s\)$|^(?:city|office|offices|based in|based|where|market|office\(s\)|city\/state|city, state|city\/town|town|duty (?:station|location)|duty station\(s\)|work ?site|place|place of work|job site|(?:multiple|available|preferred|possible|eligible) (?:locations|offices|cities)|location of (?:job|position|work)|office locations?|location preference|preferred (?:location|office|city)|office preference|city,? (?:and )?state|primary office|based at|hq|work from|headquarters)$/i,
  ],
  [
    'area',
    /^(?:primary )?(?:practice|practice areas?|practice groups?|area of (?:law|practice)|areas? of (?:law|practice|expertise|focus|specialization)|department|group|specialty|practice area\(s\)|practice\/group|practice\/department|speciali[sz]ation|job category|category|section)$/i,
  ],
  [
    'level',
    /^(?:seniority|seniority level|level|job level|attorney type|experience level|career level|position level|attorney level|position type\/level|attorney category)$/i,
  ],
  [
    'years',
    /^(?:years(?: of)? experience|experience|years of practice|required experience|minimum experience|years|experience required|class years?|class year range|jd (?:class )?years?|graduation years?|years required|post-jd experience|pqe|class|min(?:imum|\.)? (?:years?|yrs)(?: of)?(?: experience)?|yrs|yoe|exp|yrs exp|years? exp)$/i,
  ],
  [
    'pay',
    /^(?:annual |base |starting |expected |estimated |anticipated )?(?:salary|compensation|pay|base salary|salary range|pay range|compensation range|base pay|base compensation|remuneration|hiring range|salary\/compensation|base salary range|annual salary|wage|rate|pay rate|hourly rate|bill rate|hourly pay|hourly wage|hourly|base|base pay|comp|annual (?:base )?(?:salary|pay)|base annual salary|total pay|starting (?:salary|pay)|target salary|salary offered|stipend|annual stipend|annual rate|hiring salary|hiring range|how much|the money|money|what we pay|we pay|your pay)(?: range)?(?: \((?:base|annual|usd|us\$?|hourly)\))?$/i,
  ],
  [
    'type',
    /^(?:job|employment|position|work|contract)? ?(?:type|status|term|basis)$|^schedule$|^hours$|^commitment$|^employment$|^time type$|^work schedule$|^job type$|^engagement(?: type)?$|^employment (?:type|basis)$|^position status$|^appointment$|^appointment type$|^full[- ]?time\/part[- ]?time$/i,
  ],
  [
    'mode',
    /^(?:remote|remote work|remote (?:job|position|role|eligible|allowed|work allowed|work eligible)\??|work (?:arrangement|model|mode|setting|environment|style|place|location type)|workplace(?: type)?|arrangement|on-?site\/remote|location type|telework|remote\/hybrid|work from home|remote status|remote option|remote eligibility|workplace(?: policy| model| setting)?|working (?:model|pattern|arrangements?|style|mode)|setting|work style|(?:office|in-office) (?:attendance|policy|expectations?|requirement)|attendance|telecommut(?:e|ing)(?: allowed| eligible)?\??|remote job|telework(?: eligible)?\??|location requirement|hybrid\/remote|hybrid)$/i,
  ],
  ['maxYears', /^max(?:imum|\.)? (?:years?|yrs)(?: of)?(?: experience)?$/i],
  ['state', /^state$/i],
]

/** Labels of facts that no field asks for: beside them a line is a label too. */
const otherLabel =
  /^(?:(?:job|requisition|recruitment|posting|position|vacancy|announcement|reference|req|exam) ?(?:number|no\.?|id|#|code)|req(?:uisition)?|ref(?:erence)?|job code|job family|job function|job ref|opening date|closing date|opens|closes|closing|open ?(?:&|and) closing dates|date posted|posted|posted on|posting date|date|deadline|application deadline|apply by|department|division|bargaining unit|union|flsa(?: status)?|classification|exempt|grade|grade\/band|band|pay (?:scale|plan|grade)(?: & grade)?|salary grade|series|service|travel(?: required)?|relocation(?: expenses reimbursed)?|supervisory status|security clearance|drug test|promotion potential|appointment type|appointment|bi-?weekly|monthly|hourly|reports to|supervisor|openings|number of openings|vacancies|positions available|benefits eligible|bar admissions?|license|education|language|languages|industry|industries|company size|founded|website|phone|email|contact|country|zip|county|shift|start date|duration|travel|detail|field|language requirement|jurisdictional class|workweek|business unit)$/i

/** The fact that a label states. */
export const labelOf = (text: string): PostingLabel | undefined =>
  labels.find(([, pattern]) => pattern.test(text.trim()))?.[0]

/** A line that is nothing but a label: "Job Type", "Salary:". */
const isLabelLine = (line: string): boolean => {
  const alone = line.replace(/\s*:$/, '').trim()
  return (
    /^[\p{Lu}][\p{L} /()&#.?-]{1,40}$/u.test(alone) && (labelOf(alone) !== undefined || otherLabel.test(alone.trim()))
  )
}

/** Value under a label: a few words, no sentence, no item. */
const isValue = (line: string): boolean =>
  line.length <= 90 &&
  !line.startsWith('•') &&
  !line.endsWith(':') &&
  !(/[.!?]$/.test(line) && line.split(' ').length > 8)

/** So many labels over their values make a form. */
const formLabels = 3

/**
 * A form that was pasted cell by cell, "Job Type" over "Full Time" over "Location" over "Canton, OH", as lines of
 * "Label: value". A posting with fewer than three such pairs has headings, not labels, and stays as it is.
 */
export function withFormLines(lines: readonly string[]): string[] {
  const heads = lines.flatMap((line, at) => {
    const next = lines[at + 1]
    return isLabelLine(line) && next !== undefined && isValue(next) && !isLabelLine(next) ? [at] : []
  })
  const isForm = heads.filter((at) => heads.includes(at + 2) || heads.includes(at - 2)).length >= formLabels
  if (!isForm) return [...lines]
  const result: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (!heads.includes(at)) {
      result.push(line)
      continue
    }
    result.push(`${line.replace(/\s*:$/, '')}: ${lines[at + 1] ?? ''}`)
    at++
  }
  return result
}

/** The labeled facts of a posting's lines, the first of each label. */
export function postingLabels(lines: readonly string[]): Partial<Record<PostingLabel, string>> {
  const found: Partial<Record<PostingLabel, string>> = {}
  const add = (label: string, value: string) => {
    const key = labelOf(label)
    if (key === undefined || found[key] !== undefined || value.trim() === '') return
    // "Telework eligible: Yes" lets some days be worked at home.
    found[key] =
      key === 'mode' && /tele/i.test(label) && /^yes/i.test(value.trim()) ? `Hybrid: ${value.trim()}` : value.trim()
  }
  for (const line of lines) {
    const plain = line.replace(/^• /, '')
    for (const [label, value] of labelsInLine(plain)) add(label, value)
  }
  // "Minimum years of experience: 3" over "Maximum …: 5".
  if (/^\d{1,2}$/.test(found.years ?? '') && /^\d{1,2}$/.test(found.maxYears ?? ''))
    found.years = `${found.years}-${found.maxYears}`
  // "City: Memphis" and "State: TN" are one place.
  const { location, state } = found
  if (location !== undefined && state !== undefined && !location.includes(',') && state.length < 20)
    found.location = `${location}, ${state}`
  return found
}

type LabeledValue = readonly [label: string, value: string]

/** "Telecommuting allowed? Yes", "Location: Boston, MA | Type: Full-time". */
function labelsInLine(line: string): LabeledValue[] {
  const found: LabeledValue[] = []
  const asked = /^([\p{L}][\p{L} /()-]{2,40}\?)\s+((?:yes|no)\b.{0,80})$/iu.exec(line)
  if (asked) found.push([asked[1] ?? '', asked[2] ?? ''])
  // Several on one line.
  for (const part of line.split(/\s+[|•·]\s+|\s+\/\s+(?=\p{Lu}[\p{L} ]{2,20}:)/u)) {
    const [, label, value = ''] = /^([\p{L}][\p{L} ,/()'’?-]{1,40}?)\s*(?::|–|—| - )\s*(\S.{0,300})$/u.exec(part) ?? []
    if (label !== undefined && (part.includes(':') || mayBeBeforeDash(label))) found.push([label, value])
  }
  return found
}

/** Before a dash only a label that is known is one; a title may have a dash of its own. */
const mayBeBeforeDash = (label: string): boolean =>
  labels.some(([key, pattern]) => key !== 'title' && pattern.test(label.trim()))
