import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  mailsApi,
  mailStateLabels as stateLabels,
  mailStates,
  type MailListItem,
} from '#contract/api/identity/mails.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { mailKindLabel } from '#contract/domain/mail-templates.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { readPages, usePagedQuery } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { CsvLink } from '#web/app/ui/list/csv-link.tsx'
import { belowListHead, ListHead, useIsWideList } from '#web/app/ui/list/list-head.tsx'
import { opensOnClick } from '#web/app/ui/opens-on-click.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Cell, HeaderCell, PlainTable, Row, RowHeaderCell } from '#web/app/ui/table.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { MailPreview } from './mail-preview.tsx'

type MailState = (typeof mailStates)[number]

const mailPages = (state: MailState | undefined) => readPages(mailsApi.list, { limit: 50, ...(state ? { state } : {}) })

/** Every email that the platform wrote, with its delivery. For admins. */
export function MailsPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Email Log')}</title>
      {role === 'admin' ? <Outbox /> : <AccessRestricted />}
    </>
  )
}

/** `undefined` until the service is known, `null` if none is set up. */
function serviceText(service: string | null | undefined): string {
  if (service === undefined) return 'Every email sent by the system, with its delivery status.'
  if (service === null) return 'No mail service is set up. Emails are stored here but not sent.'
  return `Emails are sent through ${service}.`
}

function Outbox() {
  const [params, setParams] = useSearchParams()
  const state = mailStates.find((one) => one === params.get('state'))
  const [openId, setOpenId] = useState<string>()
  const isWide = useIsWideList()
  const { list, rows: mails, first } = usePagedQuery(mailPages(state))
  return (
    <div className="w-full">
      <ListHead
        title="Email Log"
        about={serviceText(first?.service)}
        csv={<CsvLink endpoint={mailsApi.csv} query={{ state }} />}
        quick={{
          label: 'Status',
          filters: [
            { key: any, label: 'All', count: first && sumOf(first.counts), isOn: state === undefined },
            ...mailStates.map((value) => ({
              key: value as string,
              label: stateLabels[value],
              count: first?.counts[value],
              isOn: state === value,
            })),
          ],
          onPick: (value) => setParams(value === any ? {} : { state: value }, { replace: true }),
        }}
        activeCount={Number(state !== undefined)}
        onClear={state === undefined ? undefined : () => setParams({}, { replace: true })}
      />
      <ListState
        list={list}
        rows={mails}
        pending={<SkeletonRows label="Loading emails" count={16} hasHeader={isWide} />}
        failure={{ title: 'Emails couldn’t be loaded', fallback: 'Please try again.' }}
        empty={<EmptyState title="No emails" text="Emails to candidates and staff appear here." level={2} />}
      >
        {isWide ? (
          <MailTable mails={mails} onOpen={setOpenId} />
        ) : (
          <ul className="divide-y divide-rule border-t border-rule">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} onOpen={() => setOpenId(mail.id)} />
            ))}
          </ul>
        )}
      </ListState>
      <ShowMore list={list} failed="Couldn’t load more emails." className="mt-3" />
      <MailDialog id={openId} onClose={() => setOpenId(undefined)} />
    </div>
  )
}

const any = 'any'

