import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { archivesApi, type ArchiveEventItem, type ArchiveItem } from '#contract/api/workspace/archives.ts'
import { archiveDays, archiveEventTexts, archiveReasonTexts } from '#contract/domain/archives.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { ConfirmWithPassword } from '#web/app/features/identity/users/confirm-with-password.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { fileSizeText } from '#web/app/lib/file-size.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { archiveQuery, refreshArchive } from './archive-queries.ts'

/** Makes an archive of everything to download. For admins. */
export function ArchivePage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Export')}</title>
      {role === 'admin' ? <Archive /> : <AccessRestricted />}
    </>
  )
}

function Archive() {
  const query = useQuery(archiveQuery)
  return (
    <div className="flex w-full max-w-text flex-col gap-5">
      <header>
        <h1 className="text-2xl">Export</h1>
        <p className="mt-1 max-w-2xl text-sm text-ink-muted">
          Everything in one ZIP: a spreadsheet file for each kind of record, all résumés and documents, and a list of
          what each column means. Passwords aren’t in it.
        </p>
      </header>
      <ListState
        list={query}
        rows={query.data ? [query.data] : []}
        pending={<SkeletonCards label="Reading the archive" />}
        failure={{ title: 'The archive couldn’t be loaded' }}
        empty={null}
      >
        {query.data ? (
          <>
            <State archive={query.data.archive} />
            <History events={query.data.events} />
          </>
        ) : null}
      </ListState>
    </div>
  )
}

function State({ archive }: { archive: ArchiveItem | null }) {
  if (archive?.state === 'running') return <Running archive={archive} />
  if (archive?.state === 'failed') return <Failed archive={archive} />
  if (archive?.state === 'done') return <Done archive={archive} />
  return (
    <Card title="No archive">
      <p className="max-w-2xl text-sm">
        {archive?.reason ? `The last one is gone: ${archiveReasonTexts[archive.reason]} ` : ''}
        Making one takes from a minute to an hour. It’s deleted after {archiveDays} days.
      </p>
      <p className="mt-4">
        <Start label="Make an archive" />
      </p>
    </Card>
  )
}

function Running({ archive }: { archive: ArchiveItem }) {
  return (
    <Card title="Being made">
      <ProgressBar label="Copying records and files" value={archive.percent} detail={`${archive.percent}%`} />
      <p className="mt-3 max-w-2xl text-sm text-ink-muted">
        {contentText(archive)} so far. You can leave this page. The work continues, and nothing is lost if it is
        interrupted.
      </p>
      <p className="mt-4">
        <Remove
          archive={archive}
          label="Cancel"
          title="Cancel this archive?"
          text="What was copied so far is deleted."
        />
      </p>
    </Card>
  )
}

function Failed({ archive }: { archive: ArchiveItem }) {
  const retry = useMutation({
    mutationFn: () => call(archivesApi.retry, { params: { id: archive.id } }),
    onSettled: refreshArchive,
  })
  return (
    <Card title="The archive stopped before it ended">
      <p className="max-w-2xl text-sm">
        {contentText(archive)} are copied. Retry continues from there. If it stops again, look at Operations.
      </p>
      {retry.error ? <p className="mt-3 text-sm text-danger">{sentenceOf(retry.error, 'It didn’t start.')}</p> : null}
      <p className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" isBusy={retry.isPending} onClick={() => retry.mutate()}>
          Retry
        </Button>
        <Delete archive={archive} />
      </p>
    </Card>
  )
}

function Done({ archive }: { archive: ArchiveItem }) {
  return (
    <Card title="Ready to download">
      <p className="max-w-2xl text-sm">
        {contentText(archive)}, {fileSizeText(archive.bytes)}. Made <Time at={archive.startedAt} />
        {archive.startedBy ? ` for ${archive.startedBy}` : ''}.
        {archive.deletedAt ? (
          <>
            {' '}
            It will be deleted <Time at={archive.deletedAt} />.
          </>
        ) : null}
      </p>
      {archive.missingFiles > 0 ? (
        <p className="mt-2 max-w-2xl text-sm">
          {numberText(archive.missingFiles)} {archive.missingFiles === 1 ? 'file is' : 'files are'} listed, but the
          content was already gone.
        </p>
      ) : null}
      <p className="mt-2 max-w-2xl text-sm text-ink-muted">
        It contains everybody’s personal data. Store it where only you can read it. Erasing a person deletes this
        archive.
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <Download id={archive.id} />
        <Start label="Make a new one" />
        <Delete archive={archive} />
      </p>
    </Card>
  )
}

const contentText = ({ rows, files }: ArchiveItem) =>
  `${numberText(rows)} ${rows === 1 ? 'record' : 'records'} and ${numberText(files)} ${files === 1 ? 'file' : 'files'}`

/** Asks for the password, because an open session shouldn't be enough to take everything along. */
function Download({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        Download
      </Button>
      {isAsking ? (
        <ConfirmWithPassword
          title="Download everything?"
          text="The download can be interrupted and continued for a day."
          confirmLabel="Download"
          tone="primary"
          confirm={async (currentPassword) => {
            const { url } = await call(archivesApi.link, { params: { id }, body: { currentPassword } })
            setIsAsking(false)
            // A file to save: the page stays.
            location.assign(url)
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

/** Asks for the password too. */
function Start({ label }: { label: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant={label === 'Make an archive' ? 'primary' : 'secondary'} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <ConfirmWithPassword
          title="Make an archive of everything?"
          text="Everyone’s personal data will be in one file that any admin can download. It takes the place of an earlier archive."
          confirmLabel="Make an archive"
          tone="primary"
          confirm={async (currentPassword) => {
            await call(archivesApi.start, { body: { currentPassword } })
            await refreshArchive()
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

const Delete = ({ archive }: { archive: ArchiveItem }) => (
  <Remove
    archive={archive}
    label="Delete"
    title="Delete this archive?"
    text="Your records and files stay. You can make a new archive at any time."
  />
)

type RemoveProps = { archive: ArchiveItem; label: string; title: string; text: string }

function Remove({ archive, label, title, text }: RemoveProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(archivesApi.remove, { params: { id: archive.id } }),
    onSuccess: () => setIsAsking(false),
    onSettled: refreshArchive,
  })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        text={text}
        confirmLabel={label === 'Cancel' ? 'Cancel the archive' : label}
        cancelLabel={label === 'Cancel' ? 'Continue' : 'Cancel'}
        isBusy={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, 'It couldn’t be deleted.') : undefined}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

/** "Candidates as CSV, 120 rows", or what happened to an archive. */
function eventText({ kind, list, rows }: ArchiveEventItem): string {
  if (list === null) return archiveEventTexts[kind]
  return rows === null
    ? `${list} as CSV, not to its end`
    : `${list} as CSV, ${numberText(rows)} ${rows === 1 ? 'row' : 'rows'}`
}

function History({ events }: { events: readonly ArchiveEventItem[] }) {
  if (events.length === 0) return null
  return (
    <Card title="History">
      <ul className="divide-y divide-rule">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 text-sm">
            <span className="min-w-40 flex-1 wrap-anywhere">
              {eventText(event)}
              {event.by ? ` by ${event.by}` : ''}
            </span>
            <span className="text-ink-muted">
              <Time at={event.at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
