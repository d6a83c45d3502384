// @ts-check
// The example and the worth of each rule of the readers: brings the register in bench/results/rules up to date.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { folderOf } from './ablate/register.mjs'
import { everyRule } from './ablate/switches.mjs'

/** In processes of their own, where no other bench has loaded the readers without switches. */
export async function run() {
  const measure = fileURLToPath(new URL('ablate/measure-rules.mjs', import.meta.url))
  const asked = (process.env['ABLATE'] ?? '').split(',').filter(Boolean)
  const codes = await Promise.all(
    shares(asked).map(async (folders) => {
      const env = { ...process.env, ABLATE: [...folders, ...(asked.includes('all') ? ['all'] : [])].join(',') }
      const child = spawn(process.execPath, ['--no-warnings', measure], { stdio: 'inherit', env })
      const [code] = await once(child, 'exit')
      return code
    }),
  )
  if (codes.some((code) => code !== 0)) throw new Error(`Measuring the rules ended with ${codes.join(' and ')}.`)
}

/** Folders of rules for one process, or two, with about as many rules each. @param {readonly string[]} asked */
function shares(asked) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { file } of everyRule().values()) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1)
  const named = asked.filter((name) => name !== 'all')
  const folders = [...counts].filter(([folder]) => named.length === 0 || named.includes(folder))
  const found = Array.from({ length: Math.min(2, availableParallelism(), folders.length) }, () => ({
    names: /** @type {string[]} */ ([]),
    rules: 0,
  }))
  for (const [folder, rules] of folders.toSorted(([, a], [, b]) => b - a)) {
    const [least] = found.toSorted((a, b) => a.rules - b.rules)
    least?.names.push(folder)
    if (least) least.rules += rules
  }
  return found.map(({ names }) => names)
}
