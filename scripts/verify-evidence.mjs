// @ts-check
// `node scripts/verify-evidence.mjs FILE` verifies a file of evidence (docs/evidence.md). It needs nothing but Node: a third
// party can copy it and read it in a minute.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ seq: number, at: number, kind: string | null, body: string | null, previousHash: string, hash: string,
 *   erasedAt: number | null }} Entry
 * @typedef {{ chain: string, entries: Entry[] }} Chain
 */

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex')

/**
 * Verifies one chain.
 * @param {Chain} chain
 * @returns {{ problems: string[], remarks: string[] }} `problems` is empty for a chain that nobody changed.
 */
export function verifyChain({ chain, entries }) {
  const problems = []
  const remarks = []
  let [seq, previous] = [1, chain]
  for (const entry of entries) {
    const { at, kind, body, erasedAt } = entry
    if (entry.seq !== seq) problems.push(`Entry ${seq} is missing.`)
    else if (entry.previousHash !== previous) problems.push(`Entry ${seq} doesn’t follow the entry before it.`)
    else if (erasedAt !== null) {
      const day = new Date(erasedAt).toISOString().slice(0, 10)
      remarks.push(`Entry ${seq} was erased on ${day}. Its fingerprint remains.`)
    } else if (body === null) remarks.push(`The text of entry ${seq} isn’t in this file.`)
    else if (sha256(`${entry.previousHash}\n${at}\n${kind}\n${body}`) !== entry.hash)
      problems.push(`Entry ${seq} was changed after it was written.`)
    seq = entry.seq + 1
    previous = entry.hash
  }
  return { problems, remarks }
}

/**
 * Verifies the entries that name the end of another chain, which was joined because two records were merged.
 * @param {Chain} chain
 * @param {readonly Chain[]} chains of the same file
 * @returns {{ problems: string[], remarks: string[] }}
 */
export function verifyJoins({ entries }, chains) {
  const problems = []
  const remarks = []
  for (const { seq, kind, body, erasedAt } of entries) {
    if (kind !== 'chain_joined' || body === null || erasedAt !== null) continue
    const { otherChain, otherNumber, otherHash } = JSON.parse(body)
    const other = chains.find(({ chain }) => chain === otherChain)
    const named = other?.entries.find((entry) => entry.seq === otherNumber)
    if (!other) remarks.push(`Entry ${seq} names ${otherChain}, which isn’t in this file.`)
    else if (named?.hash !== otherHash)
      problems.push(`Entry ${seq} names entry ${otherNumber} of ${otherChain}, which isn’t as it was.`)
  }
  return { problems, remarks }
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (!file) {
    console.error('Usage: node scripts/verify-evidence.mjs FILE')
    process.exit(2)
  }
  /** @type {{ format: string, isComplete: boolean, chains: Chain[] }} */
  const evidence = JSON.parse(readFileSync(file, 'utf8'))
  if (evidence.format !== 'placet-evidence-1') {
    console.error('This file isn’t evidence in a format that this script knows.')
    process.exit(2)
  }
  let isIntact = true
  for (const chain of evidence.chains) {
    const [own, joins] = [verifyChain(chain), verifyJoins(chain, evidence.isComplete ? evidence.chains : [])]
    const problems = [...own.problems, ...joins.problems]
    const remarks = [...own.remarks, ...joins.remarks]
    isIntact &&= problems.length === 0
    const last = chain.entries.at(-1)?.hash ?? 'none'
    console.log(`${chain.chain}: ${problems.length === 0 ? 'intact' : 'CHANGED'}, ${chain.entries.length} entries`)
    console.log(`  last fingerprint ${last}`)
    for (const line of [...problems, ...remarks]) console.log(`  ${line}`)
  }
  if (!evidence.isComplete) console.log('The file ends after 1,000 entries; later ones aren’t in it.')
  process.exitCode = isIntact ? 0 : 1
}
