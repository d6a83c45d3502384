import {
  agentName,
  behindFirm,
  behindTitle,
  boardFirm,
  boardTitle,
  maskedNames,
  unitName,
} from './board-names.fixture.ts'
import {
  agentAsides,
  agentIntros,
  attachmentHeadings,
  attachments,
  boardAsides,
  boardHeads,
  boardIntros,
  boardTypes,
  furniture,
  units,
  unnamedIntros,
} from './board-words.fixture.ts'
import { familyNames, stateNames, towns, isHeldOutWord } from './people-words.ts'
import { headings, labels, navigation, relatedHeadings } from './posting-labels.fixture.ts'
import { bodyLayouts, headLayouts, oddHeads, oddTails } from './posting-layouts.fixture.ts'
import {
  divisions,
  moreOffices,
  nameEndings,
  nameHalves,
  particleNames,
  placesAbroad,
  practiceNames,
  supportTitles,
  titleForms,
} from './posting-names.fixture.ts'
import {
  apply,
  asides,
  benefits,
  duties,
  equal,
  intros,
  modeLines,
  payLines,
  requirements,
  stories,
} from './posting-sentences.fixture.ts'
import { makeRandom, type Random } from './random.ts'
import {
  companyKinds,
  companyNames,
  companyTitles,
  lawFirmForms,
  objects,
  offices,
  oddTitles,
  officeTitles,
  tails,
  verbs,
} from './work-words.ts'

/** Parts of a posting, as its lines are labeled. */
export type LineKind =
  | 'head'
  | 'intro'
  | 'story'
  | 'duties'
  | 'requirements'
  | 'benefits'
  | 'pay'
  | 'boilerplate'
  | 'noise'
export type PostingSpan = { text: string; label?: SpanLabel }
/** Facts that words state; `remote` and `office` say where the work is done. */
export type SpanLabel = 'title' | 'firm' | 'place' | 'pay' | 'years' | 'area' | 'remote' | 'office' | 'type'
export type PostingRow = {
  cells: PostingSpan[][]
  form: 'line' | 'heading' | 'bullet' | 'title'
  kind: LineKind
  hasGap: boolean
}
export type PostingTruth = {
  title: string
  firmName?: string
  location?: string
  salaryMin?: number
  salaryMax?: number
  yearsExperienceMin?: number
  yearsExperienceMax?: number
  requirements?: string[]
  benefits?: string[]
}
type Family = keyof typeof intros
/** `employer` is the hiring organization, even if no line names it. A recruiter's client has no name. */
export type ComposedPosting = {
  id: string
  rows: PostingRow[]
  truth: PostingTruth
  isHeldOut: boolean
  employer: string | undefined
}

const families: readonly Family[] = ['firm', 'firm', 'firm', 'recruiter', 'office', 'company', 'company', 'email']
const modes = ['Hybrid', 'Remote', 'On-site', 'In office']
/** Words before a title in a sentence, which are no part of it. */
const praise = ['talented', 'skilled', 'hard-working', 'bright', 'detail-oriented and motivated', 'strong']
const modeSpan = (text: string): PostingSpan => ({ text, label: /remote/i.test(text) ? 'remote' : 'office' })
/** Words of a template that state a fact: "{remote:fully remote}". */
const stated = /^\{(remote|office|type):(.+)\}$/

const isHeldOutText = (text: string) => text.startsWith('!')
const bare = (text: string) => text.replace(/^!\s*/, '')

/**
 * A posting of a layout; the same seed gives the same posting. Held-out ones have layouts and sentences of their own.
 *
 * @param isBoard As boards, agencies, universities and nonprofits write it.
 */
