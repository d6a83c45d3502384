import { decodeEntities } from '#worker/reading/document/html/entities.ts'

/** Longest posting that is read, in characters. */
export const postingLimit = 24_000

/**
 * A pasted posting as plain lines: tags and entities of HTML, marks of Markdown and odd blanks are taken off, list items
 * begin with "• ", headings end with ":".
 */
export function postingText(pasted: string): string {
  const plain = pasted
    .slice(0, postingLimit)
    .toWellFormed()
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<li\b[^>]*>/gi, '\n• ')
    .replaceAll(
      /<h[1-6]\b[^>]*>([\s\S]{0,200}?)<\/h[1-6]\s*>/gi,
      (_, heading: string) => `\n\n${heading.replaceAll(/<[^>]{0,200}>/g, '').trim()}\n`,
    )
    .replaceAll(
      /<(?:br|\/p|\/div|\/li|\/tr|\/ul|\/ol|\/td|\/th|\/dt|\/dd|\/section|\/header|\/article|p|div|ul|ol|dt|dd|tr|section|header|article)\b[^>]{0,500}>/gi,
      '\n',
    )
    .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, '')
  const text = decodeEntities(plain)
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/\r\n?/g, '\n')
    // A row of two cells is a label and its value.
    .replaceAll(/^ *(\p{L}[\p{L} /()-]{1,40}?):?[ ]*\t+[ ]*(?=[^\s\t][^\t\n]{0,300}$)/gmu, '$1: ')
    // "US-NY-Albany", as systems of employers write a place.
    .replaceAll(/\bUS-([A-Z]{2})-(\p{Lu}[\p{L} .]{2,30})/gu, '$2, $1')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000\t]/g, ' ')
  return text
    .split('\n')
    .map((line) => plainLine(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Signs that replace a label, and the labels that they replace. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:📍|🗺|🌎|🌍|🌐|🏙|📌)/u, 'Location'],
  [/^(?:💰|💵|💲|💸|🤑)/u, 'Salary'],
]
const pictures =
  /^(?:(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u200D|\p{Emoji_Modifier})\s*)+/u
/** Marks that begin an item of a list; as pictures they would be taken off. */
const marks = /^\s*(?:[▪▫◾◽◼◻]\uFE0F?|✔|☑|▶|➡|✅|☑️?|✔️?|➡️?|▶️?|👉|🔹|🔸|🔷|🔶|⚖️?|⭐️?|🎯|🔎|🎓|📚)\s*/u

/** "📍 Boston" is "Location: Boston"; other pictures say nothing. */
function withoutPictures(line: string): string {
  if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(line)) return line
  const plain = line.trim()
  const sign = signs.find(([pattern]) => pattern.test(plain))?.[1]
  const isItem = marks.test(plain)
  const rest = plain
    .replace(pictures, '')
    .replaceAll(
      /\s*(?:(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu,
      '',
    )
    .trim()
  if (sign !== undefined && rest !== '' && !/^[\p{L} ]{3,25}:/u.test(rest)) return `${sign}: ${rest}`
  return isItem && rest !== '' ? `• ${rest}` : rest
}

/** "| Job title | Tax Associate |" is "Job title: Tax Associate". */
function withoutTable(line: string): string {
  if (!/^\s*\|.*\|\s*$/.test(line)) return line
  const cells = line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
  if (cells.every((cell) => /^:?-*:?$/.test(cell))) return ''
  const [label = '', value = ''] = cells
  return cells.length === 2 && label !== '' && value !== '' ? `${label.replace(/:$/, '')}: ${value}` : cells.join(' | ')
}

function plainLine(pasted: string): string {
  return withoutPictures(withoutTable(pasted))
    .replaceAll(/\[([^\]\n]{1,200})\]\((?:[^()\n]{1,500})\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)([^*_\n]{1,300}?)\1/g, '$2')
    .replaceAll(/\*\*|`/g, '')
    .replace(/^\s*#{1,6}\s+(.*)$/, '$1')
    .replace(/^\s*(?:[-–—*•·▪▫◦●○‣⁃➢➤➔→⇒►▶▸❖✦✓✔■□◼◾§»+~]|o(?=\s)|\d{1,2}[.)]|\((?:\d{1,2}|[a-h])\)|[a-h]\))\s+/, '• ')
    .replace(/^\s*[-*](?=\p{Lu}[^*]*$)/u, '• ')
    .replace(/^\s*(?:[•·▪●■➢➤►▸❖✓✔])\s*(?=\S)/, '• ')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^\s*[-=_*~]{3,}\s*$/, '')
    .trim()
}
