import type { CallBudget } from '#worker/db/call-budget.ts'
import type { SealedColumn } from '#worker/feature.ts'
import type { SecretKeys } from '#worker/platform/secret-keys.ts'
import { seal, sealPrefix, unseal } from '#worker/platform/sealed-text.ts'
import { hashKeyName, openHashKey, sealHashKey } from './keyed-hash.service.ts'
import type { SealedKeysRepo } from './sealed-keys.repo.ts'

type ResealDeps = {
  sealedKeys: SealedKeysRepo
  sealedColumns: readonly SealedColumn[]
  config: SecretKeys & { SECRET_KEY_NAME: string }
  budget: Pick<CallBudget, 'isSpent'>
  now: () => Date
}

/** Rows sealed again in one batch. */
const pageSize = 50

/**
 * Seals everything stored with the newest secret that an earlier one sealed. What is done needs no note: each text says
 * which secret sealed it, so a run that is cut off is continued by the next. Does nothing outside of a rotation.
 *
 * @returns How many texts were sealed again, and how many no secret opens.
 */
export async function resealAll(deps: ResealDeps): Promise<{ resealed: number; unreadable: number }> {
  const sum = { resealed: 0, unreadable: 0 }
  if (deps.config.PREVIOUS_SECRET_KEYS.length === 0) return sum
  const prefix = await sealPrefix(deps.config.SECRET_KEY)
  await resealHashKey(deps, prefix)
  for (const column of deps.sealedColumns) {
    let after = ''
    while (!deps.budget.isSpent()) {
      const rows = await deps.sealedKeys.others(column, { prefix, after, limit: pageSize })
      const last = rows.at(-1)
      if (!last) break
      after = last.id
      const opened = await Promise.all(rows.map((row) => resealed(deps, column, row)))
      const done = opened.filter((row) => row !== undefined)
      if (done.length > 0) await deps.sealedKeys.replace(column, done)
      sum.resealed += done.length
      sum.unreadable += rows.length - done.length
    }
  }
  return sum
}

async function resealed({ config }: ResealDeps, column: SealedColumn, row: { id: string; sealed: string }) {
  const sealFor = { keys: config, purpose: column.purpose, context: column.contextOf(row.id) }
  const bytes = await unseal(row.sealed, sealFor)
  return bytes && { ...row, resealed: await seal(bytes, sealFor) }
}

/** The key behind stored hashes goes first: its row tells `npm run doctor` since when the newest secret is in use. */
async function resealHashKey(deps: ResealDeps, prefix: string): Promise<void> {
  const key = await deps.sealedKeys.byName(hashKeyName)
  if (!key) {
    await deps.sealedKeys.add(await sealHashKey(deps, crypto.getRandomValues(new Uint8Array(32))))
    return
  }
  const bytes = key.sealed.startsWith(prefix) ? undefined : await openHashKey(deps, key)
  if (bytes) await deps.sealedKeys.reseal(key, await sealHashKey(deps, bytes))
}