export function composePosting(at: number, seed: number, isHeldOut: boolean, isBoard = false): ComposedPosting {
  const random = makeRandom(seed)
  const own = (list: readonly string[]): string =>
    bare(random.pick(list.filter((one) => isHeldOutText(one) === isHeldOut)))
  const mixed = (list: readonly string[]): string =>
    isHeldOut && random.chance(0.5) ? own(list) : bare(random.pick(list.filter((one) => !isHeldOutText(one))))
  const layoutsOf = (list: readonly string[]) => list.filter((one) => isHeldOutText(one) === isHeldOut).map(bare)
  const [heads, bodies] = [layoutsOf(isBoard ? boardHeads : headLayouts), layoutsOf(bodyLayouts)]
  const family = isBoard ? 'office' : random.pick(families)
  const head = heads[at % heads.length] ?? 'T / F / P'
  const body = bodies[(at * 5 + Math.floor(at / heads.length)) % bodies.length] ?? 'I D Q'

  const names = [...familyNames, ...particleNames].filter((name) => isHeldOutWord(name) === isHeldOut)
  const firm = isBoard ? boardFirm(random, isHeldOut) : firmOf(random, family, names, isHeldOut)
  const practice = mixed(practiceNames)
  const title = isBoard ? boardTitle(random, isHeldOut) : titleOf(random, family, practice, mixed, isHeldOut)
  const { city, shownState, location } = placeOf(random, isHeldOut)
  const years = yearsOf(random)
  const pay = payOf(random, isHeldOut)
  const style = {
    heading: random.pick(['plain', 'plain', 'caps', 'colon']),
    hasHeadings: random.chance(0.9),
    isBulleted: random.chance(0.78),
    hasGaps: random.chance(0.6),
    isRun: random.chance(0.06),
    bar: random.pick([' | ', ' • ', ' · ', ' | ']),
    dash: random.pick([' – ', ' - ', ' — ']),
    work: random.pick(['Full-time', 'Full-Time', 'Full time', 'Full-time', 'Contract', 'Part-time']),
    mode: random.pick(modes),
    titleCase: random.chance(0.15),
    hasStops: random.chance(0.25),
  }
  const shownTitle = style.titleCase ? title.toUpperCase() : title
  const host = `${firm
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 14)
    .toLowerCase()}.example`
  const truth: PostingTruth = { title }
  const isAgents = family === 'recruiter' || (isBoard && random.chance(0.15))
  const isUnnamed = family !== 'email' && random.chance(0.1)
  const isNamed = !isAgents && !isUnnamed
  const agent = agentName(random, isHeldOut)
  const rows: PostingRow[] = []
  let hasPlace = false
  const addPay = () => {
    if (pay.isForeign) return
    truth.salaryMin = pay.min
    truth.salaryMax = pay.max
  }

  const spansOf = (template: string): PostingSpan[] =>
    template.split(/(\{[^}]+\})/).flatMap((token): PostingSpan[] => {
      if (token === '') return []
      const [, label, words] = stated.exec(token) ?? []
      if (words !== undefined) return [{ text: words, label: label as SpanLabel }]
      switch (token) {
        case '{F}':
          return [
            isNamed ? { text: said(firm), label: 'firm' } : { text: 'the firm' },
            ...(isNamed && random.chance(isBoard ? 0.16 : 0.04) ? [{ text: shortName(firm, random) }] : []),
          ]
        case '{Z}':
          return [{ text: agent }]
        case '{A}':
          return [{ text: otherThan(firm, random, isHeldOut) }]
        case '{U}':
          return [{ text: unitName(random, isHeldOut) }]
        case '{G}':
          return [{ text: mixed(units) }]
        case '{T}':
          return [{ text: title, label: 'title' }]
        case '{t}':
          return [{ text: random.chance(0.5) ? title : smallTitle(title), label: 'title' }]
        case '{j}':
          return random.chance(0.35) ? [{ text: 'full-time', label: 'type' }] : [{ text: random.pick(praise) }]
        case '{P}':
          hasPlace = true
          return [{ text: hasPlaceAbove() || shownState === '' ? city : `${city}, ${shownState}`, label: 'place' }]
        case '{X}':
          return [{ text: practice, label: 'area' }]
        case '{Y}':
          truth.yearsExperienceMin = years.min
          if (years.max !== undefined) truth.yearsExperienceMax = years.max
          return [{ text: years.text, label: 'years' }]
        case '{M}':
          return [{ text: pay.text, ...(pay.isForeign ? {} : { label: 'pay' as const }) }]
        case '{B}':
          return [{ text: `$${((1 + random.below(24)) * 1000).toLocaleString('en-US')}` }]
        case '{N}':
          return [{ text: ((1 + random.below(900)) * 100).toLocaleString('en-US') }]
        case '{C}':
          return [{ text: random.pick(towns).city }]
        case '{O}':
          return [{ text: random.pick(objects) }]
        case '{V}':
          return [{ text: random.pick(verbs.slice(41)) }]
        case '{L}':
          return [{ text: random.pick(tails.filter((tail) => tail !== '' && !tail.startsWith(','))) }]
        case '{S}':
          return [{ text: shownState.length > 2 ? shownState : (stateNames[shownState] ?? (shownState || city)) }]
        case '{W}':
          return [modeSpan(style.mode.toLowerCase())]
        case '{H}':
          return [{ text: host }]
        default:
          return [{ text: token }]
      }
    })
  const hasPlaceAbove = () => rows.some((row) => row.cells.flat().some(({ label }) => label === 'place'))
  const add = (row: Partial<PostingRow> & Pick<PostingRow, 'cells' | 'kind'>) =>
    rows.push({ form: 'line', hasGap: false, ...row })

  // Head.
  const isEmail = family === 'email'
  if (isEmail) {
    const plainRow = (text: string) => add({ cells: [[{ text }]], kind: 'boilerplate' })
    if (random.chance(0.4)) for (const text of [`From: ${random.pick(names)}`, 'To: Section members']) plainRow(text)
    const subject = random.pick(['Subject: ', 'Re: ', 'Fwd: ', 'Subject: FW: '])
    const isTitled = random.chance(0.7) || !body.split(' ').includes('I')
    if (isTitled) add({ cells: [[{ text: subject }, { text: title, label: 'title' }]], kind: 'head' })
    else add({ cells: [[{ text: `${subject}Opening at ` }, { text: firm, label: 'firm' }]], kind: 'head' })
    if (random.chance(0.3)) plainRow('---------- Forwarded message ----------')
  }
  for (const line of isEmail ? [] : head.split(' / '))
    for (const row of headRows(line))
      rows.push({ ...row, hasGap: style.hasGaps && random.chance(0.2) && rows.length > 0 })
  if (!isEmail && !rows.some((row) => row.cells.flat().some(({ label }) => label === 'title')))
    add({ cells: [[{ text: title, label: 'title' }]], kind: 'head', form: 'title' })

  function headRows(line: string): PostingRow[] {
    const tokens = line.split(' ')
    const cells: PostingSpan[][] = [[]]
    const found: PostingRow[] = []
    const valueOf = (part: string): PostingSpan | undefined => {
      switch (part) {
        case 'T':
          return { text: shownTitle, label: 'title' }
        case 'F':
          if (isNamed) return { text: firm, label: 'firm' }
          if (isUnnamed && random.chance(0.4)) return { text: mixed(maskedNames) }
          return isAgents && random.chance(0.4) ? { text: agent } : undefined
        case 'V':
          return { text: behindFirm(random) }
        case 'Z':
          return { text: agent }
        case 'P':
          hasPlace = true
          return { text: shownState === '' ? city : `${city}, ${shownState}`, label: 'place' }
        case 'X':
          return { text: practice, label: 'area' }
        case 'Y':
          return { text: isBoard ? random.pick(boardTypes) : style.work, label: 'type' }
        case 'W':
          return modeSpan(style.mode)
        case 'S':
          addPay()
          return { text: pay.text, ...(pay.isForeign ? {} : { label: 'pay' as const }) }
        case 'R':
          return {
            text: `${random.pick(['', 'R-', 'JR', 'REQ', 'Req ', '2026-', '#'])}${10_000 + random.below(80_000)}`,
          }
        case 'E':
          truth.yearsExperienceMin = years.min
          if (years.max !== undefined) truth.yearsExperienceMax = years.max
          return { text: years.text, label: 'years' }
        case 'G':
          return { text: mixed(random.chance(0.5) ? units : divisions) }
        case 'D':
          return { text: `${random.pick(['March', 'June', 'October'])} ${1 + random.below(28)}, 2026` }
        default:
          return { text: mixed(isBoard && random.chance(0.6) ? furniture : navigation) }
      }
    }
    const labelFor = (part: string) => mixed(labels[part as keyof typeof labels])
    for (const token of tokens) {
      const mark = token.length === 2 ? token[0] : ''
      const part = token.at(-1) ?? ''
      if (/^[TFPXYWSRDNEGZV]$/.test(part)) {
        const value = valueOf(part)
        if (!value) continue
        if (mark === 'l' || mark === 'r')
          cells.at(-1)?.push({ text: labelFor(part) + (mark === 'l' ? ': ' : ' ') }, value)
        else if (mark === 'o') {
          found.push({ cells: [[{ text: labelFor(part) }]], form: 'line', kind: 'head', hasGap: false })
          cells.at(-1)?.push(value)
        } else if (mark === 'q') cells.splice(0, 1, [{ text: labelFor(part) }], [value])
        else {
          if (cells[0]?.length && !/[|\-,@(:\s]$/.test(cells[0].at(-1)?.text ?? '')) cells[0].push({ text: ' ' })
          cells.at(-1)?.push(value)
        }
      } else if (token.startsWith("'")) {
        const blank = /\s$/.test(cells.at(-1)?.at(-1)?.text ?? ' ') ? '' : ' '
        cells.at(-1)?.push({ text: `${blank}${token.slice(1).replaceAll('_', ' ').trim()} ` })
      } else if ((cells[0]?.length ?? 0) > 0)
        cells[0]?.push({
          text:
            { '|': style.bar, '-': style.dash, ',': ', ', '@': ' at ', '(': ' (', ')': ')', ':': ': ' }[token] ?? ' ',
        })
    }
    const [first = []] = cells
    while (first.length > 0 && /^[\s|•·–—\-,@(:]*$/.test(first.at(-1)?.text ?? '')) first.pop()
    if (first.length === 0) return found
    const isNoise = line === 'N'
    const isTitle = line === 'T'
    return [...found, { cells, form: isTitle ? 'title' : 'line', kind: isNoise ? 'noise' : 'head', hasGap: false }]
  }

  // Body.
  const heading = (name: keyof typeof headings, kind: LineKind) => {
    if (!style.hasHeadings && name !== 'benefits' && name !== 'requirements') return
    const shown = spansOf(mixed(headings[name])).map((span) =>
      style.heading === 'caps' ? { ...span, text: span.text.toUpperCase() } : span,
    )
    const isSentence = (shown[0]?.text ?? '').split(' ').length > 4
    add({
      cells: [style.heading === 'colon' || isSentence ? [...shown, { text: ':' }] : shown],
      kind,
      form: 'heading',
      hasGap: style.hasGaps,
    })
  }
  const list = (kind: LineKind, items: readonly string[]): string[] => {
    const made = items.map((item) => [...spansOf(item), ...(style.hasStops && !style.isRun ? [{ text: '.' }] : [])])
    const texts = made.map((spans) => spans.map(({ text }) => text).join(''))
    if (style.isRun) add({ cells: [made.flatMap((spans) => [...spans, { text: '. ' }])], kind })
    else for (const spans of made) add({ cells: [spans], kind, form: style.isBulleted ? 'bullet' : 'line' })
    return texts
  }
  const some = (source: readonly string[], least: number, more: number) => {
    const items = new Set<string>()
    for (let tries = 0; tries < 40 && items.size < least + more; tries++) items.add(mixed(source))
    return [...items].slice(0, least + random.below(more + 1))
  }
  const sentence = (kind: LineKind, template: string, hasGap = style.hasGaps) =>
    add({ cells: [spansOf(template)], kind, hasGap })
  const wanted: string[] = []
  const given: string[] = []
  const parts: Record<string, () => void> = {
    I: () => {
      if (isAgents && (isBoard || random.chance(0.5))) return sentence('intro', own(agentIntros))
      if (isUnnamed) return sentence('intro', own(unnamedIntros))
      sentence('intro', own(isBoard && random.chance(0.8) ? boardIntros : intros[family]))
    },
    W: () => {
      if (!isNamed) return
      if (random.chance(0.7)) heading('story', 'story')
      for (const one of some(stories, 1, 1)) sentence('story', one, false)
    },
    D: () => {
      heading('duties', 'duties')
      list('duties', some(duties, 2, 4))
    },
    Q: () => {
      heading('requirements', 'requirements')
      wanted.push(...list('requirements', some(requirements, 2, 4)))
    },
    K: () => {
      heading('preferred', 'requirements')
      wanted.push(...list('requirements', some(requirements, 1, 2)).filter((one) => !wanted.includes(one)))
    },
    B: () => {
      heading('benefits', 'benefits')
      given.push(...list('benefits', some(benefits, 2, 4)))
    },
    S: () => {
      addPay()
      if (random.chance(0.5)) heading('pay', 'pay')
      if (random.chance(0.85) || !hasPlace || pay.isForeign) return sentence('pay', own(payLines))
      // Pay by office.
      const other = payOf(random, isHeldOut)
      const rows: [string, typeof pay][] = [
        [city, pay],
        [random.pick(towns.filter((town) => town.city !== city)).city, other],
      ]
      for (const [where, { text, isForeign }] of random.chance(0.5) ? rows : rows.toReversed())
        add({
          cells: [[{ text: `${where}: ` }, { text, ...(isForeign ? {} : { label: 'pay' as const }) }]],
          kind: 'pay',
        })
    },
    E: () => {
      if (random.chance(0.3)) heading('equal', 'boilerplate')
      sentence('boilerplate', own(equal))
    },
    A: () => {
      if (random.chance(0.5)) heading('apply', 'boilerplate')
      sentence('boilerplate', own(apply))
    },
    Z: () => {
      for (const one of some(asides, 1, 1)) sentence(random.pick(['story', 'boilerplate']), one, false)
    },
    G: () => {
      for (const one of some(navigation, 1, 3)) add({ cells: [[{ text: one }]], kind: 'noise' })
    },
    U: () => {
      add({
        cells: [[{ text: mixed(attachmentHeadings) }]],
        kind: 'boilerplate',
        form: 'heading',
        hasGap: style.hasGaps,
      })
      list('boilerplate', some(attachments, 2, 2))
    },
    L: () => sentence('boilerplate', own(boardAsides), random.chance(0.3)),
    J: () => sentence('boilerplate', own(agentAsides), random.chance(0.5)),
    R: () => {
      const noise = (text: string, isHeading = false) =>
        add({ cells: [[{ text }]], kind: 'noise', form: isHeading ? 'heading' : 'line', hasGap: isHeading })
      noise(mixed(relatedHeadings), true)
      for (let count = 1 + random.below(3); count > 0; count--) {
        const other = random.pick(towns)
        noise(mixed(titleForms).replace('{X}', mixed(practiceNames)))
        if (isBoard) noise(boardFirm(random, isHeldOut))
        noise(`${other.city}, ${other.state}`)
        if (random.chance(0.4)) noise(payOf(random, isHeldOut).text)
      }
    },
  }
  const decoys = (isBoard ? ['U', 'L', 'R'] : []).filter(() => random.chance(0.4))
  if (isAgents && random.chance(0.5)) decoys.push('J')
  for (const part of [...body.split(' '), ...decoys]) {
    parts[part]?.()
    if (random.chance(0.08)) parts.Z?.()
    if (random.chance((part === 'I' ? 0.12 : 0.03) * (isHeldOut ? 1 : 2.5)))
      sentence('intro', own(modeLines), random.chance(0.3))
  }
  if (isEmail) add({ cells: [[{ text: random.pick(['Best,', 'Thanks!', 'Regards,']) }]], kind: 'boilerplate' })
  // Text in brackets after a name isn't part of it.
  if (rows.some((row) => row.cells.flat().some(({ label }) => label === 'firm')))
    truth.firmName = firm.replace(/ \([^()]*\)$/, '')
  if (rows.some((row) => row.cells.flat().some(({ label }) => label === 'place'))) truth.location = location
  if (hasPlace && truth.location === undefined) truth.location = location
  if (wanted.length > 0) truth.requirements = wanted
  if (given.length > 0) truth.benefits = given
  return {
    id: `${isHeldOut ? 'held-out ' : ''}${isBoard ? 'board' : family}: ${head} ## ${body} (${seed})`,
    rows,
    truth,
    isHeldOut,
    employer: isNamed ? firm : undefined,
  }
}

/** A firm's short name in brackets, as it follows the full one. */
const shortName = (name: string, random: Random): string =>
  random.pick([` (${initialsOf(name)})`, ` (${initialsOf(name)})`, ` (“${initialsOf(name)}”)`, ' (the “Firm”)'])

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /^\p{Lu}/u.exec(word) ?? [])
    .join('')

