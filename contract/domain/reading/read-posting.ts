import { practiceAreaLabel } from '#contract/domain/practice-areas.ts'
import type { Seniority } from '#contract/domain/seniorities.ts'
import type { AreaLabel } from '#contract/domain/vocabulary/area-terms.ts'
import { readMentions, type Mention } from '#contract/domain/vocabulary/mentions.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import { postingLabels, type PostingLabel } from './posting-labels.ts'
import { postingFirm, postingTitle } from './posting-names.ts'
import { isBoilerplate, postingSections, type Section } from './posting-sections.ts'
import { postingText } from './posting-text.ts'

/** The fields of the job form that a posting states; what it does not state is absent (DESIGN 8). */
export type ReadPosting = {
  title?: string
  firmName?: string
  location?: string
  seniority?: Seniority
  practiceArea?: string
  additionalAreas?: string[]
  salaryMin?: number
  salaryMax?: number
  yearsExperienceMin?: number
  yearsExperienceMax?: number
  workType?: WorkType
  isRemote?: boolean
  requirements?: string[]
  benefits?: string[]
  description?: string
}

type Labels = Partial<Record<PostingLabel, string>>
type Of<K extends Mention['kind']> = Extract<Mention, { kind: K }>

type Posting = {
  text: string
  lines: string[]
  labels: Labels
  sections: Section[]
  title: string | undefined
  firm: string | undefined
  /** Everything but boiler-plate, benefits and the firm's own story. */
  body: string
  now: Date
  read: Map<string, Mention[]>
}

/** Most of the body that is searched for facts, and of an opening, in characters. */
const bodyLimit = 12_000
const openingLimit = 3_000
/** Most areas beside the first, and most entries of a list. */
const additionalLimit = 5
const listLimit = 30

/**
 * Reads a pasted posting into the job form's fields: plain text, with what is left of HTML or Markdown, boiler-plate and
 * several offices. States nothing that the text does not state. Pure.
 */
export function readPosting(pasted: string, now: Date): ReadPosting {
  const text = postingText(pasted)
  const lines = text.split('\n').filter((line) => line !== '')
  const labels = postingLabels(lines)
  const sections = postingSections(text)
  const title = postingTitle(lines, labels.title)
  const body = sections
    .filter(({ kind }) => kind !== 'boilerplate' && kind !== 'benefits' && kind !== 'firm')
    .flatMap((section) => section.lines.filter((line) => !isBoilerplate(line)))
    .join('\n')
    .slice(0, bodyLimit)
  const firm = postingFirm(lines, labels.firm)
  const posting: Posting = { text, lines, labels, sections, title, firm, body, now, read: new Map() }
  const areas = areasOf(posting)
  const [practiceArea, ...additionalAreas] = areas
  const location = locationOf(posting)
  return present({
    title,
    firmName: firm,
    location,
    seniority: seniorityOf(posting),
    practiceArea,
    additionalAreas: additionalAreas.length > 0 ? additionalAreas.slice(0, additionalLimit) : undefined,
    ...salaryOf(posting, location),
    ...yearsOf(posting),
    workType: workTypeOf(posting),
    isRemote: remoteOf(posting),
    requirements: itemsOf(sections, 'requirements'),
    benefits: benefitsOf(sections),
    description: text === '' ? undefined : text,
  })
}

function present(fields: { [K in keyof ReadPosting]: ReadPosting[K] | undefined }): ReadPosting {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReadPosting
}

/** What a part of the posting says; each part is read once, however many fields ask for it. */
function mentionsIn(text: string, { now, read }: Pick<Posting, 'now' | 'read'>, isProse = true): Mention[] {
  const key = `${isProse ? 'p' : 'q'}${text}`
  const known = read.get(key)
  if (known) return known
  const mentions = readMentions(text, { now, isProse })
  read.set(key, mentions)
  return mentions
}
const ofKind = <K extends Mention['kind']>(mentions: readonly Mention[], kind: K): Of<K>[] =>
  mentions.filter((one): one is Of<K> => one.kind === kind)

