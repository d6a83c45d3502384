// Families of files that a stranger could send to hold a reader: each grows in size, count, nesting or in what it claims.
// A family that grows past its budget is refused; one that does not must cost no more than its size does.
import { strToU8, zipSync, zlibSync } from 'fflate'

/** `factor` is 1, 2, 4 or 8. */
type Family = { name: string; make: (factor: number) => Uint8Array }
type Families = [string, Family['make']][]
export type HostileFile = Family & { kind: 'pdf' | 'docx' | 'doc' | 'txt' }

const text = (words: string) => new TextEncoder().encode(words)
const latin1 = (words: string) => Uint8Array.from(words, (char) => char.charCodeAt(0) & 255)

const asText = (bytes: Uint8Array) => {
  let out = ''
  for (let at = 0; at < bytes.length; at += 8192) out += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return out
}
const squeezed = (bytes: Uint8Array) => asText(zlibSync(bytes, { level: 9 }))

/**
 * A PDF of one page and further objects, numbered from 10; entry 4 is the content.
 */
type Extras = {
  objects?: string[]
  resources?: string
  font?: string
  pages?: string
  filter?: string
  raw?: string
  width?: string
}

export function pdf(
  content: string | Uint8Array,
  { objects = [], resources = '', font = plainFont, pages, filter, raw, width = '612' }: Extras = {},
) {
  const stream = raw ?? squeezed(typeof content === 'string' ? latin1(content) : content)
  const all = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Count 1/Kids[${pages ?? '3 0 R'}]/MediaBox[0 0 ${width} 792]/Resources<</Font<</F 5 0 R>>${resources}>>>>endobj`,
    '3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R>>endobj',
    `4 0 obj<</Length ${stream.length}/Filter${filter ?? '/FlateDecode'}>>stream\n${stream}\nendstream endobj`,
    `5 0 obj${font}endobj`,
    ...objects,
  ]
  return latin1(`%PDF-1.7\n${all.join('\n')}\ntrailer<</Root 1 0 R/Size 99999>>\n%%EOF\n`)
}
const plainFont = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const shown = (words: string) => `BT /F 10 Tf 72 700 Td (Jane Doe) Tj ${words} ET`
const stream = (id: number, entries: string, content: string) =>
  `${id} 0 obj<<${entries}/Length ${content.length}>>stream\n${content}\nendstream endobj`
const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, index) => one(index))

/** Forms that each draw the next one twice. */
const doubling = (depth: number) =>
  pdf('/X0 Do', {
    resources: '/XObject<</X0 10 0 R>>',
    objects: many(depth, (index) =>
      stream(
        10 + index,
        `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${11 + index} 0 R>>/Font<</F 5 0 R>>>>`,
        index === depth - 1 ? shown('') : '/X Do /X Do',
      ),
    ),
  })
const toUnicode = (ranges: string) =>
  pdf(shown('(words) Tj'), {
    font: '<</Type/Font/Subtype/Type1/BaseFont/Abc/ToUnicode 10 0 R>>',
    objects: [stream(10, '', `begincmap ${ranges} endcmap`)],
  })
const descendant = (entries: string) =>
  pdf(shown('<00410042> Tj'), {
    font: `<</Type/Font/Subtype/Type0/BaseFont/Abc/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Abc${entries}>>]>>`,
  })

const pdfs: Families = [
  ['an empty page as wide as numbers go', (n) => pdf(' ', { width: '9'.repeat(16 * n) })],
  [
    'a page of lines as wide as numbers go',
    (n) => pdf(shown('0 -9 Td (text) Tj '.repeat(40)), { width: '9'.repeat(16 * n) }),
  ],
  ['text operators', (n) => pdf(shown('(text) Tj '.repeat(70_000 * n)))],
  ['text operators below the limit', (n) => pdf(shown('(text) Tj '.repeat(4_500 * n)))],
  ['text on new lines', (n) => pdf(shown('0 -1 Td (text) Tj '.repeat(3_400 * n)))],
  ['text on one line', (n) => pdf(`BT /F 10 Tf ${'1 0 0 1 9 9 Tm (text) Tj '.repeat(3_400 * n)} ET`)],
  ['spaced text', (n) => pdf(shown(`[${'(a) -900 '.repeat(25_000 * n)}] TJ`))],
  ['one long string', (n) => pdf(shown(`(${'a'.repeat(50_000 * n)}) Tj`))],
  ['many strings of many letters', (n) => pdf(shown(`(${'ab '.repeat(1_000)}) Tj `.repeat(18 * n)))],
  ['form XObjects that double', (n) => doubling(4 + n * 6)],
  [
    'form XObjects drawn again and again',
    (n) =>
      pdf('/X Do '.repeat(340 * n), {
        resources: '/XObject<</X 10 0 R>>',
        objects: [stream(10, '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>>>', shown(''))],
      }),
  ],
  [
    'form XObjects that draw themselves',
    (n) =>
      pdf('/X Do '.repeat(n), {
        resources: '/XObject<</X 10 0 R>>',
        objects: [
          stream(10, '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 10 0 R>>>>', '/X Do '.repeat(n)),
        ],
      }),
  ],
  ['blank stream', (n) => pdf(new Uint8Array(5_000_000 * n).fill(32))],
  ['zeros in a stream', (n) => pdf(new Uint8Array(1_400_000 * n))],
  [
    'filters of filters',
    (n) => {
      let inner = zlibSync(new Uint8Array(5_000_000 * n).fill(32), { level: 9 })
      for (let level = 0; level < 2; level++) inner = zlibSync(inner, { level: 9 })
      return pdf('', { raw: asText(inner), filter: '[/FlateDecode/FlateDecode/FlateDecode]' })
    },
  ],
  ['filters in a row', (n) => pdf('', { raw: 'zz', filter: `[${'/A85 '.repeat(500 * n)}]` })],
  ['zeros of ASCII 85', (n) => pdf('', { raw: 'z'.repeat(1_000_000 * n), filter: '/ASCII85Decode' })],
  [
    'pages that share one content',
    (n) =>
      pdf(shown('(text) Tj '.repeat(1_000)), {
        pages: many(8 * n, (index) => `${10 + index} 0 R`).join(' '),
        objects: many(8 * n, (index) => `${10 + index} 0 obj<</Type/Page/Contents 4 0 R>>endobj`),
      }),
  ],
  [
    'many pages',
    (n) =>
      pdf(shown(''), {
        pages: many(3_000 * n, (index) => `${10 + index} 0 R`).join(' '),
        objects: many(3_000 * n, (index) => `${10 + index} 0 obj<</Type/Page/Contents 4 0 R>>endobj`),
      }),
  ],
  ['a page tree that leads back', (n) => pdf(shown(''), { pages: '2 0 R '.repeat(5_000 * n) })],
  [
    'a deep page tree',
    (n) =>
      pdf(shown(''), {
        pages: '10 0 R',
        objects: many(1_000 * n, (index) => `${10 + index} 0 obj<</Kids[${11 + index} 0 R]>>endobj`),
      }),
  ],
  ['ranges of letters', (n) => toUnicode(`1 beginbfrange ${'<0000> <ffff> <0041> '.repeat(n)} endbfrange`)],
  ['a range of all letters', (n) => toUnicode(`1 beginbfrange <0000> <${'f'.repeat(n * 2)}> <0041> endbfrange`)],
  ['widths for a billion letters', (n) => descendant(`/W[0 ${1e9 * n} 500]`)],
  ['widths again and again', (n) => descendant(`/W[${'0 65535 500 '.repeat(n)}]`)],
  [
    'a font with a billion letters',
    (n) =>
      pdf(shown(''), {
        font: `<</Type/Font/Subtype/TrueType/BaseFont/Abc/FirstChar 0/LastChar ${1e9 * n}/Widths[500]>>`,
      }),
  ],
  [
    'many fonts',
    (n) =>
      pdf(`BT ${many(70 * n, (index) => `/F${index} 9 Tf (a) Tj `).join('')} ET`, {
        resources: `/Font<<${many(70 * n, (index) => `/F${index} ${10 + index} 0 R`).join('')}>>`,
        objects: many(70 * n, (index) => `${10 + index} 0 obj${plainFont}endobj`),
      }),
  ],
  [
    'letters that draw letters',
    (n) =>
      pdf(shown('(aaaa) Tj'.repeat(n * 100)), {
        font: '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 10 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</F 5 0 R>>>>>>',
        objects: [stream(10, '', shown('(aaaa) Tj'))],
      }),
  ],
  [
    'pictures of a billion points',
    (n) =>
      pdf('/I Do '.repeat(100 * n), {
        resources: '/XObject<</I 10 0 R>>',
        objects: [
          stream(
            10,
            `/Type/XObject/Subtype/Image/Width ${60_000 * n}/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode`,
            squeezed(new Uint8Array(1_000_000)),
          ),
        ],
      }),
  ],
  ['pictures within the text', (n) => pdf(`BI /W ${9_000 * n} /H 9000 /BPC 8 /CS /RGB ID x EI `.repeat(1_000 * n))],
  ['pictures without an end', (n) => pdf('BI ID x '.repeat(100_000 * n))],
  ['text on many grounds', (n) => pdf(`${'9 9 99 99 re f '.repeat(3_000 * n)} ${shown('(a) Tj '.repeat(3_000 * n))}`)],
  ['saved states', (n) => pdf('q '.repeat(7_000 * n))],
  ['patterns', (n) => pdf('/P scn 0 0 9 9 re f '.repeat(3_400 * n))],
  [
    'alphas',
    (n) =>
      pdf(many(400 * n, (index) => `/A${index} gs `).join(''), {
        resources: `/ExtGState<<${many(400 * n, (index) => `/A${index}<</ca .${index}>>`).join('')}>>`,
      }),
  ],
  ['paths', (n) => pdf('1 2 m 3 4 l 5 6 7 8 9 10 c '.repeat(40_000 * n))],
  ['operands without an operator', (n) => pdf('1 '.repeat(500_000 * n))],
  ['lists in lists', (n) => pdf('['.repeat(50_000 * n))],
  ['lists in lists of an object', (n) => pdf('', { resources: '/XObject '.concat('['.repeat(50_000 * n)) })],
  ['dictionaries in dictionaries', (n) => pdf('', { resources: '/A<<'.repeat(20_000 * n) })],
  ['strings without an end', (n) => pdf('('.repeat(500_000 * n))],
  [
    'objects whose strings have no end',
    (n) =>
      pdf('', {
        pages: many(500 * n, (index) => `${10 + index} 0 R`).join(' '),
        objects: many(500 * n, (index) => `${10 + index} 0 obj (${'a'.repeat(500)}`),
      }),
  ],
  [
    'objects whose streams have no end',
    (n) =>
      pdf('', {
        pages: many(500 * n, (index) => `${10 + index} 0 R`).join(' '),
        objects: many(500 * n, (index) => `${10 + index} 0 obj<<>>stream ${'a'.repeat(500)}`),
      }),
  ],
  ['objects one behind the other', (n) => latin1(`%PDF-1.7\n${'1 0 obj '.repeat(150_000 * n)}`)],
  [
    'references in a circle',
    (n) =>
      pdf('', {
        pages: '10 0 R',
        objects: many(500 * n, (index) => `${10 + index} 0 obj ${11 + ((index + 1) % (500 * n))} 0 R endobj`),
      }),
  ],
  [
    'packed objects that claim a billion',
    (n) =>
      pdf(shown(''), {
        objects: [stream(10, `/Type/ObjStm/N ${1e9 * n}/First ${1e9 * n}`, '7 0 '.repeat(20_000 * n))],
      }),
  ],
  [
    'packed objects of packed objects',
    (n) =>
      pdf(shown(''), {
        objects: many(20 * n, (index) =>
          stream(10 + index, '/Type/ObjStm/N 1/First 9/Filter/FlateDecode', squeezed(new Uint8Array(200_000).fill(32))),
        ),
      }),
  ],
  [
    'a length that is not true',
    (n) =>
      latin1(
        `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]>>endobj 3 0 obj<</Contents 4 0 R>>endobj 4 0 obj<</Length ${1e12 * n}>>stream\n(a) Tj\ntrailer<</Root 1 0 R>>`,
      ),
  ],
]

const docx = (body: string, parts: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ '[Content_Types].xml': '<Types/>', 'word/document.xml': body, ...parts }).map(
        ([name, words]) => [name, strToU8(words)],
      ),
    ),
    { level: 9 },
  )
const partsOf = (count: number, part: (index: number) => [string, string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => part(index)))
const inBody = (inner: string) => `<w:document><w:body>${inner}</w:body></w:document>`
const run = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`
const paragraph = (words: string) => `<w:p>${run(words)}</w:p>`

