import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { offLimitsApi } from '#contract/api/clients/off-limits.ts'
import type { Firm } from '#contract/api/clients/firms.ts'
import { isDay } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { kindsOfScope, limitKindLabels, limitKinds, limitScopes, type LimitScope } from '#contract/domain/off-limits.ts'
import { z } from '#contract/zod.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { SearchedField } from '#web/app/ui/searched-field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { foundPeopleQuery, refreshFirms } from './firm-queries.ts'

const optionalId = z.string().transform((id) => (id === '' ? null : Number(id)))

const formOf = (firmId: number) =>
  z
    .object({
      scope: z.enum(limitScopes),
      officeId: optionalId,
      candidateId: optionalId,
      kind: z.enum(limitKinds),
      startsOn: z.string().refine(isDay, 'Please choose a date'),
      endsOn: z.union([z.literal('').transform(() => null), z.string().refine(isDay, 'Please choose a date')]),
      reason: z.string().trim().min(1, 'Please enter a reason'),
      firmId: z.number(),
    })
    .superRefine(({ scope, officeId, candidateId, startsOn, endsOn }, context) => {
      const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (scope === 'office' && officeId === null) issue('officeId', 'Please choose an office')
      if (scope === 'person' && candidateId === null) issue('candidateId', 'Please choose a person')
      if (endsOn !== null && endsOn < startsOn) issue('endsOn', 'The last day can’t be before the first')
    })
    .transform(({ officeId, candidateId, ...values }) => ({
      ...values,
      firmId,
      officeId: values.scope === 'office' ? officeId : null,
      candidateId: values.scope === 'person' ? candidateId : null,
    }))

const scopeOptions = (hasOffices: boolean): { value: LimitScope; label: string }[] => [
  { value: 'firm', label: 'The firm and its affiliates' },
  ...(hasOffices ? [{ value: 'office' as const, label: 'One office' }] : []),
  { value: 'person', label: 'One person' },
]

/** Makes a firm, one of its offices or somebody there off limits. */
export function OffLimitDialog({ firm, onClose }: { firm: Firm; onClose: () => void }) {
  const [words, setWords] = useState('')
  const [today] = useState(() => easternDay(new Date()))
  const found = useQuery(foundPeopleQuery(words))
  const form = useContractForm(offLimitsApi.add, {
    schema: formOf(firm.id),
    defaults: {
      scope: 'firm' as LimitScope,
      officeId: '',
      candidateId: '',
      kind: 'request' as (typeof limitKinds)[number],
      startsOn: today,
      endsOn: '',
      reason: '',
      firmId: firm.id,
    },
    onSaved: () => {
      refreshFirms()
      toast({ title: 'Off limits', text: `${firm.name} is updated.` })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  const scope = useWatch({ control: form.control, name: 'scope' })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Add off limits at ${firm.name}`}
      description="Nobody is solicited there. People who apply on their own may still be represented."
      submitLabel="Add"
    >
      <Field label="Off limits" error={form.problem('scope') ?? form.problem('firmId')}>
        <Controller
          control={form.control}
          name="scope"
          render={({ field }) => (
            <RadioGroup
              options={scopeOptions(firm.offices.length > 0)}
              value={field.value}
              onValueChange={(value) => {
                field.onChange(value)
                form.setValue('kind', kindsOfScope[value][0] === 'placed_by_us' ? 'placed_by_us' : 'request')
              }}
            />
          )}
        />
      </Field>
      {scope === 'office' ? (
        <Field label="Office" isRequired error={form.problem('officeId')}>
          <Controller
            control={form.control}
            name="officeId"
            render={({ field }) => (
              <Select
                options={firm.offices.map(({ id, city, state }) => ({
                  value: String(id),
                  label: [city, state].filter(Boolean).join(', '),
                }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      ) : null}
      {scope === 'person' ? (
        <SearchedField
          control={form.control}
          name="candidateId"
          label="Person"
          error={form.problem('candidateId')}
          choices={(found.data?.items ?? []).map(({ id, name, lastFirmName }) => ({
            value: String(id),
            label: [name, lastFirmName].filter(Boolean).join(', '),
          }))}
          onSearchChange={setWords}
          isLoading={found.isPending || found.isPlaceholderData}
          placeholder="Find a person"
          emptyText="No person matches."
        />
      ) : null}
      <Field label="Why" error={form.problem('kind')}>
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <Select
              options={kindsOfScope[scope].map((value) => ({ value, label: limitKindLabels[value] }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <Field label="Reason" isRequired error={form.problem('reason')}>
        <TextInput autoComplete="off" {...form.register('reason')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" isRequired error={form.problem('startsOn')}>
          <TextInput type="date" {...form.register('startsOn')} />
        </Field>
        <Field label="Last day" hint="Empty: no end" error={form.problem('endsOn')}>
          <TextInput type="date" {...form.register('endsOn')} />
        </Field>
      </div>
    </FormDialog>
  )
}
