// @ts-check
// A board of many open jobs, the same on every machine: the demo data's firms, areas and texts in every combination.
/** @typedef {{ next: () => number, pick: <T>(items: readonly T[]) => T, some: <T>(items: readonly T[], count: number) => T[], word: (alphabet: string, length: number) => string }} Random */
/** @typedef {{ name: string, kind: 'big' | 'regional' | 'boutique' | 'company', size: string, offices: readonly string[] }} Firm */
/** @typedef {{ title: string, work: string, duties: readonly string[], wants: readonly string[], near: string }} AreaContent */
/** @typedef {{ randomFrom: (seed: number) => Random, firms: readonly Firm[], practiceContent: Record<string, AreaContent>, contentOf: (area: string) => AreaContent }} Content */

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Share of the jobs by level: what it is called, and pay at a large firm in dollars a year. */
const levels = /** @type {const} */ ([
  [30, 'associate', (/** @type {string} */ area) => `${area} Associate`, 225_000, 310_000],
  [20, 'senior-associate', (/** @type {string} */ area) => `Senior ${area} Associate`, 310_000, 435_000],
  [10, 'counsel', (/** @type {string} */ area) => `${area} Counsel`, 380_000, 480_000],
  [8, 'partner', (/** @type {string} */ area) => `${area} Partner`, 450_000, 950_000],
  [8, 'attorney', (/** @type {string} */ area) => `${area} Attorney`, 160_000, 240_000],
  [6, 'senior-attorney', (/** @type {string} */ area) => `Senior ${area} Attorney`, 220_000, 300_000],
  [5, 'staff-attorney', (/** @type {string} */ area) => `${area} Staff Attorney`, 110_000, 160_000],
  [5, 'of-counsel', (/** @type {string} */ area) => `Of Counsel in ${area}`, 300_000, 420_000],
  [4, 'senior-counsel', (/** @type {string} */ area) => `Senior ${area} Counsel`, 330_000, 470_000],
  [2, 'senior-partner', (/** @type {string} */ area) => `Senior ${area} Partner`, 700_000, 1_500_000],
  [2, 'managing-partner', (/** @type {string} */ area) => `Managing Partner for ${area}`, 800_000, 1_800_000],
])
const payFactor = { big: 1, regional: 0.68, boutique: 0.8, company: 0.72 }

/** The columns of a row, in the order of its values. */
const columns =
  'short_id title firm_name is_confidential is_title_anonymous location city region seniority practice_area additional_areas salary_min salary_max description requirements work_type is_remote is_big_law is_boutique firm_size posted_date created_at updated_at'.split(
    ' ',
  )

/**
 * `count` open jobs for a migrated database, posted over the last two years before 2026-11-01.
 * @param {number} count
 * @returns {Promise<{ columns: string[], rows: Iterable<unknown[]> }>}
 */
export async function jobRows(count) {
  const content = await demoContent()
  return { columns, rows: rowsOf(content, count) }
}

/** @param {number} n of the job */
function workTypeOf(n) {
  if (n % 20 === 9) return 'Part-time'
  if (n % 20 === 14) return 'Contract'
  return n % 100 === 37 ? 'Temporary' : 'Full-time'
}

/** @param {Content} content @param {number} count @returns {Iterable<unknown[]>} */
function* rowsOf({ randomFrom, firms, contentOf, practiceContent }, count) {
  const random = randomFrom(20_261_101)
  const areas = Object.keys(practiceContent)
  const weighted = levels.flatMap((level) => Array.from({ length: level[0] }, () => level))
  const newest = Date.UTC(2026, 10, 1)
  for (let n = 0; n < count; n++) {
    const firm = random.pick(firms)
    const area = random.pick(areas)
    const content = contentOf(area)
    const [, seniority, titleOf, low, high] = random.pick(weighted)
    const location = random.pick(firm.offices)
    const [city, region] = location.split(', ')
    const pay = (/** @type {number} */ dollars) =>
      Math.round((dollars * payFactor[firm.kind] * (0.85 + 0.3 * random.next())) / 5000) * 5000
    const posted = newest - Math.floor(random.next() ** 1.5 * 730 * 86_400_000)
    yield [
      // The number is in it, so that no two are the same.
      [...String(n).padStart(6, '0')].map((digit) => alphabet[Number(digit)]).join('') + random.word(alphabet, 2),
      titleOf(content.title),
      firm.name,
      Number(n % 9 === 4),
      1,
      location,
      city ?? null,
      region ?? null,
      seniority,
      area,
      n % 3 === 0 ? '[]' : JSON.stringify([content.near]),
      n % 10 === 5 || n % 17 === 12 ? null : pay(low),
      n % 10 === 5 || n % 14 === 8 ? null : pay(high),
      `${firm.name} is adding to its team for ${content.work}. The position is based in ${location}.\n\nResponsibilities:\n${random
        .some(content.duties, 4)
        .map((duty) => `- ${duty}`)
        .join('\n')}\n\nCandidates bring experience ${random.pick(content.wants)}.`,
      JSON.stringify(['J.D. from an accredited law school', ...content.wants.map((want) => `Experience ${want}`)]),
      workTypeOf(n),
      Number(n % 8 === 3),
      Number(firm.kind === 'big'),
      Number(firm.kind === 'boutique'),
      firm.size,
      posted,
      posted,
      posted,
    ]
  }
}

/**
 * The demo data's texts. Named at run time: the types of the Worker's world are not those of Node's.
 * @returns {Promise<Content>}
 */
async function demoContent() {
  const from = (/** @type {string} */ name) =>
    /** @type {Promise<object>} */ (import(new URL(`../../worker/demo/seed/${name}`, import.meta.url).href))
  const modules = await Promise.all(['random.ts', 'firms.ts', 'practice-content.ts'].map(from))
  return /** @type {Content} */ (Object.assign({}, ...modules))
}
