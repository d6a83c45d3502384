import { byId, isoMoment } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const hash = z.string()
const seq = z.number().int().positive()

/** Entries of an application of another partner have null for everything that the caller may not see. */
const evidenceEntry = z.object({
  seq,
  at: isoMoment,
  kind: z.string().nullable(),
  /** Name of the user; null also for anyone without an account. */
  actor: z.string().nullable(),
  /** Canonical JSON of a flat object. */
  body: z.string().nullable(),
  hash,
  /** Remark of the check: erased, hidden or changed. */
  finding: z.string().nullable(),
})
export type EvidenceItem = z.output<typeof evidenceEntry>

export const evidenceAnswer = z.object({
  /** False for more than 1,000 entries, of which the first are returned. */
  isComplete: z.boolean(),
  chains: z.array(z.object({ chain: z.string(), isIntact: z.boolean(), entries: z.array(evidenceEntry) })),
})
export type EvidenceAnswer = z.output<typeof evidenceAnswer>

/** The file that a third party verifies; docs/evidence.md explains it. */
export type EvidenceFile = {
  format: 'placet-evidence-1'
  isComplete: boolean
  chains: {
    chain: string
    entries: {
      seq: number
      /** UTC milliseconds since 1970. */
      at: number
      kind: string | null
      body: string | null
      previousHash: string
      hash: string
      erasedAt: number | null
    }[]
  }[]
}

export const evidenceApi = {
  /** Everything recorded about an application's candidate and each firm, checked, in order. */
  ofApplication: endpoint('GET /api/applications/:id/evidence', { params: byId, response: evidenceAnswer }),
  /** One of these chains, or all, as a JSON file for a third party. */
  file: endpoint('GET /api/applications/:id/evidence.json', {
    params: byId,
    query: z.object({ chain: z.string().max(400).optional() }),
    response: 'file',
  }),
}
