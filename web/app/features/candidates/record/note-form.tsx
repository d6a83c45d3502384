import { useQueryClient } from '@tanstack/react-query'
import { correctionsApi, maxNoteLength } from '#contract/api/candidates/people.ts'
import { refreshApplication } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'

/** Adds a note to the timeline of an application. */
export function NoteForm({ applicationId, onSaved }: { applicationId: number; onSaved: () => void }) {
  const client = useQueryClient()
  const form = useContractForm(correctionsApi.addNote, {
    defaults: { text: '' },
    params: { id: applicationId },
    onSaved: () => {
      form.reset({ text: '' })
      onSaved()
      refreshApplication(client, applicationId)
    },
    failure: 'The note wasn’t saved. Please try again.',
  })
  return (
    <PageForm form={form} label="Note" submitLabel="Add note" submitSize="sm" hidesUnchanged className="mb-4">
      <Field label="Note" hint="Only staff can read it." error={form.problem('text')}>
        <TextArea rows={2} maxLength={maxNoteLength} {...form.register('text')} />
      </Field>
    </PageForm>
  )
}
