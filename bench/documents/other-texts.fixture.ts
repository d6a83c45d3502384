import type { Row, RowPart } from './compose.fixture.ts'
import type { Random } from './random.ts'

// Documents whose words say little: scraps, tables, papers, slides and texts in other languages. Many files that someone uploads by
// mistake are like these: a test page, a scan of a form, a part of a larger document.

const words = (text: string): string[] => text.trim().split(/\s*[;\n]\s*/)

const plain = words(
  `page; test; document; hello; world; sample; text; footer; header; table; first; second; third; example; image; box; line; check; empty; file; word; cell; column; row; title; body; note; link; red; green; blue; total; value; base; percent; date; number; page one; left; right; middle; this; that; is; a; the; of; with; and; in; has; no; not; should; be; shown; hidden; font; arial; bold; italic; issue; bug; reference; version; draft; copy; original; final; confidential; attachment; appendix; chapter; section; part; figure; map; chart; list; item; name; form; field; option; select; please; yes; no; new; old; open; closed; north; south; water; river; house; garden; school; street; market; summer; winter; morning; red fox; lazy dog; quick; brown; study; design; report; short; annual; budget; plan; tax; credit; bank; card; fund; order; request; notice; public; private; general; special; trade; energy; food; recipe; music; song; dance; history; science; method; result; data; model; system; process; service; product; price; unit; weight; color; size; type; class; group; team; member; office; board; council; county; state; federal; act; rule; law; court; case; trust; account; receipt; ticket; travel; hotel; flight; train; car; road; bridge; port; air; sea; land; tree; bird; fish; horse; stone; wood; iron; gold; silver`,
)
/** Letters that invented words of other languages are made of: starts, middles and ends. */
const alphabets = [
  [
    'b d f g j k l m n p r s t v z ch st pr kr vl sch',
    'a e i o u á é í ý ů ě ä ö ü å ai ou',
    'n r s t k m l ch ný ou ie en ung os as',
  ],
  [
    'b c d f g l m n p r s t v gl str qu',
    'a e i o u à è ò ia io ie ua',
    'ne re zione to mente ato are ão ción les eur ez',
  ],
  ['п р с т к л м н в б г д з', 'а е и о у ы я ю', 'ов ий ть ние ка ная ского ом'],
  ['α β γ δ κ λ μ ν π σ τ φ', 'α ε η ι ο υ ω ά έ ί', 'ς ν ος ων ια εις'],
  ['ב ג ד ה ו ז ח ט כ ל מ נ ס ע פ צ ק ר ש ת', '', 'ים ות ה ן ת'],
  ['ا ب ت ث ج ح د ر س ش ص ط ع ف ق ك ل م ن ه و ي', '', 'ة ات ين ون ي'],
  ['中 国 人 大 学 文 化 社 会 主 义 发 展 通 知 单 位 公 司 年 月 日 报 告 计 划', '', ''],
  ['の に を は た が で て と し れ さ あ い う リ ー ダ シ 業 務 委 託 募 集 要 項', '', ''],
].map((parts) => parts.map((part) => part.split(' ')))

const part = (text: string): RowPart => ({ text, label: 'other' })
const line = (...cells: string[]): Row => ({ cells: cells.map((text) => [part(text)]), kind: 'line' })
const bullet = (text: string): Row => ({ cells: [[part(text)]], kind: 'bullet' })
const gap = (row: Row): Row => ({ ...row, hasGap: true })
const heading = (text: string): Row => ({ ...gap(line(text)), cells: [[{ ...part(text), isBold: true }]], size: 1.3 })
const capital = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** Words of other languages that don't exist, so none is ever seen again. */
function inventedWords(random: Random): (count: number) => string {
  const [starts = [], middles = [], ends = []] = random.pick(alphabets)
  const one = () => {
    const syllables = Array.from({ length: 1 + random.below(3) }, () => random.pick(starts) + random.pick(middles))
    return syllables.join('') + random.pick(ends)
  }
  return (count) => Array.from({ length: count }, one).join(' ')
}

export type TextSources = {
  person: () => string
  company: () => string
  school: () => string
  email: () => string
  sentence: () => string
  date: () => string
  papers: readonly string[]
}

/** Kinds of texts that are composed from random lines. */
export const textKinds = ['scrap', 'foreign text', 'paper', 'data sheet', 'slides', 'program'] as const
export type TextKind = (typeof textKinds)[number]

