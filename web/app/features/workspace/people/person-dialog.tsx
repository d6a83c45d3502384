import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import type { Person } from '#contract/api/candidates/people.ts'
import { candidatesApi } from '#contract/api/sourcing/matching.ts'
import { call } from '#web/app/api/call.ts'
import { partnersMissing, partnersQuery } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshPeople } from './people-queries.ts'
import { personBody, personForm } from './person-form.ts'

const fields = [
  ['email', 'Email', { type: 'email', autoComplete: 'off' }],
  ['phone', 'Phone', { type: 'tel', autoComplete: 'off' }],
  ['linkedinUrl', 'LinkedIn address', { inputMode: 'url', autoComplete: 'off' }],
  ['jdYear', 'Class year', { inputMode: 'numeric', maxLength: 4 }],
  ['lawSchool', 'Law school', {}],
  ['lastJobTitle', 'Last job title', {}],
  ['lastFirmName', 'Last firm', {}],
  ['city', 'City', {}],
  ['region', 'State or region', {}],
  ['barStates', 'Bar admissions', { placeholder: 'NY, NJ' }],
] as const

const empty = {
  name: '',
  email: '',
  phone: '',
  linkedinUrl: '',
  jdYear: '',
  lawSchool: '',
  lastJobTitle: '',
  lastFirmName: '',
  city: '',
  region: '',
  barStates: '',
  notes: '',
}

/** The fields of the form, filled from a record. */
function fieldsOf(person: Person | undefined, isAdmin: boolean): typeof empty & { assignedPartnerId?: string } {
  const owner = isAdmin ? { assignedPartnerId: String(person?.owner?.id ?? 0) } : {}
  if (!person) return { ...empty, ...owner }
  const names = Object.keys(empty) as (keyof typeof empty)[]
  const text = (value: string | number | string[] | null) =>
    Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return { ...(Object.fromEntries(names.map((name) => [name, text(person[name])])) as typeof empty), ...owner }
}

type PersonValues = z.output<typeof personForm>

const change = ({ id, version }: Person, body: PersonValues) =>
  call(candidatesApi.update, { params: { id }, body: { ...body, version } })

async function add({ name, email, phone, notes, ...facts }: PersonValues) {
  const added = await call(candidatesApi.create, { body: { name, email, phone, notes } })
  return call(candidatesApi.update, { params: { id: added.id }, body: personBody(facts) })
}

type OwnerSelectProps = { owner: Person['owner']; value: string; onValueChange: (id: string) => void }

/** Partners, with the owner among them after their account was closed. */
function OwnerSelect({ owner, value, onValueChange }: OwnerSelectProps) {
  const { data: partners = [], isError } = useQuery(partnersQuery)
  const known = owner && !partners.some(({ id }) => id === owner.id) ? [owner, ...partners] : partners
  return (
    <Select
      options={[
        { value: '0', label: 'No owner' },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isError ? [partnersMissing] : []),
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  )
}

type PersonDialogProps = {
  /** Undefined: a new person. */
  person: Person | undefined
  onClose: () => void
  onSaved: (id: number) => void
}

/** Adds a person, or corrects a person's facts and contact data. */
export function PersonDialog({ person, onClose, onSaved }: PersonDialogProps) {
  const isAdmin = useCurrentUser().role === 'admin'
  const form = useContractForm(candidatesApi.update, {
    schema: personForm,
    defaults: fieldsOf(person, isAdmin),
    send: (body) => (person ? change(person, body) : add(body)),
    onSaved: ({ id, name }) => {
      refreshPeople()
      toast({ title: person ? 'Changes saved' : 'Person added', text: name })
      onSaved(id)
    },
    failure: 'Nothing was saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={person ? `Edit ${person.name}` : 'Add person'}
      description={person ? 'Applications keep what the applicant wrote.' : 'Nobody is emailed.'}
      submitLabel={person ? 'Save' : 'Add person'}
    >
      <Field label="Name" isRequired error={form.problem('name')}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(([name, label, more]) => (
          <Field key={name} label={label} error={form.problem(name)}>
            <TextInput {...more} {...form.register(name)} />
          </Field>
        ))}
      </div>
      {isAdmin ? (
        <Field label="Owner" error={form.problem('assignedPartnerId')}>
          <Controller
            control={form.control}
            name="assignedPartnerId"
            render={({ field }) => (
              <OwnerSelect owner={person?.owner ?? null} value={field.value ?? '0'} onValueChange={field.onChange} />
            )}
          />
        </Field>
      ) : null}
      <Field label="Notes" error={form.problem('notes')}>
        <TextArea rows={3} {...form.register('notes')} />
      </Field>
    </FormDialog>
  )
}
