import { readdirSync, readFileSync } from 'node:fs'

/** A document of bench/written: its id, its first line, the facts that it states, and the lines of its text. */
export type WrittenFile = { id: string; about: string; truth: Readonly<Record<string, string>>; lines: string[] }

/** The last file of each writer is held out of training. */
const isHeldOutFile = (name: string): boolean => name.endsWith('-4.txt')
const fields = /;\s*(?=(?:name|title|firm|place|jd|bars|pay|years|type|remote|jobs):)/

/** The facts in the line below the first one of a document: "= title: Tax Associate; firm: Acme LLP". */
export function truthOf(stated: string): Record<string, string> {
  const values = stated
    .replace(/^= /, '')
    .split(fields)
    .map((one) => [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

/** Documents that others wrote with labels, in training or held out (bench/written/README.md). */
export function writtenFiles(kind: 'resumes' | 'postings', isHeldOut: boolean): WrittenFile[] {
  const folder = new URL(`../written/${kind}/`, import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt') && isHeldOutFile(name) === isHeldOut)
  return names.toSorted().flatMap((name) => {
    const [, ...documents] = readFileSync(new URL(name, folder), 'utf8').split(/^@@ /m)
    return documents.map((text) => {
      const [about = '', stated = '', ...lines] = text.trimEnd().split('\n')
      return {
        id: about.split(' | ')[0]?.trim() ?? '',
        about,
        truth: truthOf(stated),
        lines,
      }
    })
  })
}

/** Splits a text into labeled and plain parts: "{title Of Counsel}, {place Denver, CO}". */
export function labeledWords(text: string): { text: string; label?: string }[] {
  return text.split(/(\{\w+ [^{}]*\})/).flatMap((part) => {
    if (part === '') return []
    const [, label, words] = /^\{(\w+) ([^{}]*)\}$/.exec(part) ?? []
    return [label === undefined || words === undefined ? { text: part } : { text: words, label }]
  })
}
