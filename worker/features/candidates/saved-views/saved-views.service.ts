import { maxSavedViews } from '#contract/api/candidates/saved-views.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { SavedViewRow, SavedViewsRepo } from './saved-views.repo.ts'

type SavedViewsDeps = { savedViews: SavedViewsRepo }
type Owner = { id: number }

const viewNotFound = () => notFound('view_not_found', 'That view no longer exists.')
const nameTaken = () => conflict('name_taken', 'You already have a view with that name.')

/** The actor's own views, by name. */
export const listSavedViews = (deps: SavedViewsDeps, actor: Owner): Promise<SavedViewRow[]> =>
  deps.savedViews.ofUser(actor.id)

/**
 * Saves the filters of a screen under a name.
 *
 * @param input.query Result of `candidateViewQuery`.
 * @throws AppError 409 name_taken, too_many_views.
 */
export async function saveView(
  deps: SavedViewsDeps & { now: () => Date },
  actor: Owner,
  input: { name: string; query: string },
): Promise<SavedViewRow> {
  const view = await deps.savedViews.add({ ...input, userId: actor.id, createdAt: deps.now() }, maxSavedViews)
  if (view === 'taken') throw nameTaken()
  if (view === 'full') throw conflict('too_many_views', `You can save up to ${maxSavedViews} views. Delete one first.`)
  return view
}

/** Changes the name or filters of one of the actor's views. @throws AppError 404 view_not_found; 409 name_taken. */
export async function changeView(
  deps: SavedViewsDeps,
  actor: Owner,
  id: number,
  { name, query }: { name?: string | undefined; query?: string | undefined },
): Promise<SavedViewRow> {
  const change = { ...(name === undefined ? {} : { name }), ...(query === undefined ? {} : { query }) }
  const view = await deps.savedViews.change(actor.id, id, change)
  if (view === 'taken') throw nameTaken()
  if (!view) throw viewNotFound()
  return view
}

/** @throws AppError 404 view_not_found, also for another user's. */
export async function removeView(deps: SavedViewsDeps, actor: Owner, id: number): Promise<void> {
  if (!(await deps.savedViews.remove(actor.id, id))) throw viewNotFound()
}
