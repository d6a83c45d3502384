import { SubmissionForm } from './submission-form.tsx'

/** The form of a new client company, for screens that open it outside of its section. */
export function AddCompanyDialog({ applicationId, onClose }: { applicationId: number; onClose: () => void }) {
  return <SubmissionForm applicationId={applicationId} submission={undefined} onClose={onClose} />
}
