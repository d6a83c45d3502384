// @ts-check
// Results of the long tests, part by part. They are saved beside the reports of the tests, so that one table can show parts
// that ran at different times.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../process.mjs'

/**
 * @typedef {object} Figures
 * @property {string} about
 * @property {number} cases that were gone through
 * @property {number} passed tests, checks or runs
 * @property {number} failed
 * @property {number} seconds
 * @property {string[]} notes lines that the part printed about itself
 * @property {string} at ISO
 */

const file = join(root, 'test-results/long.json')

/** @returns {Record<string, Figures>} the last run of each part */
export const readFigures = () =>
  existsSync(file) ? /** @type {Record<string, Figures>} */ (JSON.parse(readFileSync(file, 'utf8'))) : {}

/** @param {string} part @param {Figures} figures */
export function saveFigures(part, figures) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...readFigures(), [part]: figures }, null, 1)}\n`)
}

/**
 * The table, and below it what parts said of themselves.
 * @param {Record<string, Figures>} all
 * @param {readonly string[]} order names of the parts
 */
export function figuresText(all, order) {
  const known = order.flatMap((name) => (all[name] ? [{ name, ...all[name] }] : []))
  const lines = [
    '| part | what | cases | passed | failed | seconds | on |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...known.map(
      ({ name, about, cases, passed, failed, seconds, at }) =>
        `| ${name} | ${about} | ${cases.toLocaleString('en-US')} | ${passed} | ${failed} | ${Math.round(seconds)} | ${at.slice(0, 16).replace('T', ' ')} |`,
    ),
  ]
  for (const { name, notes } of known) if (notes.length > 0) lines.push('', `${name}:`, '', ...notes)
  return lines.join('\n')
}

const page = join(root, 'docs/proof.md')
/** `npm run test:long -- figures --write` writes the text between these marks. */
const marks = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/

/** Writes the table into docs/proof.md. @param {string} text of `figuresText` */
export function writeFigures(text) {
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(marks, (_, begin, end) => `${begin}\n${text}\n\n${end}`),
  )
}
