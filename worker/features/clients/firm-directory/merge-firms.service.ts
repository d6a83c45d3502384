import type { ChainJoinsRepo } from '#worker/features/clients/evidence/chain-joins.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { FirmColumns } from './firm-changes.repo.ts'
import type { FirmRecord } from './firm-directory.repo.ts'
import { changedMeanwhile, firmById, undoableSince, type FirmDeps } from './firm-directory.service.ts'
import type { FirmMergesRepo } from './firm-merges.repo.ts'

type MergeFirmsDeps = Pick<FirmDeps, 'firmDirectory' | 'now'> & {
  firmMerges: FirmMergesRepo
  chainJoins: ChainJoinsRepo
}

/**
 * Moves everything of another firm into this one and fills its empty fields. The other record stays for the undo; its id
 * and names lead to this one from now on.
 *
 * @returns The id of the merge, for `undoFirmMerge`; of the earlier one where the firms are merged already.
 * @throws AppError 404 firm_not_found; 400 same_firm; 409 changed_meanwhile.
 */
export async function mergeFirms(deps: MergeFirmsDeps, actor: Actor, id: number, otherId: number): Promise<number> {
  const [firm, other] = await Promise.all([firmById(deps, id), firmById(deps, otherId)])
  const earlier = firm.id === other.id ? await deps.firmMerges.standing(firm.id, otherId) : undefined
  if (earlier !== undefined) return earlier
  if (firm.id === other.id) throw badRequest('same_firm', 'Please choose another firm to merge with.')
  const at = deps.now()
  const joined = { keptId: firm.id, keptName: firm.name, otherId: other.id, isJoined: true, by: actor, at }
  const mergeId = await deps.chainJoins.ofFirms(joined, (entries) =>
    deps.firmMerges.merge(firm, other, filledBy(firm, other), { by: actor.id, at }, entries),
  )
  if (mergeId === undefined) throw changedMeanwhile()
  return mergeId
}

/** Fields that the firm takes over: those that it leaves empty. */
function filledBy(firm: FirmRecord, other: FirmRecord): FirmColumns {
  const names = ['amLawRank', 'headcount', 'website', 'domains', 'notes'] as const
  const isBlank = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const taken = names.filter((name) => isBlank(firm[name]) && !isBlank(other[name]))
  return Object.fromEntries(taken.map((name) => [name, other[name]]))
}

/**
 * Separates two firms again: what moved goes back, and fields that were taken over are emptied unless somebody has changed
 * them since. Safe to repeat.
 *
 * @throws AppError 404 merge_not_found; 409 merge_over after seven days, merged_again.
 */
export async function undoFirmMerge(deps: MergeFirmsDeps, actor: Actor, mergeId: number): Promise<void> {
  const merge = await deps.firmMerges.byId(mergeId)
  if (!merge) throw notFound('merge_not_found', 'This merge doesn’t exist.')
  if (merge.undoneAt) return
  const at = deps.now()
  if (merge.mergedAt <= undoableSince(at)) {
    throw conflict('merge_over', 'A merge can be undone for seven days. This one is older.')
  }
  const separated = { keptId: merge.firmId, keptName: '', otherId: merge.mergedId, isJoined: false, by: actor, at }
  const isUndone = await deps.chainJoins.ofFirms(separated, (entries) =>
    deps.firmMerges.undo(merge, { by: actor.id, at }, entries),
  )
  if (isUndone) return
  if ((await deps.firmMerges.byId(mergeId))?.undoneAt) return
  throw conflict(
    'merged_again',
    'One of these firms was merged or deleted since, or another firm has the name now. Undo the later change first.',
  )
}