/** Writes other sizes into an archive's directory and its local headers. */
function claiming(bytes: Uint8Array, claimed: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 30 < bytes.byteLength; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, claimed, true)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, claimed, true)
  }
  return bytes
}
/** Says that an archive has more parts than it has. */
function claimingParts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  view.setUint16(bytes.byteLength - 12, 0xffff, true)
  return bytes
}

const docxs: Families = [
  ['unclosed angles', (n) => docx(inBody('<'.repeat(100_000 * n)))],
  ['unclosed guillemets', (n) => docx(inBody(paragraph('‹'.repeat(100_000 * n))))],
  ['unclosed tags', (n) => docx(inBody('<w:t '.repeat(100_000 * n)))],
  [
    'cells of a table',
    (n) => docx(inBody(`<w:tbl>${`<w:tr><w:tc>${paragraph('a')}</w:tc></w:tr>`.repeat(5_000 * n)}</w:tbl>`)),
  ],
  ['empty cells', (n) => docx(inBody(`<w:tr>${'<w:tc></w:tc>'.repeat(10_000 * n)}</w:tr>`))],
  ['empty paragraphs', (n) => docx(inBody('<w:p/>'.repeat(100_000 * n)))],
  ['paragraphs', (n) => docx(inBody(paragraph('Represented clients').repeat(10_000 * n)))],
  ['one long run', (n) => docx(inBody(paragraph('word '.repeat(100_000 * n))))],
  ['entities', (n) => docx(inBody(paragraph('&amp;&#8217;&lt;'.repeat(30_000 * n))))],
  ['ampersands', (n) => docx(inBody(paragraph('&'.repeat(300_000 * n))))],
  [
    'hidden runs',
    (n) => docx(inBody(`<w:p>${`<w:r><w:rPr><w:vanish/></w:rPr><w:t>no</w:t></w:r>`.repeat(10_000 * n)}</w:p>`)),
  ],
  ['deep elements', (n) => docx(inBody('<w:sdt>'.repeat(100_000 * n)))],
  [
    'a directory that claims a thousand bytes',
    (n) => claiming(docx(inBody(`<w:p/>${' '.repeat(7_000_000 * n)}`)), 1_000),
  ],
  [
    'a directory that claims four billion bytes',
    (n) => claiming(docx(inBody(paragraph('words'.repeat(n)))), 0xffff_ffff),
  ],
  ['a directory that claims 65,535 parts', (n) => claimingParts(docx(inBody(paragraph('words'.repeat(n)))))],
  [
    'many headers',
    (n) =>
      docx(
        inBody(paragraph('Jane Doe')),
        partsOf(10 * n, (index) => [`word/header${index}.xml`, paragraph(`a${index} `.repeat(20_000))]),
      ),
  ],
  [
    'many parts',
    (n) =>
      docx(
        inBody(paragraph('Jane Doe')),
        partsOf(500 * n, (index) => [`word/x${index}.xml`, 'a']),
      ),
  ],
  [
    'own entities',
    (n) =>
      docx(
        `<!DOCTYPE x [${many(10 * n, (index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`).join('')}]>${inBody(paragraph(`&a${10 * n};`))}`,
      ),
  ],
  [
    'properties of a paragraph with many runs',
    (n) => {
      const properties = many(10_000 * n, (index) => `<w:x${index}/>`).join('')
      return docx(inBody(`<w:p><w:pPr>${properties}</w:pPr>${'<w:r><w:t>a</w:t></w:r>'.repeat(5_000 * n)}</w:p>`))
    },
  ],
  [
    'styles based on one another',
    (n) => {
      const look = '<w:b/><w:i/><w:caps/><w:sz w:val="20"/><w:vanish w:val="0"/>'
      const styles = many(
        5_000 * n,
        (index) =>
          `<w:style w:styleId="${index}"><w:basedOn w:val="${index - 1}"/><w:rPr>${look.repeat(2)}</w:rPr></w:style>`,
      )
      const styled = many(5_000 * n, (index) => `<w:p><w:pPr><w:pStyle w:val="${index}"/></w:pPr></w:p>`)
      return docx(inBody(styled.join('') + paragraph('words')), {
        'word/styles.xml': `<w:styles>${styles.join('')}</w:styles>`,
      })
    },
  ],
  ['blanks', (n) => docx(inBody(paragraph(' \t\n'.repeat(100_000 * n))))],
  ['lines of headings', (n) => docx(inBody(paragraph('EDUCATION').repeat(5_000 * n)))],
]

function doc(change: (file: DataView) => void, sectors = 40) {
  const bytes = new Uint8Array(512 * (sectors + 1))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0xe011cfd0, true)
  view.setUint32(4, 0xe11ab1a1, true)
  view.setUint16(30, 9, true)
  view.setUint16(32, 6, true)
  view.setUint32(48, 1, true)
  view.setUint32(56, 0, true)
  view.setUint32(60, 0xffff_fffe, true)
  view.setUint32(68, 0xffff_fffe, true)
  for (let at = 76; at < 512; at += 4) view.setUint32(at, at === 76 ? 0 : 0xffff_ffff, true)
  const fat = (sector: number, next: number) => view.setUint32(512 + sector * 4, next, true)
  for (let sector = 0; sector < 128; sector++) fat(sector, 0xffff_ffff)
  const chain = (from: number, count: number) => {
    for (let at = 0; at < count; at++) fat(from + at, at === count - 1 ? 0xffff_fffe : from + at + 1)
  }
  chain(1, 1)
  chain(2, 10)
  chain(12, 20)
  const entry = (index: number, name: string, kind: number, start: number, size: number) => {
    const at = 1024 + index * 128
    for (let letter = 0; letter < name.length; letter++) view.setUint16(at + letter * 2, name.charCodeAt(letter), true)
    view.setUint16(at + 64, (name.length + 1) * 2, true)
    view.setUint8(at + 66, kind)
    view.setUint32(at + 116, start, true)
    view.setUint32(at + 120, size, true)
  }
  entry(0, 'Root Entry', 5, 0xffff_fffe, 0)
  entry(1, 'WordDocument', 2, 2, 5120)
  entry(2, '1Table', 2, 12, 10_240)
  const main = 512 * 3
  view.setUint16(main, 0xa5ec, true)
  view.setUint16(main + 0x0a, 0x0200, true)
  view.setUint32(main + 0x4c, 100_000, true)
  view.setUint32(main + 0x1a2, 0, true)
  view.setUint32(main + 0x1a6, 10_240, true)
  change(view)
  return bytes
}
const tableAt = 512 * 13

const docs: Families = [
  [
    'a piece of negative length',
    (n) =>
      doc((view) => {
        view.setUint8(tableAt, 1)
        view.setInt16(tableAt + 1, -3 * n, true)
      }),
  ],
  [
    'pieces of no length',
    (n) =>
      doc((view) => {
        for (let at = 0; at < 400 * n; at++) view.setUint8(tableAt + at * 3, 1)
      }),
  ],
  [
    'pieces that all show the whole file',
    (n) =>
      doc((view) => {
        const count = 100 * n
        view.setUint8(tableAt, 2)
        view.setUint32(tableAt + 1, count * 12 + 4, true)
        for (let at = 0; at <= count; at++) view.setUint32(tableAt + 5 + at * 4, at * 5_000, true)
        for (let at = 0; at < count; at++) view.setUint32(tableAt + 5 + (count + 1) * 4 + at * 8 + 2, 0x4000_0000, true)
      }),
  ],
  [
    'a piece of four billion letters',
    (n) =>
      doc((view) => {
        view.setUint8(tableAt, 2)
        view.setUint32(tableAt + 1, 16, true)
        view.setUint32(tableAt + 9, 0xffff_ffff >>> n, true)
        view.setUint32(tableAt + 15, 0x4000_0000, true)
      }),
  ],
  [
    'sectors in a circle',
    (n) =>
      doc((view) => {
        for (let at = 0; at < 128; at++) view.setUint32(512 + at * 4, at % n, true)
      }),
  ],
  [
    'a table of tables that names itself',
    (n) =>
      doc((view) => {
        view.setUint32(68, 40, true)
        for (let at = 0; at < 128; at++) view.setUint32(512 * 41 + at * 4, at === 127 ? 40 : 0, true)
      }, 2_000 * n),
  ],
  ['a directory that leads back', (n) => doc((view) => view.setUint32(512 + 4, 1, true), 2_000 * n)],
  [
    'a stream that claims four billion bytes',
    (n) => doc((view) => view.setUint32(1024 + 128 + 120, 0xffff_ffff >>> n, true)),
  ],
]

const repeated: [string, string][] = [
  ['words', 'Associate at Harlow & Finch LLP, New York. '],
  ['lines', 'a\n'],
  ['headings', 'EDUCATION\n'],
  ['years', '2010 - 2012\n'],
  ['blanks', ' \t'],
  ['guillemets', '‹'],
  ['brackets', '[('],
  ['quotes', '"“'],
  ['addresses', 'a@a.'],
  ['numbers', '1,'],
  ['commas', 'Associate, '],
  ['dashes', '- '],
  ['bars', 'Bar: New York '],
  ['one word', 'a'],
]

const texts: Families = repeated.map(([name, piece]) => [
  name,
  (n) => text(piece.repeat(Math.ceil((600_000 * n) / piece.length))),
])

export const hostileFiles: HostileFile[] = Object.entries({ pdf: pdfs, docx: docxs, doc: docs, txt: texts }).flatMap(
  ([kind, families]) => families.map(([name, make]) => ({ kind: kind as HostileFile['kind'], name, make })),
)
export const factors = [1, 2, 4, 8]
