import type { ApplicationMatch as Shown } from '#contract/api/candidates/scoring.ts'
import { resumeRiskTexts } from '#contract/domain/resume-risks.ts'
import type { ApplicationMatch } from './scoring.service.ts'

export function presentMatch({ score, resume }: ApplicationMatch): Shown {
  return {
    engine: score?.engine ?? null,
    scoredAt: score?.scoredAt.toISOString() ?? null,
    parts: score?.parts ?? [],
    resume: resume && {
      state: resume.state,
      message: resume.message,
      engine: resume.reading?.engine ?? null,
      facts: resume.reading?.facts ?? null,
      risks: (resume.reading?.risks ?? []).map(({ kind, quote }) => ({ kind, text: resumeRiskTexts[kind], quote })),
    },
  }
}
