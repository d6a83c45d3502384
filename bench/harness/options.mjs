// @ts-check
import { Complaint } from '../../scripts/process.mjs'

/**
 * @typedef {object} BenchOptions
 * @property {number} scale 1 is the data of the promises: 100,000 open jobs, 200,000 people …
 * @property {number} seconds that each line of a table is measured
 * @property {string | undefined} compare an earlier result: a file, or a folder of them
 */

/**
 * Reads the arguments after `npm run bench --`.
 * @param {readonly string[]} words
 * @returns {BenchOptions & { names: string[] }}
 * @throws {Complaint} for an unknown option, or a value out of range
 */
export function readOptions(words) {
  const options = { scale: 1, seconds: 2, compare: /** @type {string | undefined} */ (undefined) }
  /** @type {string[]} */
  const names = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) {
      names.push(word)
      continue
    }
    const [name = '', given] = word.slice(2).split('=')
    const value = given ?? words[++at]
    if (name === 'scale') options.scale = numberOf(name, value, { least: 0.001, most: 1 })
    else if (name === 'seconds') options.seconds = numberOf(name, value, { least: 0.1, most: 60 })
    else if (name === 'compare' && value) options.compare = value
    else
      throw new Complaint(
        `"${word}" isn't an option. The options are --scale 0.1, --seconds 2 and --compare <earlier results>.`,
      )
  }
  return { ...options, names }
}

/** @param {string} name @param {string | undefined} text @param {{ least: number, most: number }} bounds */
function numberOf(name, text, { least, most }) {
  const value = Number(text)
  if (!(value >= least && value <= most)) throw new Complaint(`--${name} takes a number from ${least} to ${most}.`)
  return value
}
