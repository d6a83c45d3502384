import { useEffect, useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import type { useCandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { FailedPanel } from '#web/app/ui/failed-panel.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'

// Fetched when a record is about to be opened, so that the list appears without it.
export const CandidatePanel = lazyNamed(
  () => import('#web/app/features/candidates/record/candidate-panel.tsx'),
  'CandidatePanel',
)
const SubmissionsSection = lazyNamed(
  () => import('#web/app/features/clients/submissions/submissions-section.tsx'),
  'SubmissionsSection',
)
const AddCompanyDialog = lazyNamed(
  () => import('#web/app/features/clients/submissions/add-company-dialog.tsx'),
  'AddCompanyDialog',
)

type OpenRecordProps = {
  id: number
  /** The rows to step through. */
  rows: readonly ApplicationListItem[]
  isAdmin: boolean
  select: ReturnType<typeof useCandidateFilters>['select']
  readMore: () => void
}

/** The panel of the open record, stepping through the rows of the list behind it. */
export function OpenRecord({ id, rows, isAdmin, select, readMore }: OpenRecordProps) {
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  const name = row?.applicantName ?? 'Candidate'
  const close = () => select(undefined)
  const stepTo = (index: number) => {
    const next = rows[index]
    // From a record that isn't in the list, stepping leads to the first row.
    return next && (at !== -1 || index === 0) ? () => select(next.id, { isStep: true }) : undefined
  }
  const [submitting, setSubmitting] = useState<number>()
  // Stepping past the last row reads on.
  useEffect(() => {
    if (at >= 0 && at >= rows.length - 3) readMore()
  }, [at, rows.length, readMore])
  return (
    <>
      <LazyPart
        as="custom"
        title={name}
        renderFailed={(state) => (
          <FailedPanel title={name} onClose={close}>
            {state}
          </FailedPanel>
        )}
      >
        <CandidatePanel
          id={id}
          row={row}
          isAdmin={isAdmin}
          onClose={close}
          onNext={stepTo(at + 1)}
          onPrevious={at > 0 ? stepTo(at - 1) : undefined}
          nextId={rows[at + 1]?.id}
          onSubmit={() => setSubmitting(id)}
          submissions={
            <LazyPart as="section" title="Client submissions" fallback={<SkeletonText lines={3} />}>
              <SubmissionsSection applicationId={id} />
            </LazyPart>
          }
        />
      </LazyPart>
      {submitting === id ? (
        <LazyPart as="dialog" title="Add Company" onClose={() => setSubmitting(undefined)}>
          <AddCompanyDialog applicationId={id} onClose={() => setSubmitting(undefined)} />
        </LazyPart>
      ) : null}
    </>
  )
}
