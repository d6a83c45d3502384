import { crc32 } from 'node:zlib'

/*
 * A ZIP without compression that is written over many invocations, as objects ("parts") that follow each other. Entries are
 * stored as they are: résumés are compressed already, and an entry may continue in the next invocation, which a
 * compressor could not. The header of an entry has the length and the checksum of its content, so it is written when the entry ends:
 * into the part that waits in memory, or as a part of its own.
 */

/** An object and its length. */
export type Part = readonly [key: string, bytes: number]

/** An entry that is being written. */
type OpenEntry = {
  name: string
  offset: number
  bytes: number
  crc: number
  /** Place of its header among the parts. */ part: number | null
}

/** Position of a ZIP between two invocations, as plain JSON. */
export type ZipState = {
  parts: Part[]
  directory: Part[]
  offset: number
  directoryBytes: number
  entries: number
  open: OpenEntry | null
}

export const newZip = (): ZipState => ({
  parts: [],
  directory: [],
  offset: 0,
  directoryBytes: 0,
  entries: 0,
  open: null,
})

/** Bytes after which an object ends with its entry, so that the header needn't be an object of its own. */
const fullBytesOfPart = 12 * 1024 * 1024
/** Bytes after which it ends in any case. */
const maxBytesOfPart = 16 * 1024 * 1024

const encoder = new TextEncoder()

type ZipWriterOptions = {
  put: (key: string, bytes: Uint8Array) => Promise<unknown>
  /** Prefix of the objects of this invocation, which no other one uses. */
  prefix: string
  /** Date of every entry. */
  at: Date
}

/** Continues a ZIP from where an earlier invocation ended. Call `end` to write what waits, and to learn the new state. */
export function zipWriter(before: ZipState, { put, prefix, at }: ZipWriterOptions) {
  const state = structuredClone(before)
  const moment = dosMoment(at)
  const directory: Uint8Array[] = []
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  /** Header of the open entry, while it waits to be filled in. */
  let header: Uint8Array | undefined
  let objects = 0

  async function store(pieces: readonly Uint8Array[]): Promise<Part> {
    const bytes = joined(pieces)
    const key = `${prefix}${objects++}`
    await put(key, bytes)
    return [key, bytes.byteLength]
  }

  async function flush(): Promise<void> {
    const at = header ? waiting.indexOf(header) : -1
    const groups = at < 0 ? [waiting] : [waiting.slice(0, at), waiting.slice(at + 1)]
    waiting = []
    waitingBytes = 0
    for (const [index, group] of groups.entries()) {
      if (index === 1 && state.open && header) {
        // Written when the entry ends.
        state.open.part = state.parts.length
        state.parts.push(['', header.byteLength])
        header = undefined
      }
      if (group.length > 0) state.parts.push(await store(group))
    }
  }

  async function add(bytes: Uint8Array): Promise<void> {
    waiting.push(bytes)
    waitingBytes += bytes.byteLength
    state.offset += bytes.byteLength
    if (waitingBytes >= maxBytesOfPart) await flush()
  }

  const writer = {
    /** Name of the open entry; null between entries. */
    openName: () => state.open?.name ?? null,
    objects: () => objects,
    async open(name: string): Promise<void> {
      state.open = { name, offset: state.offset, bytes: 0, crc: 0, part: null }
      header = new Uint8Array(localHeaderBytes + encoder.encode(name).byteLength)
      await add(header)
    },
    async write(bytes: Uint8Array): Promise<void> {
      if (!state.open) throw new Error('no entry is open')
      state.open.crc = crc32(bytes, state.open.crc)
      state.open.bytes += bytes.byteLength
      await add(bytes)
    },
    async close(): Promise<void> {
      const entry = state.open
      if (!entry) throw new Error('no entry is open')
      const whole = localHeader(entry, moment)
      if (header) header.set(whole)
      else if (entry.part !== null) state.parts[entry.part] = await store([whole])
      header = undefined
      state.open = null
      const listed = directoryEntry(entry, moment)
      directory.push(listed)
      state.directoryBytes += listed.byteLength
      state.entries++
      if (waitingBytes >= fullBytesOfPart) await flush()
    },
    /** Writes what waits. @returns The state for the next invocation. */
    async end(): Promise<ZipState> {
      await flush()
      if (directory.length > 0) state.directory.push(await store(directory))
      return state
    },
    /** Ends the ZIP. @returns All parts in their order. */
    async finish(): Promise<Part[]> {
      await writer.end()
      return [...state.parts, ...state.directory, await store([endOfDirectory(state)])]
    },
  }
  return writer
}

export type ZipWriter = ReturnType<typeof zipWriter>

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1 && pieces[0]) return pieces[0]
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}

/** Names are UTF-8. */
const utf8Flag = 0x0800
const localHeaderBytes = 30
const max32 = 0xffff_ffff
const max16 = 0xffff

/** Time and date as ZIP has them: two seconds exact, in no zone; here UTC. */
function dosMoment(at: Date): readonly [time: number, date: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [time, date]
}

/** Fields of 2, 4 or 8 bytes, little-endian (APPNOTE 6.3). */
function fields(...values: readonly (readonly [value: number, size: 2 | 4 | 8])[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of values) {
    if (size === 2) view.setUint16(at, value, true)
    else if (size === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += size
  }
  return bytes
}

type Moment = ReturnType<typeof dosMoment>

/** A text of 4 GB would need other fields; a row is far smaller than 2 MB, and a table than that. */
function localHeader({ name, bytes, crc }: OpenEntry, [time, date]: Moment): Uint8Array {
  if (bytes >= max32) throw new RangeError(`${name} is too large for an archive`)
  const text = encoder.encode(name)
  const start = fields(
    [0x04034b50, 4],
    [20, 2],
    [utf8Flag, 2],
    [0, 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [bytes, 4],
    [bytes, 4],
    [text.byteLength, 2],
    [0, 2],
  )
  return joined([start, text])
}

function directoryEntry({ name, bytes, crc, offset }: OpenEntry, [time, date]: Moment): Uint8Array {
  const text = encoder.encode(name)
  const isFar = offset >= max32
  const extra = isFar ? fields([1, 2], [8, 2], [offset, 8]) : new Uint8Array()
  const version = isFar ? 45 : 20
  const start = fields(
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [utf8Flag, 2],
    [0, 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [bytes, 4],
    [bytes, 4],
    [text.byteLength, 2],
    [extra.byteLength, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [isFar ? max32 : offset, 4],
  )
  return joined([start, text, extra])
}

/** The last record, with the one for long archives before it where that is needed. */
function endOfDirectory({ offset, directoryBytes, entries }: ZipState): Uint8Array {
  const isLong = entries >= max16 || offset >= max32 || directoryBytes >= max32
  const long = isLong
    ? fields(
        [0x06064b50, 4],
        [44, 8],
        [45, 2],
        [45, 2],
        [0, 4],
        [0, 4],
        [entries, 8],
        [entries, 8],
        [directoryBytes, 8],
        [offset, 8],
        [0x07064b50, 4],
        [0, 4],
        [offset + directoryBytes, 8],
        [1, 4],
      )
    : new Uint8Array()
  const count = Math.min(entries, max16)
  const end = fields(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [isLong ? max16 : count, 2],
    [isLong ? max16 : count, 2],
    [isLong ? max32 : directoryBytes, 4],
    [isLong ? max32 : offset, 4],
    [0, 2],
  )
  return joined([long, end])
}
