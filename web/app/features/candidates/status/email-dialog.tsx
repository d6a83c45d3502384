import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailOutlook } from '#contract/api/candidates/candidate-mails.ts'
import { composedEmailsApi } from '#contract/api/candidates/composed-emails.ts'
import { composedEmail, emailFields } from '#contract/domain/composed-emails.ts'
import { z } from '#contract/zod.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { candidateMails } from '#web/app/features/candidates/applications/candidate-queries.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { MailText } from './mail-text.tsx'

type EmailDialogProps = { application: { id: number; applicantName: string }; onClose: () => void }

const blank = 'blank'
const schema = z.object(composedEmail)

/** Writes an email to a candidate, from a template or from scratch, with a preview. */
export function EmailDialog({ application: { id, applicantName }, onClose }: EmailDialogProps) {
  const client = useQueryClient()
  const { data: options, error: unread } = useQuery(read(composedEmailsApi.templates))
  const [templateId, setTemplateId] = useState(blank)
  const [key] = useState(() => crypto.randomUUID())
  const form = useContractForm(composedEmailsApi.send, {
    params: { id },
    defaults: { subject: '', body: '', key },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: candidateMails(id).queryKey })
      toast({
        title: 'Email sent',
        text: `Your email to ${applicantName} is on its way. The timeline shows its delivery.`,
      })
      onClose()
    },
    failure: 'The email wasn’t sent. Please try again.',
  })
  const typed = { subject: form.watch('subject'), body: form.watch('body') }
  const { preview, outlook, isUnread } = usePreview(id, typed)

  function start(templateKey: string) {
    setTemplateId(templateKey)
    const template = options?.templates.find((one) => one.id === templateKey)
    form.setValue('subject', template?.subject ?? '', { shouldDirty: true })
    form.setValue('body', template?.body ?? '', { shouldDirty: true })
    form.clearErrors()
  }

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title={`Email ${applicantName}`}
      submitLabel="Send email"
      discardQuestion="Discard this email?"
    >
      <Field
        label="Template"
        error={unread ? sentenceOf(unread, 'The templates couldn’t be loaded.') : undefined}
        hint="Starting from a template replaces the text below."
      >
        <Select
          value={templateId}
          onValueChange={start}
          options={[
            { value: blank, label: 'Blank email' },
            ...(options?.templates ?? []).map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
      </Field>
      <Field label="Subject" isRequired error={form.problem('subject')}>
        <TextInput maxLength={200} {...form.register('subject')} />
      </Field>
      <Field
        label="Text"
        isRequired
        error={form.problem('body')}
        hint={`Fields: ${emailFields.map((name) => `{${name}}`).join(', ')}.`}
      >
        <TextArea rows={10} maxLength={10_000} {...form.register('body')} />
      </Field>
      <section aria-label="Email to the candidate" className="rounded-md border border-rule bg-paper px-3 py-2">
        <output className="block text-xs text-ink-muted">{sentence(applicantName, outlook)}</output>
        <MailText preview={preview} isUnread={isUnread} />
      </section>
    </FormDialog>
  )
}

/** The email as the server would send it, once the typing pauses. */
function usePreview(id: number, typed: { subject: string; body: string }) {
  const settled = useSettled(JSON.stringify(typed), 500)
  const body = JSON.parse(settled) as typeof typed
  const { data, isError } = useQuery({
    queryKey: [...queryKey(composedEmailsApi.preview, { params: { id } }), settled],
    queryFn: ({ signal }) => callWithSignal(composedEmailsApi.preview, signal, { params: { id }, body }),
    enabled: schema.safeParse(body).success,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return { preview: data?.mail ?? undefined, outlook: data?.outlook, isUnread: isError }
}

function sentence(who: string, outlook: MailOutlook | undefined): string {
  if (outlook === 'no_service') return `No mail service is set up, so the email to ${who} will stay in the outbox.`
  if (outlook === 'bounced') return `An earlier email to ${who} bounced, so this one won’t be sent.`
  return `${who} will get this email. Replies go to you.`
}
