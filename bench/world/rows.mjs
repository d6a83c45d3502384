// @ts-check

/** @typedef {import('node:sqlite').DatabaseSync} Database */

/** A fixed moment that everything is counted back from: later than what is measured would ask "what is new" of nothing. */
export const worldEnd = Date.UTC(2026, 10, 20, 17)
export const day = 24 * 3600_000

/** Rows of one transaction: large enough that its end costs little, small enough that its journal stays in memory. */
const atOnce = 20_000

/**
 * Puts rows into a table, many in one transaction; `done` ends the last.
 * @param {Database} db
 * @param {string} table
 * @param {readonly string[]} columns
 */
export function inserter(db, table, columns) {
  const statement = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
  )
  let waiting = 0
  /** @param {readonly unknown[]} row @returns {boolean} whether it went in: another of its key may be there */
  const add = (row) => {
    if (waiting === 0) db.exec('BEGIN')
    const { changes } = statement.run(.../** @type {import('node:sqlite').SQLInputValue[]} */ (row))
    if (++waiting === atOnce) add.done()
    return Number(changes) > 0
  }
  add.done = () => {
    if (waiting > 0) db.exec('COMMIT')
    waiting = 0
  }
  return add
}

/** Small seeded generator (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    /** A whole number from 0, less than `end`. @param {number} end */
    below: (end) => Math.floor(next() * end),
    /** @type {<T>(items: readonly T[]) => T} */
    pick: (items) => /** @type {any} */ (items[Math.floor(next() * items.length)]),
  }
}

export const firstNames =
  'Amara,Łukasz,José,Zoë,Søren,Siobhán,Anh,Priya,Marcus,Hannah,DeShawn,Élodie,Kenji,Fatima,Grace,Björn,Chloe,Rafael,Mei,Tobias,Aaliyah,Connor,Yael,Diego,Anjali,Emeka,Ingrid,Patrick,Leilani,Václav,Ruth,Omar,Katarzyna,Samuel,Lucía,Daniel,Margaret,Ahmet,Nadia,Jamal'.split(
    ',',
  )
export const lastNames =
  'Okonkwo,Dąbrowski,Ramírez,Castellanos,Lindqvist,Brady,Nguyễn,Raghunathan,Whitfield,Goldfarb,Pettigrew,Marchand,Watanabe,Al-Sayed,Oyelaran,Halvorsen,Pemberton,Quiñones,Tan,Krüger,Freeman,Mulvaney,Rosenzweig,Echeverría,Deshpande,Nwosu,Sørensen,Gallagher,Kahananui,Novotný,Abernathy,Benjelloun,Wójcik,Adeyemi,Fernández,Cho,Thistlewood,Yıldız,Petrović,Richardson,Beaumont,Mehrotra,Villaseñor,Brockway,Mokoena,Santangelo,Shevchenko,Thibodeaux,Lindgren,Subramanian'.split(
    ',',
  )
export const areas = [
  'Corporate',
  'Litigation',
  'Commercial Litigation',
  'Tax',
  'Real Estate',
  'Patent Prosecution',
  'Energy',
  'Immigration',
  'Healthcare',
  'Insurance',
]
/** @type {readonly (readonly [city: string, state: string | null])[]} */
export const cities = [
  ['New York', 'NY'],
  ['Boston', 'MA'],
  ['Chicago', 'IL'],
  ['Houston', 'TX'],
  ['Los Angeles', 'CA'],
  ['San Francisco', 'CA'],
  ['Washington', 'DC'],
  ['Miami', 'FL'],
  ['Boise', 'ID'],
  ['London', null],
]
