import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailsApi } from '#contract/api/identity/mails.ts'
import {
  addedPlaceholder,
  mailKinds,
  mailTemplates,
  placeholdersOf,
  templateOf,
  templateProblem,
  type MailKind,
} from '#contract/domain/mail-templates.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { MailPreview } from '#web/app/features/identity/mails/mail-preview.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import type { FormState } from '#web/app/ui/form-state.ts'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { loadSettings, saveFailure, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = loadSettings

/** Unsaved texts by email, so that looking at another one doesn't lose them. */
type Drafts = Map<MailKind, { subject: string; body: string }>

/** The text of every email that the platform sends. */
export function Section() {
  const [kind, setKind] = useState<MailKind>('application_received')
  const [drafts] = useState<Drafts>(() => new Map())
  return (
    <Card title="Email templates">
      <Field label="Email" hint={mailTemplates[kind].about}>
        <Select
          value={kind}
          onValueChange={setKind}
          options={mailKinds.map((value) => ({ value, label: mailTemplates[value].label }))}
        />
      </Field>
      <Template key={kind} kind={kind} drafts={drafts} />
    </Card>
  )
}

function Template({ kind, drafts }: { kind: MailKind; drafts: Drafts }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const stored = templateOf(kind, settings.mailTemplates)
  const [draft, setDraft] = useState(() => drafts.get(kind) ?? { subject: stored.subject, body: stored.body })
  const { subject, body } = draft
  const [isResetting, setIsResetting] = useState(false)
  const { mutate, isPending, error } = useSaveSettings()
  const preview = useMutation({
    mutationFn: () => call(mailsApi.preview, { params: { kind }, body: { subject, body } }),
    onError: (error) =>
      toast({
        title: 'No preview',
        text: sentenceOf(error, 'The preview couldn’t be created.'),
        variant: 'destructive',
      }),
  })
  const problem = templateProblem(kind, { subject, body })
  const added = addedPlaceholder(kind, body)
  const isEmpty = subject.trim() === '' || body.trim() === ''
  const isChanged = settings.mailTemplates[kind] !== undefined
  const isUnsaved = subject !== stored.subject || body !== stored.body
  const type = (typed: Partial<typeof draft>) => {
    const next = { ...draft, ...typed }
    setDraft(next)
    drafts.set(kind, next)
  }
  const reset = () => {
    const { [kind]: _, ...others } = settings.mailTemplates
    const { subject, body } = mailTemplates[kind]
    mutate(
      { mailTemplates: others },
      {
        onSuccess: () => {
          setDraft({ subject, body })
          drafts.delete(kind)
        },
        onSettled: () => setIsResetting(false),
      },
    )
  }
  const form: FormState = {
    isBusy: isPending,
    isDirty: isUnsaved,
    error: error ? sentenceOf(error, saveFailure) : undefined,
    submit: () => {
      if (problem || isEmpty) return
      mutate(
        { mailTemplates: { ...settings.mailTemplates, [kind]: { subject, body } } },
        { onSuccess: () => drafts.delete(kind) },
      )
    },
  }
  return (
    <PageForm
      form={form}
      submitLabel="Save template"
      className="mt-4"
      actions={
        <>
          <Button isBusy={preview.isPending} onClick={() => problem || isEmpty || preview.mutate()}>
            Preview
          </Button>
          {isChanged ? (
            <Button variant="quiet" onClick={() => setIsResetting(true)}>
              Restore the original text
            </Button>
          ) : null}
          <output className="text-xs text-ink-muted">{isUnsaved ? 'Not saved yet.' : ''}</output>
        </>
      }
    >
      {mailTemplates[kind].isOptional ? (
        <Switch
          label="Send this email"
          checked={!settings.mailsOff.includes(kind)}
          disabled={isPending}
          onCheckedChange={(isOn) =>
            mutate({
              mailsOff: isOn ? settings.mailsOff.filter((one) => one !== kind) : [...settings.mailsOff, kind],
            })
          }
        />
      ) : null}
      <Field label="Subject" error={subject.trim() === '' ? 'Subject is required' : undefined}>
        <TextInput value={subject} maxLength={200} onChange={(event) => type({ subject: event.target.value })} />
      </Field>
      <Field
        label="Text"
        error={body.trim() === '' ? 'Text is required' : (problem ?? undefined)}
        hint={`You can use ${placeholdersOf(kind)
          .map((name) => `{${name}}`)
          .join(', ')}. A line like [Open]({link}) becomes a button.`}
      >
        <TextArea rows={14} value={body} maxLength={5000} onChange={(event) => type({ body: event.target.value })} />
      </Field>
      {added === undefined ? null : (
        <output className="block text-sm text-ink-muted">
          This text has no {`{${added}}`}. We add the length, place, link and interviewers below the time, so they reach
          the reader anyway.
        </output>
      )}
      <ConfirmDialog
        open={isResetting}
        onOpenChange={setIsResetting}
        title="Restore the original text?"
        text="This replaces your text right away and can’t be undone."
        confirmLabel="Restore the original text"
        isBusy={isPending}
        onConfirm={reset}
      />
      <ViewDialog
        open={preview.data !== undefined}
        onClose={() => preview.reset()}
        title={preview.data?.subject ?? ''}
        description="With sample data."
        size="lg"
        footer={<Button onClick={() => preview.reset()}>Close</Button>}
      >
        <MailPreview text={preview.data?.text ?? ''} />
      </ViewDialog>
    </PageForm>
  )
}
