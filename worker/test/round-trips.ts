import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '#worker/app.ts'
import type { Router } from '#worker/http/route.ts'
import { origin, type TestSession } from './api.ts'
import { simulatePlatform } from './simulated-platform.ts'

let app: Router | undefined

/**
 * Sends one read and gives its answer with the round trips that it took one after another: D1 and KV answer in waves, and a
 * wave ends when the Worker has begun everything that it can without an answer. Six calls travel at once, as on the
 * platform. Work behind the answer isn't counted.
 */
export async function roundTripsOf(
  path: string,
  as: TestSession,
): Promise<{ response: Response; roundTrips: number; calls: number }> {
  const waves = inWaves()
  const { env: bindings, meter } = simulatePlatform({
    conditions: { primaryMs: 1, replicaMs: 1, storeMs: 1 },
    sleep: waves.sleep,
  }).invocation(env)
  const ctx = createExecutionContext()
  app ??= createApp({ log: () => {} })
  const response = await app.hono.fetch(new Request(origin + path, { headers: { Cookie: as.cookie } }), bindings, ctx)
  const used = { roundTrips: waves.count(), calls: meter.calls }
  await waitOnExecutionContext(ctx)
  return { response, ...used }
}

/** Turns of the event loop without a new call after which a wave is complete. */
const quietTurns = 6

function inWaves() {
  let count = 0
  const waiting: (() => void)[] = []
  let quiet = 0
  let isTurning = false
  const turn = () => {
    if (++quiet < quietTurns) {
      setTimeout(turn, 1)
      return
    }
    isTurning = false
    count++
    for (const answer of waiting.splice(0)) answer()
  }
  const sleep = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      quiet = 0
      if (isTurning) return
      isTurning = true
      setTimeout(turn, 1)
    })
  return { sleep, count: () => count }
}
