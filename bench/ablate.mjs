// @ts-check
// The worth of each rule of the readers on held-out documents.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** In a process of its own, where no other bench has loaded the readers without switches. */
export async function run() {
  const measure = fileURLToPath(new URL('ablate/measure-rules.mjs', import.meta.url))
  const child = spawn(process.execPath, ['--no-warnings', measure], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Measuring the rules ended with ${code}.`)
}
