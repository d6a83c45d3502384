// Not type-checked: it imports the Worker's readers, which belong to another set of types.
// Reads the largest hostile file of every family of one format, in a process of its own that `readers.mjs` starts:
// `node --expose-gc read-hostile.mjs pdf`. Prints one line of JSON for each; without a format, the formats.
import { readFileSync, writeFileSync } from 'node:fs'
import { factors, hostileFiles, pdf } from '../../worker/reading/document/hostile-files.fixture.ts'
import { readDocumentText } from '../../worker/reading/document/document-text.ts'
import { hostileFormats, pageReaders } from '../../worker/hostile-pages.fixture.ts'
import { budgetFor } from '../../worker/reading/budget.ts'
import { readResume } from '../../worker/reading/resume/read-resume.ts'

/**
 * @typedef {'pdf' | 'docx' | 'doc' | 'txt'} FileKind
 * @typedef {{ format: string, family: string, cpuSeconds: number, megabytes: number, state: string }} Cost
 */

const largestFactor = Math.max(...factors)

/** @param {string} format @param {number} index @returns {{ family: string, read: () => Promise<string> }} */
function subject(format, index) {
  const files = hostileFiles.filter(({ kind }) => kind === format)
  const file = files[index]
  if (file) {
    const bytes = file.make(largestFactor)
    return {
      family: file.name,
      read: async () => {
        const found = await readDocumentText(bytes, file.kind, budgetFor('document'))
        if (found.state === 'read') readResume(found.text, new Date('2026-01-01'))
        return found.state
      },
    }
  }
  const reader = pageReaders[format]
  const given = reader ? hostileFormats.html : hostileFormats[/** @type {keyof typeof hostileFormats} */ (format)]
  const [family, make] = given?.families[index] ?? []
  if (!given || !family || !make) throw new Error(`There is no family ${index} of ${format}.`)
  const text = make(given.maxLength).slice(0, given.maxLength)
  return {
    family,
    read: async () => {
      try {
        if (reader) reader(text)
        else given.read(text, budgetFor(given.kind))
        return 'read'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    },
  }
}

/** The libraries are loaded and compiled before anything is measured. */
async function warmUp() {
  await readDocumentText(pdf('BT /F 10 Tf (Jane Doe) Tj ET'), 'pdf', budgetFor('document'))
  for (const reader of Object.values(pageReaders)) reader('<h1>Jane Doe</h1>')
}

/** Makes the highest memory that the system remembers of this process the one it has now (Linux). */
function clearPeak() {
  globalThis.gc?.()
  writeFileSync('/proc/self/clear_refs', '5')
  return peakMegabytes()
}
const peakMegabytes = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

const workedSeconds = () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  return (userCPUTime + systemCPUTime) / 1e6
}

const formats = {
  ...Object.fromEntries(
    [...Map.groupBy(hostileFiles, ({ kind }) => kind)].map(([kind, files]) => [kind, files.length]),
  ),
  ...Object.fromEntries(Object.entries(hostileFormats).map(([name, { families }]) => [name, families.length])),
  ...Object.fromEntries(Object.keys(pageReaders).map((name) => [name, hostileFormats.html.families.length])),
}

const [format] = process.argv.slice(2)
if (format === undefined) console.log(JSON.stringify(formats))
else {
  await warmUp()
  for (let index = 0; index < (formats[format] ?? 0); index++) {
    const { family, read } = subject(format, index)
    const before = clearPeak()
    const start = workedSeconds()
    const state = await read()
    const cpuSeconds = workedSeconds() - start
    console.log(JSON.stringify({ format, family, state, cpuSeconds, megabytes: peakMegabytes() - before }))
  }
}
process.exit(0)
