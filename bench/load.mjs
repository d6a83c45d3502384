// @ts-check
// A load of plain HTTP/1.1 GETs over kept connections: little work a request, so that the server is what is measured.
import { connect } from 'node:net'

/** @typedef {{ rps: number, latencies: number[], failed: number }} Load latencies in milliseconds */

/**
 * Asks for addresses over several connections, one request at a time on each, for some seconds.
 * @param {string} origin "http://127.0.0.1:8787"
 * @param {(n: number) => string} pathOf the path of the n-th request
 * @param {{ connections: number, seconds: number, headers?: string }} options headers as lines that end with \r\n
 * @returns {Promise<Load>} an answer other than 200 counts as failed
 */
export async function load(origin, pathOf, { connections, seconds, headers = '' }) {
  const { hostname, port, host } = new URL(origin)
  const deadline = performance.now() + seconds * 1000
  /** @type {number[]} */
  const latencies = []
  let asked = 0
  let failed = 0
  const began = performance.now()
  const one = () =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const socket = connect({ host: hostname, port: Number(port), noDelay: true })
        let sent = 0
        /** @type {Buffer<ArrayBuffer>} */
        let received = Buffer.alloc(0)
        const ask = () => {
          if (performance.now() >= deadline) {
            socket.destroy()
            resolve()
            return
          }
          sent = performance.now()
          socket.write(`GET ${pathOf(asked++)} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`)
        }
        socket.on('connect', ask)
        socket.on('error', reject)
        socket.on('data', (/** @type {Buffer<ArrayBuffer>} */ chunk) => {
          received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
          if (!isWhole(received)) return
          latencies.push(performance.now() - sent)
          if (received.toString('latin1', 9, 12) !== '200') failed++
          received = Buffer.alloc(0)
          ask()
        })
      })
    )
  await Promise.all(Array.from({ length: connections }, one))
  return { rps: latencies.length / ((performance.now() - began) / 1000), latencies, failed }
}

/** Whether a whole answer has arrived. @param {Buffer} bytes */
function isWhole(bytes) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length === undefined ? bytes.subarray(-5).equals(lastChunk) : bytes.length >= end + 4 + Number(length)
}
const lastChunk = Buffer.from('0\r\n\r\n')
