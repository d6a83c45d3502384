import { nicknames } from '#worker/reading/lexicon/nicknames.data.ts'

/** The forms of each name. "Kate" is a form of Katherine, Catherine and Kathleen. */
const names = (nicknames.match(/.+/g) ?? []).map((line) => line.split(' '))

/** A first name with the others that the same person may go by, all folded: "bill" is william, will and billy too. */
export const firstNamesLike = (first: string): string[] => [
  ...new Set([first, ...names.filter((forms) => forms.includes(first)).flat()]),
]
