import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailsApi } from '#contract/api/identity/mails.ts'
import {
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
import { Select } from '#web/app/ui/select.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { loadSettings, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = loadSettings

/** Words that are not saved yet, by e-mail: looking at another one must not lose them. */
type Drafts = Map<MailKind, { subject: string; body: string }>

/** The words of every e-mail that the platform writes. */
export function Section() {
  const [kind, setKind] = useState<MailKind>('application_received')
  const [drafts] = useState<Drafts>(() => new Map())
  return (
    <Card title="E-mail templates">
      <Field label="E-mail" hint={mailTemplates[kind].about}>
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
  const [words, setWords] = useState(() => drafts.get(kind) ?? { subject: stored.subject, body: stored.body })
  const { subject, body } = words
  const [isResetting, setIsResetting] = useState(false)
  const { mutate, isPending } = useSaveSettings()
  const preview = useMutation({
    mutationFn: () => call(mailsApi.preview, { params: { kind }, body: { subject, body } }),
    onError: (error) =>
      toast({ title: 'No Preview', text: sentenceOf(error, 'The preview could not be made.'), variant: 'destructive' }),
  })
  const problem = templateProblem(kind, { subject, body })
  const isEmpty = subject.trim() === '' || body.trim() === ''
  const isChanged = settings.mailTemplates[kind] !== undefined
  const isUnsaved = subject !== stored.subject || body !== stored.body
  const type = (typed: Partial<typeof words>) => {
    const next = { ...words, ...typed }
    setWords(next)
    drafts.set(kind, next)
  }
  const reset = () => {
    const { [kind]: _, ...others } = settings.mailTemplates
    const { subject, body } = mailTemplates[kind]
    mutate(
      { mailTemplates: others },
      {
        onSuccess: () => {
          setWords({ subject, body })
          drafts.delete(kind)
        },
        onSettled: () => setIsResetting(false),
      },
    )
  }
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending && !problem && !isEmpty) {
          mutate(
            { mailTemplates: { ...settings.mailTemplates, [kind]: { subject, body } } },
            { onSuccess: () => drafts.delete(kind) },
          )
        }
      }}
    >
      {mailTemplates[kind].isOptional ? (
        <Switch
          label="Send this e-mail"
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
        hint={`It can use ${placeholdersOf(kind)
          .map((name) => `{${name}}`)
          .join(', ')}. A line like [Open]({link}) is a button.`}
      >
        <TextArea rows={14} value={body} maxLength={5000} onChange={(event) => type({ body: event.target.value })} />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isBusy={isPending}>
          Save template
        </Button>
        <Button isBusy={preview.isPending} onClick={() => problem || isEmpty || preview.mutate()}>
          Preview
        </Button>
        {isChanged ? (
          <Button variant="quiet" onClick={() => setIsResetting(true)}>
            Use the original words
          </Button>
        ) : null}
        <output className="text-xs text-ink-muted">{isUnsaved ? 'Not saved yet.' : ''}</output>
      </div>
      <ConfirmDialog
        open={isResetting}
        onOpenChange={setIsResetting}
        title="Use the original words?"
        text="They replace the words of your own at once, which can’t be brought back."
        confirmLabel="Use the original words"
        isBusy={isPending}
        onConfirm={reset}
      />
      <ViewDialog
        open={preview.data !== undefined}
        onClose={() => preview.reset()}
        title={preview.data?.subject ?? ''}
        description="With examples in the place of a person's data."
        size="lg"
        footer={<Button onClick={() => preview.reset()}>Close</Button>}
      >
        <MailPreview text={preview.data?.text ?? ''} />
      </ViewDialog>
    </form>
  )
}
