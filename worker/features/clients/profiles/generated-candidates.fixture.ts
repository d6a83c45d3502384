import fc from 'fast-check'
import { profileChoices, type ProfileChoices } from '#contract/domain/profiles.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'
import { isSolidScript } from './word-search.ts'
import type { ProfileSource, ProfileWish } from './compose-profile.ts'

/** A candidate and choices as they are generated, with what must not be in the profile and what must stay in its texts. */
export type GeneratedCandidate = {
  source: ProfileSource
  wish: ProfileWish
  /** Ways to write the name, addresses and hidden names, in a blind profile. */
  naming: string[]
  /** Sentences of the summary that name nobody. */
  harmless: string[]
}

const list = (text: string): string[] => text.split('|')
const firstNames = list(
  'Grace|Mark|Will|April|May|Don|Al|Łukasz|Siobhán|José|Mary-Kate|Jürgen|Katherine|Robert|Xiaoming|Ngọc|J.|Олександр|Anna',
)
const lastNames = list(
  'Law|Stone|Young|Price|Żółć|O’Brien|Smith-Jones|de la Cruz|Nguyễn|Ng|Müller|Andersson|St. John|Court|Шевченко|Page|West',
)
const solidNames = ['王小明', '山田 太郎', '김민수']
const firmNames = list(
  'Harrow & Vale LLP|Harrow & Vale|Vale, P.C.|Harrow Holdings, Inc.|Stone & Field LLP|Law & Law LLP|Castellane Quill|Castellane Quill Ostrander L.L.P.|Łopatka i Żółć|Page Partners|高橋法律事務所',
)
const schoolNames = list(
  'Columbia Law School|University of Chicago Law School|Grace University School of Law|Université de Montréal|St. John’s University School of Law|Stone Hill Law School',
)
const cities = ['New York, NY', 'Chicago, IL', 'Washington, DC', 'West Chester, PA', '']
const bars = ['New York', 'Virginia', 'West Virginia', 'District of Columbia', 'Patent Bar (USPTO)']
const practices = ['Tax', 'Mergers & Acquisitions', 'Real Estate', 'Family Law']
const titles = ['Senior Associate', 'Counsel', 'Partner', 'Of Counsel, Tax', 'Attorney']

/** True of everybody, and near to the names above. */
const harmless = [
  'Worked at a law firm and holds a law degree.',
  'With good grace, and no stone unturned, at a fair price.',
  'Please don’t call in court; a young lawyer may.',
  'In the east and west of the field, as the law’s purpose is.',
]

/** A name as an address has it. */
const ascii = (text: string) => fold(text).replaceAll(/[^a-z0-9]+/g, '') || 'oleksan'
/** Everyday words of the lists above: they name nobody alone. */
const everyday = new Set(
  'law stone young price court page west grace mark will april may don al st john j de la'.split(' '),
)

const choicesOf = Object.fromEntries(
  Object.entries(profileChoices.shape).map(([name, { options }]) => [name, fc.constantFrom(...options)]),
) as { [Name in keyof ProfileChoices]: fc.Arbitrary<ProfileChoices[Name]> }

const latinName = fc
  .record({
    first: fc.constantFrom(...firstNames),
    middle: fc.constantFrom('', 'M.', 'Grace', 'Q.', 'Robert'),
    last: fc.constantFrom(...lastNames),
    nickname: fc.constantFrom('', '', 'Kit', 'Bo'),
    suffix: fc.constantFrom('', '', 'Jr.', 'Esq.'),
  })
  .map(({ first, middle, last, nickname, suffix }) => ({
    name: [first, nickname && `(${nickname})`, middle, last, suffix].filter(Boolean).join(' '),
    first,
    last,
    written: [
      [first, middle, last].filter(Boolean).join(' '),
      `${first} ${last}`,
      `${first.toUpperCase()} ${last.toUpperCase()}`,
      `${last}, ${first}`,
      `Ms. ${last}`,
      `${first} ${last}’s`,
      ...(nickname ? [`${nickname} ${last}`] : []),
      ...(first === 'Katherine' ? [`Kate ${last}`] : []),
      ...(first === 'Robert' ? [`Bob ${last}`] : []),
      ...[first, last].filter((one) => one.length > 3 && !everyday.has(fold(one))),
      ...(/^\p{L}+$/u.test(last) ? [`${last}’s`, `${first.slice(0, 1)}. ${last}`] : []),
      fold(`${first} ${last}`),
    ],
  }))

const name = fc.oneof(
  { weight: 12, arbitrary: latinName },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...solidNames)
      .map((solid) => ({ name: solid, first: solid, last: solid, written: [solid, solid.replaceAll(' ', '')] })),
  },
)

const positions = fc.array(
  fc.record({
    title: fc.constantFrom(...titles),
    firm: fc.constantFrom(...firmNames),
    from: fc.integer({ min: 1995, max: 2024 }),
  }),
  { maxLength: 5 },
)

