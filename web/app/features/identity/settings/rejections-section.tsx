import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultRejectionReasons } from '#contract/domain/rejections.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { useUnsaved } from '#web/app/ui/unsaved.ts'
import { loadSettings, saveFailure, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = loadSettings

const textOf = (reasons: readonly string[]) => reasons.join('\n')
const reasonsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The reasons that recruiters choose from when they reject a candidate. */
export function Section() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const [text, setText] = useState(() => textOf(settings.rejectionReasons))
  const { mutate, isPending, error } = useSaveSettings(({ rejectionReasons }) => setText(textOf(rejectionReasons)))
  const reasons = reasonsOf(text)
  const problem = settingsSchema.shape.rejectionReasons.safeParse(reasons).error?.issues[0]?.message
  const isDirty = textOf(reasons) !== textOf(settings.rejectionReasons)
  useUnsaved(isDirty)
  return (
    <Card title="Rejection reasons">
      <PageForm
        form={{
          isBusy: isPending,
          isDirty,
          error: error ? sentenceOf(error, saveFailure) : undefined,
          submit: () => problem || mutate({ rejectionReasons: reasons }),
        }}
        submitLabel="Save reasons"
        actions={
          <Button variant="quiet" onClick={() => setText(textOf(defaultRejectionReasons))}>
            Restore the default reasons
          </Button>
        }
      >
        <p className="max-w-xl text-sm text-ink-muted">
          Recruiters choose one of these when they reject a candidate. Candidates never see them. Rejections that were
          saved earlier keep the reason they had.
        </p>
        <Field label="Reasons" hint="One reason per line." error={problem}>
          <TextArea rows={18} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </PageForm>
    </Card>
  )
}
