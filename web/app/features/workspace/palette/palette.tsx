import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { applicationsApi } from '#contract/api/candidates/applications.ts'
import type { CurrentUser } from '#contract/api/identity/auth.ts'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { useLogOut } from '#web/app/features/identity/auth/use-log-out.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { paths } from '#web/app/paths.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { CommandDialog } from '#web/app/ui/command-dialog.tsx'
import { menuRow } from '#web/app/ui/control-class.ts'
import { cx } from '#web/app/ui/cx.ts'
import { Kbd } from '#web/app/ui/kbd.tsx'
import {
  actionEntries,
  matching,
  screenEntries,
  sectionEntries,
  viewEntries,
  type PaletteEntry,
} from './palette-entries.ts'
import { showWindow, typedAhead } from '#web/app/lib/palette-store.ts'

/** Jobs and candidates offered, each. */
const maxFound = 6
/** Fewer letters match too much. */
const minLetters = 2

const close = () => showWindow(null)

/** Opened by Ctrl or Cmd and K: finds every view and action, and jobs and candidates that the user may see. */
export function Palette({ user }: { user: CurrentUser }) {
  const [typed, setTyped] = useState(typedAhead)
  const navigate = useNavigate()
  const { logOut } = useLogOut()
  const q = useSettled(typed.trim())
  const isAdmin = user.role === 'admin'
  const isSearching = q.length >= minLetters
  // Keys of their own: the lists keep pages under the endpoint's key and patch them there.
  const jobs = useQuery({
    queryKey: ['palette', 'jobs', q],
    queryFn: ({ signal }) =>
      callWithSignal(jobsApi.page, signal, {
        query: { q, limit: maxFound, sort: 'relevance', ...(isAdmin ? {} : { status: 'open' as const }) },
      }),
    enabled: isSearching,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  const candidates = useQuery({
    queryKey: ['palette', 'candidates', q],
    queryFn: ({ signal }) => callWithSignal(applicationsApi.page, signal, { query: { q, limit: maxFound } }),
    enabled: isSearching,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  const isBusy = typed.trim() !== q || (isSearching && (jobs.isFetching || candidates.isFetching))
  const error = jobs.error ?? candidates.error

  function go(to: string) {
    close()
    void navigate(to)
  }
  function open(address: string) {
    close()
    window.open(address, '_blank', 'noreferrer')
  }
  function run({ does }: PaletteEntry) {
    if ('to' in does) go(does.to)
    else if ('opens' in does) open(does.opens)
    else if (does.runs === 'shortcuts') showWindow('shortcuts')
    else {
      close()
      logOut()
    }
  }
  const views = matching(viewEntries(user.role), typed)
  const actions = matching(actionEntries(user.role), typed)
  const sections = typed.trim() === '' ? [] : sectionEntries(user.role)
  const screens = matching([...screenEntries(user.role), ...sections], typed)
  const foundJobs = isSearching ? (jobs.data?.items ?? []) : []
  const foundCandidates = isSearching ? (candidates.data?.items ?? []) : []
  return (
    <CommandDialog title="Command palette" onClose={close}>
      <Command label="Command palette" shouldFilter={false} loop className="flex min-h-0 flex-col">
        <Command.Input
          // The palette is opened to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          onValueChange={setTyped}
          maxLength={200}
          placeholder="Go to a view, a job or a candidate"
          className="h-12 w-full shrink-0 rounded-t-lg border-b border-rule bg-transparent px-4 text-base -outline-offset-2 placeholder:text-ink-faint"
        />
        <Command.List label="Results" aria-busy={isBusy} className="min-h-0 grow scroll-py-1 overflow-y-auto p-1.5">
          <Command.Empty className="px-2.5 py-4 text-sm text-ink-muted">
            {isBusy ? 'Searching…' : `Nothing found for “${typed.trim()}”.`}
          </Command.Empty>
          <Group heading="Views">
            {views.map((entry) => (
              <Entry
                key={entry.id}
                id={entry.id}
                onSelect={() => run(entry)}
                hint={entry.key ? <Kbd>{entry.key}</Kbd> : null}
              >
                {entry.label}
              </Entry>
            ))}
          </Group>
          {/* Fixed entries come first, so that results arriving below don't move them. */}
          <Group heading="Actions">
            {actions.map((entry) => (
              <Entry key={entry.id} id={entry.id} onSelect={() => run(entry)}>
                {entry.label}
              </Entry>
            ))}
          </Group>
          <Group heading="Screens">
            {screens.map((entry) => (
              <Entry key={entry.id} id={entry.id} onSelect={() => run(entry)}>
                {entry.label}
              </Entry>
            ))}
          </Group>
          <Group heading="Candidates">
            {foundCandidates.map((one) => (
              <Entry
                key={one.id}
                id={`candidate ${one.id}`}
                onSelect={() => go(`${paths.candidates}?selected=${one.id}`)}
                hint={statusLabel(one.status, brandName())}
                detail={`${one.job.title} · ${one.job.firmName}`}
              >
                {one.applicantName}
              </Entry>
            ))}
          </Group>
          <Group heading="Jobs">
            {foundJobs.map((job) => (
              <Entry
                key={job.id}
                id={`job ${job.id}`}
                onSelect={() => (isAdmin ? go(paths.jobEditor(job.id)) : open(paths.site.job(job.shortId)))}
                hint={jobHint(job.isActive, isAdmin)}
                detail={`${job.firmName} · ${job.location}`}
              >
                {job.title}
              </Entry>
            ))}
          </Group>
        </Command.List>
        {isSearching && error ? (
          <AlertLine className="border-t border-rule px-4 py-2">
            {sentenceOf(error, 'Search failed. Views and actions still work.')}
          </AlertLine>
        ) : null}
      </Command>
    </CommandDialog>
  )
}

function jobHint(isOpen: boolean, isAdmin: boolean): string {
  if (!isOpen) return 'Closed'
  return isAdmin ? '' : 'Opens in a new tab'
}

/** A heading over its entries; nothing without entries. */
function Group({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  return children.length > 0 ? (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-muted"
    >
      {children}
    </Command.Group>
  ) : null
}

type EntryProps = { id: string; onSelect: () => void; children: ReactNode; hint?: ReactNode; detail?: string }

function Entry({ id, onSelect, children, hint, detail }: EntryProps) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className={cx(
        menuRow,
        'justify-between text-sm data-[selected=true]:bg-accent-soft data-[selected=true]:text-on-accent-soft',
      )}
    >
      <span className="min-w-0 py-1">
        <span className="block truncate">{children}</span>
        {detail ? <span className="block truncate text-xs">{detail}</span> : null}
      </span>
      {hint ? <span className="shrink-0 text-xs">{hint}</span> : null}
    </Command.Item>
  )
}

/** The typed text, once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 150)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