/** Candidates with names of everyday words, accents and other scripts, at firms that return and contain one another. */
export const generatedCandidate: fc.Arbitrary<GeneratedCandidate> = fc
  .record({
    name,
    positions,
    isOwnFirm: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    school: fc.constantFrom(...schoolNames),
    city: fc.constantFrom(...cities),
    bars: fc.uniqueArray(fc.constantFrom(...bars), { maxLength: 3 }),
    practices: fc.uniqueArray(fc.constantFrom(...practices), { maxLength: 2 }),
    classYear: fc.option(fc.integer({ min: 1985, max: 2024 })),
    host: fc.constantFrom('gmail.com', 'own'),
    choices: fc.record(choicesOf),
    kind: fc.constantFrom('blind' as const, 'blind' as const, 'blind' as const, 'client' as const),
    said: fc.array(fc.nat(1_000), { minLength: 2, maxLength: 6 }),
    kept: fc.subarray(harmless),
  })
  .map((given) => {
    const { first, last } = given.name
    const own = `Law Offices of ${last}`
    const held = given.positions.map(({ title, firm, from }, at) => ({
      title,
      firm: given.isOwnFirm && at === 0 ? own : firm,
      from,
      to: at === 0 ? null : from + 1,
      isCurrent: at === 0,
      isBigLaw: false,
      isTraining: false,
      quote: '',
    }))
    const domain =
      given.host === 'own' && ascii(last).length > 3 ? `${ascii(first)}${ascii(last)}.example` : 'gmail.com'
    const emails = [`${ascii(first)}.${ascii(last)}`, `${ascii(first).slice(0, 1)}${ascii(last)}77`].map(
      (local) => `${local}@${domain}`,
    )
    const slug = `${ascii(first)}-${ascii(last)}-4b2`
    const phone = '(212) 555-0147'
    const firms = [...new Set(held.map(({ firm }) => firm))]
    const source: ProfileSource = {
      facts: {
        name: given.name.name,
        lastTitle: held[0]?.title ?? null,
        lastFirm: held[0]?.firm ?? null,
        positions: held,
        lawSchool: given.school,
        jdYear: given.classYear,
        city: given.city,
        bars: given.bars,
        practices: given.practices,
        yearsExperience: 8,
        book: 700_000,
        pay: 390_000,
      },
      identity: {
        names: [given.name.name],
        emails,
        phones: [phone],
        linkedinUrls: [`https://www.linkedin.com/in/${slug}`],
        judges: ['Law clerk to the Hon. Jane Q. Pettibone, S.D.N.Y.'],
      },
      firms: firms.map((firm) => ({ name: firm, names: [firm] })),
      schools: [given.school],
      directory: { firmOf: () => undefined, othersOf: () => [] },
    }
    const hidden = hiddenFirms(firms, held, given.choices)
    const naming = [
      ...(given.kind === 'blind' ? [...given.name.written, ...emails.map((email) => email.split('@')[0] ?? '')] : []),
      ...emails,
      phone,
      slug,
      ...hidden.flatMap((firm) => [
        firm,
        firm.replace(/,? (?:LLP|L\.L\.P\.|P\.C\.|Inc\.)$/, ''),
        firm.replace('&', 'and'),
      ]),
      ...(given.choices.schools === 'shown' ? [] : [given.school]),
      'Judge Pettibone',
    ].filter((text) => text.length > 1)
    const sentences = [
      ...given.said.map((at) => `Then ${naming[at % naming.length] ?? ''} did the work.`),
      ...given.kept,
    ]
    return {
      source,
      wish: { kind: given.kind, choices: given.choices, summary: sentences.join(' '), words: [] },
      naming,
      harmless: given.kept,
    }
  })

/** Firms that the choices hide somewhere, without those that only contain one of them. */
export function hiddenFirms(
  firms: readonly string[],
  held: readonly { firm: string }[],
  choices: ProfileChoices,
): string[] {
  return firms.filter((firm) =>
    held.some(
      (one, at) => firmKey(one.firm) === firmKey(firm) && (at === 0 ? choices.firm : choices.earlierFirms) !== 'shown',
    ),
  )
}

/** A text as it is compared: folded, without signs. */
export const plainText = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Texts of a page as a person reads them, element by element. */
export const textsOfPage = (html: string): string[] =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .split(/<[^>]*>/)

/** Texts that name somebody and are in a profile. */
export function namingIn(texts: readonly string[], { naming, source: { facts } }: GeneratedCandidate): string[] {
  const shown = plainText([...facts.bars, ...facts.practices, facts.city].join(' | '))
  const plain = texts.map(plainText)
  return naming.filter((one) => {
    // "Law’s" and "A. Law" are names, "the law’s purpose" and "a law firm" aren't.
    if (/’s$|^\p{L}\. /u.test(one)) return texts.some((text) => text.includes(one))
    const words = isSolidScript(one) ? plainText(one).trim() : plainText(one)
    return plain.some((text) => text.includes(words)) && !shown.includes(words)
  })
}

/** Facts that the choices show and that nothing hides. */
export function neededFacts({
  source: { facts, firms },
  wish: { choices, kind },
  naming,
}: GeneratedCandidate): string[] {
  const plain = naming.map(plainText)
  const isFree = (firm: string) =>
    kind === 'client' || !plain.some((one) => one.trim().length > 2 && plainText(firm).includes(one))
  const isAlone = firms.every(({ name: one }) =>
    firms.every(({ name: other }) => one === other || !plainText(one).includes(plainText(other).trimEnd())),
  )
  const current = facts.positions[0]?.firm
  return [
    ...(choices.bars === 'shown' ? facts.bars : []),
    ...(choices.practice === 'shown' ? facts.practices : []),
    ...(choices.classYear === 'year' && facts.jdYear ? [String(facts.jdYear)] : []),
    ...(choices.city === 'city' && facts.city ? [facts.city] : []),
    ...(choices.firm === 'shown' && choices.earlierFirms === 'shown' && isAlone && current && isFree(current)
      ? [current]
      : []),
    ...facts.positions.flatMap(({ from }) => (from === null ? [] : [String(from)])),
  ]
}
