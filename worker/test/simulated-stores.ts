import type { InvocationMeter, Refuse, Simulation, Subrequest } from './simulated-platform.ts'

/** A value that KV still shows after a write. */
type Stale = { value: string | null; until: number }

type Stores = Pick<Cloudflare.Env, 'FILES' | 'SESSIONS' | 'TASKS' | 'READS' | 'FILE_TASKS'>

/** A write to KV may take this long to be seen elsewhere. Milliseconds. */
const staleMs = 60_000
/** Wait of a message on a queue that is late. Seconds. */
const lateSeconds = 600

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** KV, R2 and queues with their limits, distance and faults. */
export function watchedStores(simulation: Simulation) {
  const { conditions, limits, now } = simulation
  const writtenAt = new Map<string, number>()
  const stale = new Map<string, Stale>()

  const kv = (real: KVNamespace, meter: InvocationMeter, subrequest: Subrequest, refuse: Refuse): KVNamespace => {
    const far = <T>(work: () => Promise<T>) => subrequest(conditions.storeMs, work)
    const written = async (key: string) => {
      meter.kvWrites++
      const at = now()
      if (bytesOf(key) > limits.kvKeyBytes) refuse(`limit of KV: a key of ${bytesOf(key)} bytes`)
      const before = writtenAt.get(key)
      // Nobody can rule it out, so it is an error that the Worker has to survive, and no fault of the test.
      if (before !== undefined && Math.abs(at - before) < limits.kvWriteEveryMs) {
        throw new Error(`limit of KV: two writes of one key within a second (${key.split(':')[0]})`)
      }
      writtenAt.set(key, at)
      if (conditions.faults.has('kv stale')) stale.set(key, { value: await real.get(key), until: at + staleMs })
    }
    const own = {
      get: (key: string, type?: unknown) =>
        far(async () => {
          meter.kvReads++
          const old = stale.get(key)
          if (!old || !conditions.faults.has('kv stale') || now() >= old.until) return real.get(key, type as 'json')
          return old.value !== null && type === 'json' ? (JSON.parse(old.value) as unknown) : old.value
        }),
      put: (key: string, value: string, options?: KVNamespacePutOptions) =>
        far(async () => {
          if (value.length > limits.kvValueBytes) refuse(`limit of KV: a value of ${value.length} bytes`)
          await written(key)
          return real.put(key, value, options)
        }),
      delete: (key: string) =>
        far(async () => {
          await written(key)
          return real.delete(key)
        }),
      list: (options?: KVNamespaceListOptions) => far(() => real.list(options)),
    }
    return own as unknown as KVNamespace
  }

  const bucket = (real: R2Bucket, meter: InvocationMeter, subrequest: Subrequest, refuse: Refuse): R2Bucket =>
    new Proxy(real, {
      get(inner, property) {
        const value: unknown = Reflect.get(inner, property)
        if (typeof value !== 'function') return value
        const call = value.bind(inner) as (...given: unknown[]) => Promise<unknown>
        return (...given: unknown[]) => {
          meter.r2Calls++
          const [key] = given
          if (typeof key === 'string' && bytesOf(key) > limits.r2KeyBytes)
            refuse(`limit of R2: a key of ${bytesOf(key)} bytes`)
          return subrequest(conditions.storeMs, () => call(...given))
        }
      },
    })

  const queue = (real: Queue, meter: InvocationMeter, subrequest: Subrequest, refuse: Refuse): Queue => {
    const late = <O extends { delaySeconds?: number }>(options?: O): O | undefined =>
      conditions.faults.has('queue late')
        ? ({ ...options, delaySeconds: (options?.delaySeconds ?? 0) + lateSeconds } as O)
        : options
    const send = (messages: readonly MessageSendRequest[], work: () => Promise<unknown>) => {
      meter.sends++
      const sizes = messages.map(({ body }) => bytesOf(JSON.stringify(body)))
      if (messages.length > limits.messages) refuse(`limit of Queues: ${messages.length} messages in one send`)
      if (sizes.some((size) => size > limits.messageBytes)) refuse('limit of Queues: a message of more than 128 kB')
      if (sizes.reduce((sum, size) => sum + size, 0) > limits.sendBytes)
        refuse('limit of Queues: a send of more than 256 kB')
      if (messages.some(({ delaySeconds = 0 }) => delaySeconds > limits.delaySeconds)) {
        refuse('limit of Queues: a delay of more than 12 hours')
      }
      return subrequest(conditions.storeMs, work)
    }
    const own = {
      send: (body: unknown, options?: QueueSendOptions) =>
        send([{ body, ...options }], () => real.send(body, late(options))),
      sendBatch: (given: Iterable<MessageSendRequest>, options?: QueueSendBatchOptions) => {
        const messages = [...given]
        return send(messages, () =>
          real.sendBatch(
            messages.map((one) => late(one) ?? one),
            options,
          ),
        )
      },
    }
    return own as unknown as Queue
  }

  return {
    clear(): void {
      writtenAt.clear()
      stale.clear()
    },
    around: (env: Stores, meter: InvocationMeter, subrequest: Subrequest, refuse: Refuse): Stores => ({
      FILES: bucket(env.FILES, meter, subrequest, refuse),
      SESSIONS: kv(env.SESSIONS, meter, subrequest, refuse),
      TASKS: queue(env.TASKS, meter, subrequest, refuse),
      READS: queue(env.READS, meter, subrequest, refuse),
      FILE_TASKS: queue(env.FILE_TASKS, meter, subrequest, refuse),
    }),
  }
}
