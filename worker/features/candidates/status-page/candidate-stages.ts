import type { ApplicationStatus } from '#contract/domain/statuses.ts'

/** Where an application stands and what comes next, in the words for the candidate. */
export type CandidateStage = { stage: string; next: string; isOver?: true }

const notSelected: CandidateStage = {
  stage: 'Not selected for this position',
  next: 'We will not go on with this application. You are welcome to apply for other positions.',
  isOver: true,
}
const inReview: CandidateStage = {
  stage: 'In review',
  next: 'A recruiter is reading your application. We write to you when there is news.',
}

const stages: Record<ApplicationStatus, CandidateStage> = {
  new: {
    stage: 'Received',
    next: 'A recruiter reads your application next. We write to you when there is news.',
  },
  initial_screening: inReview,
  scheduled_interview: { stage: 'Interview', next: 'We talk with you about the position and your plans.' },
  interviewed: { stage: 'Interview held', next: 'We are deciding how to go on and will write to you.' },
  document_submission: { stage: 'Documents', next: 'Your recruiter tells you which documents are still needed.' },
  submitted_to_client: { stage: 'With the firm', next: 'The firm is looking at your application.' },
  client_interview: { stage: 'Interview with the firm', next: 'Your recruiter prepares you and tells you the time.' },
  reference_checks: { stage: 'References', next: 'The firm is speaking with your references.' },
  offered: { stage: 'Offer', next: 'Your recruiter talks with you about the offer.' },
  hired: { stage: 'Hired', next: 'Congratulations on your new position.', isOver: true },
  rejected_by_candidate: { stage: 'Withdrawn', next: 'You have withdrawn this application.', isOver: true },
  rejected_by_client: notSelected,
  rejected_by_brand: notSelected,
}

/** The stage of any stored status; older values read as what they most likely mean. */
export function candidateStage(status: string): CandidateStage {
  if (status in stages) return stages[status as ApplicationStatus]
  return status === 'rejected' ? notSelected : inReview
}
