// @ts-check
// Started by scripts/rules.test.mjs: checks that the register has every rule, and that the examples show what their rules
// do. It prints a line of JSON: the problems, and how many examples were read. With `--all` it reads every example.
import { showsRule } from './read-example.mjs'
import { folderOf, hash, readRegister, updateCommand } from './register.mjs'
import { everyRule, loadSwitched } from './switches.mjs'

/** @typedef {import('./judge-rules.mjs').Judged} Judged */

/** One example in so many is read, chosen by the hash of the rule's id: pages, sites and files take longer than texts. */
const oneIn = process.argv.includes('--all') ? { text: 1, name: 1 } : { text: 4, name: 16 }

/** @type {string[]} */
const problems = []
const code = everyRule()
const register = readRegister()
const entries = new Map(Object.values(register).flatMap((part) => Object.entries(part.rules)))

for (const [id, { file, line, text }] of code)
  if (!entries.has(id))
    problems.push(
      `${file}:${line} has a rule that isn't in the register: ${id}\n  ${text.slice(0, 100)}\n  Run: ${updateCommand}`,
    )
for (const id of entries.keys())
  if (!code.has(id)) problems.push(`The register has a rule that the code doesn't have: ${id}. Run: ${updateCommand}`)
for (const [folder, { withoutExample, rules: own }] of Object.entries(register)) {
  const bare = Object.entries(own).filter(([, { example, isPart = false }]) => !example && !isPart)
  if (bare.length > (withoutExample ?? 0))
    problems.push(
      `${bare.length} rules of ${folder} have no example, ${withoutExample} are allowed. Delete the new ones, or write an example into bench/ablate/own-examples.ts:\n  ${bare.map(([id]) => id).join('\n  ')}`,
    )
}

loadSwitched()
const chosen = [...entries].flatMap(([id, { example }]) => {
  const rule = code.get(id)
  if (!rule || !example) return []
  const every = 'text' in example ? oneIn.text : oneIn.name
  return Buffer.from(hash(id), 'base64').readUInt16BE(0) % every === 0 ? [{ id, rule, example }] : []
})
for (const { id, rule, example } of chosen) {
  if (await showsRule(id, example)) continue
  problems.push(
    `${rule.file}:${rule.line} changes nothing in its example any more: ${id}\n  ${JSON.stringify(example).slice(0, 200)}\n  Run: ${updateCommand}. It finds another example. If it finds nothing, delete the rule.`,
  )
}
console.log(
  JSON.stringify({
    rules: code.size,
    folders: new Set([...code.values()].map(({ file }) => folderOf(file))).size,
    read: chosen.length,
    problems,
  }),
)
