import type { ApplicationMatch as Shown } from '#contract/api/candidates/scoring.ts'
import { resumeRiskTexts } from '#contract/domain/resume-risks.ts'
import { fileOfResume } from '#worker/features/candidates/resumes/resumes.service.ts'
import type { ApplicationMatch } from './scoring.service.ts'

export function presentMatch({ score, resume }: ApplicationMatch): Shown {
  return {
    engine: score?.engine ?? null,
    scoredAt: score?.scoredAt.toISOString() ?? null,
    parts: score?.parts ?? [],
    resume: resume && {
      url: `/resumes/${resume.id}`,
      ...fileOfResume(resume),
      text: resume.reading?.text ?? null,
      state: resume.state,
      message: resume.message,
      engine: resume.reading?.engine ?? null,
      facts: resume.reading?.facts ?? null,
      risks: (resume.reading?.risks ?? []).map(({ kind, quote }) => ({ kind, text: resumeRiskTexts[kind], quote })),
    },
  }
}
