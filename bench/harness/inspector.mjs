// @ts-check
// Memory of each isolate, asked from V8's inspector: the Worker and the simulated platform run in one workerd.

/**
 * @typedef {object} Heap megabytes of one isolate
 * @property {number} used of the heap, with what isn't collected yet
 * @property {number} total of the heap, reserved
 * @property {number} outside of the heap: buffers and objects of workerd that the heap refers to
 */

/** The built Worker among the isolates that Miniflare starts. */
const workerName = 'core:user:'

/**
 * Connects to the isolates of a server that was started with its inspector.
 * @param {URL} inspector
 */
export async function openInspector(inspector) {
  const targets = /** @type {{ id: string, webSocketDebuggerUrl: string }[]} */ (
    await (await fetch(new URL('/json', inspector), { signal: AbortSignal.timeout(10_000) })).json()
  )
  const sessions = new Map()
  for (const { id, webSocketDebuggerUrl } of targets) sessions.set(id, await connect(webSocketDebuggerUrl))
  const worker = sessions.get(workerName)
  if (!worker) throw new Error(`The inspector lists no Worker: ${targets.map(({ id }) => id).join(', ')}`)
  return {
    /** The Worker's own heap, as it is now. */
    worker: () => heapOf(worker),
    /**
     * The Worker's own heap after a garbage collection: what it holds. The collection is a task of the isolate, which runs
     * tasks while it answers requests.
     * @param {() => Promise<unknown>} request
     */
    async workerLive(request) {
      const state = { isDone: false }
      const collected = worker.ask('HeapProfiler.collectGarbage').finally(() => (state.isDone = true))
      while (!state.isDone) await Promise.all([request(), new Promise((resolve) => setTimeout(resolve, 100))])
      await collected
      return heapOf(worker)
    },
    /** Heaps of the simulated platform together: D1, KV, R2, queues, cache and assets. */
    async platform() {
      const sum = { used: 0, total: 0, outside: 0 }
      for (const [id, session] of sessions) {
        if (id === workerName) continue
        const { used, total, outside } = await heapOf(session)
        sum.used += used
        sum.total += total
        sum.outside += outside
      }
      return sum
    },
    close: () => {
      for (const session of sessions.values()) session.close()
    },
  }
}

/** @typedef {{ ask: (method: string) => Promise<Record<string, number>>, close: () => void }} Session */

/** @param {Session} session @returns {Promise<Heap>} */
async function heapOf(session) {
  const found = await session.ask('Runtime.getHeapUsage')
  const mb = (/** @type {string} */ name) => (found[name] ?? 0) / 2 ** 20
  return {
    used: mb('usedSize'),
    total: mb('totalSize'),
    outside: mb('embedderHeapUsedSize') + mb('backingStorageSize'),
  }
}

/** @param {string} url @returns {Promise<Session>} */
async function connect(url) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`${url} takes no connection`)), { once: true })
  })
  let next = 0
  return {
    ask: (method) =>
      new Promise((resolve, reject) => {
        const id = ++next
        // An isolate answers between two pieces of its work.
        const late = setTimeout(() => reject(new Error(`${url} doesn't answer ${method}`)), 60_000)
        const hear = (/** @type {MessageEvent<string>} */ { data }) => {
          const answer = JSON.parse(data)
          if (answer.id !== id) return
          clearTimeout(late)
          socket.removeEventListener('message', hear)
          if (answer.error) reject(new Error(`${method}: ${answer.error.message}`))
          else resolve(answer.result)
        }
        socket.addEventListener('message', hear)
        socket.send(JSON.stringify({ id, method }))
      }),
    close: () => socket.close(),
  }
}
