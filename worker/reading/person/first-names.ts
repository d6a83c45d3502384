import { nicknames } from '#worker/reading/lexicon/nicknames.data.ts'

/** For each form, the forms of every name that has it: "kate" may be Katherine, Catherine or Kathleen. */
const formsOf = new Map<string, Set<string>>()
for (const line of nicknames.trim().split('\n')) {
  const forms = line.split(' ')
  for (const form of forms) {
    formsOf.set(form, new Set([...(formsOf.get(form) ?? []), ...forms]))
  }
}

/** A first name with the others that the same person may go by, all folded: "bill" is william, will and billy too. */
export const firstNamesLike = (first: string): string[] => [...new Set([first, ...(formsOf.get(first) ?? [])])]
