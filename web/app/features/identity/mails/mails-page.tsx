import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailsApi, mailStates, type MailListItem } from '#contract/api/identity/mails.ts'
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
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { MailPreview } from './mail-preview.tsx'

type MailState = (typeof mailStates)[number]

const stateLabels = {
  queued: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Stored, not sent',
  canceled: 'Canceled',
} as const satisfies Record<MailState, string>

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
  if (service === undefined) return 'Every email that Placet wrote, with its delivery.'
  if (service === null) return 'No mail service is set up. Emails are stored here and not sent.'
  return `Emails are sent through ${service}.`
}

function Outbox() {
  const [params, setParams] = useSearchParams()
  const state = mailStates.find((one) => one === params.get('state'))
  const [openId, setOpenId] = useState<string>()
  const { list, rows: mails, first } = usePagedQuery(mailPages(state))
  return (
    <div className="flex w-full max-w-text flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">Email Log</h1>
          <p className="text-sm text-ink-muted">{serviceText(first?.service)}</p>
        </div>
        <Select
          aria-label="Status"
          className="sm:w-56"
          value={state ?? 'any'}
          onValueChange={(value) => setParams(value === 'any' ? {} : { state: value }, { replace: true })}
          options={[
            { value: 'any', label: 'All statuses' },
            ...mailStates.map((value) => ({
              value: value as string,
              label: `${stateLabels[value]}${first ? ` (${first.counts[value]})` : ''}`,
            })),
          ]}
        />
      </header>
      <Card title="Emails">
        <ListState
          list={list}
          rows={mails}
          pending={<SkeletonRows label="Loading emails" />}
          failure={{ title: 'Emails couldn’t be loaded', fallback: 'Please try again.' }}
          empty={<EmptyState title="No emails" text="Emails to candidates and staff appear here." level={3} />}
        >
          <ul className="divide-y divide-rule">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} onOpen={() => setOpenId(mail.id)} />
            ))}
          </ul>
        </ListState>
        <ShowMore list={list} failed="The next emails couldn’t be loaded." className="mt-3" />
      </Card>
      <MailDialog id={openId} onClose={() => setOpenId(undefined)} />
    </div>
  )
}

function MailRow({ mail, onOpen }: { mail: MailListItem; onOpen: () => void }) {
  const isBad = mail.state === 'failed' || mail.isAddressBad
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{mail.subject}</p>
        <p className="wrap-anywhere text-ink-muted">
          {/* A line must not begin with the dot. */}
          {[mail.to, mailKindLabel(mail.kind), interviewDateText(mail.createdAt)].join('\u00A0· ')}
        </p>
        <p className={isBad ? 'wrap-anywhere text-danger' : 'wrap-anywhere text-ink-muted'}>
          {mail.state === 'kept' && mail.reason ? mail.reason : stateLabels[mail.state]}
          {mail.state !== 'kept' && mail.reason ? `: ${mail.reason}` : ''}
          {mail.isAddressBad ? ' · mail to this address bounced' : ''}
        </p>
      </div>
      <Button size="sm" onClick={onOpen}>
        Open<span className="sr-only"> {mail.subject}</span>
      </Button>
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
          ? { title: 'Email Queued', text: 'It’s being sent again.' }
          : { title: 'Address Cleared', text: 'Emails go to this address again.' },
      ),
    onError: (failed) =>
      toast({ title: 'Action Failed', text: sentenceOf(failed, 'Nothing was changed.'), variant: 'destructive' }),
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
              Address is correct now
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
