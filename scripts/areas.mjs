// @ts-check
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Areas in the order in which they may depend on each other: a later one imports an earlier one, never back. */
export const areas = ['identity', 'jobs', 'candidates', 'clients', 'sourcing', 'insight', 'workspace']

/** Folders of the areas. */
export const areaFolders = ['worker/features', 'contract/api', 'web/app/features']

/** Areas beside each other: neither imports the other. */
const apart = [['sourcing', 'insight']]

/** @typedef {{ from: string, to: string }} Import one import, by the paths of its two files */
/** @typedef {Import & { arrow: string, why: string }} Wrong */

/**
 * Imports of the files under a folder from each other, types too. Tests and fixtures may import anything.
 *
 * @param {string} root project folder
 * @param {string} folder folder of the areas, such as "worker/features"
 * @returns {Import[]}
 */
export function importsUnder(root, folder) {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(test|unit\.test|fixture)\.tsx?$|\/labelled\/|stand-in/.test(file),
  )
  const known = new Set(files)
  return files.toSorted().flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
      ([, path = '']) => {
        const to = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(from), path))
        return known.has(to) ? [{ from, to }] : []
      },
    ),
  )
}

/**
 * Imports that go up between areas, and imports that are part of a cycle between the features of an area.
 *
 * @param {string} folder
 * @param {Import[]} imports
 * @returns {Wrong[]}
 */
export function wrongImports(folder, imports) {
  /** @param {string} file "jobs/site" of "worker/features/jobs/site/pages.tsx" or of "contract/api/jobs/site.ts" */
  const featureOf = (file) => {
    const [area = '', feature = ''] = file.slice(folder.length + 1).split('/')
    return `${area}/${feature.replace(/\.tsx?$/, '')}`
  }
  const arrows = imports
    .map((each) => ({ ...each, a: featureOf(each.from), b: featureOf(each.to) }))
    .filter(({ a, b }) => a !== b && isInArea(a) && isInArea(b))
  /** @type {Map<string, Set<string>>} */
  const beside = new Map()
  for (const { a, b } of arrows) {
    if (areaOf(a) === areaOf(b)) beside.set(a, (beside.get(a) ?? new Set()).add(b))
  }
  return arrows.flatMap(({ from, to, a, b }) => {
    const why = whyWrong(a, b, beside)
    return why === null ? [] : [{ from, to, arrow: `${a} → ${b}`, why }]
  })
}

/** @param {string} a @param {string} b @param {Map<string, Set<string>>} beside */
function whyWrong(a, b, beside) {
  const [upper, lower] = [areaOf(a), areaOf(b)]
  if (upper === lower) return reaches(beside, b, a) ? 'a cycle of features' : null
  return whyWrongArea(upper, lower)
}

/**
 * Says what is wrong with an import of one area by another; null for a right one.
 *
 * @param {string} from area of the file that imports
 * @param {string} to area of the imported file
 */
export function whyWrongArea(from, to) {
  if (from === to) return null
  if (areas.indexOf(to) > areas.indexOf(from)) return 'an import of a later area'
  return apart.some((pair) => pair.includes(from) && pair.includes(to)) ? 'an import between areas apart' : null
}

/**
 * Folder, area and feature of a file; null for one that isn't in an area.
 *
 * @param {string} file "worker/features/jobs/site/pages.tsx", "contract/api/jobs/site.ts"
 */
export function placeOf(file) {
  const folder = areaFolders.find((each) => file.startsWith(`${each}/`))
  const [area = '', feature = ''] = folder ? file.slice(folder.length + 1).split('/') : []
  return folder && areas.includes(area) ? { folder, area, feature: feature.replace(/\.tsx?$/, '') } : null
}

/** @param {Map<string, Set<string>>} beside @param {string} start @param {string} goal */
function reaches(beside, start, goal) {
  const seen = new Set([start])
  for (const at of seen) for (const next of beside.get(at) ?? []) seen.add(next)
  return seen.has(goal)
}

/** @param {string} feature */
const areaOf = (feature) => feature.split('/')[0] ?? ''

/** @param {string} feature */
const isInArea = (feature) => areas.includes(areaOf(feature))
