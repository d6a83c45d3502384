import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  applicationBulkApi,
  type BulkAssignResult,
  type BulkRefusal,
} from '#contract/api/candidates/application-bulk.ts'
import { applicationsApi, type ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { isComing } from '#contract/domain/interview-mail.ts'
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
/** Coming interviews are canceled with the move; `emailOutcome` says what became of the emails. */
type Interviews = { notifyCandidates: boolean; emailOutcome: string }

/** One change of several applications: what is shown at once, what is sent, and what the toast says. */
type Bulk<Value> = {
  rows: readonly ApplicationListItem[]
  patch: (row: ApplicationListItem) => ApplicationPatch
  send: () => Promise<{ done: { id: number; from: Value; to: Value }[]; refused: BulkRefusal[] }>
  /** "12 candidates" or "9 of 12 candidates" go before it. */
  said: string
  failure: string
  /** A sentence about what else was done. */
  emailOutcome?: string
  undo?: (done: { id: number; from: Value; to: Value }[]) => void
}

/**
 * Changes of several applications at once: at once on screen, those that were refused rolled back with the server's
 * sentences, and an Undo that restores what was before and says what could not be restored.
 */
export function useBulkChange() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation<readonly number[], unknown, Bulk<never>>({
    mutationFn: async ({ rows, patch, send, said, failure, emailOutcome, undo }) => {
      const before = new Map(rows.map((row) => [row.id, stateOf(row)]))
      for (const row of rows) patchApplication(client, row.id, patch(row))
      const rollBack = (ids: readonly number[]) => {
        for (const id of ids) patchApplication(client, id, before.get(id) ?? {})
      }
      try {
        const { done, refused } = await send()
        rollBack(refused.map(({ id }) => id))
        const changed = done.filter(({ from, to }) => from !== to)
        reread(client, { ids: changed.map(({ id }) => id), areListsStale: refused.length > 0 })
        tell(rows.length, done.length, said, refused, {
          undo: changed.length > 0 && undo ? () => undo(changed) : undefined,
          emailOutcome: changed.length > 0 ? emailOutcome : undefined,
        })
        return refused.map(({ id }) => id)
      } catch (error) {
        rollBack(rows.map(({ id }) => id))
        toast({ variant: 'destructive', title: 'Update Failed', text: sentenceOf(error, failure) })
        // Without an answer nobody knows what was saved.
        reread(client, { ids: [], areListsStale: true })
        return rows.map(({ id }) => id)
      }
    },
  })
  const run = <Value>(bulk: Bulk<Value>) => mutateAsync(bulk as unknown as Bulk<never>)

  /** Moves rows to a status each. */
  function move(
    rows: readonly ApplicationListItem[],
    statusOf: (row: ApplicationListItem) => ApplicationStatus,
    words: Pick<Bulk<string>, 'said' | 'failure'> & { isUndo?: boolean },
    interviews?: Interviews,
  ) {
    const now = new Date()
    const isCanceled = ({ interviewDate }: ApplicationListItem) => interviews && isComing(interviewDate, now)
    return run<string>({
      rows,
      ...words,
      ...(interviews ? { emailOutcome: `Their interviews are canceled. ${interviews.emailOutcome}` } : {}),
      patch: (row) => ({ status: statusOf(row), ...(isCanceled(row) ? { interviewDate: null } : {}) }),
      send: () =>
        call(applicationBulkApi.setStatus, {
          body: {
            changes: rows.map((row) => ({ id: row.id, status: statusOf(row), expectedStatus: row.status })),
            ...(interviews ? { cancelInterviews: true, notifyCandidates: interviews.notifyCandidates } : {}),
          },
        }),
      // Canceled interviews don't come back with the statuses.
      ...(words.isUndo || interviews ? {} : { undo: (done) => undoMove(rows, done) }),
    })
  }

  function undoMove(rows: readonly ApplicationListItem[], done: { id: number; from: string; to: string }[]): void {
    const from = new Map(done.map((one) => [one.id, one]))
    const now = rows.flatMap((row) => {
      const change = from.get(row.id)
      // A status of older data can't be given again.
      return change && isApplicationStatus(change.from) ? [{ ...row, status: change.to }] : []
    })
    void move(now, (row) => from.get(row.id)?.from as ApplicationStatus, {
      said: 'back where they were',
      failure: 'Nothing was undone. Please try again.',
      isUndo: true,
    })
  }

  /** Gives rows to a partner each, or to nobody. */
  function give(
    rows: readonly ApplicationListItem[],
    partnerOf: (row: ApplicationListItem) => Partner | null,
    words: Pick<Bulk<number | null>, 'said' | 'failure'> & { isUndo?: boolean },
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
      ...(words.isUndo ? {} : { undo: (done) => undoGive(rows, done, partnerOf) }),
    })
  }

  function undoGive(
    rows: readonly ApplicationListItem[],
    done: BulkAssignResult['done'],
    partnerOf: (row: ApplicationListItem) => Partner | null,
  ): void {
    const changed = new Set(done.map(({ id }) => id))
    const before = new Map(rows.map((row) => [row.id, row.assignedPartner]))
    const now = rows
      .filter(({ id }) => changed.has(id))
      .map((row) => ({ ...row, assignedPartner: partnerOf(row), assignedPartnerId: partnerOf(row)?.id ?? null }))
    void give(now, (row) => before.get(row.id) ?? null, {
      said: 'with whom they were',
      failure: 'Nothing was undone. Please try again.',
      isUndo: true,
    })
  }

  return {
    isPending,
    /** Each resolves to the ids that were refused. */
    setStatus: (rows: readonly ApplicationListItem[], status: ApplicationStatus, interviews?: Interviews) =>
      move(
        rows,
        () => status,
        {
          said: `moved to ${statusLabel(status, brandName())}`,
          failure: 'Failed to update application status',
        },
        interviews,
      ),
    assign: (rows: readonly ApplicationListItem[], partner: Partner | null) =>
      give(rows, () => partner, {
        said: partner ? `assigned to ${partner.name}` : 'assigned to nobody',
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

/** Sentences that a toast has room for. */
const mostReasons = 3

function tell(
  wanted: number,
  done: number,
  said: string,
  refused: readonly BulkRefusal[],
  { undo, emailOutcome }: { undo: (() => void) | undefined; emailOutcome: string | undefined },
): void {
  const people = (count: number) => (count === 1 ? 'candidate' : 'candidates')
  const isAll = refused.length === 0
  const more = refused.length - mostReasons
  toast({
    title: isAll ? `${done} ${people(done)} ${said}` : `${done} of ${wanted} ${people(wanted)} ${said}`,
    ...(isAll
      ? emailOutcome
        ? { text: emailOutcome }
        : {}
      : {
          variant: 'destructive' as const,
          text: [
            ...(emailOutcome ? [emailOutcome] : []),
            ...refused.slice(0, mostReasons).map(({ message }) => message),
            ...(more > 0 ? [`And ${more} more.`] : []),
          ].join(' '),
        }),
    ...(undo ? { action: { label: 'Undo', onSelect: undo } } : {}),
  })
}

/** Reads the panel of a changed application again, and the lists where somebody else had changed something too. */
function reread(client: QueryClient, { ids, areListsStale }: { ids: readonly number[]; areListsStale: boolean }): void {
  for (const id of ids) void client.invalidateQueries({ queryKey: detailKey(id) })
  if (areListsStale) void client.invalidateQueries({ queryKey: queryKey(applicationsApi.page) })
}
