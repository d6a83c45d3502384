import { peopleSourceFields, peopleSourcesApi } from '#contract/api/sourcing/people-sources.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { putSource } from './people-sources-queries.ts'

const fields = peopleSourceFields.omit({ enabled: true })
const empty = { name: '', site: '' }

/** Adds a firm by its name and domain. Its people are read soon after. */
export function AddSourceForm() {
  const form = useContractForm(peopleSourcesApi.add, {
    defaults: empty,
    schema: fields,
    send: (body) => call(peopleSourcesApi.add, { body }),
    onSaved: (source) => {
      putSource(source)
      toast({ title: 'Firm added', text: `We’ll read ${source.name}’s people within minutes.` })
      form.reset(empty)
    },
    failure: 'The firm couldn’t be added. Please try again.',
  })
  return (
    <PageForm form={form} submitLabel="Add firm" buttonWidth="full">
      <Field label="Firm" error={form.problem('name')}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Domain" error={form.problem('site')} hint="The firm’s own site, such as example.com.">
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('site')} />
      </Field>
    </PageForm>
  )
}
