import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { applicationBulkApi, type BulkAssignResult, type BulkRefusal } from '#contract/api/candidates/bulk-changes.ts'
import { applicationsApi, type ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { isApplicationStatus, statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import {
  detailKey,
  patchApplication,
  type ApplicationPatch,
} from '#web/app/features/candidates/applications/candidate-queries.ts'

type Partner = { id: number; name: string }

/** One change of several applications: shown at once, sent, and summed up in a toast. */
type Bulk<Value> = {
  rows: readonly ApplicationListItem[]
  patch: (row: ApplicationListItem) => ApplicationPatch
  send: () => Promise<{ done: { id: number; from: Value; to: Value }[]; refused: BulkRefusal[] }>
  /** The toast after "12 candidates" or "9 of 12 candidates". */
  outcome: string
  failure: string
  undo?: (done: { id: number; from: Value; to: Value }[]) => void
}

/**
 * Changes of several applications at once: at once on screen, those that were refused rolled back with the server's
 * sentences, and an Undo that restores what was before and says what could not be restored.
 */
export function useBulkChange() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation<readonly number[], unknown, Bulk<never>>({
    mutationFn: async ({ rows, patch, send, outcome, failure, undo }) => {
      const before = new Map(rows.map((row) => [row.id, stateOf(row)]))
      for (const row of rows) patchApplication(client, row.id, patch(row))
      const rollBack = (ids: readonly number[]) => {
        for (const id of ids) patchApplication(client, id, before.get(id) ?? {})
      }
      try {
        const { done, refused } = await send()
        rollBack(refused.map(({ id }) => id))
        const changed = done.filter(({ from, to }) => from !== to)
        refresh(client, { ids: changed.map(({ id }) => id), areListsStale: refused.length > 0 })
        report(rows.length, done.length, outcome, refused, {
          undo: changed.length > 0 && undo ? () => undo(changed) : undefined,
        })
        return refused.map(({ id }) => id)
      } catch (error) {
        rollBack(rows.map(({ id }) => id))
        toast({ variant: 'destructive', title: 'Update Failed', text: sentenceOf(error, failure) })
        // Without an answer it is unknown what was saved.
        refresh(client, { ids: [], areListsStale: true })
        return rows.map(({ id }) => id)
      }
    },
  })
  const run = <Value>(bulk: Bulk<Value>) => mutateAsync(bulk as unknown as Bulk<never>)

  /** Moves rows to a status each. */
  function move(
    rows: readonly ApplicationListItem[],
    statusOf: (row: ApplicationListItem) => ApplicationStatus,
    words: Pick<Bulk<string>, 'outcome' | 'failure'> & { isUndo?: boolean },
  ) {
    return run<string>({
      rows,
      ...words,
      patch: (row) => ({ status: statusOf(row) }),
      send: () =>
        call(applicationBulkApi.setStatus, {
          body: {
            changes: rows.map((row) => ({ id: row.id, status: statusOf(row), expectedStatus: row.status })),
          },
        }),
      ...(words.isUndo ? {} : { undo: (done) => undoMove(rows, done) }),
    })
  }

  function undoMove(rows: readonly ApplicationListItem[], done: { id: number; from: string; to: string }[]): void {
    const from = new Map(done.map((one) => [one.id, one]))
    const now = rows.flatMap((row) => {
      const change = from.get(row.id)
      // A status that no longer exists can't be restored.
      return change && isApplicationStatus(change.from) ? [{ ...row, status: change.to }] : []
    })
    void move(now, (row) => from.get(row.id)?.from as ApplicationStatus, {
      outcome: 'moved back',
      failure: 'Nothing was undone. Please try again.',
      isUndo: true,
    })
  }

  /** Assigns each row to a partner, or to no one. */
  function reassign(
    rows: readonly ApplicationListItem[],
    partnerOf: (row: ApplicationListItem) => Partner | null,
    words: Pick<Bulk<number | null>, 'outcome' | 'failure'> & { isUndo?: boolean },
  ) {
    return run<number | null>({
      rows,
      ...words,
      patch: (row) => ({ assignedPartner: partnerOf(row), assignedPartnerId: partnerOf(row)?.id ?? null }),
      send: () =>
        call(applicationBulkApi.assign, {
          body: {
            changes: rows.map((row) => ({
              id: row.id,
              partnerId: partnerOf(row)?.id ?? null,
              expectedPartnerId: row.assignedPartnerId,
            })),
          },
        }),
      ...(words.isUndo ? {} : { undo: (done) => undoAssign(rows, done, partnerOf) }),
    })
  }

  function undoAssign(
    rows: readonly ApplicationListItem[],
    done: BulkAssignResult['done'],
    partnerOf: (row: ApplicationListItem) => Partner | null,
  ): void {
    const changed = new Set(done.map(({ id }) => id))
    const before = new Map(rows.map((row) => [row.id, row.assignedPartner]))
    const now = rows
      .filter(({ id }) => changed.has(id))
      .map((row) => ({ ...row, assignedPartner: partnerOf(row), assignedPartnerId: partnerOf(row)?.id ?? null }))
    void reassign(now, (row) => before.get(row.id) ?? null, {
      outcome: 'reassigned to their previous partners',
      failure: 'Nothing was undone. Please try again.',
      isUndo: true,
    })
  }

  return {
    isPending,
    /** Each resolves to the ids that were refused. */
    setStatus: (rows: readonly ApplicationListItem[], status: ApplicationStatus) =>
      move(rows, () => status, {
        outcome: `moved to ${statusLabel(status, brandName())}`,
        failure: 'Failed to update application status',
      }),
    assign: (rows: readonly ApplicationListItem[], partner: Partner | null) =>
      reassign(rows, () => partner, {
        outcome: partner ? `assigned to ${partner.name}` : 'unassigned',
        failure: 'Failed to update assignment',
      }),
  }
}

const stateOf = ({
  status,
  interviewDate,
  assignedPartner,
  assignedPartnerId,
}: ApplicationListItem): ApplicationPatch => ({
  status,
  interviewDate,
  assignedPartner,
  assignedPartnerId,
})

/** Sentences that fit in a toast. */
const maxReasons = 3

/** Says in a toast how many were changed and why others weren't. */
function report(
  wanted: number,
  done: number,
  outcome: string,
  refused: readonly BulkRefusal[],
  { undo }: { undo: (() => void) | undefined },
): void {
  const people = (count: number) => (count === 1 ? 'candidate' : 'candidates')
  const isAll = refused.length === 0
  const more = refused.length - maxReasons
  const sentences = [
    ...refused.slice(0, maxReasons).map(({ message }) => message),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
  toast({
    title: isAll ? `${done} ${people(done)} ${outcome}` : `${done} of ${wanted} ${people(wanted)} ${outcome}`,
    ...(isAll ? {} : { variant: 'destructive' as const }),
    ...(sentences.length > 0 ? { text: sentences.join(' ') } : {}),
    ...(undo ? { action: { label: 'Undo', onSelect: undo } } : {}),
  })
}

/** Reads the panels of changed applications again, and the lists when someone else had changed something too. */
function refresh(
  client: QueryClient,
  { ids, areListsStale }: { ids: readonly number[]; areListsStale: boolean },
): void {
  for (const id of ids) void client.invalidateQueries({ queryKey: detailKey(id) })
  if (areListsStale) void client.invalidateQueries({ queryKey: queryKey(applicationsApi.page) })
}
