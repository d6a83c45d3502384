import type { ApplicationMatch as Shown } from '#contract/api/candidates/scoring.ts'
import { resumeAddress } from '#contract/domain/resume-address.ts'
import { resumeRiskTexts } from '#contract/domain/resume-risks.ts'
import { fileOfResume } from '#worker/features/candidates/resumes/resumes.service.ts'
import type { ApplicationMatch } from './scoring.service.ts'

export function presentMatch({ score, resume }: ApplicationMatch): Shown {
  return {
    engine: score?.engine ?? null,
    scoredAt: score?.scoredAt.toISOString() ?? null,
    parts: score?.parts ?? [],
    resume: resume && presentResume(resume),
  }
}

function presentResume(resume: NonNullable<ApplicationMatch['resume']>): NonNullable<Shown['resume']> {
  const { id, state, message, reading } = resume
  return {
    url: resumeAddress(id),
    ...fileOfResume(resume),
    text: reading?.text ?? null,
    state,
    message,
    engine: reading?.engine ?? null,
    facts: reading?.facts ?? null,
    risks: (reading?.risks ?? []).map(({ kind, quote }) => ({ kind, text: resumeRiskTexts[kind], quote })),
  }
}
