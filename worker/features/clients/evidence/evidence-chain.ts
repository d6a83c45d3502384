import { easternDateText } from '#contract/domain/eastern-time.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { firmKeys } from '#worker/reading/lexicon/firm-names.ts'

/** Facts of an entry. Flat, so that its canonical form needs no rules beyond the order of the keys. */
export type EvidenceFacts = Record<string, string | number | boolean | null>

export type ChainEntry = {
  seq: number
  at: Date
  kind: string
  /** Null where the reader may not see it. */
  body: string | null
  previousHash: string
  hash: string
  erasedAt: Date | null
}

/** JSON with its keys in alphabetical order and without spaces, so that equal facts have equal bytes. */
const canonicalJson = (facts: EvidenceFacts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))))

/** Fingerprint of an entry: SHA-256 over the previous one, the time in UTC milliseconds, the kind and the body, in four lines. */
const fingerprintOf = ({
  previousHash,
  at,
  kind,
  body,
}: Pick<ChainEntry, 'previousHash' | 'at' | 'kind'> & { body: string }): Promise<string> =>
  sha256Hex(`${previousHash}\n${at.getTime()}\n${kind}\n${body}`)

/** The end of a chain: its last entry, or neither number nor fingerprint for a new chain. */
export type ChainEnd = { chain: string; seq: number | null; hash: string | null }

/** The name of a firm as part of a chain's name: the same for each way to write it, known abbreviations among them. */
export const firmKeyOf = (name: string): string => firmKeys(name).at(-1) ?? ''

/** Makes the entry that follows the end of a chain. */
export async function nextEntry(
  { chain, seq, hash }: ChainEnd,
  { at, kind, facts }: { at: Date; kind: string; facts: EvidenceFacts },
): Promise<Omit<ChainEntry, 'erasedAt' | 'body'> & { chain: string; body: string }> {
  const previousHash = hash ?? chain
  const body = canonicalJson(facts)
  const entry = { chain, seq: (seq ?? 0) + 1, at, kind, body, previousHash }
  return { ...entry, hash: await fingerprintOf(entry) }
}

/** The result of checking a chain: whether nothing was changed, and what there is to say about single entries. */
export type ChainCheck = { isIntact: boolean; findings: { seq: number; text: string }[] }

/**
 * Checks that a chain is complete up to its last entry and that no entry was changed. An entry whose text was erased, or that
 * the reader may not see, is held in place by the fingerprints around it.
 *
 * @param entries In their order.
 */
export async function checkChain(chain: string, entries: readonly ChainEntry[]): Promise<ChainCheck> {
  let isIntact = true
  const findings: ChainCheck['findings'] = []
  let [expectedSeq, expectedHash] = [1, chain]
  for (const entry of entries) {
    const { seq, body, erasedAt } = entry
    const problem = await problemOf(entry, { expectedSeq, expectedHash })
    if (problem !== undefined) {
      isIntact = false
      findings.push({ seq, text: problem })
    } else if (erasedAt) {
      findings.push({ seq, text: `Entry ${seq} was erased on ${easternDateText(erasedAt)}. Its fingerprint remains.` })
    } else if (body === null) {
      findings.push({ seq, text: `Entry ${seq} belongs to another recruiter. You see its fingerprint only.` })
    }
    expectedSeq = seq + 1
    expectedHash = entry.hash
  }
  return { isIntact, findings }
}

async function problemOf(
  entry: ChainEntry,
  { expectedSeq, expectedHash }: { expectedSeq: number; expectedHash: string },
): Promise<string | undefined> {
  const { seq, body, erasedAt, previousHash, hash } = entry
  if (seq !== expectedSeq) return `Entry ${expectedSeq} is missing.`
  if (previousHash !== expectedHash) return `Entry ${seq} doesn’t follow the entry before it.`
  if (body === null || erasedAt) return undefined
  const isUnchanged = (await fingerprintOf({ ...entry, body })) === hash
  return isUnchanged ? undefined : `Entry ${seq} was changed after it was written.`
}
