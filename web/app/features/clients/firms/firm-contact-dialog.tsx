import { Controller } from 'react-hook-form'
import type { Firm } from '#contract/api/clients/firms.ts'
import { firmContactsApi, type FirmContact } from '#contract/api/clients/firm-contacts.ts'
import { contactRoleLabels, contactRoles } from '#contract/domain/firms.ts'
import { z } from '#contract/zod.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshFirms } from './firm-queries.ts'

const line = z.string().transform((text) => text.trim() || null)

/** The fields of the form of a contact as the endpoint takes them: an emptied field clears the fact. */
const form = z.object({
  name: z.string().trim().min(1, 'Please enter a name'),
  email: line,
  phone: line,
  title: line,
  role: z.enum(contactRoles),
  officeId: z.string().transform((id) => (id === '0' ? null : Number(id))),
  isActive: z.boolean(),
  doNotMail: z.boolean(),
  notes: line,
})
type ContactValues = z.output<typeof form>

type FirmContactDialogProps = {
  firm: Firm
  /** Undefined: a new contact. */
  contact: FirmContact | undefined
  onClose: () => void
}

/** Adds a person at a firm, or changes one. What an admin saves counts as confirmed. */
export function FirmContactDialog({ firm, contact, onClose }: FirmContactDialogProps) {
  const contract = useContractForm(firmContactsApi.add, {
    schema: form,
    defaults: startOf(contact),
    send: (values: ContactValues) => save(firm.id, contact, values),
    onSaved: ({ name }) => {
      refreshFirms()
      toast({ title: contact ? 'Changes saved' : 'Contact added', text: name })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  return (
    <FormDialog
      form={contract}
      onClose={onClose}
      title={contact ? `Edit ${contact.name}` : `Add a contact at ${firm.name}`}
      description="Nobody is emailed. A contact without an email address can’t be sent a link."
      submitLabel={contact ? 'Save' : 'Add contact'}
    >
      <Field label="Name" isRequired error={contract.problem('name')}>
        <TextInput autoComplete="off" {...contract.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Email" error={contract.problem('email')}>
          <TextInput type="email" autoComplete="off" {...contract.register('email')} />
        </Field>
        <Field label="Phone" error={contract.problem('phone')}>
          <TextInput type="tel" autoComplete="off" {...contract.register('phone')} />
        </Field>
        <Field label="Job title" error={contract.problem('title')}>
          <TextInput autoComplete="off" {...contract.register('title')} />
        </Field>
        <Field label="Role" error={contract.problem('role')}>
          <Controller
            control={contract.control}
            name="role"
            render={({ field }) => (
              <Select
                options={contactRoles.map((value) => ({ value, label: contactRoleLabels[value] }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label="Office" error={contract.problem('officeId')}>
          <Controller
            control={contract.control}
            name="officeId"
            render={({ field }) => (
              <Select
                options={[
                  { value: '0', label: 'No office' },
                  ...firm.offices.map(({ id, city, state }) => ({
                    value: String(id),
                    label: [city, state].filter(Boolean).join(', '),
                  })),
                ]}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      </div>
      {contact ? (
        <Controller
          control={contract.control}
          name="isActive"
          render={({ field }) => (
            <Checkbox label="Still at the firm" checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
      ) : null}
      <Controller
        control={contract.control}
        name="doNotMail"
        render={({ field }) => (
          <Checkbox label="Doesn’t want email" checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      <Field label="Notes" error={contract.problem('notes')}>
        <TextArea rows={2} {...contract.register('notes')} />
      </Field>
    </FormDialog>
  )
}

const startOf = (contact: FirmContact | undefined): z.input<typeof form> => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  title: contact?.title ?? '',
  role: contact?.role ?? 'recruiting',
  officeId: String(contact?.officeId ?? 0),
  isActive: contact?.isActive ?? true,
  ...flagsAndNotes(contact),
})

const flagsAndNotes = (contact: FirmContact | undefined) => ({
  doNotMail: contact?.doNotMail ?? false,
  notes: contact?.notes ?? '',
})

function save(firmId: number, contact: FirmContact | undefined, values: ContactValues): Promise<FirmContact> {
  if (contact) {
    return call(firmContactsApi.change, { params: { id: contact.id }, body: { ...values, isConfirmed: true } })
  }
  const { isActive: _active, ...body } = values
  return call(firmContactsApi.add, { params: { id: firmId }, body })
}
