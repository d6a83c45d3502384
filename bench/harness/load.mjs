// @ts-check
// A load of plain HTTP/1.1 over kept connections: little work a request, so that the server is what is measured.
import { connect } from 'node:net'

/**
 * @typedef {object} Ask
 * @property {string} path
 * @property {string} [method] GET when not given
 * @property {Record<string, string>} [headers]
 * @property {string | Uint8Array} [body]
 *
 * @typedef {object} Load
 * @property {number} rps
 * @property {number[]} latencies milliseconds
 * @property {number} failed answers of a status that was not expected
 * @property {string} failure the first of them: its status and where
 */

/**
 * Asks over several connections, one request at a time on each, for some seconds, and longer until enough were answered.
 * @param {string} origin "http://127.0.0.1:8787"
 * @param {(n: number) => string | Ask} askOf the n-th request; a text is the path of a GET
 * @param {{ connections: number, seconds: number, least?: number, from?: number, status?: number }} options `least`
 *   answers; `from` is the first n; `status` is what counts as answered
 * @returns {Promise<Load>}
 */
export async function load(origin, askOf, { connections, seconds, least = 0, from = 0, status = 200 }) {
  const { hostname, port, host } = new URL(origin)
  const began = performance.now()
  const deadline = began + seconds * 1000
  /** @type {number[]} */
  const latencies = []
  let asked = from
  let failed = 0
  let failure = ''
  const one = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const socket = connect({ host: hostname, port: Number(port), noDelay: true })
        let sent = 0
        /** @type {Buffer<ArrayBuffer>} */
        let received = Buffer.alloc(0)
        let what = ''
        const ask = () => {
          if (performance.now() >= deadline && asked - from >= least) {
            socket.destroy()
            resolve()
            return
          }
          const next = askOf(asked++)
          const { method = 'GET', path, headers = {}, body } = typeof next === 'string' ? { path: next } : next
          const bytes = body === undefined ? undefined : Buffer.from(body)
          const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
          if (bytes) lines.push(`Content-Length: ${bytes.length}\r\n`)
          what = `${method} ${path}`
          const head = Buffer.from(`${what} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`)
          sent = performance.now()
          socket.write(bytes ? Buffer.concat([head, bytes]) : head)
        }
        socket.on('connect', ask)
        socket.on('error', reject)
        socket.on('close', () => reject(new Error(`the server closed the connection at ${what}`)))
        socket.on('data', (/** @type {Buffer<ArrayBuffer>} */ chunk) => {
          received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
          if (!isWhole(received)) return
          latencies.push(performance.now() - sent)
          if (received.toString('latin1', 9, 12) !== String(status)) {
            failed++
            failure ||= `${what}: ${received.toString('utf8', 9, 12)} ${received.toString('utf8').slice(-200)}`
          }
          received = Buffer.alloc(0)
          ask()
        })
      })
    )
  await Promise.all(Array.from({ length: connections }, one))
  return { rps: latencies.length / ((performance.now() - began) / 1000), latencies, failed, failure }
}

/** Returns true when a whole answer has arrived. @param {Buffer} bytes */
function isWhole(bytes) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = bytes.toString('latin1', 0, end)
  if (/^HTTP\/1\.1 (204|304)/.test(head)) return true
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length === undefined ? bytes.subarray(-5).equals(lastChunk) : bytes.length >= end + 4 + Number(length)
}
const lastChunk = Buffer.from('0\r\n\r\n')
