import { isRead, type AroundCall } from './around-calls.ts'

/**
 * Writes of a request that wait for the check of its session (`sessionActor` in worker/app.ts). Reads don't: their answer is
 * discarded when the session turns out to be over.
 */
export type HeldWrites = {
  /** From now on work waits for the check. Without `true` it fails and never runs. */
  holdUntil: (check: Promise<boolean>) => void
  /** Passes reads at once and anything else after the check. */
  around: AroundCall
  /** Runs work after the check, or at once when nothing is being checked. */
  after: (work: () => void) => void
}

export function heldWrites(): HeldWrites {
  let check: Promise<boolean> | undefined
  return {
    holdUntil(given) {
      check = given
    },
    async around({ method, statements }, work) {
      const mayWrite = method === 'exec' || !statements.every(isRead)
      if (check && mayWrite && !(await check)) throw new Error('The session of this request is over.')
      return work()
    },
    after(work) {
      if (check) void check.then((isValid) => isValid && work()).catch(() => undefined)
      else work()
    },
  }
}
