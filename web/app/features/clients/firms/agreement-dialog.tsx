import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { agreementsApi, type Agreement } from '#contract/api/clients/agreements.ts'
import type { Firm } from '#contract/api/clients/firms.ts'
import { feeBases, guaranteeKinds, invoiceMoments } from '#contract/domain/agreements.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { seniorities } from '#contract/domain/seniorities.ts'
import { call } from '#web/app/api/call.ts'
import { settingsQuery } from '#web/app/features/identity/settings/settings-queries.ts'
import { useContractForm, type ContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { MultiSelect } from '#web/app/ui/multi-select.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import type { z } from '#contract/zod.ts'
import {
  agreementForm,
  feeBaseLabels,
  fieldsOfAgreement,
  guaranteeLabels,
  invoiceLabels,
  type AgreementValues,
} from './agreement-form.ts'
import { refreshFirms } from './firm-queries.ts'

type AgreementDialogProps = {
  firm: Firm
  /** Undefined: a new agreement. */
  agreement: Agreement | undefined
  onClose: () => void
}

/** Adds an agreement with a firm, or changes one. */
export function AgreementDialog({ firm, agreement, onClose }: AgreementDialogProps) {
  const { data: settings } = useQuery(settingsQuery)
  const [today] = useState(() => easternDay(new Date()))
  // The usual terms come from the settings, so a new form waits for them.
  if (!agreement && !settings) return null
  return (
    <AgreementForm
      firm={firm}
      agreement={agreement}
      usual={{
        feeBps: settings?.defaultFeeBps ?? 0,
        guaranteeDays: settings?.defaultGuaranteeDays ?? 0,
        today,
      }}
      onClose={onClose}
    />
  )
}

type AgreementFormProps = AgreementDialogProps & { usual: Parameters<typeof fieldsOfAgreement>[1] }
type Contract = ContractForm<z.input<typeof agreementForm>, AgreementValues>

function AgreementForm({ firm, agreement, usual, onClose }: AgreementFormProps) {
  const form = useContractForm(agreementsApi.add, {
    schema: agreementForm,
    defaults: fieldsOfAgreement(agreement, usual),
    send: (values: AgreementValues) =>
      agreement
        ? call(agreementsApi.change, { params: { id: agreement.id }, body: { ...values, version: agreement.version } })
        : call(agreementsApi.add, { params: { id: firm.id }, body: values }),
    onSaved: ({ id }) => {
      refreshFirms()
      toast({
        title: agreement ? 'Agreement saved' : 'Agreement added',
        text:
          agreement && id !== agreement.id
            ? 'Something was agreed under the earlier terms, so they are kept as an earlier version.'
            : firm.name,
      })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={agreement ? `Edit an agreement with ${firm.name}` : `Add an agreement with ${firm.name}`}
      description="The newest agreement that covers the day, the office and the level is the one in force."
      submitLabel={agreement ? 'Save' : 'Add agreement'}
    >
      <FeeFields form={form} />
      <GuaranteeFields form={form} />
      <ScopeFields form={form} firm={firm} />
      <DayFields form={form} />
    </FormDialog>
  )
}

function FeeFields({ form }: { form: Contract }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Fee in percent" isRequired error={form.problem('feeBps')}>
          <TextInput inputMode="decimal" autoComplete="off" {...form.register('feeBps')} />
        </Field>
        <Field label="Minimum fee in dollars" error={form.problem('minimumFeeCents')}>
          <TextInput inputMode="decimal" autoComplete="off" {...form.register('minimumFeeCents')} />
        </Field>
      </div>
      <Field label="The fee is a percentage of" isRequired error={form.problem('feeBase')}>
        <Controller
          control={form.control}
          name="feeBase"
          render={({ field }) => (
            <MultiSelect
              label="The fee is a percentage of"
              choices={feeBases.map((value) => ({ value, label: feeBaseLabels[value] }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Invoiced" error={form.problem('invoiceOn')}>
          <Controller
            control={form.control}
            name="invoiceOn"
            render={({ field }) => (
              <Select
                options={invoiceMoments.map((value) => ({ value, label: invoiceLabels[value] }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label="Days to pay" isRequired error={form.problem('termsDays')}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('termsDays')} />
        </Field>
      </div>
    </>
  )
}

function GuaranteeFields({ form }: { form: Contract }) {
  const kind = useWatch({ control: form.control, name: 'guaranteeKind' })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Guarantee" error={form.problem('guaranteeKind')}>
          <Controller
            control={form.control}
            name="guaranteeKind"
            render={({ field }) => (
              <Select
                options={guaranteeKinds.map((value) => ({ value, label: guaranteeLabels[value] }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        {kind === 'none' ? null : (
          <Field label="Days of the guarantee" isRequired error={form.problem('guaranteeDays')}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.register('guaranteeDays')} />
          </Field>
        )}
      </div>
      {kind === 'steps' ? (
        <Field
          label="Steps"
          isRequired
          hint="One per line: the last day, then the refund. 30: 100%"
          error={form.problem('guaranteeSteps')}
        >
          <TextArea rows={3} {...form.register('guaranteeSteps')} />
        </Field>
      ) : null}
    </>
  )
}

function ScopeFields({ form, firm }: { form: Contract; firm: Firm }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Office" error={form.problem('officeId')}>
          <Controller
            control={form.control}
            name="officeId"
            render={({ field }) => (
              <Select
                options={[
                  { value: '0', label: 'Every office' },
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
        <Field label="Months of ownership" hint="Empty: as in Settings" error={form.problem('ownershipMonths')}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('ownershipMonths')} />
        </Field>
      </div>
      <Field label="Levels" error={form.problem('seniority')}>
        <Controller
          control={form.control}
          name="seniority"
          render={({ field }) => (
            <MultiSelect
              label="Levels"
              placeholder="Every level"
              choices={seniorities}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
    </>
  )
}

function DayFields({ form }: { form: Contract }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="First day" isRequired error={form.problem('validFrom')}>
        <TextInput type="date" {...form.register('validFrom')} />
      </Field>
      <Field label="Last day" hint="Empty: no end" error={form.problem('validTo')}>
        <TextInput type="date" {...form.register('validTo')} />
      </Field>
      <Field label="Signed on" error={form.problem('signedOn')}>
        <TextInput type="date" {...form.register('signedOn')} />
      </Field>
    </div>
  )
}
