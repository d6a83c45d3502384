import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { peopleSourceFields, peopleSourcesApi } from '#contract/api/sourcing/people-sources.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { putSource } from './people-sources-queries.ts'

const fields = peopleSourceFields.omit({ enabled: true })
const empty: z.input<typeof fields> = { name: '', site: '' }

/** Adds a firm by its name and domain; its people are read at the next chance. */
export function AddSourceForm() {
  const form = useForm<z.input<typeof fields>, unknown, z.output<typeof fields>>({
    resolver: zodResolver(fields),
    defaultValues: empty,
  })
  const { errors } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: z.output<typeof fields>) => call(peopleSourcesApi.add, { body }),
    onSuccess: (source) => {
      putSource(source)
      toast({ title: 'Firm added', text: `The people of ${source.name} are read within minutes.` })
      form.reset(empty)
    },
    onError: (failed) => void showIssues(failed, form.setError, ['name', 'site']),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((body) => isPending || mutate(body))(event)}
      className="flex flex-col gap-4"
    >
      <Field label="Firm" error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Domain" error={errors.site?.message} hint="Of the firm’s own site, such as example.com.">
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('site')} />
      </Field>
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(error, 'The firm could not be added. Please try again.')}
        </p>
      ) : null}
      <Button type="submit" variant="primary" isBusy={isPending}>
        Add firm
      </Button>
    </form>
  )
}
