import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import { labelOf } from './posting-tokens.ts'

/** Longest posting that is read, in characters. */
export const postingLimit = 24_000

type Changes = readonly (readonly [found: RegExp, replacement: string])[]

/** Turns markup into lines: list entries begin with "• ", and scripts are left out. */
const markup: Changes = [
  [/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' '],
  [/<li\b[^>]{0,500}>/gi, '\n• '],
  [/<\/?(?:br|p|div|h[1-6]|li|tr|ul|ol|td|th|dt|dd|section|header|article)\b[^>]{0,500}>/gi, '\n'],
  [/<\/?[a-z][^<>]{0,500}>/gi, ''],
]

/**
 * Removes zero-width characters, turns "US-IL-Peoria" into "Peoria, IL", and a label and its value in two cells into "label: value".
 * Writes spaced-out letters together ("H A L E"). Wide gaps are columns.
 */
const blanks: Changes = [
  [/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, ''],
  [/\bUSA?-([A-Z]{2})-(\p{Lu}[\p{L}.’']{1,20}(?: \p{Lu}[\p{L}.’']{1,20}){0,3})/gu, '$2, $1'],
  [/^ *(\p{L}[\p{L} /()-]{1,40}?):?[ ]*\t+[ ]*(?=[^\s\t][^\t\n]{0,300}$)/gmu, '$1: '],
  [/(?<=(?<!\S)\p{Lu}) (?=\p{Lu} \p{Lu}(?!\S))|(?<=(?<!\S)\p{Lu} \p{Lu}) (?=\p{Lu}(?!\S))/gu, ''],
  [/(?<=[\p{L}\p{N}.)]) {3,}(?=[\p{L}\p{N}$(])/gu, ' | '],
]

