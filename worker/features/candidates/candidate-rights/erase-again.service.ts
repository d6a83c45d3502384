import type { CallBudget } from '#worker/db/call-budget.ts'
import { keyedHasher } from '#worker/features/identity/key-rotation/keyed-hash.service.ts'
import { AppError } from '#worker/http/errors.ts'
import { erasePerson, erasureText, type CandidateRightsDeps } from './candidate-rights.service.ts'
import type { ErasuresDueRepo } from './erasures-due.repo.ts'

type EraseAgainDeps = CandidateRightsDeps & {
  erasuresDue: ErasuresDueRepo
  budget: Pick<CallBudget, 'isSpent'>
}

/**
 * Erases people again whose erasure is newer than the backup that was restored. An erasure stores only a hash, so every email
 * is hashed and looked up. What an invocation can't do stays due.
 *
 * @returns Number of people erased.
 */
export async function eraseAgain(deps: EraseAgainDeps): Promise<number> {
  const due = await deps.erasuresDue.due()
  if (due.length === 0) return 0
  const hashes = new Set(due.map(({ personHash }) => personHash))
  const hashesOf = await keyedHasher(deps)
  const found = new Set<string>()
  const seen = new Set<string>()
  for await (const emails of deps.erasuresDue.emails(deps.personalTables.map(({ table }) => table))) {
    for (const email of emails) {
      if (seen.has(email)) continue
      seen.add(email)
      if ((await hashesOf(erasureText(email))).some((hash) => hashes.has(hash))) found.add(email)
    }
  }
  let erased = 0
  for (const email of found) {
    if (deps.budget.isSpent()) return erased
    if (await isErased(deps, email)) erased++
  }
  await deps.erasuresDue.settle(due.map(({ id }) => id))
  return erased
}

/** @returns False when another erasure took the person along. */
async function isErased(deps: EraseAgainDeps, email: string): Promise<boolean> {
  try {
    await erasePerson(deps, null, email)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'nothing_held') return false
    throw error
  }
}
