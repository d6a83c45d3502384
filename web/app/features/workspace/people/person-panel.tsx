import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Person } from '#contract/api/candidates/people.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { submissionStatusLabels } from '#contract/domain/submission-statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SidePanel } from '#web/app/ui/side-panel.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { personQuery, submissionsOfPersonQuery } from './people-queries.ts'
import { PersonAdmissions, PersonBook, PersonFacts } from './person-facts.tsx'
import { Nothing } from './person-fields.tsx'
import { undoPersonMerge } from './undo-person-merge.ts'

const PersonDialog = lazyNamed(() => import('./person-dialog.tsx'), 'PersonDialog')
const AddToJobDialog = lazyNamed(() => import('./add-to-job-dialog.tsx'), 'AddToJobDialog')
const MergeDialog = lazyNamed(() => import('./merge-dialog.tsx'), 'MergeDialog')
const PersonEmails = lazyNamed(() => import('./person-emails.tsx'), 'PersonEmails')
const MergeList = lazyNamed(() => import('#web/app/ui/merge-list.tsx'), 'MergeList')

type OpenDialog = 'edit' | 'job' | 'merge'

/** The record of one person, to the right of the list. */
export function PersonPanel({ id, onOpen }: { id: number; onOpen: (id: number | undefined) => void }) {
  const { data: person } = useQuery(personQuery(id))
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  return (
    <>
      <SidePanel
        open
        onOpenChange={(isOpen) => isOpen || onOpen(undefined)}
        title={person?.name ?? 'Person'}
        subtitle={person ? <Subtitle person={person} /> : undefined}
        head={person?.mayChange ? <Actions onSelect={setDialog} /> : undefined}
        returnTo={() => document.querySelector<HTMLElement>(`[data-person="${id}"]`)}
      >
        <section
          data-panel-start
          // A scrollable box has to be focusable by Tab.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Record"
          className="min-w-0 grow overflow-y-auto px-5 pb-6 max-sm:px-4"
        >
          {person ? <Record key={person.id} person={person} /> : <Waiting id={id} />}
        </section>
      </SidePanel>
      {person && dialog ? <OpenedDialog dialog={dialog} person={person} onClose={close} /> : null}
    </>
  )
}

function OpenedDialog({ dialog, person, onClose }: { dialog: OpenDialog; person: Person; onClose: () => void }) {
  if (dialog === 'edit') return <PersonDialog person={person} onClose={onClose} onSaved={onClose} />
  if (dialog === 'job') return <AddToJobDialog person={person} onClose={onClose} />
  return <MergeDialog person={person} onClose={onClose} />
}

/** The record while it loads, or why it didn't. */
function Waiting({ id }: { id: number }) {
  const { error, isError, isFetching, refetch } = useQuery(personQuery(id))
  if (!isError) return <SkeletonRows label="Loading the record…" count={5} />
  return (
    <ErrorState
      title="This person couldn’t be loaded"
      text={sentenceOf(error, 'Please try again.')}
      lost="Nothing was lost."
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

const Subtitle = ({ person }: { person: Person }) => (
  <span className="wrap-anywhere">
    {[person.lastJobTitle, person.lastFirmName, person.owner ? `Owner: ${person.owner.name}` : 'No owner']
      .filter(Boolean)
      .join(' · ')}
  </span>
)

function Actions({ onSelect }: { onSelect: (dialog: OpenDialog) => void }) {
  const { role } = useCurrentUser()
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="primary" onClick={() => onSelect('job')}>
        Add to job
      </Button>
      <Button size="sm" onClick={() => onSelect('edit')}>
        Edit
      </Button>
      {role === 'admin' ? (
        <Button size="sm" onClick={() => onSelect('merge')}>
          Merge
        </Button>
      ) : null}
    </div>
  )
}

type TabName = 'facts' | 'applications' | 'submissions' | 'book' | 'admissions' | 'emails' | 'log'

function Record({ person }: { person: Person }) {
  const [tab, setTab] = useState<TabName>('facts')
  return (
    <Tabs
      label="Person"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'facts', label: 'Facts' },
        { value: 'applications', label: 'Applications', count: person.applications.length },
        { value: 'submissions', label: 'Submissions' },
        { value: 'book', label: 'Book' },
        { value: 'admissions', label: 'Admissions' },
        { value: 'emails', label: 'Emails' },
        { value: 'log', label: 'Log' },
      ]}
    >
      <TabPanel value="facts">
        <PersonFacts person={person} />
        {person.merges.length > 0 ? (
          <MergeList title="Merged records" merges={person.merges} undo={undoPersonMerge} />
        ) : null}
      </TabPanel>
      <TabPanel value="applications">
        <Applications person={person} />
      </TabPanel>
      <TabPanel value="submissions">
        <Submissions id={person.id} />
      </TabPanel>
      <TabPanel value="book">
        <PersonBook person={person} />
      </TabPanel>
      <TabPanel value="admissions">
        <PersonAdmissions person={person} />
      </TabPanel>
      <TabPanel value="emails">
        <PersonEmails id={person.id} />
      </TabPanel>
      <TabPanel value="log">
        <Log person={person} />
      </TabPanel>
    </Tabs>
  )
}