/** Composes a text that isn't a résumé, whatever its words are. */
export function composeText(kind: TextKind, random: Random, from: TextSources): Row[] {
  const few = (least: number, most: number) => least + random.below(most - least + 1)
  const some = <T>(least: number, most: number, make: (at: number) => T): T[] =>
    Array.from({ length: few(least, most) }, (_, at) => make(at))
  const phrase = (least: number, most: number) => {
    const text = some(least, most, () => random.pick(plain)).join(' ')
    return random.pick([capital, capital, (one: string) => one.toUpperCase(), inCapitals, (one: string) => one])(text)
  }
  const invented = inventedWords(random)
  const number = () =>
    random.pick([
      () => String(random.below(3000)),
      () => (random.below(100_000) / 100).toFixed(2),
      () => `${random.below(100)} %`,
      () => `${String(random.below(100))} ${random.pick(['mm', 'kg', 'V', 'MHz', 'ms', 'EUR', 'USD', 'pcs'])}`,
      () => `${2000 + random.below(26)}-${10 + random.below(3)}-${10 + random.below(18)}`,
    ])()
  const anyLine = (): Row =>
    random.pick([
      () => line(phrase(1, 3)),
      () => line(phrase(2, 4)),
      () => line(`${capital(phrase(4, 12).toLowerCase())}.`),
      () => line(`${phrase(1, 2)}: ${phrase(1, 3)}`),
      () => line(phrase(1, 2), number()),
      () => line(...some(2, 4, () => phrase(1, 2))),
      () => line(number()),
      () => line(capital(invented(few(1, 5)))),
      () => line(from.date()),
      () => line(from.person()),
      () =>
        line(
          random.pick([
            'abcdefghijklm',
            'ABC abc 123',
            'a b c d',
            '1 2 3 4 5',
            '(c)',
            '...',
            'X',
            'Lorem ipsum dolor sit amet',
          ]),
        ),
    ])()
  const makers: Record<TextKind, () => Row[]> = {
    scrap: () => some(1, random.pick([1, 2, 4, 9]), anyLine),
    'foreign text': () => [
      ...(random.chance(0.6) ? [heading(capital(invented(few(1, 6))))] : []),
      ...some(1, 14, () =>
        random.pick([
          () => gap(line(`${capital(invented(few(8, 40)))}.`)),
          () => line(inCapitals(invented(few(1, 4)))),
          () => line(capital(invented(few(1, 3))), number()),
          () => bullet(capital(invented(few(3, 9)))),
          () => line(`${capital(invented(few(1, 2)))}: ${invented(few(1, 3))}`),
        ])(),
      ),
    ],
    paper: () => paper(),
    'data sheet': () => [
      heading(random.pick([phrase(1, 4), `${from.company()} ${phrase(1, 2)}`])),
      ...(random.chance(0.3) ? [line(from.company()), line(from.date())] : []),
      ...some(2, 5, () => [
        ...(random.chance(0.5) ? [heading(phrase(1, 3))] : []),
        ...some(2, 9, () => line(phrase(1, 3), ...some(1, 3, number))),
      ]).flat(),
      ...(random.chance(0.4) ? [gap(line(`${from.sentence()} ${from.sentence()}`))] : []),
    ],
    slides: () =>
      some(2, 7, (at) => [
        {
          ...heading(at === 0 ? random.pick([phrase(2, 6), random.pick(from.papers)]) : phrase(1, 4)),
          isCentered: at === 0,
        },
        ...(at === 0 && random.chance(0.7)
          ? [line(from.person()), line(random.pick([from.company(), from.school()]))]
          : []),
        ...some(0, 5, () => bullet(random.pick([phrase(2, 8), from.sentence()]))),
      ]).flat(),
    program: () => [
      heading(random.pick([phrase(2, 5), `${from.school()} ${phrase(1, 2)}`])),
      line(from.date()),
      ...some(3, 12, () =>
        random.pick([
          () =>
            line(`${few(1, 12)}:${random.pick(['00', '15', '30'])} – ${few(1, 12)}:45`, phrase(2, 6), from.person()),
          () => line(from.person(), random.pick([from.company(), from.school()])),
          () => gap(line(phrase(2, 5))),
          () => line(`${from.person()}, ${from.company()}`),
        ])(),
      ),
    ],
  }
  return makers[kind]()

  function paper(): Row[] {
    const authors = some(1, 6, from.person)
    const title = random.pick([
      random.pick(from.papers).replaceAll(/[“”]/g, ''),
      inCapitals(phrase(4, 10)),
      capital(phrase(4, 10)),
    ])
    const marks = random.pick([[''], ['1', '2', '1,2'], ['∗', '†', '‡'], ['a', 'b']])
    const byline = random.pick([
      () => [line(authors.map((one) => one + random.pick(marks)).join(', '))],
      () => authors.map((one) => line(one)),
      () => [line(...authors.slice(0, 3))],
      () => authors.flatMap((one) => [line(one), line(from.school()), line(from.email())]),
    ])()
    const number = (at: number) => random.pick([`${at + 1} `, `${at + 1}. `, ''])
    return [
      ...(random.chance(0.3) ? [line(phrase(2, 6), from.date())] : []),
      { ...heading(title), isCentered: random.chance(0.6) },
      ...byline,
      ...(random.chance(0.7) ? some(1, 3, () => line(random.pick([from.school(), from.company()]))) : []),
      ...(random.chance(0.6) ? [line(authors.map(() => from.email()).join(', '))] : []),
      ...(random.chance(0.8) ? [heading(random.pick(['Abstract', 'ABSTRACT', 'Summary', 'Abstract—']))] : []),
      ...some(1, 3, () => gap(line(`${from.sentence()} ${from.sentence()} ${from.sentence()}`))),
      ...(random.chance(0.4) ? [gap(line(`Keywords: ${phrase(3, 6).toLowerCase()}`))] : []),
      ...['Introduction', 'Background', 'Related Work', 'Methods', 'Experiments', 'Results', 'Discussion', 'Conclusion']
        .filter(() => random.chance(0.5))
        .flatMap((text, at) => [
          heading(number(at) + text),
          ...some(1, 4, () => gap(line(`${from.sentence()} [${few(1, 30)}] ${from.sentence()}`))),
        ]),
      ...(random.chance(0.8)
        ? [
            heading(random.pick(['References', 'REFERENCES', 'Bibliography', 'Acknowledgments'])),
            ...some(2, 12, (at) =>
              line(
                `[${at + 1}] ${from.person()}, ${from.person()}. ${random.pick(from.papers)} ${few(1, 40)}(${few(1, 12)}), ${few(1970, 2025)}.`,
              ),
            ),
          ]
        : []),
    ]
  }
}

const inCapitals = (text: string): string => text.replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
