/** Longest posting that is read, in characters. */
export const postingLimit = 24_000

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  reg: '®',
  trade: '™',
  copy: '©',
  eacute: 'é',
}

/**
 * A pasted posting as plain lines: tags and entities of HTML, marks of Markdown and odd blanks are taken off, list items
 * begin with "• ", headings end with ":".
 */
export function postingText(pasted: string): string {
  const text = pasted
    .slice(0, postingLimit)
    .toWellFormed()
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<li\b[^>]*>/gi, '\n• ')
    .replaceAll(
      /<h[1-6]\b[^>]*>([\s\S]{0,200}?)<\/h[1-6]\s*>/gi,
      (_, heading: string) => `\n\n${heading.replaceAll(/<[^>]{0,200}>/g, '').trim()}\n`,
    )
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/ul|\/ol|\/td|p|div|ul|ol)\b[^>]{0,500}>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => entity(name) ?? whole)
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000\t]/g, ' ')
    .replaceAll(/\r\n?/g, '\n')
  return text
    .split('\n')
    .map((line) => plainLine(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return Number.isInteger(code) && code >= 32 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}

function plainLine(line: string): string {
  return line
    .replaceAll(/\[([^\]\n]{1,200})\]\((?:[^()\n]{1,500})\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)([^*_\n]{1,300}?)\1/g, '$2')
    .replaceAll(/\*\*|`/g, '')
    .replace(/^\s*#{1,6}\s+(.*)$/, '$1')
    .replace(/^\s*(?:[-*•·▪◦●○‣⁃➢✓✔■□§»]|o(?=\s{2})|\d{1,2}[.)])\s+/, '• ')
    .replace(/^\s*(?:[•·▪●■])\s*(?=\S)/, '• ')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^\s*[-=_*~]{3,}\s*$/, '')
    .trim()
}
