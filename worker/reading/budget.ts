/**
 * Kinds of work a reader does for bytes that a stranger wrote. Work is counted, not time: the clock doesn't move while a
 * Worker computes, and a count gives the same verdict on every machine.
 */
export type WorkKind =
  /** Bytes or characters after decompression. */
  | 'bytes'
  /** Drawing operators and others that cost microseconds each. */
  | 'operators'
  /** Values, elements, parts or entries that are kept in memory. */
  | 'items'
  /** Comparisons, visits and other work that costs nanoseconds each. */
  | 'steps'

export type BudgetLimits = Readonly<Record<WorkKind | 'depth', number>>

/** A file, page or answer that asks for more work than its kind is worth. Callers turn it into "unreadable". */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded'
  readonly kind: keyof BudgetLimits

  constructor(kind: keyof BudgetLimits) {
    super(`Reading stopped: more ${kind} than the reading budget allows.`)
    this.kind = kind
  }
}

/** Limits of the work for one file, page or answer. Never shared between two of them. */
export type ReadingBudget = {
  /** @throws BudgetExceeded when this is more than is left. Infinity and NaN always are. */
  spend: (kind: WorkKind, amount?: number) => void
  /** Runs `read` one level deeper. @throws BudgetExceeded beyond the deepest level. */
  nested: <T>(read: () => T) => T
  /** @throws BudgetExceeded when `level` is beyond the deepest level; for readers that keep their own stack. */
  atDepth: (level: number) => void
  /** The amounts spent so far; for tests that judge how work grows. */
  spent: () => Record<WorkKind, number>
}

export function makeBudget(limits: BudgetLimits): ReadingBudget {
  const used: Record<WorkKind, number> = { bytes: 0, operators: 0, items: 0, steps: 0 }
  let depth = 0
  const atDepth = (level: number) => {
    if (level > limits.depth) throw new BudgetExceeded('depth')
  }
  return {
    spend(kind, amount = 1) {
      const next = used[kind] + amount
      // Written so that NaN, which compares to nothing, is refused.
      if (!(amount >= 0 && next <= limits[kind])) throw new BudgetExceeded(kind)
      used[kind] = next
    },
    nested(read) {
      depth++
      try {
        atDepth(depth)
        return read()
      } finally {
        depth--
      }
    },
    atDepth,
    spent: () => ({ ...used }),
  }
}

const mega = 1_000_000

/**
 * Limits for each kind of input. A real file stays far below them; a file at any one of them takes less than two seconds
 * of CPU and 64 MB on a slow machine (`npm run test:long -- readers` measures it).
 */
export const limitsOf = {
  /** An uploaded document: a résumé has some hundred kilobytes of text and markup. */
  document: { bytes: 12 * mega, operators: 100_000, items: 200_000, steps: 20 * mega, depth: 64 },
  /** A web page of at most 2 MB, and everything that is read off its tree. */
  page: { bytes: 24 * mega, operators: 200_000, items: 150_000, steps: 20 * mega, depth: 512 },
  /** A JSON, XML or text answer of a board, a platform or a directory: at most 8 MB. */
  answer: { bytes: 24 * mega, operators: 200_000, items: 400_000, steps: 30 * mega, depth: 64 },
  /** A short message: a webhook's body or a model's answer. */
  message: { bytes: mega, operators: 10_000, items: 20_000, steps: 2 * mega, depth: 32 },
} as const satisfies Record<string, BudgetLimits>

export type InputKind = keyof typeof limitsOf

/** A fresh budget for one input. */
export const budgetFor = (kind: InputKind): ReadingBudget => makeBudget(limitsOf[kind])
