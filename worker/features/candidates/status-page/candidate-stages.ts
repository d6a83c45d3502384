import type { ApplicationStatus } from '#contract/domain/statuses.ts'

/** Status of an application and what comes next, as the candidate reads them. */
export type CandidateStage = { stage: string; next: string; isOver?: true }

const notSelected: CandidateStage = {
  stage: 'Not selected for this position',
  next: 'We won’t be moving forward with this application. You’re welcome to apply for other positions.',
  isOver: true,
}
const inReview: CandidateStage = {
  stage: 'In review',
  next: 'A recruiter is reviewing your application. We’ll email you with updates.',
}

const stages: Record<ApplicationStatus, CandidateStage> = {
  new: {
    stage: 'Received',
    next: 'A recruiter will review your application. We’ll email you with updates.',
  },
  initial_screening: inReview,
  scheduled_interview: { stage: 'Interview', next: 'We’ll talk with you about the position and your plans.' },
  interviewed: { stage: 'Interviewed', next: 'We’re deciding on next steps and will email you.' },
  document_submission: { stage: 'Documents', next: 'Your recruiter will tell you which documents are still needed.' },
  submitted_to_client: { stage: 'With the firm', next: 'The firm is reviewing your application.' },
  client_interview: {
    stage: 'Interview with the firm',
    next: 'Your recruiter will help you prepare and confirm the time.',
  },
  reference_checks: { stage: 'References', next: 'The firm is speaking with your references.' },
  offered: { stage: 'Offer', next: 'Your recruiter will talk with you about the offer.' },
  hired: { stage: 'Hired', next: 'Congratulations on your new position!', isOver: true },
  rejected_by_candidate: { stage: 'Withdrawn', next: 'You have withdrawn this application.', isOver: true },
  rejected_by_client: notSelected,
  rejected_by_brand: notSelected,
}

/** The stage of any stored status, legacy ones included. */
export function candidateStage(status: string): CandidateStage {
  if (status in stages) return stages[status as ApplicationStatus]
  return status === 'rejected' ? notSelected : inReview
}
