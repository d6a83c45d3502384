import type { CDPSession, CDPSessionEvents } from '@cloudflare/puppeteer'

/** Sends one command of the Chrome DevTools Protocol and returns its answer. */
export type CdpSend = CDPSession['send']

/** An event of the browser, with the session of the target that it concerns. */
export type CdpEvent = {
  [Name in EventName]: { method: Name; params: CDPSessionEvents[Name]; sessionId?: string }
}[EventName]

type EventName =
  | 'Fetch.requestPaused'
  | 'Page.javascriptDialogOpening'
  | 'Page.frameStartedLoading'
  | 'Page.frameStoppedLoading'
  | 'Page.lifecycleEvent'
  | 'Target.attachedToTarget'
  | 'Inspector.targetCrashed'

export type CdpConnection = {
  /** Commands to one target, or to the browser itself without a session. */
  session: (sessionId?: string) => CdpSend
  /** Listens to all targets' events. Returns the function that stops listening. */
  listen: (listener: (event: CdpEvent) => void) => () => void
  isOpen: () => boolean
  close: () => void
}

type Answer = { id?: number; result?: unknown; error?: { message?: string } }

/**
 * Speaks the Chrome DevTools Protocol over an accepted socket. Puppeteer's own connection isn't used because it attaches to
 * every target and lets it run before we can deny it the network.
 */
export function cdpConnection(socket: WebSocket): CdpConnection {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(event: CdpEvent) => void>()
  let lastId = 0
  let isOpen = true

  const end = () => {
    isOpen = false
    for (const { reject } of waiting.values()) reject(new Error('The connection to the browser ended.'))
    waiting.clear()
  }
  socket.addEventListener('close', end)
  socket.addEventListener('error', end)
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Answer
    if (message.id === undefined) {
      for (const listener of listeners) listener(message as CdpEvent)
      return
    }
    const command = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error) command?.reject(new Error(message.error.message ?? 'The browser refused a command.'))
    else command?.resolve(message.result)
  })

  return {
    session: (sessionId) =>
      ((method, params) =>
        new Promise<unknown>((resolve, reject) => {
          if (!isOpen) return reject(new Error('The connection to the browser ended.'))
          const id = ++lastId
          waiting.set(id, { resolve, reject })
          socket.send(JSON.stringify({ id, method, params, sessionId }))
        })) as CdpSend,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOpen: () => isOpen,
    close() {
      end()
      socket.close()
    },
  }
}
