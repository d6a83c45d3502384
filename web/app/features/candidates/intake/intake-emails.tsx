import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { undecidedEmailsApi, type UndecidedEmail } from '#contract/api/candidates/undecided-emails.ts'
import { intakeMatches } from '#contract/domain/intake.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const reload = () => queryClient.invalidateQueries({ queryKey: queryKey(undecidedEmailsApi.list) })

/** Copies of emails whose other side is nobody on record, one decision for each address. Nothing without any. */
export function IntakeEmails({ whose }: { whose: 'mine' | 'all' }) {
  const { data = [], error } = useQuery(read(undecidedEmailsApi.list, { query: { whose } }))
  if (error) {
    return (
      <AlertLine className="mt-4" hasIcon>
        {sentenceOf(error, 'The emails to file couldn’t be loaded. Reload the page to try again.')}
      </AlertLine>
    )
  }
  if (data.length === 0) return null
  return (
    <Card title={`Emails to file (${data.length})`} className="mt-4">
      <p className="text-sm text-ink-muted">
        You sent copies of these emails, and nobody on record has the address. Nobody is emailed.
      </p>
      <ul className="mt-2 divide-y divide-rule lg:max-h-72 lg:overflow-y-auto">
        {data.map((email) => (
          <EmailToFile key={email.id} email={email} isOthers={whose === 'all'} />
        ))}
      </ul>
    </Card>
  )
}

function EmailToFile({ email, isOthers }: { email: UndecidedEmail; isOthers: boolean }) {
  const { id, name: read, email: address, subject, text, at, direction, emails, filedBy, duplicates } = email
  const [name, setName] = useState(read ?? '')
  const params = { id }
  const title = read ?? address
  const keep = useMutation({
    mutationFn: (candidateId: number | undefined) => {
      const typed = name.trim()
      return call(undecidedEmailsApi.keep, {
        params,
        body: { ...(typed ? { name: typed } : {}), ...(candidateId === undefined ? {} : { candidateId }) },
      })
    },
    onSuccess: (_, candidateId) => {
      toast({
        title: candidateId === undefined ? `Added ${name.trim() || title}` : 'Filed with the record',
        text: emails === 1 ? 'The email is in the record.' : `${emails} emails are in the record.`,
      })
      return reload()
    },
  })
  const ignore = useMutation({
    mutationFn: () => call(undecidedEmailsApi.ignore, { params }),
    onSuccess: () => {
      toast({ title: 'Ignored', text: title, action: { label: 'Undo', onSelect: () => void undoIgnore(id) } })
      return reload()
    },
  })
  const isBusy = keep.isPending || ignore.isPending
  const problem = keep.error ?? ignore.error
  const joinable = duplicates.filter(({ mayJoin }) => mayJoin)
  const hasSameAddress = joinable.some(({ matches }) => matches.includes('email'))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-2.5 text-sm">
      <details className="min-w-64 flex-1">
        <summary className="cursor-pointer wrap-anywhere">
          <span className="font-medium">{title}</span>
          <span className="block pl-4 text-ink-muted">
            {direction === 'in' ? 'From' : 'To'} {address} · {subject || 'No subject'} · <Time at={at} show="day" />
            {emails > 1 ? ` · ${emails} emails` : ''}
            {isOthers ? ` · filed by ${filedBy ?? 'a former account'}` : ''}
          </span>
        </summary>
        <p className="mt-1 ml-4 max-w-2xl border-l-2 border-rule pl-3 whitespace-pre-line wrap-anywhere">{text}</p>
      </details>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {duplicates.map((person) => (
          <span key={person.candidateId} className="flex min-w-0 flex-wrap items-center gap-2">
            <span className="min-w-0 wrap-anywhere">
              <Link to={paths.person(person.candidateId)} className={linkClass()}>
                {person.name}
              </Link>
              {person.about ? `, ${person.about}` : ''}
              <span className="text-ink-muted">
                {' '}
                · {person.matches.map((match) => intakeMatches[match]).join(' · ')}
              </span>
            </span>
            {person.mayJoin ? (
              <Button size="sm" variant="primary" disabled={isBusy} onClick={() => keep.mutate(person.candidateId)}>
                File with {person.name}
              </Button>
            ) : null}
          </span>
        ))}
        {hasSameAddress ? null : (
          <>
            <span className="w-52">
              <TextInput
                aria-label={`Name of ${address}`}
                placeholder="Name"
                value={name}
                maxLength={200}
                onChange={(event) => setName(event.target.value)}
              />
            </span>
            <Button size="sm" disabled={isBusy} onClick={() => keep.mutate(undefined)}>
              Add as a person<span className="sr-only">: {title}</span>
            </Button>
          </>
        )}
        <Button size="sm" disabled={isBusy} onClick={() => ignore.mutate()}>
          Ignore<span className="sr-only">: {title}</span>
        </Button>
      </div>
      <AlertLine className="basis-full" hasIcon>
        {problem ? sentenceOf(problem, 'This wasn’t saved. Please try again.') : undefined}
      </AlertLine>
    </li>
  )
}

async function undoIgnore(id: number): Promise<void> {
  try {
    await call(undecidedEmailsApi.restore, { params: { id } })
    await reload()
  } catch (error) {
    toast({ title: 'Not taken back', text: sentenceOf(error, 'Please try again.'), variant: 'destructive' })
  }
}
