import { Buffer } from 'node:buffer'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { standInModel, type AskedModel, type Misbehavior, type StandIn } from '#worker/test/stand-in-model.ts'

export type ModelServer = {
  /** Value for OPENAI_BASE_URL. */
  url: string
  /** Misbehavior of the answers from now on; undefined for none. */
  behave: (how: Misbehavior | undefined) => void
  standIn: StandIn
  stop: () => Promise<void>
}

/** The stand-in of the Worker's tests as a server on localhost: as strict about requests, as badly behaved on demand. */
export async function startModelServer(answer: (asked: AskedModel) => unknown): Promise<ModelServer> {
  let how: Misbehavior | undefined
  const standIn = standInModel(answer, () => how)
  const server = createServer((request, response) => {
    void respond(standIn, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    behave: (next) => {
      how = next
    },
    standIn,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function respond(standIn: StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  // The wait ends when the other side hangs up.
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const answer = await standIn.fetch(`http://127.0.0.1${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers,
    body: parts.length > 0 ? Buffer.concat(parts) : null,
    signal: gone.signal,
  })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}