/** The line that the title was taken from, whole: it may hold place and level too. */
const titleLine = ({ lines, title }: Posting): string => {
  if (title === undefined) return ''
  const words = title.toLowerCase().split(' - ')[0] ?? ''
  return lines.slice(0, 8).find((line) => line.toLowerCase().includes(words) && line.length < 160) ?? title
}

function areasOf(posting: Posting): string[] {
  const { labels, title, body, sections } = posting
  const score = new Map<AreaLabel, number>()
  const add = (areas: readonly AreaLabel[], points: number) => {
    for (const area of areas) score.set(area, (score.get(area) ?? 0) + points)
  }
  const wanted = (text: string, isProse: boolean) =>
    ofKind(mentionsIn(text, posting, isProse), 'practiceArea').filter(({ stance }) => stance !== 'unwanted')
  const named: string[] = []
  const label = labels.area
  // A label is a list of areas; one that the registry does not know is kept as it stands.
  if (label !== undefined && label.length < 120) {
    const found = withoutLitigationEcho(wanted(label, false)).flatMap(({ areas }) => [...areas])
    named.push(...found)
    if (
      found.length === 0 &&
      label.length < 60 &&
      !/\b(?:legal|law|attorneys?|associates?|counsel|office)\b/i.test(label)
    )
      named.push(practiceAreaLabel(label))
  }
  const inTitle =
    title === undefined ? [] : withoutLitigationEcho(wanted(title, false)).flatMap(({ areas }) => [...areas])
  named.push(...inTitle)

  const opening = [
    ...(sections[0]?.lines ?? []),
    ...sections.filter(({ kind }) => kind === 'duties').flatMap((one) => one.lines.slice(0, 3)),
  ]
    .join('\n')
    .slice(0, openingLimit)
  // "our Tax group", "the firm's Labor & Employment practice".
  const groups = [
    ...opening.matchAll(
      /([^.\n;:]{3,90}?)\s+(?:practice groups?|practice|group|team|department|division|section|departments|groups|teams|practices)\b/gi,
    ),
  ].flatMap(([, words = '']) => {
    const all = withoutLitigationEcho(wanted(words, false))
    const [last] = all.slice(-1)
    // Only what stands right before the word, with what is joined to it.
    return last && words.length - last.end < 4
      ? all.filter(({ end }) => last.start - end < 25).flatMap(({ areas }) => [...areas])
      : []
  })
  add(groups, 4)
  for (const mention of withoutLitigationEcho(wanted(body, true))) add(mention.areas, mention.isLoose ? 1 : 2)
  const isAttested = (area: AreaLabel, least: number) => (score.get(area) ?? 0) >= least
  const ranked = [...score].sort((a, b) => b[1] - a[1]).map(([area]) => area)

  // In-house says where, the others what.
  // "Legal director", "trial attorney" say what somebody is; where the posting names a field, that is the area.
  const [field] = [...ranked.filter((area) => isAttested(area, 4)), ...groups].filter(
    (area) => area !== 'In-House' && area !== 'Litigation',
  )
  const isRoleOnly =
    field !== undefined &&
    label === undefined &&
    title !== undefined &&
    /\b(?:legal director|director of legal|trial (?:attorney|counsel|lawyer))\b/i.test(title) &&
    !named.some((area) => area !== 'In-House' && area !== 'Litigation')
  if (isRoleOnly) named.splice(0, named.length, field)
  const result: string[] = [...new Set(named)].sort((a, b) => howNotWhat(a) - howNotWhat(b))
  const [first] = result
  if (first === undefined) {
    const [best] = groups.length > 0 ? [groups[0]] : ranked
    if (best === undefined || !isAttested(best, 2)) return []
    result.push(best)
  }
  const strong = new Set(groups)
  for (const area of ranked) {
    if (result.includes(area) || area === 'In-House') continue
    const isRestated =
      area === 'Litigation' && result.some((one) => /litigation|appellate|liability|injury|white collar/i.test(one))
    // Named more than in passing, by words that mean nothing else.
    if (!isRestated && (strong.has(area) || isAttested(area, 4))) result.push(area)
  }
  return result
}

