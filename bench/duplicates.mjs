// @ts-check
// A thousand arriving résumés beside as many records: who is recognized as somebody on record, and who wrongly.
import { printTable, stateWith } from './data.mjs'
import { insert } from './database.mjs'
import { randomFrom } from './world/rows.mjs'
import { recordFact } from './harness/results.mjs'
import { withLocalState } from '../scripts/local-state.mjs'

/**
 * @typedef {object} Identity
 * @property {string} name
 * @property {string | null} email
 * @property {string | null} phone
 * @property {string | null} linkedin
 * @property {string} school
 * @property {number} year
 *
 * @typedef {{ kind: string, isSame: boolean, known: Identity, arriving: Identity }} Pair
 */

const formal = [
  ['William', 'Bill'],
  ['Robert', 'Bob'],
  ['Katherine', 'Kate'],
  ['Elizabeth', 'Liz'],
  ['Michael', 'Mike'],
  ['Jennifer', 'Jen'],
  ['Thomas', 'Tom'],
  ['Margaret', 'Peggy'],
  ['Christopher', 'Chris'],
  ['Alexandra', 'Sasha'],
  ['Daniel', 'Dan'],
  ['Rebecca', 'Becky'],
  ['Joseph', 'Joe'],
  ['Samantha', 'Sam'],
  ['Edward', 'Ted'],
  ['Richard', 'Dick'],
]
const others = [
  'Amara',
  'Carlos',
  'Fatima',
  'Hiroshi',
  'Ines',
  'Kwame',
  'Mei',
  'Olivia',
  'Priya',
  'Wei',
  'Noor',
  'Yael',
]
const syllables = ['Ash', 'Bren', 'Cal', 'Dor', 'Ell', 'Far', 'Gal', 'Hol', 'Ing', 'Kes', 'Lor', 'Mar', 'Nor', 'Pell']
const endings = [
  'worth',
  'by',
  'man',
  'stad',
  'ova',
  'elli',
  'ford',
  'berg',
  'ley',
  'sen',
  'quist',
  'ton',
  'wick',
  'ham',
]
const schools = ['Harvard', 'Yale', 'Columbia', 'Fordham', 'Georgetown', 'Howard', 'Boston University', 'NYU']

/** Kinds of pairs, how many of each, and what of the first record the second one changes. */
const kinds = /** @type {const} */ ([
  ['same email, middle name added', 100, true],
  ['same email, married name', 75, true],
  ['nickname, same phone', 75, true],
  ['nickname, changed email and phone', 100, true],
  ['married name, same phone', 75, true],
  ['married name, same LinkedIn profile', 50, true],
  ['married name, changed email and phone', 50, true],
  ['same name, changed email', 125, true],
  ['same name, other person', 150, false],
  ['shared phone, other person', 100, false],
  ['same last name and school, other person', 100, false],
])

/** @returns {Pair[]} */
function makePairs() {
  const random = randomFrom(20_261_123)
  let n = 0
  const family = () => random.pick(syllables) + random.pick(endings)
  /** @param {string} first @returns {Identity} */
  const identity = (first) => {
    n++
    return {
      name: `${first} ${family()}`,
      email: `person${n}@example.com`,
      phone: `(212) ${200 + Math.floor(n / 10_000)}-${String(n % 10_000).padStart(4, '0')}`,
      linkedin: `in-${n}`,
      school: random.pick(schools),
      year: 1990 + random.below(35),
    }
  }
  return kinds.flatMap(([kind, count, isSame]) =>
    Array.from({ length: count }, () => {
      const [long = '', short = ''] = random.pick(formal)
      const isNickname = kind.startsWith('nickname')
      const known = identity(isNickname || random.below(2) === 0 ? long : random.pick(others))
      const [first = '', last = ''] = known.name.split(' ')
      const fresh = identity(first)
      const { school, year } = known
      const married = `${first} ${random.below(3) === 0 ? `${last} ` : ''}${family()}`
      const none = { linkedin: null }
      /** @type {Record<string, Partial<Identity>>} */
      const changes = {
        'same email, middle name added': { ...none, name: `${first} Quincy ${last}`, email: known.email },
        'same email, married name': { ...none, name: married, email: known.email },
        'nickname, same phone': { ...none, name: `${short} ${last}`, phone: known.phone },
        'nickname, changed email and phone': { ...none, name: `${short} ${last}` },
        'married name, same phone': { ...none, name: married, phone: known.phone },
        'married name, same LinkedIn profile': { name: married, linkedin: known.linkedin },
        'married name, changed email and phone': { ...none, name: married },
        'same name, changed email': { ...none, name: known.name },
        'same name, other person': { name: known.name, school: fresh.school, year: fresh.year },
        'shared phone, other person': {
          name: `${random.pick(others)} ${last}`,
          phone: known.phone,
          school: fresh.school,
          year: fresh.year,
        },
        'same last name and school, other person': { name: `${random.pick(others)} ${last}`, year: fresh.year },
      }
      return { kind, isSame, known, arriving: { ...fresh, school, year, ...changes[kind] } }
    }),
  )
}

