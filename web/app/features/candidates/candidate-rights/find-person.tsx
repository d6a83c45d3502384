import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { candidateRightsApi, personBody, type HeldData } from '#contract/api/candidates/candidate-rights.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { callFile, callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { saveFile } from '#web/app/lib/save-file.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormElement } from '#web/app/ui/form-element.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { EraseDialog } from './erase-dialog.tsx'

type FindPersonProps = {
  /** Email of the person shown. */
  email: string | undefined
  onFind: (email: string) => void
}

/** Finds the data held under an email, and shows it. */
export function FindPerson({ email, onFind }: FindPersonProps) {
  const form = useForm({ resolver: zodResolver(personBody), defaultValues: { email: '' } })
  const { setValue } = form
  const held = useQuery({
    queryKey: [...queryKey(candidateRightsApi.find), email],
    queryFn: ({ signal }) => callWithSignal(candidateRightsApi.find, signal, { body: { email: email ?? '' } }),
    enabled: email !== undefined,
    // An erasure is decided on current data.
    staleTime: 0,
    gcTime: 0,
  })
  // Not `useContractForm`: a query reads the person, so that coming back with the email in the address shows them too.
  const find = (body: { email: string }) => {
    if (body.email === email) void held.refetch()
    else onFind(body.email)
  }
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (email === undefined) return
    setValue('email', email)
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [email, setValue])
  return (
    <Card title="One person">
      <FormElement
        form={{ isBusy: held.isFetching, submit: () => void form.handleSubmit(find)() }}
        className="flex flex-wrap items-start gap-3"
      >
        <Field label="Email" error={form.formState.errors.email?.message} className="min-w-0 flex-1 basis-64">
          <TextInput
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" variant="primary" isBusy={held.isFetching} className="mt-6 max-sm:mt-0 max-sm:w-full">
          Find
        </Button>
      </FormElement>
      <div ref={result} aria-live="polite" className="mt-4 empty:mt-0">
        {email === undefined ? null : <Result held={held} />}
      </div>
    </Card>
  )
}

function Result({ held }: { held: UseQueryResult<HeldData> }) {
  if (held.data) return <Held held={held.data} />
  if (held.isPending) return <SkeletonText lines={3} />
  return (
    <ErrorState
      title="Couldn’t look up this person"
      text={sentenceOf(held.error, 'Please try again.')}
      onRetry={() => void held.refetch()}
      isRetrying={held.isFetching}
    />
  )
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

function Held({ held }: { held: HeldData }) {
  const [isAsking, setIsAsking] = useState(false)
  const { email, names, applications, files, mails, jobAlerts, others, erasedAt } = held
  const isNothing = applications + mails + jobAlerts + others === 0
  const download = useMutation({
    mutationFn: () => callFile(candidateRightsApi.download, { body: { email } }),
    onSuccess: (file) => {
      saveFile(file)
      toast({ title: 'Data downloaded', text: 'The ZIP is in your downloads. It contains personal data.' })
    },
    onError: (error) =>
      toast({ title: 'Download Failed', text: sentenceOf(error, 'Please try again.'), variant: 'destructive' }),
  })
  async function onErased() {
    setIsAsking(false)
    toast({ title: 'Person erased', text: 'No data is stored under this email anymore.' })
    // Almost any screen may show the person.
    await queryClient.invalidateQueries()
  }
  const erased = erasedAt === null ? null : `A person with this email was erased ${interviewDateText(erasedAt)}.`
  if (isNothing) {
    return (
      <p className="text-sm">
        No data is stored under <strong className="font-medium wrap-anywhere">{email}</strong>. {erased}
      </p>
    )
  }
  return (
    <section aria-label="Stored data" className="rounded-md border border-rule bg-paper p-4">
      <p className="font-serif text-lg wrap-anywhere">{names.join(', ') || email}</p>
      {names.length > 0 ? <p className="text-sm wrap-anywhere text-ink-muted">{email}</p> : null}
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
        <li>
          {applications > 0 ? (
            <Link to={`${paths.candidates}?q=${encodeURIComponent(email)}`} className={linkClass()}>
              {counted(applications, 'application')}
            </Link>
          ) : (
            'No applications'
          )}
        </li>
        <li>{counted(files, 'file')}</li>
        <li>{counted(mails, 'email')}</li>
        <li>{counted(jobAlerts, 'job alert')}</li>
        <li>{counted(others, 'other record')}</li>
      </ul>
      {erased ? <p className="mt-2 text-sm text-ink-muted">{erased}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2 max-sm:flex-col">
        <Button isBusy={download.isPending} onClick={() => download.mutate()}>
          <FileDown aria-hidden className="size-4" />
          Download everything
        </Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Erase this person
        </Button>
      </div>
      {isAsking ? <EraseDialog email={email} onErased={onErased} onClose={() => setIsAsking(false)} /> : null}
    </section>
  )
}
