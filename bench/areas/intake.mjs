// @ts-check
// Fifty résumés dropped in Intake over HTTP, as many as it takes at once: seconds until all are read, the memory of the Worker's
// process, and that nobody is emailed and nothing is applied for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { openDatabaseFile } from '../../scripts/local-state.mjs'
import { printTable, recordFact, recordPromise } from '../harness/results.mjs'
import { startServer } from '../harness/serve.mjs'

const files = 50
/** Seconds for thirty résumés, with which the promise reckons. */
const maxSeconds = 60
const first = ['Maya', 'Tobias', 'Imani', 'Desmond', 'Elena', 'Hiroshi', 'Priya', 'Rafael', 'Sofia', 'Wei']
const last = ['Abbott', 'Brandt', 'Castellan', 'Okafor', 'Quill']

/** A résumé of two pages. @param {number} n */
async function resume(n) {
  const name = `${first[n % first.length]} ${last[Math.floor(n / first.length)]}`
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  const lines = [
    name,
    `${name.toLowerCase().replace(' ', '.')}@example.com | (212) 555-${String(1000 + n)} | New York, NY`,
    'EXPERIENCE',
    ...Array.from({ length: 5 }, (_, at) => [
      `Associate, Firm ${at + n} LLP, ${2024 - 3 * at} - ${at === 0 ? 'Present' : 2027 - 3 * at}`,
      ...Array.from(
        { length: 9 },
        (__, line) => `Advised lenders and sponsors on matter ${line} of year ${2024 - at}.`,
      ),
    ]).flat(),
    'EDUCATION',
    'Fordham University School of Law, J.D., 2012',
    'BAR ADMISSIONS',
    'New York, New Jersey',
  ]
  for (let at = 0; at < lines.length; at += 32) {
    const page = pdf.addPage([612, 792])
    for (const [line, text] of lines.slice(at, at + 32).entries()) {
      page.drawText(text, { x: 60, y: 730 - line * 21, size: 11, font })
    }
  }
  return { name: `${name}.pdf`, bytes: Buffer.from(await pdf.save()) }
}

/** @param {import('../registry.mjs').Bench} bench */
export async function run({ signIn }) {
  const papers = await Promise.all(Array.from({ length: files }, (_, n) => resume(n)))
  const stateDir = mkdtempSync(join(tmpdir(), 'placet-intake-'))
  const server = await startServer({ stateDir, seed: 'demo' })
  const counts = () => {
    const db = openDatabaseFile(stateDir, { readOnly: true })
    const { mails, applications } = /** @type {{ mails: number, applications: number }} */ (
      db
        .prepare(
          'select (select count(*) from mails) as mails, (select count(*) from job_applications) as applications',
        )
        .get()
    )
    db.close()
    return `${mails} emails, ${applications} applications`
  }
  try {
    const headers = { Cookie: await signIn(server), Origin: server.url }
    const json = { ...headers, 'Content-Type': 'application/json' }
    const open = async () => (await fetch(`${server.url}/api/intake/page?limit=1`, { headers })).json()
    const [before, began] = [await open(), counts()]
    const memory = server.memory().rss
    let peak = memory
    const watch = setInterval(() => (peak = Math.max(peak, server.memory().rss)), 50)
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    const body = JSON.stringify({
      files: papers.map(({ name, bytes }) => ({
        originalName: name,
        fileSize: bytes.byteLength,
        mimeType: 'application/pdf',
      })),
    })
    const asked = await fetch(`${server.url}/api/intake`, { method: 'POST', headers: json, body })
    const { uploads } = await asked.json()
    for (const [n, { uploadURL }] of uploads.entries()) {
      const { bytes = Buffer.alloc(0), name = '' } = papers[n] ?? {}
      const { pathname, searchParams } = new URL(uploadURL)
      searchParams.set('name', name)
      const sent = await fetch(`${server.url}${pathname}?${searchParams}`, { method: 'PUT', headers, body: bytes })
      if (!sent.ok) throw new Error(`a file was answered with ${sent.status}: ${await sent.text()}`)
    }
    const arrived = seconds()
    let thirty = 0
    for (;;) {
      const { counts: now } = await open()
      const read = now.ready + now.unreadable - before.counts.ready - before.counts.unreadable
      if (read >= 30 && thirty === 0) thirty = seconds()
      if (read >= files) break
      if (seconds() > 600) throw new Error(`only ${read} of ${files} were read`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const all = seconds()
    clearInterval(watch)
    const size = papers.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) / 1e6
    printTable(
      ['step', 's', 'MB before', 'at most'],
      [
        [`${files} files sent, ${size.toFixed(1)} MB`, arrived.toFixed(1), memory, ''],
        ['30 read', thirty.toFixed(1), '', ''],
        [`${files} read`, all.toFixed(1), '', `+${peak - memory}`],
      ],
    )
    recordFact('intake', { arrived, thirty, all, memory: peak - memory })
    const isQuiet = began === counts()
    recordPromise({
      what: 'thirty résumés in Intake',
      promised: `≤ ${maxSeconds} s, no email, no application`,
      measured: `${thirty.toFixed(1)} s (${files} in ${all.toFixed(1)} s, +${peak - memory} MB), ${isQuiet ? 'no email, no application' : `${began}, then ${counts()}`}`,
      isKept: thirty <= maxSeconds && isQuiet,
    })
  } finally {
    await server.stop()
    rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
