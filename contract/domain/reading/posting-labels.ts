/** Facts that a posting states as "Label: value" on a line of its own. */
export type PostingLabel = 'title' | 'firm' | 'location' | 'area' | 'level' | 'years' | 'pay' | 'type' | 'mode'

const labels: readonly (readonly [PostingLabel, RegExp])[] = [
  [
    'title',
    /^(?:job |position |role )?title$|^position$|^role$|^job$|^opening$|^job posting$|^position available$|^now hiring$|^opportunity$|^vacancy$|^posting title$/i,
  ],
  [
    'firm',
    /^(?:law )?firm(?: name)?$|^company(?: name)?$|^employer(?: name)?$|^organi[sz]ation$|^hiring (?:firm|company|organization)$/i,
  ],
  [
    'location',
    /^(?:job |office |work |primary |position )?locations?(?:\(s\))?$|^(?:job |office |work |primary )?location\(s\)$|^(?:city|office|offices|based in|where|market|office\(s\)|city\/state|duty station|worksite|place|job site)$/i,
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
    /^(?:years(?: of)? experience|experience|years of practice|required experience|minimum experience|years|experience required|class years?|class year range|jd (?:class )?years?|graduation years?|years required|post-jd experience|pqe|class|minimum years of experience|yrs|yoe|exp|yrs exp|years? exp)$/i,
  ],
  [
    'pay',
    /^(?:annual |base |starting |expected |estimated |anticipated )?(?:salary|compensation|pay|base salary|salary range|pay range|compensation range|base pay|base compensation|remuneration|hiring range|salary\/compensation|base salary range|annual salary|wage|rate|pay rate|hourly rate)(?: range)?$/i,
  ],
  [
    'type',
    /^(?:job|employment|position|work|contract)? ?(?:type|status|term|basis)$|^schedule$|^hours$|^commitment$|^employment$|^time type$|^work schedule$|^job type$/i,
  ],
  [
    'mode',
    /^(?:remote|remote work|remote (?:job|position|role|eligible|allowed|work allowed|work eligible)\??|work (?:arrangement|model|mode|setting|environment|style|place|location type)|workplace(?: type)?|arrangement|on-?site\/remote|location type|telework|remote\/hybrid|work from home|remote status|remote option|remote eligibility)$/i,
  ],
]

/** The labelled facts of a posting's lines, the first of each label. */
export function postingLabels(lines: readonly string[]): Partial<Record<PostingLabel, string>> {
  const found: Partial<Record<PostingLabel, string>> = {}
  const add = (label: string, value: string) => {
    const key = labels.find(([, pattern]) => pattern.test(label.trim()))?.[0]
    if (key && found[key] === undefined && value.trim() !== '') found[key] = value.trim()
  }
  lines.forEach((line, at) => {
    const plain = line.replace(/^• /, '')
    // Several on one line: "Location: Boston, MA | Type: Full-time".
    for (const part of plain.split(/\s+[|•·]\s+/)) {
      const match = /^([\p{L}][\p{L} /()-]{1,40}?)\s*(?::|–|—| - )\s*(\S.{0,300})$/u.exec(part)
      if (
        match &&
        (part.includes(':') || labels.some(([key, pattern]) => key !== 'title' && pattern.test(match[1]?.trim() ?? '')))
      )
        add(match[1] ?? '', match[2] ?? '')
    }
    // A label on a line of its own, its value on the next.
    const next = lines[at + 1]
    if (/^[\p{L}][\p{L} /()-]{1,40}:?$/u.test(plain) && next && next.length < 120 && !/:\s*$/.test(next)) {
      const alone = plain.replace(/:$/, '')
      const key = labels.find(([, pattern]) => pattern.test(alone.trim()))?.[0]
      if (
        key !== undefined &&
        (plain.endsWith(':') || key === 'location' || key === 'pay' || key === 'type') &&
        !next.startsWith('•')
      )
        add(alone, next)
    }
  })
  return found
}