/** Another organization, which employs nobody here. */
const otherThan = (firm: string, random: Random, isHeldOut: boolean): string => {
  const name = boardFirm(random, isHeldOut)
  return name === firm ? 'United Nations' : name
}

/** "Manhattan District Attorney's Office" without an article, as a sentence has one of its own. */
const said = (firm: string) => firm

const smallTitle = (title: string) =>
  title.replaceAll(
    /\b(?:Associate|Attorney|Partner|Counsel|Senior|Junior|Staff|Lawyer|Paralegal|Of|Legal|Manager|Clerk|Mid-Level|Experienced|Shareholder|Assistant|Secretary)\b/g,
    (word) => word.toLowerCase(),
  )

function firmOf(random: Random, family: Family, names: readonly string[], isHeldOut: boolean): string {
  const own = (list: readonly string[]) => random.pick(list.filter((one) => isHeldOutWord(one) === isHeldOut))
  if (family === 'office') return own([...offices, ...moreOffices])
  if (family === 'company' && random.chance(0.3)) {
    const part = (list: readonly string[]) => bare(random.pick(list.filter((one) => isHeldOutText(one) === isHeldOut)))
    return part(nameHalves) + part(nameEndings)
  }
  if (family === 'company') return `${own(companyNames)} ${random.pick(companyKinds)}`.replace(' .io', '.io').trim()
  const form = random.pick(lawFirmForms)
  const list = Array.from({ length: random.pick([1, 2, 2, 2, 3, 3]) }, () => random.pick(names))
  const joined = list.length === 1 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} & ${list.at(-1) ?? ''}`
  const whole = `${joined}${form.startsWith(',') ? '' : ' '}${form}`.trim()
  return list.length === 1 && form === '' ? `${whole} Law Group` : whole
}

function titleOf(
  random: Random,
  family: Family,
  practice: string,
  mixed: (list: readonly string[]) => string,
  isHeldOut: boolean,
): string {
  const plain = (list: readonly string[]) =>
    random.pick(list.filter((one) => isHeldOutWord(one) === isHeldOut && !/Section|Deputy Chief|Examiner/.test(one)))
  if (family === 'office' && random.chance(0.8)) return plain(officeTitles)
  if (family === 'company' && random.chance(0.8)) return plain(companyTitles)
  if (random.chance(0.14)) return mixed(supportTitles)
  // Half of the words that no list has make up titles of their own.
  if (random.chance(0.22)) return random.chance(0.3) ? plain(oddTitles) : `${plain(oddHeads)} ${plain(oddTails)}`
  const title = mixed(titleForms).replace('{X}', practice)
  return random.chance(0.08) ? title + behindTitle(random, isHeldOut) : title
}

function placeOf(random: Random, isHeldOut: boolean): { city: string; shownState: string; location: string } {
  if (random.chance(0.07)) {
    const [city = '', shownState = '', location = ''] = random.pick(placesAbroad).split('; ')
    return { city, shownState, location }
  }
  const { city, state } = random.pick(towns)
  const whole = stateNames[state] ?? state
  // Only the state is known. Some names of states are read as cities.
  if (random.chance(0.08) && !/^(?:NY|WA|DC)$/.test(state)) return { city: whole, shownState: '', location: whole }
  if (!isHeldOut && random.chance(0.06)) {
    const county = `${random.pick(particleNames)} County, ${whole}`
    return {
      city,
      shownState: random.pick(['United States', 'USA', county, `${whole}, United States`]),
      location: `${city}, ${state}`,
    }
  }
  return {
    city,
    shownState: random.chance(0.25) ? whole : state,
    location: `${city}, ${state}`,
  }
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function yearsOf(random: Random): { text: string; min: number; max?: number } {
  const min = 1 + random.below(7)
  const max = min + 1 + random.below(4)
  return random.pick([
    { text: `${min}-${max} years`, min, max },
    { text: `${min} to ${max} years`, min, max },
    { text: `${min}+ years`, min },
    { text: `at least ${min + 1} years`, min: min + 1 },
    { text: `${numberWords[min + 1] ?? ''} (${min + 1}) or more years`, min: min + 1 },
    { text: `a minimum of ${numberWords[min + 1] ?? ''} years`, min: min + 1 },
    { text: `${numberWords[min] ?? ''} to ${numberWords[Math.min(10, max)] ?? ''} years`, min, max: Math.min(10, max) },
  ])
}

function payOf(random: Random, isHeldOut: boolean): { text: string; min: number; max: number; isForeign: boolean } {
  const min = 60_000 + random.below(40) * 5_000
  const max = min + 10_000 + random.below(12) * 5_000
  const full = (amount: number) => amount.toLocaleString('en-US')
  const short = (amount: number) => `${amount / 1000}`
  const isForeign = random.chance(0.08)
  const plain = [
    `$${full(min)} - $${full(max)}`,
    `$${full(min)} to $${full(max)} per year`,
    `$${short(min)}K - $${short(max)}K`,
    `$${full(min)}.00 - $${full(max)}.00 annually`,
    `USD ${full(min)} - ${full(max)}`,
    `between $${full(min)} and $${full(max)}`,
    `$${short(min)},000–$${short(max)},000`,
    `$${short(min)}-${short(max)}K`,
    `$${short(min)}k–$${short(max)}k`,
    `$${full(min)}-${full(max)}`,
  ]
  const heldOut = [
    `${full(min)} – ${full(max)} USD`,
    `from $${full(min)} up to $${full(max)} a year`,
    `(${short(min)}K-${short(max)}K)`,
    `$${full(min)}/yr - $${full(max)}/yr`,
    `US$${full(min)} – US$${full(max)}`,
  ]
  const foreign = [
    `CAD ${full(min)} - ${full(max)}`,
    `C$${full(min)} to C$${full(max)}`,
    `£${full(min)} - £${full(max)}`,
    `$${full(min)} - $${full(max)} CAD`,
    `€${full(min)} – €${full(max)}`,
  ]
  // A single amount is both minimum and maximum.
  if (!isForeign && random.chance(0.08)) {
    const text = random.pick([`$${full(min)}`, `$${full(min)} annually`, `$${short(min)}K`, `$${full(min)}.00 a year`])
    return { min, max: min, isForeign, text }
  }
  const text = random.pick(isForeign ? foreign : [...plain, ...(isHeldOut ? heldOut : [])])
  return { min, max, isForeign, text }
}
