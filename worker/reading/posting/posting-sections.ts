import { roleWord } from './posting-words.ts'

/** Topic of a part of a posting. */
export type SectionKind = 'opening' | 'duties' | 'requirements' | 'benefits' | 'pay' | 'firm' | 'boilerplate'

export type Section = { kind: SectionKind; heading: string; lines: string[] }

const headings: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'boilerplate',
    /\b(?:equal (?:employment )?opportunit|eeo\b|eoe\b|diversity|inclusion|accommodations?\b|how to apply|to apply|application (?:process|instructions|materials)|privacy (?:notice|policy|statement|rights)|notice to|disclaimer|agency|agencies|recruiters?|search firms?|physical (?:requirements|demands)|pay transparency|fair chance|legal notice|about our recruiting|background check|e-verify|work authorization|contact)/i,
  ],
  [
    'benefits',
    /^(?:you(?:’|'|)(?:ll| will)? (?:get|receive|enjoy)|why us|the (?:perks|good stuff|rewards|package|extras)|in (?:return|exchange)|we have$|what (?:the (?:firm|company|team|client)|they) (?:offer|provide)s?|(?:what )?we (?:provide|give|can offer)|on offer|life (?:here|with us|at \p{Lu})|extras|we(?:’|'|)ll provide|your rewards)\b|\b(?:why you(?:’|')(?:ll|d) (?:like|love|want)|what you(?:’|')?(?:d|ll)? get|what you can expect from us|what we(?:’|')?(?:ll)? (?:give|provide)|what(?:’|')s on offer|benefits?|perks|what we offer|we offer|why (?:join|work|choose|us)|what you(?:’|'|)ll (?:get|receive|enjoy)|rewards|what(?:’|'|)s in it|our offer|offerings|wellness|the offer|advantages)\b/iu,
  ],
  [
    'pay',
    /^what you(?:’|'|)(?:ll| will) (?:earn|be paid|make)\b|\b(?:compensation|salary|pay range|pay|remuneration|base pay|total rewards|hiring range)\b/i,
  ],
  [
    'requirements',
    /^to (?:qualify|be considered)\b|^musts?$|\bwhat (?:(?:the|our) (?:firm|company|team|client|office)|they)(?: is|(?:’|')?s| are)? (?:look|seek|want|need|require)|^(?:the )?(?:profile|essentials?|desirables?|criteria|eligibility|ideally|minimums|musts?)$|\b(?:who (?:will|would)? ?(?:thrives?|succeeds?|fits?|we need|we want|should apply)|might be a (?:good )?fit|may be a (?:good )?fit|a (?:good|great) (?:fit|match) if|you should have|you(?:’|')?(?:ll| will|d)? (?:also )?(?:need|have|bring|come with)|you come with|what we(?:’|')?d (?:like|love)|what we (?:want|hope for|expect)|what it takes|we(?:’|')d love|the right (?:person|candidate|fit)|ideal (?:person|hire|profile)|person specification|selection criteria|knowledge)\b|\bwhat we require\b|\b(?:requirements?|qualifications?|required|requisites|prerequisites|skills|experience|what you(?:’|'|)(?:ll)? (?:bring|need|have)|you (?:have|bring|are|will (?:bring|have|need))|who you are|must[- ]haves?|ideal candidate|candidate profile|the candidate|we(?:’|'|)re looking for|what we(?:’|'|)?(?:re| are)? look(?:ing)? for|what we need|about you|^(?:background|experience and background)$|your (?:background|profile|experience|qualifications)|education|preferred|desired|credentials|attributes|minimum|competenc\w+|nice to have|bonus points|licens\w+)\b/i,
  ],
  [
    'duties',
    /\b(?:responsibilit(?:y|ies)|duties|accountabilities|(?:role|job|position) purpose|what you(?:’|')?(?:ll|d)? (?:own|work on|handle|get to do|do)|what you would do|where you(?:’|')?ll (?:work|come in|fit)|in this role|a day in|your (?:impact|mission|days?|practice|work)|main tasks|what you(?:’|'|)?(?:ll| will) (?:do|be doing)|the role|role|your role|you will|day[- ]to[- ]day|job functions?|essential functions|key functions|scope|position summary|job summary|position overview|overview|summary|job description|the position|the opportunity|opportunity|about the (?:role|position|job|opportunity|team|practice|group)|position description|the work|practice description|the practice|the team)\b/i,
  ],
  [
    'firm',
    /\b(?:about (?:us|the firm|our|the company|the client|[A-Z])|who we are|our (?:firm|story|culture|company|client|values|mission)|the firm|firm (?:overview|profile|description)|company (?:overview|description)|firm culture|offices|office locations|the company|the client)/i,
  ],
]

const maxHeadingLength = 70

/**
 * Splits a posting's lines (posting-text.ts) into parts by their headings. A heading is a short line that speaks of one of
 * the parts and is neither a sentence nor an item; what follows on its own line ("Benefits: medical, dental") is its first line.
 */
export function postingSections(text: string): Section[] {
  const sections: Section[] = [{ kind: 'opening', heading: '', lines: [] }]
  const all = text
    .split('\n')
    .flatMap((one) => withoutBoilerplate(one))
    .filter((line) => line !== '')
  for (const [at, line] of all.entries()) {
    const last = sections.at(-1)
    const found = headingOf(line, all[at + 1]) ?? (last && unknownHeading(line, last, all[at + 1]))
    const next = found ? undefined : sectionBegunBy(line, last?.kind)
    if (found) {
      sections.push({ kind: found.kind, heading: found.heading, lines: found.rest === '' ? [] : [found.rest] })
      // "About Alder & Finch: founded in 1934 …" is one line about the firm; the next speaks of the job again.
      if (found.rest !== '' && found.kind === 'firm') sections.push({ kind: 'opening', heading: '', lines: [] })
    } else if (next) sections.push({ kind: next, heading: '', lines: [line] })
    else last?.lines.push(line)
  }
  return sections
}

/** The kind of section that a line begins without a heading, if it does. */
function sectionBegunBy(line: string, last: SectionKind | undefined): SectionKind | undefined {
  if (last !== 'boilerplate' && isBoilerplate(line) && !line.startsWith('•')) return 'boilerplate'
  return last === 'firm' && speaksOfJob.test(line) ? 'opening' : undefined
}

/** In the firm's own story these begin to speak of the job. */
const speaksOfJob =
  /\b(?:seeks?|is seeking|looking for|you will|ideal candidate|successful candidate|this (?:position|role)|years of)\b/i

/** A paragraph that ends in boiler-plate is parted before it. */
function withoutBoilerplate(line: string): string[] {
  if (line.startsWith('•') || !isBoilerplate(line)) return [line]
  const sentences = line.split(/(?<=[.!?])\s+(?=[\p{Lu}])/u)
  const own = sentences.filter((sentence) => !isBoilerplate(sentence))
  return own.length > 0 && own.length < sentences.length
    ? [own.join(' '), sentences.filter((sentence) => isBoilerplate(sentence)).join(' ')]
    : [line]
}

type Heading = { kind: SectionKind; heading: string; rest: string }

function headingOf(line: string, next?: string): Heading | undefined {
  if (line.startsWith('•')) return undefined
  const [, before, after = ''] = /^([^:]{2,70}):\s*(.*)$/.exec(line) ?? []
  const hasColon = before !== undefined
  const heading = (before ?? line).trim()
  const rest = after.trim()
  if (heading.length > maxHeadingLength || heading.split(/\s+/).length > 9) return undefined
  if (!hasColon && !isHeadingAlone(heading, next)) return undefined
  const kind = headings.find(([, pattern]) => pattern.test(heading))?.[0]
  if (kind !== undefined) return isFact({ kind, heading, rest }) ? undefined : { kind, heading, rest }
  return (hasColon && isOtherLabel(heading, rest)) || elsewhere.test(heading)
    ? { kind: 'opening', heading, rest }
    : undefined
}

/** A heading of something else ends what went before: "Schedule:". */
const isOtherLabel = (heading: string, rest: string): boolean => rest === '' && heading.split(/\s+/).length <= 4

/** Without a colon a heading is in capitals, or of few words that begin with one; it is neither a sentence nor a title. */
function isHeadingAlone(heading: string, next: string | undefined): boolean {
  if (/[.!?,;]$/.test(heading) || !/^[\p{Lu}\d"“(]/u.test(heading)) return false
  if (!isHeadingLike(heading) && !next?.startsWith('•')) return false
  // "Employee Benefits Attorney".
  return !roleWord.test(heading) || /^(?:about|what|who|why|how|the|our|your|ideal|to)\b/i.test(heading)
}

/** "Opportunity: …", "Location: …": facts of one line, for the labels. Pay and requirements count as parts also there. */
const isFact = ({ kind, heading, rest }: Heading): boolean =>
  rest !== '' &&
  rest.length < 60 &&
  !['benefits', 'pay', 'requirements'].includes(kind) &&
  /^(?:experience|years|salary|pay|compensation|opportunity|role|position|contact|required experience|minimum experience|experience level|pay range|salary range)\b/i.test(
    heading,
  )

/**
 * A line that heads something that no pattern knows, and so ends the firm's story, boiler-plate, or a list of bullets when
 * another list begins.
 */
function unknownHeading(line: string, last: Section, next: string | undefined): Heading | undefined {
  const heading = line.replace(/:$/, '').trim()
  if (line.startsWith('•') || next === undefined || heading.length > 45 || /[.!?,;:]$/.test(heading)) return undefined
  if (!/^\p{Lu}/u.test(heading) || heading.split(/\s+/).length > 6 || /\d{3}|[|@$]/.test(heading)) return undefined
  const isList = next.startsWith('•')
  const endsList = isList && last.lines.at(-1)?.startsWith('•') === true
  const endsStory = (last.kind === 'firm' || last.kind === 'boilerplate') && (isList || next.length > 60)
  return endsList || endsStory ? { kind: 'opening', heading, rest: '' } : undefined
}

/** Headings of facts beside the parts: they end a list. */
const elsewhere =
  /^(?:additional|other|supplemental|further|general|job|position|important) (?:information|details|notes|info|facts)$|^(?:schedule|shift|hours|location|work location|job type|employment type|notes?|travel|relocation|start date|reports to|department|license\/certification|language|ability to (?:commute|relocate).*|application deadline|deadline|closing date)$/i

/** Headings that job sites write like a sentence's beginning. */
const plainHeading =
  /^(?:(?:full )?(?:job|role|position) (?:description|details|summary|overview|duties|requirements|responsibilities|qualifications)|about (?:the|our|this) (?:firm|company|organization|team|role|position|job|opportunity|office|client|practice|group|department|business)|(?:skills|education|knowledge|qualifications|requirements|experience|benefits|salary|compensation|pay)(?: and | & |, )(?:skills|education|experience|qualifications|requirements|benefits|salary|compensation|perks|abilities|training)(?: required)?|(?:key|main|primary|principal|core|essential|typical|minimum|required|preferred|desired|basic|additional|other|what) (?:duties|responsibilities|tasks|functions|qualifications|requirements|skills|experience|skills and experience|experience and skills|competencies|attributes)(?: and (?:duties|responsibilities|experience|skills|qualifications))?|how to apply|to apply|what we offer|what you will do|what you(?:’|')ll do|what we(?:’|')re looking for|who we are|who you are|why (?:join )?us|the (?:role|firm|team|position|opportunity|ideal candidate|candidate|company|details))$/i

function isHeadingLike(heading: string): boolean {
  if (!/\p{Ll}/u.test(heading) || plainHeading.test(heading)) return true
  const words = heading.split(/\s+/)
  if (words.length <= 2) return true
  const capitals = words.filter((word) => /^[\p{Lu}&"“(/’']/u.test(word)).length
  const small = words.filter((word) =>
    /^(?:and|or|of|the|for|in|to|you|we|you’ll|you'll|our|a|your|with|us|do|bring|are|is|will|looking|have|need|offer|get|it|what|join|look|work|who)$/i.test(
      word,
    ),
  ).length
  return capitals + small >= words.length && words.length <= 8
}

/** Text that every posting carries and that says nothing of the job. */
export function isBoilerplate(line: string): boolean {
  return /equal (?:employment )?opportunity|affirmative action|without regard to|regardless of (?:race|sex|age)|race, color|protected (?:veteran|characteristic|class|status)|reasonable accommodation|sexual orientation|gender identity|arrest (?:and|or) conviction|fair chance|unsolicited r[eé]sum|search firms?|third[- ]party (?:recruit|agenc)|no phone calls|background (?:check|investigation)|e-verify|privacy (?:notice|policy)|terms of use|does not discriminate|do not discriminate|EOE\b/i.test(
    line,
  )
}
