import { Buffer } from 'node:buffer'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'

/** An email as the service was asked to send it. */
export type SentEmail = {
  to: string
  subject: string
  text: string
  /** Text of the calendar file; undefined without one. */
  calendar: string | undefined
}

type Asked = {
  to: string[]
  subject: string
  text: string
  attachments?: { content: string }[]
}

/** A stand-in of Resend on localhost, which keeps what it is asked to send. */
export async function startMailService() {
  const sent: SentEmail[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { to, subject, text, attachments } = JSON.parse(Buffer.concat(parts).toString()) as Asked
      const file = attachments?.[0]
      const calendar = file && Buffer.from(file.content, 'base64').toString().replaceAll('\r\n ', '')
      sent.push({ to: to[0] ?? '', subject, text, calendar })
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ id: `email-${sent.length}` }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** Settings of a server that sends through it. */
    vars: { RESEND_API_KEY: 'stand-in', RESEND_BASE_URL: `http://127.0.0.1:${port}` },
    /** Waits for the newest email to an address whose subject matches, which comes through the queue. */
    async emailTo(address: string, subject: RegExp): Promise<SentEmail> {
      const found = () => sent.findLast((one) => one.to === address && subject.test(one.subject))
      await expect.poll(found, { timeout: 30_000, message: `an email to ${address}: ${subject}` }).toBeDefined()
      return found() as SentEmail
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
