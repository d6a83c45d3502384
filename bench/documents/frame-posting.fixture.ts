import { agentName, filledIn } from './board-names.fixture.ts'
import type { ComposedPosting, LineKind, PostingRow, PostingSpan } from './compose-posting.fixture.ts'
import {
  frameFields,
  frameFirms,
  frameTitles,
  frameTowns,
  frameWords,
  hiddenFrames,
  namedFrames,
} from './frame-words.fixture.ts'
import { familyNames, givenNames, isHeldOutWord, stateNames, towns } from './people-words.ts'
import { makeRandom, type Random } from './random.ts'
import { objects } from './work-words.ts'

const kinds: Readonly<Record<string, LineKind>> = { h: 'head', i: 'intro', s: 'story', b: 'boilerplate', n: 'noise' }

const taught = (list: readonly string[]) => list.filter((one) => !isHeldOutWord(one))
const [given, families] = [taught(givenNames), taught(familyNames)]

const smallTitle = (title: string) =>
  title.replaceAll(/\b(?:Associate|Attorney|Counsel|Senior|Staff|Lawyer|Paralegal|Legal|Clerk|Assistant)\b/g, (word) =>
    word.toLowerCase(),
  )
const host = (name: string, random: Random): string => {
  const words = name.split(/[^A-Za-z]+/).filter((word) => /^[A-Z][a-z]/.test(word))
  const short = random.pick([words.slice(0, 2), words.slice(0, 1), words.slice(0, 3)]).join('')
  const initials = words.map((word) => word[0]).join('') + random.pick(['law', '', 'legal'])
  return `${(random.chance(0.8) ? short : initials).toLowerCase() || 'office'}.${random.pick(['example', 'example.com', 'example.org'])}`
}

const money = (random: Random): string => {
  const min = 50 + random.below(120)
  const hourly = 18 + random.below(40)
  return random.pick([
    `$${min},000 - $${min + 20},000`,
    `$${min}-${min + 25}K`,
    `$${min},500.00 - $${min + 18},440.00 Annually`,
    `$${hourly} to $${hourly + 6} an hour`,
  ])
}

/** A name of an employer of the frames' own. */
const ownFirm = (random: Random): string =>
  filledIn(
    random
      .pick(frameFirms)
      .replaceAll('{L}', () => random.pick(given))
      .replaceAll('{M}', () => random.pick(families)),
    random,
    false,
  )

/**
 * Puts the lists of a generated posting into a frame: a letter, an email, a page of a board, an advertisement or an agency's message,
 * which names the employer in its own way. For training only; held-out postings have no frames.
 */
