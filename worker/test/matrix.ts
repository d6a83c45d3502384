import { call, type TestSession } from './api.ts'

/**
 * Statuses that an endpoint answers to each caller: `{ stranger: 401, waiting: 403, … }`.
 *
 * @param body Made again for each caller, where the call changes something.
 */
export async function statusesFor(
  method: string,
  path: string,
  callers: Record<string, TestSession | null>,
  body?: unknown,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const [name, as] of Object.entries(callers)) {
    statuses[name] = (await call(method, path, { as, ...(body === undefined ? {} : { body }) })).status
  }
  return statuses
}
