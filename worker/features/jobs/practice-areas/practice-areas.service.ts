import { practiceAreaLabel, practiceAreaSlug } from '#contract/domain/practice-areas.ts'
import { badRequest, conflict } from '#worker/http/errors.ts'
import type { PracticeAreasRepo, StoredPracticeArea } from './practice-areas.repo.ts'

type ListPracticeAreasDeps = { practiceAreas: PracticeAreasRepo }

/** The slug of a practice area, from its name or slug. */
export const areaSlug = practiceAreaSlug

/** The registry and what staff added to it, by name. */
export const listPracticeAreas = (deps: ListPracticeAreasDeps): Promise<StoredPracticeArea[]> =>
  deps.practiceAreas.list()

/**
 * Returns every form in which a job may store a practice area, in lower case: its slug, its labels, and the given
 * text itself.
 */
export async function areaNames(deps: ListPracticeAreasDeps, area: string): Promise<string[]> {
  const slug = practiceAreaSlug(area)
  const known = (await deps.practiceAreas.list()).filter(({ value }) => value === slug)
  return [...new Set([area, slug, ...known.map(({ label }) => label)].map((name) => name.toLowerCase()))].filter(
    Boolean,
  )
}

/**
 * Adds a practice area. `practiceAreaSlug` makes its slug, from the value or else from the label.
 *
 * @throws AppError 409 practice_area_exists, at which the job form selects the existing area; 400 practice_area_empty
 *   without letters or digits.
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