/** In-house says where and regulatory how; beside them stands what. */
const howNotWhat = (area: string): number => (area === 'In-House' ? 2 : area === 'Regulatory' ? 1 : 0)

/** As in a query: "construction litigation" is construction. */
function withoutLitigationEcho(areas: readonly Of<'practiceArea'>[]): Of<'practiceArea'>[] {
  return areas.filter((area, at) => {
    const before = areas[at - 1]
    return !(
      before &&
      area.areas.length === 1 &&
      area.areas[0] === 'Litigation' &&
      area.start - before.end <= 1 &&
      before.areas[0] !== 'Litigation' &&
      before.areas[0] !== 'Real Estate'
    )
  })
}

function seniorityOf(posting: Posting): Seniority | undefined {
  const { title, labels, body } = posting
  const inText = (text: string | undefined, isProse: boolean) => {
    if (text === undefined) return undefined
    const levels = ofKind(mentionsIn(text, posting, isProse), 'seniority').filter(
      // "The director counsels students".
      ({ stance, text: word }) => stance !== 'unwanted' && !/^counsels$/i.test(word),
    )
    const level = levels.find(({ isGeneric }) => !isGeneric) ?? levels[0]
    return level && (level.isGeneric && !/att(?:orne)?y/i.test(level.text) ? undefined : level.seniority)
  }
  const named = inText(title, false)
  // "Deputy County Attorney", "Assistant Attorney General": titles of office, and their holders attorneys.
  if (
    title !== undefined &&
    /\b(?:assistant|deputy|associate|special|senior|chief|trial)\b[^,]*\b(?:attorney general|(?:city|county|town|district|state['’]?s?|u\.?s\.?|united states|tribal) attorney|public defender|prosecutor)\b/i.test(
      title,
    ) &&
    (named === undefined || named === 'attorney')
  )
    return 'attorney'
  if (named !== undefined && named !== 'attorney') return named
  return inText(labels.level, false) ?? named ?? inText(body.slice(0, 1_500), true)
}

function locationOf(posting: Posting): string | undefined {
  const { labels, sections, title, firm } = posting
  // "Loxley Ames LLP" is no office in Ames.
  const short = firm?.replace(/,?\s+(?:LLP|PLLC|LLC|P\.?C\.?|P\.?A\.?|Inc\.?)$/i, '')
  const withoutFirm = (text: string) =>
    short === undefined || short.length < 5 || !/\s/.test(short) || isMostlyPlace(short, posting)
      ? text
      : text.replaceAll(short, (name) => '_'.repeat(name.length))
  const first = (text: string | undefined) => {
    if (text === undefined) return undefined
    const found = ofKind(mentionsIn(withoutFirm(text), posting), 'place')
      .filter(({ stance }) => stance !== 'unwanted')
      .flatMap(({ places }) => [...places])
    return (found.find(({ city }) => city !== undefined) ?? found[0])?.name
  }
  const plain = (name: string | undefined) => name?.replace(' (state)', '')
  // A city says more than the state that stands before it ("Remote – California … our Fresno office").
  let wider: string | undefined
  const isCity = (name: string | undefined): name is string => {
    if (name !== undefined && !name.includes(',')) wider ??= name
    return name?.includes(',') ?? false
  }
  const labelled = first(labels.location)
  if (labelled !== undefined) return plain(labelled)
  const inTitle = title === undefined ? undefined : first(titleLine(posting))
  if (isCity(inTitle)) return inTitle
  const head = [
    ...(sections[0]?.lines ?? []),
    ...sections.filter(({ kind }) => kind === 'duties' || kind === 'firm').flatMap((one) => one.lines.slice(0, 4)),
  ]
    .join('\n')
    .slice(0, openingLimit)
  // "The Law Office of Denise Okonjo (Tucson, AZ) seeks …".
  for (const line of posting.lines.slice(0, 3)) {
    for (const [, inner = ''] of line.slice(0, 300).matchAll(/\(([^()]{3,40})\)/g)) {
      // "(Los Angeles – Century City)": the part of town is where the office is.
      const name = isMostlyPlace(inner, posting) ? first(inner.split(/\s+[–—-]\s+/).at(-1)) : undefined
      if (name !== undefined) return plain(name)
    }
  }
  const spoken = [...head.matchAll(spokenPlace)].flatMap(([, before = '', after = '']) => first(before || after) ?? [])
  const spokenCity = spoken.find((name) => isCity(name))
  if (spokenCity !== undefined) return spokenCity
  // A line of its own near the top: "Boston, MA".
  for (const line of posting.lines.slice(0, 6)) {
    for (const part of line.length < 160 ? line.split(/\s+[|–—•·-]\s+|;\s*/) : []) {
      const name = part.length < 60 && isMostlyPlace(part, posting) ? first(part) : undefined
      if (isCity(name)) return name
    }
  }
  if (wider !== undefined) return plain(wider)
  const preferred = ofKind(mentionsIn(posting.body, posting), 'place').find(({ end }) =>
    /^\s+(?:is\s+)?(?:strongly\s+|highly\s+)?preferred\b/i.test(posting.body.slice(end, end + 30)),
  )
  if (preferred) return plain(preferred.places[0]?.name)
  // Else the only place that the posting names before its boiler-plate.
  const all = new Set(
    ofKind(mentionsIn(posting.body, posting), 'place').flatMap(({ places, stance }) =>
      stance === 'unwanted' ? [] : places.map(({ name }) => name),
    ),
  )
  const [only] = all
  return all.size === 1 ? plain(only) : undefined
}

/** "Boston, MA" and not "Meridian Health System": the place is most of the words. */
function isMostlyPlace(part: string, posting: Posting): boolean {
  const places = ofKind(mentionsIn(part, posting), 'place').filter(({ stance }) => stance !== 'unwanted')
  const own = part.replace(country, '')
  return places.reduce((length, { text }) => length + text.length, 0) * 2 >= own.length
}

const country =
  /,\s*(?:United Kingdom|U\.?K\.?|England|Canada|Germany|France|Japan|Singapore|China|Ireland|Australia|Netherlands|Belgium|Switzerland|UAE|United Arab Emirates|India|Mexico|Brazil|U\.?S\.?A?\.?|United States(?: of America)?)$/i

/** "our Boston office", "based in Boston", "join us in Boston", "to work in our Boston, MA office". */
const spokenPlace =
  /\b(?:[Oo]ur|[Tt]he|its|in|their|firm['’]s|your)\s+((?:[A-Z][\w.'’-]*|St\.|D\.C\.|of|and|or|,|\s|&|\/)+?)\s+(?:office|offices|location|headquarters)\b|\b(?:based|located|sit|reside|[Pp]osition|[Rr]ole|[Pp]ractice|[Oo]pening|[Aa]ttorney|[Aa]ssociate|[Cc]ounsel|[Pp]artner|[Oo]ffice|[Oo]pportunity|[Bb]outique|[Ff]irm|job|join \w+|work)\s+(?:out of|in|at|to join)\s+((?:[A-Z][\w.'’-]*(?:,\s*|\s+)?){1,5})/g

function salaryOf(posting: Posting, location: string | undefined): Pick<ReadPosting, 'salaryMin' | 'salaryMax'> {
  const { labels, sections } = posting
  const lines = [
    ...(labels.pay === undefined ? [] : [`Salary: ${labels.pay}`]),
    ...sections.flatMap(({ kind, heading, lines: all }) =>
      // Under a heading of pay each line speaks of pay.
      all.map((line) =>
        kind === 'pay'
          ? `Salary: ${line}`
          : /salary|compensation|\bpay\b|hiring range/i.test(heading)
            ? `Salary: ${line}`
            : line,
      ),
    ),
  ]
  const found = lines.flatMap((line) => {
    // Most lines hold no figure at all.
    const amounts = /\d/.test(line) ? ofKind(mentionsIn(line, posting), 'salary') : []
    const hasPay = amounts.some(({ isSurelyPay }) => isSurelyPay)
    return amounts.flatMap((pay) => {
      const isRange = pay.min !== undefined && pay.max !== undefined
      const [low, high] = [pay.min ?? pay.exact, pay.max ?? pay.exact]
      const isPay =
        (pay.isSurelyPay && !isBusiness(line, pay.start, pay.end)) ||
        // "$260,000 (3rd year), $310,000 (4th year)": steps of the scale that the sentence began.
        (hasPay && /\$/.test(pay.text) && (low ?? 0) >= 40_000 && /^\s*\(/.test(line.slice(pay.end))) ||
        ((isRange || line.startsWith('Salary: ')) &&
          (low ?? 0) >= 40_000 &&
          (high ?? 0) <= 2_000_000 &&
          /\$/.test(pay.text))
      return pay.isMarket || !isPay || (low ?? high ?? 0) < 20_000
        ? []
        : [{ low, high, line, isPayLine: line.startsWith('Salary: ') }]
    })
  })
  if (found.length === 0) return {}
  // Where a range is stated, a single amount beside it is something else: a bonus, an example.
  const ranges = found.filter(
    ({ low, high, isPayLine }) => isPayLine || (low !== undefined && high !== undefined && low < high),
  )
  const stated = ranges.length > 0 ? ranges : found
  // Of ranges by office the one of this job's office.
  const city = location?.split(',')[0]
  const here = city === undefined ? [] : stated.filter(({ line }) => line.includes(city))
  const used = here.length > 0 ? here : stated
  const lows = used.flatMap(({ low }) => low ?? [])
  const highs = used.flatMap(({ high }) => high ?? [])
  const min = lows.length > 0 ? Math.min(...lows) : undefined
  const max = highs.length > 0 ? Math.max(...highs) : undefined
  return { ...(min === undefined ? {} : { salaryMin: min }), ...(max === undefined ? {} : { salaryMax: max }) }
}

/** "Portable business of at least $2,000,000" is brought along, not paid. */
const isBusiness = (line: string, at: number, end: number): boolean =>
  /^\s+(?:or more )?(?:in|of) (?:annual |yearly |portable )*(?:collections|billings|receipts|business|originations|fees|revenues?)\b/i.test(
    line.slice(end, end + 60),
  ) ||
  (/\b(?:billing |hourly )?rates?\b[^.;$]{0,40}$/i.test(line.slice(Math.max(0, at - 60), at)) &&
    /\b(?:flexible|billing|firm['’]s|client|average)\b/i.test(line.slice(Math.max(0, at - 80), at))) ||
  (/\b(?:portable|book|originat\w+|billings)\b[^.$]{0,60}$/i.test(line.slice(Math.max(0, at - 80), at)) &&
    !/\b(?:salary|compensation|pay)\b[^$]{0,40}$/i.test(line.slice(Math.max(0, at - 50), at)))

function yearsOf(posting: Posting): Pick<ReadPosting, 'yearsExperienceMin' | 'yearsExperienceMax'> {
  const { labels, sections, title } = posting
  const speaking = (text: string | undefined, isSure: boolean | 'area') => {
    if (text === undefined) return []
    // "6 to 9 years in labor and employment": a field right behind the years makes them years of practice.
    const areas = isSure === 'area' ? ofKind(mentionsIn(text, posting), 'practiceArea') : []
    const isOfArea = ({ end }: { end: number }) =>
      areas.some(
        ({ start }) => start > end && /^\s+(?:(?:of|in|as an?)\s+)?(?:\w+\s+){0,2}$/.test(text.slice(end, start)),
      )
    return ofKind(mentionsIn(text, posting), 'experience').filter(
      (one) =>
        (isSure === true ||
          one.isSurelyPractice ||
          isOfArea(one) ||
          // "A Benefits Associate (3–6 years) for our …".
          /\b(?:associate|attorney|counsel|lawyer|partner)s?\s*\(\s*$/i.test(
            text.slice(Math.max(0, one.start - 14), one.start),
          )) &&
        one.stance !== 'unwanted',
    )
  }
  const requirements = sections
    .filter(({ kind }) => kind === 'requirements')
    .flatMap(({ lines }) => lines)
    .join('\n')
  const places: [string | undefined, boolean | 'area'][] = [
    [labels.years === undefined || /[a-z]/i.test(labels.years) ? labels.years : `${labels.years} years`, true],
    [title === undefined ? undefined : titleLine(posting), true],
    [labels.level, true],
    [requirements, false],
    [posting.body, false],
    [requirements, 'area'],
    [posting.body, 'area'],
  ]
  for (const [text, isSure] of places) {
    // "at least 2 years of which …" comes after the whole: the first is the job's.
    const [years] = speaking(text, isSure)
    if (!years) continue
    const { min, max } = years
    // "5 years of experience" is the least that is asked for.
    const isExact =
      min !== undefined &&
      min === max &&
      years.classYears === undefined &&
      !/(?:st|nd|rd|th)\b|first|second|third|fourth|fifth|sixth|seventh|eighth/i.test(years.text)
    return {
      ...(min === undefined ? {} : { yearsExperienceMin: min }),
      ...(max === undefined || isExact ? {} : { yearsExperienceMax: max }),
    }
  }
  return {}
}

function workTypeOf(posting: Posting): WorkType | undefined {
  const { labels, body, title } = posting
  const inText = (text: string | undefined, isProse: boolean) =>
    text === undefined
      ? []
      : ofKind(mentionsIn(text, posting, isProse), 'workType').filter(({ stance }) => stance !== 'unwanted')
  // Alone the word is many things; under its label it is one.
  if (/^contract$/i.test(labels.type?.trim() ?? '')) return 'Contract'
  const [stated] = [
    ...inText(labels.type, false),
    ...inText(title === undefined ? undefined : titleLine(posting), false),
  ]
  if (stated) return stated.workType
  // "… | Charlotte, NC | Contract (6 months)".
  if (title !== undefined && /\|\s*contract\b/i.test(titleLine(posting))) return 'Contract'
  const inBody = inText(body, true)
  const spoken = inBody.find(
    ({ workType, start, end, text }) =>
      workType === 'Full-time' ||
      /\b(?:attorney|lawyer|position|role|basis|assignment)$/i.test(text) ||
      /^[\s-]*(?:position|role|opportunity|basis|job|opening|assignment|attorney|associate|contract)|^.{0,30}\b(?:position|role|opportunity|assignment)\b/i.test(
        body.slice(end, end + 45),
      ) ||
      /\b(?:this is an?|position is|role is|seeking an?|seeks an?)\s+[\w\s-]{0,30}$/i.test(
        body.slice(Math.max(0, start - 45), start),
      ),
  )
  return spoken?.workType
}

const headMode =
  /^(?:(?:fully|100 ?%|partly|partially) )?(?:remote|hybrid|on-?site|in-office)\b|(?:\bor|[|•·,;(/–—-])\s*(?:(?:fully|100 ?%) )?(?:remote|hybrid|on-?site|in-office)\b/i

function remoteOf(posting: Posting): boolean | undefined {
  const { labels, title, body } = posting
  const modes = (text: string | undefined, isProse: boolean) =>
    text === undefined ? [] : ofKind(mentionsIn(text, posting, isProse), 'workMode')
  const decide = (found: readonly Of<'workMode'>[]): boolean | undefined => {
    const has = (mode: string, isOut = false) =>
      found.some(({ workMode, stance }) => workMode === mode && (stance === 'unwanted') === isOut)
    if (has('hybrid')) return false
    if (has('remote', true)) return false
    if (has('remote')) return true
    return has('on-site') ? false : undefined
  }
  const label = labels.mode
  if (label !== undefined && /^(?:yes|true|100 ?%|full)/i.test(label)) return true
  if (label !== undefined && /^(?:no|false|none|n\/a)\b/i.test(label)) return false
  for (const text of [label, labels.location, title === undefined ? undefined : titleLine(posting), labels.type]) {
    const decided = decide(modes(text, false))
    if (decided !== undefined) return decided
  }
  // "San Francisco, CA or Remote", "Remote – anywhere in the US": a line of its own at the top.
  for (const line of posting.lines.slice(0, 6)) {
    if (line.length > 100 || !headMode.test(line)) continue
    const decided = decide(modes(line, false))
    if (decided !== undefined) return decided
  }
  // In prose only what speaks of this position: not "work remotely with clients", "virtual depositions".
  const spoken = modes(body, true).filter(
    ({ workMode, start, end, text }) =>
      workMode === 'hybrid' ||
      /fully|100|first|eligible|remote work|only|home|position|role|anywhere|5 days|five days|no remote|not remote|in the office|in-office|in[ -]person|on[ -]campus|on-?site|on site/i.test(
        text,
      ) ||
      /\b(?:position|role|opportunity|work|candidates?|job|option|schedule|basis|is|be|available|considered|or|open to)\b/i.test(
        body.slice(Math.max(0, start - 25), start),
      ) ||
      /^[\s,]*(?:position|role|opportunity|work|basis|option|schedule|job|arrangement|candidates?|available|ok|considered)\b/i.test(
        body.slice(end, end + 20),
      ),
  )
  const perks = posting.sections
    .filter(({ kind, heading }) => kind === 'benefits' || (kind === 'boilerplate' && /pay transparency/i.test(heading)))
    .flatMap(({ lines }) => lines)
  return (
    decide(spoken) ??
    // Among the benefits only a hybrid week speaks of this position.
    decide(
      modes(perks.join('\n'), true).filter(
        ({ workMode, text }) => workMode === 'hybrid' || /^(?:work )?in[ -]person (?:at least|only)/i.test(text),
      ),
    )
  )
}

/** The entries of the parts of a kind: their bullets, or their sentences where there are none. */
function itemsOf(sections: readonly Section[], kind: 'requirements' | 'benefits'): string[] | undefined {
  const items: string[] = []
  for (const section of sections.filter((one) => one.kind === kind)) {
    const bullets = section.lines.filter((line) => line.startsWith('•'))
    const lines = bullets.length > 0 ? bullets : section.lines.flatMap((line) => line.split(/(?<=[.;])\s+(?=[A-Z])/))
    for (const line of lines) {
      const item = line.replace(/^•\s*/, '').replace(/[;,]$/, '').trim()
      if (item.length > 1 && item.length <= 600 && !isBoilerplate(item) && !items.includes(item)) items.push(item)
    }
  }
  return items.length > 0 ? items.slice(0, listLimit) : undefined
}

/** Benefits also come as one sentence of commas: "medical, dental and vision insurance, 401(k) match". */
function benefitsOf(sections: readonly Section[]): string[] | undefined {
  const items = itemsOf(sections, 'benefits') ?? spokenBenefits(sections)
  if (items === undefined) return undefined
  const split = items.flatMap((item) => {
    const list =
      /^(?:[^:]{0,160}\b(?:include[sd]?|including|offers?|provides?|such as|following|of)\b:?\s+)?(.*)$/i.exec(
        item,
      )?.[1] ?? item
    const parts = list.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=[^,]*$)/).map((part) =>
      part
        .replace(/^(?:and|an?|the)\s+/i, '')
        .replace(/\.$/, '')
        .trim(),
    )
    const isList =
      items.length === 1 && (list.match(/[,;]/g)?.length ?? 0) >= 2 && parts.every((part) => part.length < 70)
    return isList ? parts.filter((part) => part.length > 2) : [item.replace(/\.$/, '')]
  })
  return [...new Set(split)].slice(0, listLimit)
}

function spokenBenefits(sections: readonly Section[]): string[] | undefined {
  const says =
    /\b(?:benefits (?:package )?(?:include|includes|including)|we offer|offers (?:a |an )?(?:comprehensive|competitive|generous|excellent|full)|perks include|benefits such as)\b/i
  const names = /insurance|401|medical|dental|vision|leave|pto|vacation|holiday|retirement|bonus|wellness|parental/i
  const found = sections
    .filter(({ kind }) => kind !== 'requirements' && kind !== 'boilerplate')
    .flatMap(({ lines }) => lines.flatMap((line) => line.slice(0, 2_000).split(/(?<=\.)\s+/)))
    .find((sentence) => says.test(sentence) && names.test(sentence))
  return found === undefined ? undefined : [found.trim()]
}
