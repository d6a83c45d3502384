// @ts-check
// What the Worker itself holds while it serves: the heap of its own isolate, asked through V8's inspector. The memory of the
// process tells little, because there the simulators of D1, R2 and the edge keep what their own small heaps do not miss.

/**
 * @param {URL} inspector of a local server (`inspect` of bench/harness/serve.mjs)
 * @returns {Promise<number>} heap in use once everything that nobody holds was collected, and the buffers it holds, in MB
 */
export async function workerHeap(inspector) {
  const targets = /** @type {{ title: string, webSocketDebuggerUrl: string }[]} */ (
    await (await fetch(new URL('/json', inspector))).json()
  )
  const target = targets.find(({ title }) => title.includes('core:user'))
  if (!target) throw new Error('the inspector knows no Worker')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  /** @type {Map<number, (result: Record<string, number>) => void>} */
  const waiting = new Map()
  let asked = 0
  const ask = (/** @type {string} */ method) =>
    new Promise((resolve, reject) => {
      const id = ++asked
      waiting.set(id, resolve)
      socket.addEventListener('close', () => reject(new Error('the inspector hung up')))
      socket.send(JSON.stringify({ id, method }))
    })
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
  })
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('the inspector does not answer')))
    })
    await ask('HeapProfiler.enable')
    await ask('HeapProfiler.collectGarbage')
    const { usedSize = 0, backingStorageSize = 0 } = /** @type {Record<string, number>} */ (
      await ask('Runtime.getHeapUsage')
    )
    return Math.round((usedSize + backingStorageSize) / 1e5) / 10
  } finally {
    socket.close()
  }
}
