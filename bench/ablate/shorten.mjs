// @ts-check
// Leaves out of a text what a rule doesn't need to show what it does.
/** @type {string} */
const readersFile = './read-text.fixture.ts'

/** Readings that shortening one text may take. */
const maxTries = 40
/** Texts that are short already stay as somebody wrote them. */
const shortText = 80

/**
 * The text without the parts that don't matter for what a rule changes; undefined if reading the whole text changes nothing.
 * @param {string} text @param {string} kind @param {number} rule
 * @returns {Promise<string | undefined>}
 */
export async function shortened(text, kind, rule) {
  const { changesWithout } = await import('./judge-rules.mjs')
  const { textReaders } = await import(readersFile)
  const changes = (/** @type {string} */ own) => changesWithout(rule, () => textReaders[kind](own))
  if (!(await changes(text))) return undefined
  if (text.length <= shortText) return text
  let left = maxTries
  let parts = partsOf(text, kind)
  for (let size = Math.ceil(parts.length / 2); parts.length > 1 && left > 0; size = Math.ceil(size / 2)) {
    for (let at = 0; at < parts.length && left > 0;) {
      const rest = [...parts.slice(0, at), ...parts.slice(at + size)]
      left--
      if (rest.length > 0 && (await changes(rest.join('')))) parts = rest
      else at += size
    }
    if (size === 1) break
  }
  return parts.join('')
}

/** Parts that can be left out: elements of a page, lines, or sentences and clauses. @param {string} text @param {string} kind */
function partsOf(text, kind) {
  if (kind === 'page' || kind === 'data') return text.split(/(?=<)/)
  const lines = text.split(/(?<=\n)/)
  return lines.length > 2 ? lines : text.split(/(?<=[.;:,]\s|\n)/)
}