/** Turns emoji into the labels and bullets that they replace, and removes other emoji and Markdown. */
const marks: Changes = [
  [/^\s*[-=_*~]{3,}\s*$/, ''],
  [/^\s*[📍🗺🌎🌍🌐🏙📌]\uFE0F?\s*(?![\p{L} ]{3,25}:)(?=\S)/u, 'Location: '],
  [/^\s*[💰💵💲💸🤑]\s*(?![\p{L} ]{3,25}:)(?=\S)/u, 'Salary: '],
  [/^\s*(?:(?:[♦▪▫◾◽◼◻✔☑▶➡✅👉🔹🔸🔷🔶⚖⭐🎯🔎🎓📚•·●■➢➤►▸❖✓]\uFE0F?\s*)+(?=\S)|[-*](?=[\p{L}\d][^*]*$))/u, '• '],
  [/\s*(?:(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\uFE0F\u200D\p{Emoji_Modifier}]*)+\s*/gu, ' '],
  [/\[([^\]\n]{1,200})\]\((?:[^()\n]{1,500})\)/g, '$1'],
  [/^\s*\*(?=[^\s*])([^*]{2,120})\*\s*$|\*\*|__(?=\S)|(?<=\S)__|`/g, '$1'],
  [/^(?:(?:\s*>){1,9}\s?|\s*#{1,6}\s+)/, ''],
  [
    /^\s*(?:(?:[-–—*•·▪▫◦●○‣⁃➢➣➤➔→⇒►▸❖❑❒◆◇⦁∙✦✧✓✔■□◼◾\uF0A7\uF0B7§»+~☐]|o(?=\s)|\[[ xX]?\]|\d{1,2}[.)]|\((?:\d{1,2}|[a-h]|[ivx]{1,4})\)|(?:[a-hA-H]|[ivx]{1,4})\))\s+){1,2}/,
    '• ',
  ],
]

/**
 * Where line breaks of a copied list were lost: "an accredited law schoolLicensed in Ohio3-5 years", "all files.2. Draft".
 * Names like PowerPoint begin with a capital letter.
 */
const lostBreak =
  /(?<=[\s(-]\p{Ll}{3,30}[.:;)]{0,2}|\p{Ll}{3}[:;])(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{3}[.:;)]?)(?=\d\d?(?:[-–]\d\d? y|\. \p{Lu}))|(?<=\d{3})(?=\p{Lu}\p{Ll}{3})|(?<=\S)(?=[•●▪■] )|(?<=[.;:]|: )(?=- ?[\p{Lu}\d])|(?<=[.!?;)]) (?=\p{Lu}[\p{L} &/’']{2,40}: ?[-•●▪■])/u

/** Breaks a line where breaks were lost. A single such place may be a name. */
function withBreaks(line: string): string[] {
  const pieces = line.split(lostBreak)
  return pieces.length > 2 ? pieces : [line]
}

/** Maximum number of characters of a label. */
const maxLabel = 32
/** Places where a capital letter, a digit or a dollar sign follows without a blank. */
const inWord = /(?<=\p{Ll})(?=[\p{Lu}\p{N}$])|(?<=\p{Lu})(?=\p{Lu}\p{Ll}|\p{Ll}\p{Lu})/gu

/** The label that a line begins with if its value follows without a blank: "Job Title" of "Job TitleTax Associate". */
function gluedLabel(line: string): string | undefined {
  const ends = [...line.slice(0, maxLabel).matchAll(inWord)].map(({ index }) => line.slice(0, index))
  return ends.findLast((label) => labelOf(label) !== undefined)
}

/**
 * Inserts a colon behind labels where the blank between two cells was lost: "Job TitleTax Associate", "LOCATIONChicago, IL". A label of
 * one word may begin a name ("PayPal"), so it counts only beside other lost blanks, and if its word isn't repeated.
 */
function withLabels(lines: readonly string[]): string[] {
  const labels = lines.map(gluedLabel)
  const isForm = new Set(labels.filter((label) => label !== undefined)).size > 1
  const text = lines.join('\n')
  return lines.map((line, at) => {
    const label = labels[at]
    const word = /^\S+/.exec(line)?.[0] ?? ''
    const isSure = label?.includes(' ') || (isForm && text.split(word, 3).length === 2)
    return label !== undefined && isSure ? `${label}: ${line.slice(label.length)}` : line
  })
}

const changed = (text: string, changes: Changes): string =>
  changes.reduce((all, [found, replacement]) => all.replace(found, replacement), text)

/** Maximum width of a text whose lines were wrapped: that of its lines, without the longest tenth. Characters. */
const maxWrapped = 110

/**
 * Joins lines that were wrapped, as in a PDF or an email: most lines that begin with a small letter follow a long line. The pattern
 * looks back only from line breaks, because looking back from each letter of a long line would take a second.
 */
function withoutWraps(text: string): string {
  const lengths = text.split('\n').flatMap(({ length }) => (length > 0 ? [length] : []))
  const width = lengths.toSorted((a, b) => b - a)[Math.floor(lengths.length / 10)] ?? 0
  const wrap = new RegExp(String.raw`(-?)\n(?<=^.{${Math.floor(width * 0.7)},}\n)(?=\p{Ll}(?!\S*@))`, 'gmu')
  const [small = 0, wrapped = 0] = [/(?<=.\n)\p{Ll}(?!\S*@)/gu, wrap].map((one) => text.match(one)?.length ?? 0)
  const isWrapped = width <= maxWrapped && wrapped >= Math.max(3, small * 0.75)
  return isWrapped ? text.replaceAll(wrap, (_, hyphen: string) => (hyphen === '' ? ' ' : '')) : text
}

/** Turns a pasted posting into plain lines, without HTML tags and entities, Markdown and unusual spaces. */
export function postingText(pasted: string): string {
  const lines = changed(decodeEntities(changed(pasted.slice(0, postingLimit).toWellFormed(), markup)), blanks)
    .split('\n')
    .flatMap(withBreaks)
    .map((line) => changed(withoutBars(line.replaceAll(/\s+/g, ' ')), marks).trim())
  return withoutWraps(withLabels(lines).join('\n'))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Removes the bars of a table row: "| Job title | Tax Associate |" becomes "Job title: Tax Associate". This isn't one pattern,
 * because such a pattern would take minutes on a bar and a thousand spaces.
 */
function withoutBars(line: string): string {
  const cells = line.trim().split(/ ?\| ?/)
  if (cells[0] !== '' || cells.length === 1) return line.replace(/\| *$/, '').trim()
  const [label = '', value, ...more] = cells.filter((cell) => !/^[\s:-]*$/.test(cell))
  if (value === undefined || more.length > 0) return [label, value, ...more].filter(Boolean).join(' | ')
  return `${label.replace(/ ?:$/, '')}: ${value}`
}
