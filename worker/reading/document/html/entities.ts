/** The names that occur in job pages and biographies; the rest of the standard's 2,231 are left as they are. */
const written = `amp &, lt <, gt >, quot ", apos ', ndash –, mdash —, lsquo ‘, rsquo ’, sbquo ‚, ldquo “, rdquo ”,
  bdquo „, hellip …, bull •, middot ·, copy ©, reg ®, trade ™, sect §, para ¶, deg °, laquo «, raquo »,
  euro €, pound £, cent ¢, yen ¥, frac12 ½, times ×, plusmn ±, agrave à, aacute á, acirc â, atilde ã,
  auml ä, aring å, aelig æ, ccedil ç, egrave è, eacute é, ecirc ê, euml ë, igrave ì, iacute í, icirc î,
  iuml ï, ntilde ñ, ograve ò, oacute ó, ocirc ô, otilde õ, ouml ö, oslash ø, ugrave ù, uacute ú, ucirc û,
  uuml ü, yacute ý, szlig ß, lstrok ł, scaron š, zcaron ž, ccaron č`

const named: Readonly<Record<string, string>> = Object.fromEntries([
  ...['nbsp', 'ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
  ...['shy', 'zwnj', 'zwj'].map((name) => [name, ''] as const),
  ...written.split(/,\s+/).map((pair) => pair.split(' ') as [string, string]),
])

/** Longest text that is decoded at once: the engine keeps every match until the last one is found. Characters. */
const maxAtOnce = 65_536
/** Longest reference that is known, with some room. Characters. */
const maxReference = 40

/** Text with its character references replaced: `&amp;`, `&#8217;`, `&#x2019;`. What is unknown stays as written. */
export function decodeEntities(text: string): string {
  if (text.length <= maxAtOnce) return decodePart(text)
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    const cut = from + maxAtOnce
    // Not within a reference.
    const open = cut < text.length ? text.lastIndexOf('&', cut - 1) : -1
    const end = open > cut - maxReference ? open : cut
    parts.push(decodePart(text.slice(from, end)))
    from = end
  }
  return parts.join('')
}

const decodePart = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi, (whole, decimal, hex, name: string) => {
    if (name) {
      const found = named[name] ?? named[name.toLowerCase()]
      if (found === undefined) return whole
      return /^[A-Z]/.test(name) && found.length === 1 ? found.toUpperCase() : found
    }
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : '�'
  })
