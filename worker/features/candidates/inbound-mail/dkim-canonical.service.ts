/** A header as it was sent, one letter for each byte. */
export type RawHeader = { name: string; value: string }

const maxHeaderBytes = 256 * 1024
const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32]
const headerLine = /^([!-9;-~]+)[ \t]*:/

/**
 * Splits an email into headers and body. Undefined for a header that two readers could read in two ways: with a line that
 * ends otherwise than in CR LF, a line without a name, or NUL.
 */
export function splitEmail(bytes: Uint8Array): { headers: RawHeader[]; body: Uint8Array } | undefined {
  const end = emptyLine(bytes.subarray(0, maxHeaderBytes))
  if (end === undefined) return undefined
  const block = latin1(bytes.subarray(0, end))
  if (/\r(?!\n)|(?<!\r)\n|\0/.test(block)) return undefined
  const headers: RawHeader[] = []
  for (const line of block.split(/\r\n(?![ \t])/)) {
    const [start, name] = headerLine.exec(line) ?? []
    if (start === undefined || name === undefined) return undefined
    headers.push({ name, value: line.slice(start.length) })
  }
  return { headers, body: bytes.subarray(end + 4) }
}

/** Place of the first CR LF CR LF. */
function emptyLine(bytes: Uint8Array): number | undefined {
  for (let at = bytes.indexOf(carriageReturn); at >= 0; at = bytes.indexOf(carriageReturn, at + 1)) {
    if (bytes[at + 1] === lineFeed && bytes[at + 2] === carriageReturn && bytes[at + 3] === lineFeed) return at
  }
  return undefined
}

function latin1(bytes: Uint8Array): string {
  let text = ''
  // As many arguments as a call takes for sure.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** A header in the form that is signed (RFC 6376 §3.4.1 and §3.4.2), without the end of its line. */
export function canonicalHeader({ name, value }: RawHeader, isRelaxed: boolean): string {
  if (!isRelaxed) return `${name}:${value}`
  const text = value.replaceAll('\r\n', '').replaceAll(/[ \t]+/g, ' ')
  return `${name.toLowerCase()}:${text.trim()}`
}

/** The body in the form that is signed (RFC 6376 §3.4.3 and §3.4.4). */
export const canonicalBody = (body: Uint8Array, isRelaxed: boolean): Uint8Array<ArrayBuffer> =>
  isRelaxed ? relaxedBody(body) : simpleBody(body)

/** Without the empty lines at its end. */
function simpleBody(body: Uint8Array): Uint8Array<ArrayBuffer> {
  let end = body.length
  while (end >= 2 && body[end - 2] === carriageReturn && body[end - 1] === lineFeed) end -= 2
  const text = new Uint8Array(end + 2)
  text.set(body.subarray(0, end))
  text.set([carriageReturn, lineFeed], end)
  return text
}

/** Each run of spaces is one; those at the ends of lines and empty lines at the end are left out. */
function relaxedBody(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(body.length + 2)
  let length = 0
  let hasSpace = false
  let lines = 0
  const endLine = () => {
    text[length++] = carriageReturn
    text[length++] = lineFeed
  }
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (byte === space || byte === tab) hasSpace = true
    else if (byte === carriageReturn && body[at + 1] === lineFeed) {
      hasSpace = false
      lines++
      at++
    } else {
      for (; lines > 0; lines--) endLine()
      if (hasSpace) text[length++] = space
      hasSpace = false
      text[length++] = byte
    }
  }
  if (length > 0) endLine()
  return text.slice(0, length)
}
