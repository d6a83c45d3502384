import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  defaultEmailTemplates,
  emailFields,
  emailTemplate,
  maxEmailTemplates,
  type EmailTemplate,
} from '#contract/domain/composed-emails.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { useUnsaved } from '#web/app/ui/unsaved.ts'
import { loadSettings, saveFailure, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = loadSettings

const added = 'new'
const empty = { name: '', subject: '', body: '' }

/** The templates that recruiters start emails to candidates from. */
export function Section() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const templates = settings.emailTemplates
  const [chosen, setChosen] = useState(templates[0]?.id ?? added)
  const saved = templates.find(({ id }) => id === chosen)
  return (
    <Card title="Candidate emails">
      <p className="mb-4 max-w-xl text-sm text-ink-muted">
        Recruiters start emails to candidates from these templates and can change the text before they send it.
      </p>
      <Field label="Template">
        <Select
          value={saved ? chosen : added}
          onValueChange={setChosen}
          options={[
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ...(templates.length < maxEmailTemplates ? [{ value: added, label: 'New template' }] : []),
          ]}
        />
      </Field>
      <TemplateForm key={saved?.id ?? added} saved={saved} templates={templates} onChosen={setChosen} />
    </Card>
  )
}

type TemplateFormProps = {
  saved: EmailTemplate | undefined
  templates: readonly EmailTemplate[]
  onChosen: (id: string) => void
}

function TemplateForm({ saved, templates, onChosen }: TemplateFormProps) {
  const [draft, setDraft] = useState<Omit<EmailTemplate, 'id'>>(saved ?? empty)
  const [isChecked, setIsChecked] = useState(false)
  const [asked, setAsked] = useState<'delete' | 'restore'>()
  const { mutate, isPending, error } = useSaveSettings()
  const { name, subject, body } = draft
  const before = saved ?? empty
  const isDirty = name !== before.name || subject !== before.subject || body !== before.body
  useUnsaved(isDirty)
  const id = saved?.id ?? newId(templates)
  const issues = emailTemplate.safeParse({ id, name, subject, body }).error?.issues
  const problem = (field: string) => (isChecked ? issues?.find(({ path }) => path[0] === field)?.message : undefined)
  const store = (emailTemplates: EmailTemplate[], next: string) =>
    mutate(
      { emailTemplates },
      {
        onSuccess: () => onChosen(next),
        onSettled: () => setAsked(undefined),
      },
    )
  const others = templates.filter((one) => one.id !== id)
  return (
    <PageForm
      className="mt-4"
      form={{
        isBusy: isPending,
        isDirty,
        error: error ? sentenceOf(error, saveFailure) : undefined,
        submit: () => {
          setIsChecked(true)
          if (issues) return
          const next = { id, name, subject, body }
          store(saved ? templates.map((one) => (one.id === id ? next : one)) : [...templates, next], id)
        },
      }}
      submitLabel="Save template"
      actions={
        <>
          {saved ? (
            <Button variant="quiet" onClick={() => setAsked('delete')}>
              Delete template
            </Button>
          ) : null}
          <Button variant="quiet" onClick={() => setAsked('restore')}>
            Restore the default templates
          </Button>
        </>
      }
    >
      <Field label="Name" error={problem('name')}>
        <TextInput value={name} maxLength={80} onChange={(event) => setDraft({ ...draft, name: event.target.value })} />
      </Field>
      <Field label="Subject" error={problem('subject')}>
        <TextInput
          value={subject}
          maxLength={200}
          onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
        />
      </Field>
      <Field
        label="Text"
        error={problem('body')}
        hint={`Fields: ${emailFields.map((field) => `{${field}}`).join(', ')}.`}
      >
        <TextArea
          rows={14}
          value={body}
          maxLength={10_000}
          onChange={(event) => setDraft({ ...draft, body: event.target.value })}
        />
      </Field>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        title={asked === 'restore' ? 'Restore the default templates?' : `Delete “${before.name}”?`}
        text={
          asked === 'restore'
            ? 'This replaces all of your templates and can’t be undone.'
            : 'Emails that were sent stay as they are. This can’t be undone.'
        }
        confirmLabel={asked === 'restore' ? 'Restore' : 'Delete'}
        isBusy={isPending}
        onConfirm={() =>
          asked === 'restore'
            ? store([...defaultEmailTemplates], defaultEmailTemplates[0]?.id ?? added)
            : store(others, others[0]?.id ?? added)
        }
      />
    </PageForm>
  )
}

/** An id that no template has. */
function newId(templates: readonly EmailTemplate[]): string {
  const taken = new Set(templates.map(({ id }) => id))
  for (let n = 1; ; n++) if (!taken.has(`template-${n}`)) return `template-${n}`
}
