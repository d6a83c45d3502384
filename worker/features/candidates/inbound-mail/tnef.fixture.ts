type PackedFile = { title: string; longName?: string; bytes: Uint8Array }

const number = (value: number, size: 2 | 4) =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256)
const attribute = (id: number, data: readonly number[]) => [
  2,
  ...number(id, 4),
  ...number(data.length, 4),
  ...data,
  ...number(
    data.reduce((sum, byte) => (sum + byte) % 65_536, 0),
    2,
  ),
]

/** Properties of a file as Outlook writes them: a number, a binary value of three bytes, and the long name. */
function properties(longName: string): number[] {
  const name = [...`${longName}\0`].flatMap((letter) => number(letter.charCodeAt(0), 2))
  const filled = [...name, ...Array.from({ length: (4 - (name.length % 4)) % 4 }, () => 0)]
  const property = (type: number, id: number, value: readonly number[]) => [
    ...number(type, 2),
    ...number(id, 2),
    ...value,
  ]
  return [
    ...number(3, 4),
    ...property(0x03, 0x3705, number(1, 4)),
    ...property(0x102, 0x3702, [...number(1, 4), ...number(3, 4), 1, 2, 3, 0]),
    ...property(0x1f, 0x3707, [...number(1, 4), ...number(name.length, 4), ...filled]),
  ]
}

/** A TNEF stream ("winmail.dat") with files. */
export const tnefOf = (files: readonly PackedFile[]): Uint8Array =>
  Uint8Array.from([
    ...number(0x223e_9f78, 4),
    ...number(1, 2),
    ...files.flatMap(({ title, longName, bytes }) => [
      ...attribute(0x0006_9002, [0, 0]),
      ...attribute(
        0x0001_8010,
        [...title, '\0'].map((letter) => letter.charCodeAt(0)),
      ),
      ...attribute(0x0006_800f, [...bytes]),
      ...(longName === undefined ? [] : attribute(0x0006_9005, properties(longName))),
    ]),
  ])
