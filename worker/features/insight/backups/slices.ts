import type { CallBudget } from '#worker/db/call-budget.ts'
import type { Vault } from './vault.ts'

/** Calls of the two buckets in one invocation. With the queries of D1 they stay below the 1,000 subrequests of the cheapest plan. */
const maxCallsOfSlice = 250
/** Bytes of rows and files that one invocation turns into chunks: about 5 s of computing. */
const maxBytesOfSlice = 64 * 1024 * 1024

/** Resources that a slice of a backup has used. */
export type Slice = { take: (bytes: number) => void; call: () => void; isSpent: () => boolean }

/** Counts what a slice uses from now on. */
export function beginSlice(vault: Pick<Vault, 'calls'>, budget: Pick<CallBudget, 'isSpent'>): Slice {
  const before = vault.calls()
  let [bytes, own] = [0, 0]
  return {
    take: (more) => void (bytes += more),
    /** Counts a call of another bucket. */
    call: () => void own++,
    isSpent: () => budget.isSpent() || bytes >= maxBytesOfSlice || vault.calls() - before + own >= maxCallsOfSlice,
  }
}

/** Bytes that may wait in memory for their way to the bucket. An isolate has 128 MB for everything. */
const maxBytesWaiting = 24 * 1024 * 1024
const maxWaiting = 5

/** Work that runs beside other work, some at once and within a bound of memory. */
export type Lanes = { run: (bytes: number, work: () => Promise<void>) => Promise<void>; ended: () => Promise<void> }

/** Makes lanes. `run` waits for room; `ended` waits for all, and throws the first error. */
export function openLanes(): Lanes {
  const open = new Set<Promise<void>>()
  let waiting = 0
  let failed: { error: unknown } | undefined
  const isFull = (more: number) => open.size > 0 && (open.size >= maxWaiting || waiting + more > maxBytesWaiting)
  return {
    async run(bytes, work) {
      while (isFull(bytes)) await Promise.race(open)
      if (failed) throw failed.error
      waiting += bytes
      const one = work()
        .catch((error: unknown) => void (failed ??= { error }))
        .finally(() => {
          waiting -= bytes
          open.delete(one)
        })
      open.add(one)
    },
    async ended() {
      await Promise.all(open)
      if (failed) throw failed.error
    },
  }
}
