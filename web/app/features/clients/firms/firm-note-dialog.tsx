import { firmsApi, type Firm } from '#contract/api/clients/firms.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { refreshFirms } from './firm-queries.ts'

/** Adds a note to the log of a firm. */
export function FirmNoteDialog({ firm, onClose }: { firm: Firm; onClose: () => void }) {
  const form = useContractForm(firmsApi.addNote, {
    params: { id: firm.id },
    defaults: { text: '' },
    onSaved: () => {
      refreshFirms()
      onClose()
    },
    failure: 'Failed to add the note.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={`Add a note on ${firm.name}`}
      description="Everyone who sees firms can read it, with your name. It can’t be changed or deleted."
      submitLabel="Add note"
    >
      <Field label="Note" isRequired error={form.problem('text')}>
        <TextArea rows={4} {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}
