import { readFontFile } from 'virtual:pdf-fonts'

/** One font file: a part of a family with the letters that it holds. */
export type Slice = { family: string; file: string; has: (codePoint: number) => boolean }

/** A stretch of text in one font. */
export type Piece = { slice: Slice; text: string }

export const textStyles = ['body', 'bold', 'title'] as const
export type TextStyle = (typeof textStyles)[number]

export type FontLibrary = {
  /** Splits a line of text into stretches of one font each. Nothing visible is lost: see `numbersOf`. */
  pieces: (text: string, style: TextStyle) => Piece[]
  read: (slice: Slice) => Promise<Uint8Array>
}

type Entry = { family: string; file: string; chars: string }

/** Where a letter looks for its font after the style's own, in this order (scripts/pdf-fonts.mjs has the families). */
const others = [
  'sc',
  'jp',
  'tc',
  'kr',
  'hebrew',
  'arabic',
  'devanagari',
  'thai',
  'armenian',
  'georgian',
  'symbols',
  'emoji',
] as const
const othersOfJapanese = ['jp', ...others.filter((family) => family !== 'jp')]
const own = { body: ['inter'], bold: ['inter-bold'], title: ['newsreader', 'inter-bold'] } as const

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isKana = /\p{scx=Hiragana}|\p{scx=Katakana}/u
const isPictured = /^\p{Emoji_Presentation}|\uFE0F/u
/** Marks that only say how their neighbours are drawn, joined or broken: a font without them draws the same text. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu
/** Letter and accents sent apart: fonts have them as one. Nothing else is changed, least of all a name's own characters. */
const accented = /[\p{L}\p{N}]\p{M}+/gu

/** The list as it was read first; plain data, so requests may share it. */
let list: Entry[] | undefined

/** Reads which fonts there are. The fonts themselves are read one by one, as texts need them. */
export async function openFontLibrary(assets: Fetcher): Promise<FontLibrary> {
  if (!list) {
    const json = await readFontFile(assets, 'list.json')
    if (!json) throw new Error('the fonts of printed documents are missing from this build')
    list = JSON.parse(new TextDecoder().decode(json)) as Entry[]
  }
  const entries = list
  const families = new Map<string, Map<number, Slice[]>>()

  function familyOf(name: string): Map<number, Slice[]> {
    const known = families.get(name)
    if (known) return known
    const slices = new Map<number, Slice[]>()
    for (const { family, file, chars } of entries) {
      if (family !== name) continue
      const letters = new Set(Array.from(chars, (char) => char.codePointAt(0) ?? 0))
      const slice = { family, file, has: (codePoint: number) => letters.has(codePoint) }
      for (const letter of letters) slices.set(letter, [...(slices.get(letter) ?? []), slice])
    }
    families.set(name, slices)
    return slices
  }

  /** The first font of some families that has a whole cluster; what cannot be seen may be missing. */
  function find(cluster: string, order: readonly string[]): Piece | undefined {
    const seen = cluster.replace(unseen, '')
    const letters = Array.from(seen, (char) => char.codePointAt(0) ?? 0)
    const [first] = letters
    if (first === undefined) return undefined
    for (const family of order) {
      const slices = (familyOf(family).get(first) ?? []).filter(({ has }) => letters.every(has))
      const whole = slices.find(({ has }) => [...cluster].every((char) => has(char.codePointAt(0) ?? 0)))
      const slice = whole ?? slices[0]
      if (slice) return { slice, text: whole ? cluster : seen }
    }
    return undefined
  }

  function pieces(line: string, style: TextStyle): Piece[] {
    const text = line.replace(accented, (letter) => letter.normalize('NFC'))
    // A serif that has a heading only in part would mix two faces within a word; scripts that neither has are apart anyway.
    const faces: readonly string[] = own[style]
    const face = faces.find((family) => isBest(text, family, faces)) ?? 'inter'
    const order = [face, ...(isKana.test(text) ? othersOfJapanese : others)]
    const pictured = ['emoji', ...order]
    const found: Piece[] = []
    const add = ({ slice, text: added }: Piece) => {
      const last = found.at(-1)
      if (last?.slice === slice) last.text += added
      else found.push({ slice, text: added })
    }
    for (const { segment } of graphemes.segment(text)) {
      const look = (cluster: string) => find(cluster, isPictured.test(cluster) ? pictured : order)
      const before = found.at(-1)
      if (segment === ' ' && before?.slice.has(0x20)) {
        before.text += segment
        continue
      }
      const whole = look(segment)
      const parts = whole ? [whole] : [...segment].map((char) => look(char) ?? numbersOf(char))
      for (const part of parts) if (part) add(part)
    }
    return found

    /** Replacement for a letter that no font has: its Unicode number, from which it can be found again. */
    function numbersOf(char: string): Piece | undefined {
      if (char.replace(unseen, '') === '') return undefined
      const number = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      const bracket = find('[', order)
      return bracket && { ...bracket, text: `[U+${number}]` }
    }
  }

  /** Checks whether no letter of a text is in another of these families and not in this one. */
  const isBest = (text: string, family: string, faces: readonly string[]) =>
    Array.from(text, (char) => char.codePointAt(0) ?? 0).every(
      (letter) => familyOf(family).has(letter) || !faces.some((other) => familyOf(other).has(letter)),
    )

  async function read(slice: Slice): Promise<Uint8Array> {
    const file = await readFontFile(assets, slice.file)
    if (!file) throw new Error(`the font ${slice.file} is missing from this build`)
    return file
  }
  return { pieces, read }
}