const sumOf = (counts: Record<MailState, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

type MailTableProps = { mails: readonly MailListItem[]; onOpen: (id: string) => void }

function MailTable({ mails, onOpen }: MailTableProps) {
  return (
    <PlainTable caption="Emails" className="table-fixed">
      <thead>
        <tr>
          <HeaderCell className={`${belowListHead} w-[34%]`}>Subject</HeaderCell>
          <HeaderCell className={`${belowListHead} w-[20%]`}>To</HeaderCell>
          <HeaderCell className={belowListHead}>Kind</HeaderCell>
          <HeaderCell className={`${belowListHead} w-52`}>Written</HeaderCell>
          <HeaderCell className={`${belowListHead} w-[18%]`}>Status</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <Row key={mail.id} isInteractive className="cursor-pointer" onClick={opensOnClick(() => onOpen(mail.id))}>
            <RowHeaderCell className="py-0 font-sans text-sm">
              <OpenButton mail={mail} className="w-full truncate" onOpen={() => onOpen(mail.id)} />
            </RowHeaderCell>
            <Cell className="truncate py-0" title={mail.to}>
              {mail.to}
            </Cell>
            <Cell className="truncate py-0 text-ink-muted">{mailKindLabel(mail.kind)}</Cell>
            <Cell className="py-0 whitespace-nowrap text-ink-muted tabular-nums">
              {interviewDateText(mail.createdAt)}
            </Cell>
            <Cell className="py-0">
              <Delivery mail={mail} className="line-clamp-2 text-xs leading-4" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </PlainTable>
  )
}

type OpenButtonProps = { mail: MailListItem; className?: string; onOpen: () => void }

const OpenButton = ({ mail, className, onOpen }: OpenButtonProps) => (
  <button
    type="button"
    title={mail.subject}
    onClick={onOpen}
    className={cx('min-h-6 cursor-pointer rounded-sm text-left hover:text-accent hover:underline', className)}
  >
    <span className="sr-only">Open </span>
    {mail.subject}
  </button>
)

function Delivery({ mail, className }: { mail: MailListItem; className?: string }) {
  const isBad = mail.state === 'failed' || mail.isAddressBad
  return (
    <p className={cx('wrap-anywhere', isBad ? 'text-danger' : 'text-ink-muted', className)}>
      {mail.state === 'kept' && mail.reason ? mail.reason : stateLabels[mail.state]}
      {mail.state !== 'kept' && mail.reason ? `: ${mail.reason}` : ''}
      {mail.isAddressBad ? ' · email to this address bounced' : ''}
    </p>
  )
}

function MailRow({ mail, onOpen }: { mail: MailListItem; onOpen: () => void }) {
  return (
    // From the keyboard, the subject opens it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li className="cursor-pointer py-2.5 text-sm" onClick={opensOnClick(onOpen)}>
      <OpenButton mail={mail} className="font-medium wrap-anywhere" onOpen={onOpen} />
      <p className="wrap-anywhere text-ink-muted">
        {/* A line must not begin with the dot. */}
        {[mail.to, mailKindLabel(mail.kind), interviewDateText(mail.createdAt)].join('\u00A0· ')}
      </p>
      <Delivery mail={mail} />
    </li>
  )
}

function MailDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { data: mail, error } = useQuery({
    ...read(mailsApi.read, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const act = useMutation({
    mutationFn: (what: 'sendAgain' | 'clearAddress') => call(mailsApi[what], { params: { id: id ?? '' } }),
    onSuccess: (_, what) =>
      toast(
        what === 'sendAgain'
          ? { title: 'Email queued', text: 'It’s being sent again.' }
          : { title: 'Address cleared', text: 'Emails will be sent to this address again.' },
      ),
    onError: (failed) =>
      toast({ title: 'Action failed', text: sentenceOf(failed, 'Nothing was changed.'), variant: 'destructive' }),
    onSettled: () =>
      Promise.all(
        [mailsApi.list, mailsApi.read].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
        ),
      ),
  })
  const maySend = mail !== undefined && (mail.state === 'failed' || mail.state === 'kept') && !mail.isAddressBad
  return (
    <ViewDialog
      open={id !== undefined}
      onClose={onClose}
      title={mail?.subject ?? 'Email'}
      size="lg"
      footer={
        <>
          {mail?.isAddressBad ? (
            <Button isBusy={act.isPending} onClick={() => act.mutate('clearAddress')}>
              Clear bounce
            </Button>
          ) : null}
          {maySend ? (
            <Button variant="primary" isBusy={act.isPending} onClick={() => act.mutate('sendAgain')}>
              Send again
            </Button>
          ) : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {mail ? <MailText mail={mail} /> : null}
      {mail || error ? null : <SkeletonRows label="Loading the email" />}
      <AlertLine>{error ? sentenceOf(error, 'The email couldn’t be loaded.') : undefined}</AlertLine>
    </ViewDialog>
  )
}

function MailText({ mail }: { mail: ResponseOf<typeof mailsApi.read> }) {
  return (
    <>
      <p className="mb-3 text-sm text-ink-muted">
        To {mail.to}. {stateLabels[mail.state]}
        {mail.sentAt ? ` ${interviewDateText(mail.sentAt)}` : ''}
        {mail.hasCalendar ? ', with a calendar file' : ''}. Only the recipient can see private links.
      </p>
      <MailPreview text={mail.text} />
    </>
  )
}