export function framedPosting(posting: ComposedPosting, seed: number): ComposedPosting {
  const random = makeRandom(seed ^ 0xf4a3e)
  const { employer, truth } = posting
  const firm = employer === undefined || random.chance(0.4) ? employer : ownFirm(random)
  const frames = firm === undefined ? hiddenFrames : namedFrames
  const frame = frames[seed % frames.length] ?? []
  const agent = agentName(random, false)
  const [home, other] = [random.pick(towns), random.pick(towns)]
  const isMoved = random.chance(0.2)
  const location = isMoved ? random.pick(frameTowns) : truth.location
  const [town = home.city, state = home.state] = (location ?? '').split(', ').filter(Boolean)
  const isState = location !== undefined && !location.includes(',')
  const where = isState ? town : `${town}, ${random.chance(0.7) ? state : (stateNames[state] ?? state)}`
  const minYears = 1 + random.below(8)
  const years = truth.yearsExperienceMin === undefined ? `${minYears} years` : `${truth.yearsExperienceMin} years`
  const person = () => `${random.pick(given)} ${random.chance(0.3) ? 'A. ' : ''}${random.pick(families)}`
  const shownTitle = random.chance(0.4)
    ? random
        .pick(frameTitles)
        .replaceAll('{T}', truth.title)
        .replaceAll('{X}', () => random.pick(frameFields))
        .replaceAll('{n}', () => `${1 + random.below(8)}`)
    : truth.title
  const title = { text: shownTitle, label: 'title' } as const
  const values: Readonly<Record<string, () => PostingSpan[]>> = {
    T: () => [title],
    t: () => [{ ...title, text: random.chance(0.4) ? shownTitle : smallTitle(shownTitle) }],
    F: () => [{ text: firm ?? 'our client', ...(firm === undefined ? {} : { label: 'firm' }) }],
    shortF: () => [{ text: random.chance(0.6) ? 'Office' : (firm ?? '').split(/[ ,]/).slice(0, 2).join(' ') }],
    atFirm: () => [
      { text: random.pick(['', '', 'Attorneys at ', 'Lawyers of ', 'Work at ']) },
      { text: firm ?? '', label: 'firm' },
    ],
    F2: () => [{ text: ownFirm(random) }],
    T2: () => [
      { text: random.pick(['Associate', 'Paralegal', 'Staff Attorney', 'Senior Legal Counsel', 'Law Clerk']) },
    ],
    P: () => [{ text: where, label: 'place' }],
    p: () => [{ text: town, label: 'place' }],
    C: () => [{ text: `${other.city}, ${other.state}` }],
    c: () => [{ text: random.pick(towns).city }],
    C2county: () => [{ text: `${random.pick(families)} County` }],
    S: () => [{ text: stateNames[state] ?? state }],
    A: () => [{ text: agent }],
    B: () => [{ text: random.pick(frameWords.boards ?? []) }],
    N: () => [{ text: person() }],
    G: () => [{ text: random.pick(given) }],
    H: () => [{ text: host(firm ?? agent, random) }],
    K: () => [{ text: host(agent, random) }],
    Y: () => [{ text: years, label: 'years' }],
    U: () => [
      {
        text: random.pick([
          'Legal Services',
          'Human Resources Department',
          'Legal',
          'Felony Division',
          'Civil Division',
        ]),
      },
    ],
    O: () => [{ text: random.pick(objects) }],
    sum: () => [{ text: money(random) }],
    pay: () => [{ text: money(random), label: 'pay' }],
    zip: () => [{ text: `${10_000 + random.below(89_000)}` }],
    year: () => [{ text: `${2020 + random.below(7)}` }],
    date: () => [{ text: `${random.pick(['January', 'May', 'October'])} ${1 + random.below(28)}, 2026` }],
    number: () => [{ text: `${1000 + random.below(90_000)}` }],
    phone: () => [{ text: `${200 + random.below(700)}-555-01${10 + random.below(80)}` }],
    menuLines: () => [{ text: '' }],
  }
  const spansOf = (template: string, depth = 0): PostingSpan[] =>
    template.split(/(\{\^?\w+\})/).flatMap((token): PostingSpan[] => {
      const [, caps, name = ''] = /^\{(\^?)(\w+)\}$/.exec(token) ?? []
      const list = frameWords[name]
      const own = values[name]?.() ?? (list && depth < 4 ? spansOf(random.pick(list), depth + 1) : [{ text: token }])
      return caps === '^' ? own.map((span) => ({ ...span, text: span.text.toUpperCase() })) : own
    })
  const isFirmShown = random.chance(0.4)
  const changed = (span: PostingSpan): PostingSpan => {
    if (span.label === 'firm' && firm !== undefined) return { ...span, text: firm }
    if (span.label === 'title') return { ...span, text: shownTitle }
    return span.label === 'place' && isMoved ? { ...span, text: span.text.includes(',') ? where : town } : span
  }
  const heads = new Set<LineKind>(['head', 'intro', 'noise'])
  const body = posting.rows
    .filter(
      ({ kind, cells }) => !heads.has(kind) && (isFirmShown || !cells.flat().some(({ label }) => label === 'firm')),
    )
    .map((row) => ({ ...row, cells: row.cells.map((cell) => cell.map(changed)) }))
  const rows = frame.flatMap((line): PostingRow[] => {
    if (line === 'BODY') return random.chance(0.85) ? body : []
    const [, letter = 'h', may, template = ''] = /^(\w)(\??) (.*)$/.exec(line) ?? []
    if (may === '?' && random.chance(0.5)) return []
    const row = (cells: PostingSpan[], kind = kinds[letter] ?? 'head'): PostingRow => ({
      cells: [cells],
      kind,
      form: kind === 'head' && cells.every(({ label }) => label === 'title') ? 'title' : 'line',
      hasGap: random.chance(0.25),
    })
    if (template === '{menuLines}')
      return Array.from({ length: 3 + random.below(4) }, () =>
        row([{ text: random.pick(frameWords.menuWords ?? []) }], 'noise'),
      )
    return [row(spansOf(template))]
  })
  return { ...posting, id: `framed ${posting.id}`, rows, employer: firm }
}
