const declared = /charset\s*=\s*["']?\s*([\w-]+)/i
const xmlDeclared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i

/** A page declares its charset within its first kilobyte (the HTML standard's own window). */
const prescanBytes = 1024

/**
 * The text of a body: by its byte order mark, else the charset of its Content-Type, else what the page itself declares,
 * else UTF-8, and where it is not that, Windows-1252, which every byte sequence is. A page that says UTF-8 and has no letter
 * of it beyond ASCII is Windows-1252 all the same, and one that says Windows-1252 and is whole UTF-8 is that. What can't be
 * decoded becomes "�"; an unknown charset name is passed over.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const label = bomOf(bytes) ?? known(declared.exec(contentType)?.[1]) ?? known(declaredInside(bytes))
  if (label && label !== 'utf-8' && label !== 'windows-1252') return new TextDecoder(label).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    // One broken letter among good ones is a broken letter.
    const isOther = label !== 'utf-8' || !/[^\0-\x7f\ufffd]/.test(text)
    return isOther ? new TextDecoder('windows-1252').decode(bytes) : text
  }
}

function bomOf([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return undefined
}

function declaredInside(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, prescanBytes))
  const inMeta = (head.match(/<meta[^>]+>/gi) ?? []).map((meta) => declared.exec(meta)?.[1]).find(Boolean)
  const label = xmlDeclared.exec(head)?.[1] ?? inMeta
  // Text that could be read as bytes up to here is not UTF-16, so the standard reads it as UTF-8.
  return label && /^utf-16/i.test(label) ? 'utf-8' : label
}

function known(label: string | undefined): string | undefined {
  if (!label) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
