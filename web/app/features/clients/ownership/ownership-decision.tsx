import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { ownershipsApi, type Ownership } from '#contract/api/clients/ownerships.ts'
import { ownershipLimits } from '#contract/domain/ownership.ts'
import { z } from '#contract/zod.ts'
import { call } from '#web/app/api/call.ts'
import { partnersQuery } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshOwnerships } from './ownership-queries.ts'

type Decision = 'release' | 'dispute' | 'settle' | 'reassign'
type OwnershipDecisionProps = { ownership: Ownership; decision: Decision; onClose: () => void }

const texts = {
  release: {
    title: 'Release the candidate',
    description: 'The firm no longer owes a fee for this candidate. This can’t be undone.',
    label: 'Reason',
    submit: 'Release',
    done: 'Released',
  },
  dispute: {
    title: 'Note a dispute',
    description: 'The ownership stays, also past its last day, until you settle the dispute.',
    label: 'What it is about',
    submit: 'Note the dispute',
    done: 'Dispute noted',
  },
  settle: {
    title: 'Settle the dispute',
    description: 'The clock continues, or lapses if the last day is over.',
    label: 'How it was settled',
    submit: 'Settle',
    done: 'Dispute settled',
  },
  reassign: {
    title: 'Change the recruiter',
    description: 'The recruiter with the first consent owns the candidate, unless you decide otherwise.',
    label: 'Reason',
    submit: 'Change recruiter',
    done: 'Recruiter changed',
  },
} as const satisfies Record<Decision, Record<'title' | 'description' | 'label' | 'submit' | 'done', string>>

const decisionFields = z.object({
  ownerId: z.string(),
  reason: z
    .string()
    .trim()
    .min(ownershipLimits.minReason, `Please use at least ${ownershipLimits.minReason} characters.`)
    .max(ownershipLimits.reason, `Please use at most ${ownershipLimits.reason} characters.`),
})
type DecisionValues = z.output<typeof decisionFields>

/** An admin's decision about an ownership, with its reason. It becomes part of the evidence. */
export function OwnershipDecision({ ownership, decision, onClose }: OwnershipDecisionProps) {
  const { title, description, label, submit, done } = texts[decision]
  const { data: partners = [] } = useQuery({ ...partnersQuery, enabled: decision === 'reassign' })
  const form = useContractForm(ownershipsApi.release, {
    schema: decisionFields,
    defaults: { ownerId: String(ownership.owner?.id ?? ''), reason: '' },
    alsoNamed: ['text'],
    send: (values: DecisionValues) => save(ownership, decision, values),
    onSaved: () => {
      refreshOwnerships()
      toast({ title: done, text: `${ownership.candidate} at ${ownership.firm.name}` })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={description}
      submitLabel={submit}
      submitTone={decision === 'release' ? 'danger' : 'primary'}
    >
      {decision === 'reassign' ? (
        <Field label="Recruiter" error={form.problem('ownerId')}>
          <Controller
            control={form.control}
            name="ownerId"
            render={({ field }) => (
              <Select
                options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      ) : null}
      <Field
        label={label}
        hint="At least 10 characters. It becomes part of the evidence."
        isRequired
        error={form.problem('reason') ?? form.problem('text')}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}

function save({ id, version }: Ownership, decision: Decision, { ownerId, reason }: DecisionValues) {
  const params = { id }
  switch (decision) {
    case 'release':
      return call(ownershipsApi.release, { params, body: { reason, version } })
    case 'dispute':
      return call(ownershipsApi.dispute, { params, body: { text: reason, version } })
    case 'settle':
      return call(ownershipsApi.settle, { params, body: { reason, version } })
    case 'reassign':
      return call(ownershipsApi.reassign, { params, body: { ownerId: Number(ownerId), reason, version } })
  }
}