const load = (/** @type {string} */ path) => import(new URL(`../worker/${path}`, import.meta.url).href)

/** Prints right and wrong decisions for each kind of pair. */
export async function run() {
  const pairs = makePairs()
  const { phoneKey } = await load('features/identity/contact-ban/contact-keys.policy.ts')
  const columns = 'name email phone phone_key linkedin_key law_school jd_year is_person'.split(' ')
  const state = await stateWith('duplicates', ['bench/duplicates.mjs'], ({ db }) =>
    insert(
      db,
      'candidates',
      columns,
      pairs.map(({ known: { name, email, phone, linkedin, school, year } }) => {
        return [name, email, phone, phone ? phoneKey(phone) : null, linkedin, school, year, 1]
      }),
    ),
  )
  const { openDatabase } = await load('db/client.ts')
  const { personMatchesRepo } = await load('features/candidates/people/person-matches.repo.ts')
  const { duplicatesOf } = await load('features/candidates/intake/intake-duplicates.service.ts')
  const { settingsRepo } = await load('features/identity/settings/settings.repo.ts')
  /** @type {Map<string, { named: number, joined: number, others: number }>} */
  const found = new Map(kinds.map(([kind]) => [kind, { named: 0, joined: 0, others: 0 }]))
  await withLocalState(state, async ({ db }) => {
    const database = openDatabase(db)
    const deps = { personMatches: personMatchesRepo(database), settings: settingsRepo(database) }
    const items = pairs.map(({ arriving }, id) => ({
      item: {
        id,
        name: arriving.name,
        email: arriving.email,
        phoneKey: arriving.phone ? phoneKey(arriving.phone) : null,
        linkedinKey: arriving.linkedin,
      },
      reading: {
        // Every fifth résumé states no year of its degree.
        facts: id % 5 === 0 ? {} : { jdYear: { value: arriving.year, quote: '' } },
      },
    }))
    for (let at = 0; at < items.length; at += 50) {
      const page = items.slice(at, at + 50)
      const answer = await duplicatesOf(deps, { id: 1, role: 'admin', status: 'active' }, page)
      for (const { item } of page) count(pairs[item.id], answer.get(item.id) ?? [], found)
    }
  })
  report(found)
}

/**
 * @param {Pair | undefined} pair
 * @param {{ person: { emailKey: string }, matches: string[] }[]} duplicates
 * @param {Map<string, { named: number, joined: number, others: number }>} found
 */
function count(pair, duplicates, found) {
  const sum = pair && found.get(pair.kind)
  if (!sum) return
  const hit = duplicates.find(({ person }) => person.emailKey === pair.known.email)
  if (hit?.matches.includes('email')) sum.joined++
  else if (hit) sum.named++
  if (duplicates.some((one) => one !== hit)) sum.others++
}

/** @param {Map<string, { named: number, joined: number, others: number }>} found */
function report(found) {
  const sums = { same: 0, recognized: 0, different: 0, apart: 0, joinedWrongly: 0, others: 0 }
  const rows = kinds.map(([kind, total, isSame]) => {
    const { named, joined, others: besides } = found.get(kind) ?? { named: 0, joined: 0, others: 0 }
    const right = isSame ? named + joined : total - named - joined
    sums.others += besides
    if (isSame) {
      sums.same += total
      sums.recognized += right
    } else {
      sums.different += total
      sums.apart += right
      sums.joinedWrongly += joined
    }
    return [kind, total, isSame ? 'same' : 'other', joined, named, right, total - right, besides]
  })
  printTable(['pair', 'pairs', 'truth', 'joined', 'suggested', 'right', 'wrong', 'third people suggested'], rows)
  console.log(
    `\n${sums.recognized} of ${sums.same} pairs of one person recognized; ${sums.apart} of ${sums.different} pairs of two people left apart, ${sums.joinedWrongly} joined without a question`,
  )
  recordFact('pairs', sums)
}