function Applications({ person }: { person: Person }) {
  if (person.applications.length === 0) return <Nothing>No applications that you can see.</Nothing>
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {person.applications.map(({ id, job, status, assignedPartner, appliedAt }) => (
        <li key={id} className="border-b border-rule pb-3">
          <Link to={`${paths.candidates}?selected=${id}`} className={linkClass()}>
            {job.title}
          </Link>
          <p className="text-ink-muted wrap-anywhere">{job.firmName}</p>
          <p>
            {statusLabel(status, brandName())} · {assignedPartner?.name ?? 'Unassigned'} ·{' '}
            <Time at={appliedAt} show="day" />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Submissions({ id }: { id: number }) {
  const { data, isError } = useQuery(submissionsOfPersonQuery(id))
  if (isError) return <Nothing>The submissions couldn’t be loaded.</Nothing>
  if (!data) return <SkeletonRows label="Loading submissions…" count={3} />
  if (data.length === 0) return <Nothing>Not submitted to a client yet.</Nothing>
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {data.map((one) => (
        <li key={one.id} className="border-b border-rule pb-3">
          <Link to={`${paths.candidates}?selected=${one.applicationId}`} className={linkClass()}>
            {one.companyName}
          </Link>
          <p className="text-ink-muted wrap-anywhere">{one.jobTitle}</p>
          <p>
            {Object.entries(submissionStatusLabels).find(([status]) => status === one.status)?.[1] ?? one.status} ·{' '}
            <Time at={one.updatedAt} show="day" />
          </p>
        </li>
      ))}
    </ul>
  )
}

const logTexts: Record<string, (detail: string) => string> = {
  added: () => 'Added to the record',
  added_from_resume: () => 'Added to the record from a résumé',
  resume_added: () => 'A résumé was added',
  changed: (detail) => `Changed: ${detail}`,
  applied_by_staff: (detail) => `Added to a job: ${detail}`,
  merged: () => 'Another record was merged into this one',
  merge_undone: () => 'A merge was undone',
  imported: () => 'Imported from a file',
}

function Log({ person }: { person: Person }) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {person.events.map(({ id, kind, detail, actor, createdAt }) => (
        <li key={id} className="border-b border-rule pb-3">
          <p className="wrap-anywhere">
            {(Object.hasOwn(logTexts, kind) ? logTexts[kind] : undefined)?.(detail ?? '') ?? kind}
          </p>
          <p className="text-ink-muted">
            {actor?.name ?? 'A former account'} · <Time at={createdAt} show="day" />
          </p>
        </li>
      ))}
      <li className="text-ink-muted">
        On record since <Time at={person.createdAt} show="day" />
      </li>
    </ol>
  )
}
