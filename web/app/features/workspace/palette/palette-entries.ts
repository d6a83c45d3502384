import type { Role } from '#contract/domain/roles.ts'
import { viewFor, viewsOf } from '#web/app/lib/admin-views.ts'
import { sectionsOf } from '#web/app/features/identity/settings/settings-sections.ts'
import { topMenus, userMenuLinks } from '#web/app/layouts/staff-menus.ts'
import { paths } from '#web/app/paths.ts'

/** A fixed line of the palette: a view or an action. */
export type PaletteEntry = {
  id: string
  label: string
  /** Its single key, a capital letter. */
  key?: string
  /** Other words by which it is found. */
  words: string
  does: { to: string } | { opens: string } | { runs: 'shortcuts' | 'logout' }
}

/** The views that a role may open, with their keys. */
export function viewEntries(role: Role): PaletteEntry[] {
  return viewsOf(role).map(({ value, label, key }) => ({
    id: `view ${value}`,
    label,
    words: value.replaceAll('-', ' '),
    does: { to: value === 'dashboard' ? paths.admin : paths.adminView(value) },
    ...(key ? { key } : {}),
  }))
}

/** Other actions that a role can take from anywhere. */
export function actionEntries(role: Role): PaletteEntry[] {
  const isAdmin = role === 'admin'
  const actions: (PaletteEntry | false)[] = [
    isAdmin &&
      viewFor(role, 'post-job') !== undefined && {
        id: 'action post',
        label: 'Post a job',
        words: 'new create add position',
        does: { to: paths.adminView('post-job') },
      },
    isAdmin && {
      id: 'action import',
      label: 'Import people or jobs',
      words: 'csv spreadsheet file bullhorn move upload',
      does: { to: paths.imports },
    },
    isAdmin && {
      id: 'action export',
      label: 'Export everything',
      words: 'archive zip csv download leave backup',
      does: { to: paths.archive },
    },
    isAdmin && {
      id: 'action user',
      label: 'Create a user',
      words: 'new add account partner',
      does: { to: paths.users },
    },
    !isAdmin && {
      id: 'action lists',
      label: 'My Job Lists',
      words: 'saved handed in review online',
      does: { to: paths.myJobLists },
    },
    {
      id: 'action rooms',
      label: 'Review rooms',
      words: 'client firm link answers profiles send',
      does: { to: paths.reviewRooms },
    },
    {
      id: 'action records',
      label: 'People',
      words: 'candidates persons record contacts everyone',
      does: { to: paths.people },
    },
    {
      id: 'action intake',
      label: 'Intake',
      words: 'drop résumés resumes upload forward new people',
      does: { to: paths.intake },
    },
    {
      id: 'action people',
      label: 'People Search',
      words: 'find attorneys lawyers professionals',
      does: { to: paths.peopleSearch },
    },
    {
      id: 'action searches',
      label: 'Search History',
      words: 'past people searches',
      does: { to: paths.searchHistory },
    },
    {
      id: 'action do not contact',
      label: 'Do Not Contact',
      words: 'marked people blocked opt out lift',
      does: { to: paths.doNotContact },
    },
    { id: 'action board', label: 'View Public Jobs', words: 'board site', does: { opens: paths.site.jobs } },
    { id: 'action keys', label: 'Keyboard shortcuts', words: 'help keys', does: { runs: 'shortcuts' } },
    { id: 'action logout', label: 'Log out', words: 'sign out leave', does: { runs: 'logout' } },
  ]
  return actions.filter((action) => action !== false)
}

/** The screens of the menus that are neither a view nor an action: follow-ups, sources, operations and the like. */
export function screenEntries(role: Role): PaletteEntry[] {
  const named = [...viewEntries(role), ...actionEntries(role)]
  const labels = new Set(named.map(({ label }) => label))
  const addresses = new Set(named.flatMap(({ does }) => ('to' in does ? [does.to] : [])))
  const links = [
    ...topMenus(role).flatMap((entry) => ('links' in entry ? entry.links : [entry])),
    ...userMenuLinks(role),
  ]
  return links.flatMap(({ label, to, isNewTab }) => {
    if (isNewTab || labels.has(label) || addresses.has(to)) return []
    labels.add(label)
    return [{ id: `screen ${to}`, label, words: '', does: { to } }]
  })
}

/** The sections of the settings: too many to list before something is typed. */
export function sectionEntries(role: Role): PaletteEntry[] {
  return sectionsOf(role).map(({ id, label }) => ({
    id: `section ${id}`,
    label: `Settings: ${label}`,
    words: id.replaceAll('-', ' '),
    does: { to: paths.settings(id) },
  }))
}

/**
 * The entries that match the typed text, best first: the one with that single key, then labels that begin with it, then
 * entries in which every typed word begins a word. All entries, in order, when nothing is typed.
 */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return [...entries]
  const rank = ({ key, label, words }: PaletteEntry): number => {
    if (key?.toLowerCase() === text) return 0
    if (label.toLowerCase().startsWith(text)) return 1
    const known = `${label} ${words}`.toLowerCase().split(/\s+/)
    return text.split(/\s+/).every((word) => known.some((one) => one.startsWith(word))) ? 2 : 3
  }
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((ranked) => ranked.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
