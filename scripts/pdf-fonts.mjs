// @ts-check
// The fonts of printed documents: cut at build time from the open-licensed packages in devDependencies into small static
// TrueType files, which the Worker reads from its assets, and only those a text needs.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './process.mjs'

/**
 * @typedef {object} Family
 * @property {string} name
 * @property {string} source npm package
 * @property {string} axis which of the package's files
 * @property {Record<string, number>} [axes] where the axes are fixed; absent for a font without axes
 * @property {RegExp} [parts] which unicode-range parts; all by default
 * @property {boolean} [isShaped] whether letters change their form beside others: the substitution tables are kept whole
 * @property {boolean} [isRest] only what no family before it has
 * @property {boolean} [hasBlank] with a blank of its own: a line that is written from the right is one stretch then
 */

/** In the order in which a letter looks for its font. @type {Family[]} */
const families = [
  { name: 'newsreader', source: '@fontsource-variable/newsreader', axis: 'opsz', axes: { wght: 500, opsz: 24 } },
  { name: 'inter', source: '@fontsource-variable/inter', axis: 'wght', axes: { wght: 400 } },
  { name: 'inter-bold', source: '@fontsource-variable/inter', axis: 'wght', axes: { wght: 600 } },
  noto('sc', { parts: /^\[/ }),
  noto('jp', { parts: /^\[/ }),
  noto('tc', { parts: /^\[/, isRest: true }),
  noto('kr', { parts: /^\[/, isRest: true }),
  noto('hebrew', { parts: /^hebrew$/, hasBlank: true }),
  noto('arabic', { parts: /^arabic$/, isShaped: true, hasBlank: true }),
  noto('devanagari', { parts: /^devanagari$/, isShaped: true }),
  noto('thai', { parts: /^thai$/, isShaped: true }),
  noto('armenian', { parts: /^armenian$/ }),
  noto('georgian', { parts: /^georgian$/ }),
  {
    name: 'emoji',
    source: '@fontsource-variable/noto-emoji',
    axis: 'wght',
    axes: { wght: 400 },
    isShaped: true,
  },
  {
    name: 'symbols',
    source: '@fontsource/noto-sans-symbols-2',
    axis: '400',
    parts: /^symbols$/,
    isRest: true,
  },
]

/**
 * @param {string} script
 * @param {Pick<Family, 'parts' | 'isShaped' | 'isRest' | 'hasBlank'>} rest
 * @returns {Family}
 */
function noto(script, rest) {
  const source = `@fontsource-variable/noto-sans-${script}`
  return { name: script, source, axis: 'wght', axes: { wght: 400 }, ...rest }
}

/** Features that place a letter well. A document has no use for the others. */
const placing = ['kern', 'mark', 'mkmk']

/**
 * The files by name: the fonts and `list.json`, an array in the order in which a letter looks for its font. An entry has
 * the `family`, the `file` and, as one text, the `chars` it holds.
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function makePdfFonts() {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map()
  /** @type {{ family: string, file: string, chars: string }[]} */
  const list = []
  /** @type {Set<number>} */
  const known = new Set()
  for (const family of families) {
    const folder = join(root, 'node_modules', family.source)
    const base = family.source.slice(family.source.indexOf('/') + 1)
    const ranges = /** @type {Record<string, string>} */ (
      JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
    )
    for (const [key, range] of Object.entries(ranges)) {
      if (family.parts && !family.parts.test(key)) continue
      const part = key.replace(/[[\]]/g, '')
      const woff2 = readFileSync(join(folder, 'files', `${base}-${part}-${family.axis}-normal.woff2`))
      const wanted = codePoints(range).filter((code) => !(family.isRest && known.has(code)))
      const letters = String.fromCodePoint(...wanted, ...(family.hasBlank ? [0x20] : []))
      const font = await subsetFont(woff2, letters, {
        targetFormat: 'truetype',
        noHinting: true,
        dropTables: ['meta', 'STAT', 'gasp', 'DSIG', 'vhea', 'vmtx', 'VORG'],
        ...(family.axes ? { variationAxes: family.axes } : {}),
        ...(family.isShaped ? {} : { keepFeatures: placing, noLayoutClosure: true }),
      })
      const held = lettersOf(font)
      if (held.size === 0) continue
      for (const code of held) known.add(code)
      const chars = String.fromCodePoint(...held)
      const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
      const file = `${family.name}-${part}-${hash}.ttf`
      files.set(file, font)
      list.push({ family: family.name, file, chars })
    }
  }
  files.set('list.json', Buffer.from(JSON.stringify(list)))
  return files
}

/**
 * The code points of a CSS unicode-range, but for control characters.
 * @param {string} range
 */
function codePoints(range) {
  return range.split(',').flatMap((part) => {
    const [from, to] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    if (from === undefined || Number.isNaN(from)) throw new Error(`not a unicode-range: ${part}`)
    return Array.from({ length: (to ?? from) - from + 1 }, (_, at) => from + at).filter((code) => code >= 0x20)
  })
}

/**
 * Which code points a TrueType font has a glyph for: its cmap, formats 4 and 12.
 * @param {Uint8Array} font
 * @returns {Set<number>}
 */
export function lettersOf(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tag = (/** @type {number} */ at) => String.fromCharCode(...font.subarray(at, at + 4))
  let cmap = 0
  for (let table = 0; table < view.getUint16(4); table++) {
    if (tag(12 + table * 16) === 'cmap') cmap = view.getUint32(12 + table * 16 + 8)
  }
  /** @type {Set<number>} */
  const letters = new Set()
  for (let n = 0; n < view.getUint16(cmap + 2); n++) {
    const at = cmap + view.getUint32(cmap + 4 + n * 8 + 4)
    const format = view.getUint16(at)
    if (format === 12) {
      for (let group = 0; group < view.getUint32(at + 12); group++) {
        const entry = at + 16 + group * 12
        for (let code = view.getUint32(entry); code <= view.getUint32(entry + 4); code++) letters.add(code)
      }
    } else if (format === 4) {
      const segments = view.getUint16(at + 6) / 2
      for (let segment = 0; segment < segments; segment++) {
        const last = view.getUint16(at + 14 + segment * 2)
        const first = view.getUint16(at + 16 + segments * 2 + segment * 2)
        for (let code = first; code <= last && code !== 0xffff; code++) letters.add(code)
      }
    }
  }
  return letters
}
