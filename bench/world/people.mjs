// @ts-check
import { areas, cities, day, firstNames, inserter, lastNames, randomFrom, worldEnd } from './rows.mjs'

const firms = 1500
const titles = ['Partner', 'Associate', 'Counsel', 'Of Counsel', 'Senior Associate', 'Special Counsel']
const schools = [
  'Columbia Law School',
  'Boston University',
  'Fordham University',
  'Georgetown University',
  'Howard University',
]

/** @typedef {{ city?: string, region?: string }} Place */

/**
 * Firms, all read, and the people of their pages.
 * @param {import('./rows.mjs').Database} db
 * @param {number} count
 */
export async function addPeople(db, count) {
  // Named at run time: the types of the Worker's world are not those of Node's.
  const load = (/** @type {string} */ path) => import(new URL(`../../${path}`, import.meta.url).href)
  const { placeWordsOf } = await load('worker/features/sourcing/people-search/finding/people-match.ts')
  const { placeNamed } = await load('worker/reading/lexicon/places.ts')
  const places = cities.map(([city, state]) => {
    const office = state ? `${city}, ${state}` : city
    return { city, state, office, words: String(placeWordsOf([placeNamed(office)].filter(Boolean))) }
  })
  const first = Number(db.prepare('SELECT coalesce(max(id), 0) AS id FROM people_sources').get()?.['id']) + 1
  const addFirm = inserter(
    db,
    'people_sources',
    'id name site host health pages_found people listed_at last_read_at last_success_at next_read_at'.split(' '),
  )
  for (let n = 0; n < firms; n++) {
    const host = `firm${n}.bench.example`
    const read = [worldEnd, worldEnd, worldEnd, worldEnd + 3650 * day]
    addFirm([first + n, `Firm ${n} LLP`, `https://${host}`, host, 'ok', count / firms, count / firms, ...read])
  }
  addFirm.done()
  const random = randomFrom(20_261_120)
  const add = inserter(
    db,
    'people',
    'source_id profile_url url_key name name_key title firm offices city state place_words email practice_areas education jd_year bar_admissions summary bio content_hash first_seen_at last_seen_at read_at'.split(
      ' ',
    ),
  )
  for (let n = 0; n < count; n++) {
    const firm = n % firms
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
    const place = random.pick(places)
    const [area, other] = [random.pick(areas), random.pick(areas)]
    const title = random.pick(titles)
    const year = 1985 + random.below(40)
    add([
      first + firm,
      `https://firm${firm}.bench.example/people/${n}`,
      `firm${firm}.bench.example/people/${n}`,
      name,
      name.toLowerCase(),
      title,
      `Firm ${firm} LLP`,
      JSON.stringify([place.office]),
      place.city,
      place.state,
      place.words,
      `p${n}@firm${firm}.bench.example`,
      JSON.stringify([area, other]),
      JSON.stringify([`J.D., ${random.pick(schools)}, ${year}`]),
      year,
      JSON.stringify(place.state ? [place.state] : []),
      `${title} in the ${area} group of Firm ${firm} LLP.`,
      `${name} advises companies and boards in ${area} and ${other} matters, and has acted in more than ${1 + (n % 90)} of them since ${year}.`,
      `b${n}`,
      worldEnd - random.below(300) * day,
      worldEnd,
      worldEnd,
    ])
  }
  add.done()
}
