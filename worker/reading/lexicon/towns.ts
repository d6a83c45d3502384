import { townsAbroad, usTowns } from './towns.data.ts'
import type { Token } from './tokens.ts'

/** A town by its name, with the states or countries that have one: those with most people first, ours before others. */
export type Town = { name: string; regions: readonly string[] }

type Gazetteer = {
  towns: ReadonlyMap<string, Town>
  /** Most words of a name that begins with a word. */ lengths: ReadonlyMap<string, number>
}

let gazetteer: Gazetteer | undefined

/** The kept list of towns. Made when first asked for: most isolates read no text. */
function theTowns(): Gazetteer {
  if (gazetteer) return gazetteer
  const towns = new Map<string, { name: string; regions: string[] }>()
  const lengths = new Map<string, number>()
  for (const entry of [...usTowns.split(';'), ...townsAbroad.split(';')]) {
    const [name = '', region = ''] = entry.split(',')
    const key = keyOf(name)
    for (const one of key.startsWith('saint ') ? [key, key.replace('saint', 'st')] : [key]) {
      const town = towns.get(one)
      if (town) town.regions.push(region)
      else towns.set(one, { name, regions: [region] })
      const words = one.split(' ')
      lengths.set(words[0] ?? '', Math.max(words.length, lengths.get(words[0] ?? '') ?? 0))
    }
  }
  gazetteer = { towns, lengths }
  return gazetteer
}

/** A name as tokens compare. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .replaceAll(/[-\s]+/g, ' ')

/** The town of a name, or undefined. */
export const townNamed = (name: string): Town | undefined => theTowns().towns.get(keyOf(name))

/** The town with the longest name that begins at a token, and the index behind it. */
export function townAt(tokens: readonly Token[], at: number): { town: Town; to: number } | undefined {
  const { towns, lengths } = theTowns()
  const first = tokens[at]?.norm ?? ''
  const longest = lengths.get(first) ?? 0
  if (longest === 1) return found(towns.get(first), at + 1)
  for (let length = longest; length > 0; length--) {
    const words = tokens.slice(at, at + length)
    const isWhole =
      words.length === length && words.every(({ gap }, index) => index === 0 || gap === 'soft' || gap === 'hyphen')
    const town = isWhole ? towns.get(words.map(({ norm }) => norm).join(' ')) : undefined
    if (town) return found(town, at + length)
  }
  return undefined
}

const found = (town: Town | undefined, to: number) => town && { town, to }
