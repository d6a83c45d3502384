import { practiceAreaLabel, practiceAreaSlug } from '#contract/domain/practice-areas.ts'
import { badRequest, conflict } from '#worker/http/errors.ts'
import type { PracticeAreasRepo, StoredPracticeArea } from './practice-areas.repo.ts'

type ListPracticeAreasDeps = { practiceAreas: PracticeAreasRepo }

/** The slug that a practice area's name or slug stands for. */
export const areaSlug = practiceAreaSlug

/** The registry and what staff added to it, by name. */
export const listPracticeAreas = (deps: ListPracticeAreasDeps): Promise<StoredPracticeArea[]> =>
  deps.practiceAreas.list()

/**
 * Every way in which a practice area may be stored on a job, lower-cased: its slug and its label, whichever was given,
 * and the text itself.
 */
export async function areaNames(deps: ListPracticeAreasDeps, area: string): Promise<string[]> {
  const slug = practiceAreaSlug(area)
  const known = (await deps.practiceAreas.list()).filter(({ value }) => value === slug)
  return [...new Set([area, slug, ...known.map(({ label }) => label)].map((name) => name.toLowerCase()))].filter(
    Boolean,
  )
}

/**
 * Adds a practice area; slug and capital letter by the rules of spec 2 §5.
 *
 * @throws AppError 409 practice_area_exists ("already exists": the job form keeps silent about it); 400 without a letter.
 */
export async function addPracticeArea(
  deps: ListPracticeAreasDeps,
  input: { value?: string | undefined; label: string },
): Promise<StoredPracticeArea> {
  const value = practiceAreaSlug(input.value ?? input.label) || practiceAreaSlug(input.label)
  if (!value) throw badRequest('practice_area_empty', 'A practice area needs letters or digits.')
  const added = await deps.practiceAreas.add({ value, label: practiceAreaLabel(input.label) })
  if (!added) throw conflict('practice_area_exists', 'This practice area already exists.')
  return added
}
