import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailsApi } from '#contract/api/mails.ts'
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
import { MailPreview } from '#web/app/features/mails/mail-preview.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { loadSettings, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = loadSettings

/** The words of every e-mail that the platform writes. */
export function Section() {
  const [kind, setKind] = useState<MailKind>('application_received')
  return (
    <Card title="E-mail templates">
      <Field label="E-mail" hint={mailTemplates[kind].about}>
        <Select
          value={kind}
          onValueChange={setKind}
          options={mailKinds.map((value) => ({ value, label: mailTemplates[value].label }))}
        />
      </Field>
      <Template key={kind} kind={kind} />
    </Card>
  )
}

function Template({ kind }: { kind: MailKind }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const stored = templateOf(kind, settings.mailTemplates)
  const [subject, setSubject] = useState(stored.subject)
  const [body, setBody] = useState(stored.body)
  const { mutate, isPending } = useSaveSettings()
  const preview = useMutation({
    mutationFn: () => call(mailsApi.preview, { params: { kind }, body: { subject, body } }),
    onError: (error) =>
      toast({ title: 'No Preview', text: sentenceOf(error, 'The preview could not be made.'), variant: 'destructive' }),
  })
  const problem = templateProblem(kind, { subject, body })
  const isEmpty = subject.trim() === '' || body.trim() === ''
  const isChanged = settings.mailTemplates[kind] !== undefined
  const reset = () => {
    const { [kind]: _, ...others } = settings.mailTemplates
    setSubject(mailTemplates[kind].subject)
    setBody(mailTemplates[kind].body)
    mutate({ mailTemplates: others })
  }
  return (
    <form
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending && !problem && !isEmpty) {
          mutate({ mailTemplates: { ...settings.mailTemplates, [kind]: { subject, body } } })
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
        <TextInput value={subject} maxLength={200} onChange={(event) => setSubject(event.target.value)} />
      </Field>
      <Field
        label="Text"
        error={body.trim() === '' ? 'Text is required' : (problem ?? undefined)}
        hint={`It can use ${placeholdersOf(kind)
          .map((name) => `{${name}}`)
          .join(', ')}. A line like [Open]({link}) is a button.`}
      >
        <TextArea rows={14} value={body} maxLength={5000} onChange={(event) => setBody(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isPending}>
          Save template
        </Button>
        <Button isBusy={preview.isPending} onClick={() => problem || isEmpty || preview.mutate()}>
          Preview
        </Button>
        {isChanged ? (
          <Button variant="quiet" onClick={reset}>
            Use the original words
          </Button>
        ) : null}
      </div>
      <Dialog
        open={preview.data !== undefined}
        onOpenChange={(isOpen) => isOpen || preview.reset()}
        title={preview.data?.subject ?? ''}
        description="With examples in the place of a person's data."
        size="lg"
        footer={<Button onClick={() => preview.reset()}>Close</Button>}
      >
        <MailPreview text={preview.data?.text ?? ''} />
      </Dialog>
    </form>
  )
}
