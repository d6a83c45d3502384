/**
 * JSON as pages write it: with comments, CDATA marks, trailing commas, control characters, raw line breaks in texts and
 * escapes that are none. What still can't be read gives undefined. (The traps that JSON-LD readers meet in the wild.)
 */
export function parseLenientJson(written: string): unknown {
  const bare = written
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
  return tryParse(bare) ?? tryParse(mended(bare))
}

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** One pass over the text, so that its time grows with its length only. */
function mended(json: string): string {
  let out = ''
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const letter = json[at] as string
    if (inText) {
      if (letter === '\\') {
        const next = json[at + 1] ?? ''
        const isEscape = /["\\/bfnrt]/.test(next) || /^u[\da-f]{4}/i.test(json.slice(at + 1, at + 6))
        out += isEscape ? letter + next : '\\\\'
        if (isEscape) at++
      } else if (letter === '"' && endsText(json, at)) {
        inText = false
        out += letter
      } else if (letter === '"') out += '\\"'
      else if (letter < ' ') out += letter === '\n' ? '\\n' : ' '
      else out += letter
    } else if (letter === '"') {
      inText = true
      out += letter
    } else if (json.startsWith('/*', at)) {
      const end = json.indexOf('*/', at)
      at = end < 0 ? json.length : end + 1
    } else if (json.startsWith('//', at)) {
      const end = json.indexOf('\n', at)
      at = end < 0 ? json.length : end
    } else if (letter === ',' && /^\s*[}\]]/.test(json.slice(at + 1, at + 200))) continue
    else out += letter < ' ' ? ' ' : letter
  }
  return out
}

/** A quote ends a text where JSON goes on: before `,`, `:`, `}`, `]` or the end. */
const endsText = (json: string, at: number) => /^\s*(?:[,:}\]]|$)/.test(json.slice(at + 1, at + 60))
