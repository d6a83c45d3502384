// Not type-checked: it imports the Worker's readers, which belong to another set of types.
// How long strangers wait for the board while the built server reads the largest hostile file of every family, as an applicant
// sends it: upload address, PUT, read. A process of its own that `readers.mjs` starts. Prints one line of JSON.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlacet } from '../../e2e/harness/serve.mjs'
import { factors, hostileFiles } from '../../worker/reading/document/hostile-files.fixture.ts'
import { caller } from './people.mjs'

const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}
/** The largest file that the application form takes. */
const maxUploadBytes = 5_000_000
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const stateDir = mkdtempSync(join(tmpdir(), 'placet-waits-'))
const placet = await startPlacet({ stateDir, vars: { RATE_LIMIT_FACTOR: '100000' } })
const waits = []
const reads = []
const statuses = {}
try {
  const reader = caller(placet.url, { address: '203.0.113.9' })
  const reading = { isOver: false }
  const visitor = (async () => {
    while (!reading.isOver) {
      const began = performance.now()
      const answer = await fetch(`${placet.url}/jobs`)
      await answer.text()
      waits.push(performance.now() - began)
      if (answer.status !== 200) throw new Error(`/jobs answers ${answer.status}`)
      await pause(20)
    }
  })()
  for (const file of hostileFiles) {
    const fileType = types[file.kind]
    if (!fileType) continue
    const bytes = file.make(Math.max(...factors))
    if (bytes.byteLength > maxUploadBytes) continue
    const description = { originalName: `resume.${file.kind}`, fileSize: bytes.byteLength, mimeType: fileType }
    const asked = await reader('POST', '/api/resumes/upload-url', description)
    if (asked.status !== 200) throw new Error(`no upload address: ${asked.status} ${asked.text}`)
    const { uploadURL } = asked.json()
    const headers = { 'Content-Type': fileType, Origin: placet.url }
    const put = await fetch(uploadURL, { method: 'PUT', body: bytes, headers })
    await put.text()
    if (!put.ok) continue
    const began = performance.now()
    const read = await reader('POST', `/api/resumes/${new URL(uploadURL).pathname.split('/').at(-1)}/read`)
    reads.push({ family: `${file.kind}: ${file.name}`, ms: performance.now() - began })
    statuses[read.status] = (statuses[read.status] ?? 0) + 1
  }
  reading.isOver = true
  await visitor
} finally {
  await placet.stop()
  rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 })
}
const sorted = waits.toSorted((a, b) => a - b)
const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
const slowest = reads.toSorted((a, b) => b.ms - a.ms)[0]
console.log(
  JSON.stringify({
    files: reads.length,
    statuses,
    visits: waits.length,
    p50: at(0.5),
    p95: at(0.95),
    worst: at(1),
    slowestRead: { family: slowest?.family, ms: Math.round(slowest?.ms ?? 0) },
  }),
)
process.exit(0)
