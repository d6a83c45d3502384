import type { ClientSubmission } from '#contract/api/clients/submissions.ts'
import type { FindingCode } from '#contract/domain/submission-gate.ts'
import { Badge } from '#web/app/ui/badge.tsx'

/** Findings in a few words. */
const labels = {
  do_not_contact: 'Do not contact',
  consent_refused: 'Consent refused',
  consent_missing: 'No consent on file',
  off_limits: 'Off limits',
  duplicate_ours: 'Submitted before',
  duplicate_other: 'Known to the firm',
  current_employer: 'Current employer',
  no_agreement: 'No agreement',
  job_closed: 'Job closed',
  other_firm: 'Job of another firm',
} as const satisfies Record<FindingCode, string>

/** Concerns that a submission was made in spite of, with an admin's reason. */
export function SubmissionFindings({ submission: { findings, override } }: { submission: ClientSubmission }) {
  if (!findings || findings.length === 0) return null
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {findings.map(({ code }) => (
          <Badge key={code} tone="warning">
            {labels[code]}
          </Badge>
        ))}
      </p>
      {override ? (
        <p className="text-sm text-ink-muted">
          Allowed by {override.name}: {override.reason}
        </p>
      ) : null}
    </>
  )
}
