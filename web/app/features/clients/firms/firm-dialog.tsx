import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { firmsApi, type Firm } from '#contract/api/clients/firms.ts'
import { firmKindLabels, firmKinds } from '#contract/domain/firms.ts'
import type { z } from '#contract/zod.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm, type ContractForm } from '#web/app/lib/use-contract-form.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Combobox } from '#web/app/ui/combobox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { fieldsOfFirm, firmForm, listsOfForm, type FirmValues } from './firm-form.ts'
import { foundFirmsQuery, refreshFirms } from './firm-queries.ts'

type FirmDialogProps = {
  /** Undefined: a new firm. */
  firm: Firm | undefined
  onClose: () => void
  onSaved: (id: number) => void
}

/** Adds a firm, or changes its record. */
export function FirmDialog({ firm, onClose, onSaved }: FirmDialogProps) {
  const form = useContractForm(firmsApi.change, {
    schema: firmForm,
    defaults: fieldsOfFirm(firm),
    send: (values: FirmValues) => save(firm, values),
    onSaved: ({ id, name }) => {
      refreshFirms()
      toast({ title: firm ? 'Changes saved' : 'Firm added', text: name })
      onSaved(id)
    },
    failure: 'Nothing was saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={firm ? `Edit ${firm.name}` : 'Add firm'}
      description="Placet recognizes a firm by its name, its other names, and common spellings of both."
      submitLabel={firm ? 'Save' : 'Add firm'}
    >
      <Field label="Name" isRequired error={form.problem('name')}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind" error={form.problem('kind')}>
          <Controller
            control={form.control}
            name="kind"
            render={({ field }) => (
              <Select
                options={firmKinds.map((value) => ({ value, label: firmKindLabels[value] }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label="Website" error={form.problem('website')}>
          <TextInput inputMode="url" autoComplete="off" {...form.register('website')} />
        </Field>
        <Field label="Am Law rank" error={form.problem('amLawRank')}>
          <TextInput inputMode="numeric" {...form.register('amLawRank')} />
        </Field>
        <Field label="Lawyers" error={form.problem('headcount')}>
          <TextInput inputMode="numeric" {...form.register('headcount')} />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="isClient"
        render={({ field }) => (
          <Checkbox label="This firm is a client" checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      <Field label="Other names" hint="One per line" error={form.problem('aliases')}>
        <TextArea rows={3} {...form.register('aliases')} />
      </Field>
      <Field label="Offices" hint="One per line, the main office first: New York, NY" error={form.problem('offices')}>
        <TextArea rows={3} {...form.register('offices')} />
      </Field>
      <ParentField form={form} firm={firm} />
      <Field label="Email domains" error={form.problem('domains')}>
        <TextInput autoComplete="off" placeholder="example.com" {...form.register('domains')} />
      </Field>
      <Field label="Notes" error={form.problem('notes')}>
        <TextArea rows={3} {...form.register('notes')} />
      </Field>
    </FormDialog>
  )
}

type ParentFieldProps = { form: ContractForm<z.input<typeof firmForm>, FirmValues>; firm: Firm | undefined }

/** The firm that this one is an affiliate of, found by a part of its name. */
function ParentField({ form, firm }: ParentFieldProps) {
  const [words, setWords] = useState('')
  const found = useQuery(foundFirmsQuery(words))
  const parent = firm?.parent ?? null
  const [chosen, setChosen] = useState(parent && { value: String(parent.id), label: parent.name })
  const choices = (found.data?.items ?? [])
    .filter(({ id }) => id !== firm?.id)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Field
      label="Affiliate of"
      hint="Off limits hold for a firm and all its affiliates. Choose the firm again to clear it."
      error={form.problem('parentId')}
    >
      <Controller
        control={form.control}
        name="parentId"
        render={({ field }) => (
          <Combobox
            label="Affiliate of"
            choices={choices}
            value={field.value}
            {...(chosen ? { chosen } : {})}
            onValueChange={(value) => {
              setChosen(choices.find((choice) => choice.value === value) ?? null)
              field.onChange(value)
            }}
            onSearchChange={setWords}
            isLoading={found.isPending || found.isPlaceholderData}
            isClearable
            placeholder="No other firm"
            emptyText="No firm matches."
          />
        )}
      />
    </Field>
  )
}

function save(firm: Firm | undefined, { website, ...values }: FirmValues): Promise<Firm> {
  const lists = listsOfForm(values, firm)
  return firm
    ? call(firmsApi.change, {
        params: { id: firm.id },
        body: { ...values, website, ...lists, isVerified: true, version: firm.version },
      })
    : call(firmsApi.add, { body: { ...values, website: website ?? undefined, ...lists } })
}
