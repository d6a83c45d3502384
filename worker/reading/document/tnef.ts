import type { ReadingBudget } from '#worker/reading/budget.ts'

export type TnefFile = { name: string; bytes: Uint8Array }

const signature = 0x223e_9f78
/** Attributes of an attachment ([MS-OXTNEF] 2.1.3.2); the first of them begins it. */
const attribute = { renderData: 0x0006_9002, title: 0x0001_8010, data: 0x0006_800f, properties: 0x0006_9005 }
const longFileName = 0x3707
const [text8, text16, object, binary] = [0x1e, 0x1f, 0x0d, 0x102]
/** Bytes of values of a fixed length, by type ([MS-OXCDATA] 2.11.1), filled up to four. */
const fixedBytes = new Map([
  [0x02, 4],
  [0x03, 4],
  [0x04, 4],
  [0x05, 8],
  [0x06, 8],
  [0x07, 8],
  [0x0a, 4],
  [0x0b, 4],
  [0x14, 8],
  [0x40, 8],
  [0x48, 16],
])
const maxNameBytes = 600

/**
 * Files of a TNEF stream, the "winmail.dat" in which Outlook packs attachments. What follows a break or a cut is left out.
 *
 * @returns An empty list for anything else.
 * @throws BudgetExceeded
 */
export function readTnef(bytes: Uint8Array, budget: ReadingBudget): TnefFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < 6 || view.getUint32(0, true) !== signature) return []
  const files: { title?: string; longName?: string | undefined; bytes?: Uint8Array }[] = []
  for (let at = 6; at + 9 <= bytes.byteLength;) {
    budget.spend('items')
    const id = view.getUint32(at + 1, true)
    const length = view.getUint32(at + 5, true)
    const data = bytes.subarray(at + 9, at + 9 + length)
    if (id === attribute.renderData) files.push({})
    const file = files.at(-1)
    if (file && id === attribute.title) file.title = named(data, 'windows-1252')
    if (file && id === attribute.data) file.bytes = data
    if (file && id === attribute.properties) file.longName = longNameIn(data, budget)
    at += 11 + length
  }
  return files.flatMap(({ title, longName, bytes: content }) =>
    content ? [{ name: longName ?? title ?? '', bytes: content }] : [],
  )
}

const named = (data: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(data.subarray(0, maxNameBytes)).split('\0')[0] ?? ''

/** The long file name among the properties of an attachment. Undefined: it isn't there, or the list is broken before it. */
function longNameIn(data: Uint8Array, budget: ReadingBudget): string | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const count = data.byteLength < 4 ? 0 : view.getUint32(0, true)
  let at = 4
  for (let left = count; left > 0 && at + 4 <= data.byteLength; left--) {
    budget.spend('items')
    const type = view.getUint16(at, true)
    const id = view.getUint16(at + 2, true)
    // Properties with names of their own follow the standard ones, and none of them is the file name.
    if (id >= 0x8000) return undefined
    at += 4
    const fixed = fixedBytes.get(type)
    if (fixed !== undefined) {
      at += fixed
      continue
    }
    if (![text8, text16, object, binary].includes(type) || at + 8 > data.byteLength) return undefined
    // One value, its length, and the value filled up to four bytes.
    const length = view.getUint32(at + 4, true)
    const value = data.subarray(at + 8, at + 8 + length)
    if (id === longFileName) return named(value, type === text16 ? 'utf-16le' : 'windows-1252')
    at += 8 + Math.ceil(length / 4) * 4
  }
  return undefined
}
