import { firmKey, firmKeys, knownFirm } from '#worker/reading/lexicon/firm-names.ts'

/** The name that a new record gets: in full where the text is a known abbreviation, else as it was typed. */
export const fullFirmName = (name: string): string => {
  const firm = knownFirm(name)?.firm ?? name
  return firmKey(firm) === firmKey(name) ? name : firm
}

/** A name or alias in a directory of firms. */
export type ListedFirmName = { firmId: number; key: string; isAlias: boolean }

/** The entry of a directory that a typed name means. Never a similar one. */
export function resolveFirmName<Name extends ListedFirmName>(typed: string, names: readonly Name[]): Name | undefined {
  const found = firmKeys(typed).map((key) => names.filter((name) => name.key === key))
  const same = found.find(({ length }) => length > 0)
  return same?.find(({ isAlias }) => !isAlias) ?? same?.[0]
}

/** Similarity from which a name is suggested. */
const minSimilarity = 0.6

/** Firms whose name is similar to a typed one, most similar first, each once. For a person to select from. */
export function similarFirmNames<Name extends ListedFirmName>(
  typed: string,
  names: readonly Name[],
  limit: number,
): Name[] {
  const pieces = piecesOf(firmKey(typed))
  return names
    .map((name) => ({ name, similarity: similarityOf(pieces, piecesOf(name.key)) }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity || a.name.firmId - b.name.firmId)
    .map(({ name }) => name)
    .filter(({ firmId }, at, all) => all.findIndex((one) => one.firmId === firmId) === at)
    .slice(0, limit)
}

/** Pieces of three characters of each word, with its beginning and end. */
const piecesOf = (key: string): Set<string> =>
  new Set(key.split(' ').flatMap((word) => Array.from(`${word} `, (_, at) => `  ${word} `.slice(at, at + 3))))

/** Share of pieces that two names have in common, from 0 to 1. */
const similarityOf = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.intersection(b).size / a.union(b).size
