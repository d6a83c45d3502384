import { phraseAt, phraseBook, type PhraseBook } from './phrase-book.ts'
import { tokenize, type Token } from './tokens.ts'
import { towns } from './towns.data.ts'

/** A town by its name, with the states or countries that have one, those with most people first. */
export type Town = { name: string; regions: readonly string[] }

let gazetteer: PhraseBook<Town> | undefined

/** The kept list of towns. Made when first asked for: most isolates read no text. */
function townBook(): PhraseBook<Town> {
  if (gazetteer) return gazetteer
  const byName = new Map<string, { name: string; regions: string[] }>()
  for (const entry of towns.split(';')) {
    const [name = '', region = ''] = entry.split(',')
    for (const key of new Set([name, name.replace(/^Saint /, 'St ')])) {
      const town = byName.get(key) ?? { name, regions: [] }
      town.regions.push(region)
      byName.set(key, town)
    }
  }
  gazetteer = phraseBook([...byName].map(([text, value]) => ({ text, value })))
  return gazetteer
}

/** The town with the longest name that begins at a token, and the index behind it. */
export function townAt(tokens: readonly Token[], at: number): { town: Town; to: number } | undefined {
  const phrase = phraseAt(tokens, at, townBook())
  return phrase && { town: phrase.value, to: at + phrase.words.length }
}

/** The town of a name, or undefined. */
export function townNamed(name: string): Town | undefined {
  const tokens = tokenize(name)
  const found = townAt(tokens, 0)
  return found?.to === tokens.length ? found.town : undefined
}
