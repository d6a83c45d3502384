import { z } from 'zod'
import type { ResumeSearch } from '#contract/api/candidates/resumes.ts'
import { ftsQuery } from '#worker/db/search-text.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import type { Actor } from '#worker/http/access.ts'
import { hitMarks, type ResumeSearchRepo } from './resume-search.repo.ts'

const place = z.object({ id: z.number().int().positive() })

/**
 * Finds words in résumés: in all of them for an admin, for a partner in those of their own candidates.
 *
 * @throws AppError 400 bad_cursor.
 */
export async function searchResumes(
  deps: { resumeSearch: ResumeSearchRepo },
  actor: Actor,
  input: { q: string; cursor?: string | undefined; limit: number },
): Promise<ResumeSearch> {
  const at = decodeCursor(place, input.cursor)
  const words = ftsQuery(input.q)
  if (words === null) return { items: [], nextCursor: null }
  const partnerId = seenPartnerId(actor)
  const match = `{body} : (${words})${partnerId === undefined ? '' : ` AND scope : "p${partnerId}"`}`
  const found = await deps.resumeSearch.find(match, { below: at?.id, limit: input.limit + 1 })
  const { items, nextCursor } = page(found, input.limit, ({ id }) => ({ id }))
  return {
    items: items.map(({ id, applicantName, matchScore, title, firmName, excerpt }) => ({
      applicationId: id,
      applicantName,
      matchScore,
      job: { title, firmName },
      excerpt: piecesOf(excerpt),
    })),
    nextCursor,
  }
}

function piecesOf(excerpt: string): ResumeSearch['items'][number]['excerpt'] {
  return excerpt
    .replaceAll(/\s+/g, ' ')
    .split(hitMarks.start)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isMatch: false }]
      const [hit = '', rest = ''] = part.split(hitMarks.end)
      return [
        { text: hit, isMatch: true },
        { text: rest, isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
