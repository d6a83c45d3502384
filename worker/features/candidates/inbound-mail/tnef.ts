import type { ReadingBudget } from '#worker/reading/budget.ts'

export type TnefFile = { name: string; bytes: Uint8Array }

const signature = 0x223e_9f78
/** Attributes of an attachment ([MS-OXTNEF] 2.1.3.2); the first of them begins it. */
const attribute = { renderData: 0x0006_9002, title: 0x0001_8010, data: 0x0006_800f, properties: 0x0006_9005 }
/** Character sets of the properties for a long file name. */
const longNames: Readonly<Record<number, string>> = { 0x3707_001f: 'utf-16le', 0x3707_001e: 'windows-1252' }
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
  const files: { name: string; bytes?: Uint8Array }[] = []
  for (let at = 6; at + 9 <= bytes.byteLength;) {
    budget.spend('items')
    const id = view.getUint32(at + 1, true)
    const length = view.getUint32(at + 5, true)
    const data = bytes.subarray(at + 9, at + 9 + length)
    if (id === attribute.renderData) files.push({ name: '' })
    const file = files.at(-1)
    if (file && id === attribute.title) file.name = named(data, 'windows-1252')
    if (file && id === attribute.data) file.bytes = data
    if (file && id === attribute.properties) file.name = longNameIn(data, budget) ?? file.name
    at += 11 + length
  }
  return files.flatMap(({ name, bytes: content }) => (content ? [{ name, bytes: content }] : []))
}

const named = (data: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(data.subarray(0, maxNameBytes)).split('\0')[0] ?? ''

/** The long file name among an attachment's properties. Values are aligned to four bytes: a count of one, the length, the name. */
function longNameIn(data: Uint8Array, budget: ReadingBudget): string | undefined {
  budget.spend('steps', data.byteLength)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 4; at + 12 <= data.byteLength; at += 4) {
    const encoding = longNames[view.getUint32(at, true)]
    const length = view.getUint32(at + 8, true)
    if (encoding) return named(data.subarray(at + 12, at + 12 + length), encoding)
  }
  return undefined
}
