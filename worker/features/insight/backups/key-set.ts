/** Row ids of one table, as small as they can be: numbers as bits, other ids as they are. */
export type KeySet = { add: (key: unknown) => void; has: (key: unknown) => boolean; stored: () => StoredKeys }
/** A `KeySet` as JSON, to continue in another invocation. */
export type StoredKeys = { pages: [page: number, bits: string][]; texts: string[] }

const pageSize = 65_536

const toBase64 = (bytes: Uint8Array) => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export function keySet(stored: StoredKeys = { pages: [], texts: [] }): KeySet {
  const texts = new Set(stored.texts)
  const pages = new Map(
    stored.pages.map(([page, bits]) => [page, Uint8Array.from(atob(bits), (char) => char.charCodeAt(0))] as const),
  )
  return {
    add(key) {
      if (typeof key !== 'number') return void texts.add(String(key))
      const [page, at] = [Math.floor(key / pageSize), key % pageSize]
      const bits = pages.get(page) ?? new Uint8Array(pageSize / 8)
      bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
      pages.set(page, bits)
    },
    has(key) {
      if (typeof key !== 'number') return texts.has(String(key))
      const at = key % pageSize
      return ((pages.get(Math.floor(key / pageSize))?.[at >> 3] ?? 0) & (1 << (at & 7))) !== 0
    },
    stored: () => ({ pages: [...pages].map(([page, bits]) => [page, toBase64(bits)]), texts: [...texts] }),
  }
}
