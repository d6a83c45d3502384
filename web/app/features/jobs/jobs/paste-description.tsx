import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { jobExtractionApi } from '#contract/api/jobs/job-extraction.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { fillForm } from './fill-form.ts'
import type { JobFormReturn } from './job-fields.tsx'

const engines = { rules: 'by the built-in rules', openai: 'by a language model' } as const

/**
 * Fills in the job form from a pasted posting. Fields that the posting doesn't mention keep their values, and Undo
 * restores the others.
 */
export function PasteDescription({ form }: { form: JobFormReturn }) {
  const [description, setDescription] = useState('')
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(jobExtractionApi.parseDescription, { body: { description } }),
    onSuccess: ({ data: { fields, engine } }) => {
      const { count, undo } = fillForm(form, fields)
      const filled = count === 1 ? '1 field' : `${count} fields`
      const said =
        count === 0
          ? `Read ${engines[engine]}: the form already has everything in it.`
          : `${filled} filled in ${engines[engine]}. Review them before you post.`
      setOutcome(said)
      toast({
        title: 'Description read',
        text: said,
        ...(count === 0
          ? {}
          : {
              action: {
                label: 'Undo',
                onSelect: () => {
                  undo()
                  setOutcome('The form is back to what it was.')
                },
              },
            }),
      })
    },
    onError: (failed) => {
      const sentence = sentenceOf(failed, 'Failed to parse the job description')
      setError(`${sentence} Your text is still here.`)
      toast({ title: 'AI Parse Failed', text: sentence, variant: 'destructive' })
    },
  })
  function readIt() {
    if (isPending) return
    setOutcome('')
    if (description.trim() === '') {
      const message = 'Please paste a job description'
      setError(message)
      toast({ title: 'Missing Description', text: message, variant: 'destructive' })
      return
    }
    setError(undefined)
    mutate()
  }
  return (
    <Card title="Paste a description">
      <div className="flex flex-col gap-3">
        <Field label="Pasted description" hint="We only fill in what the description says" error={error}>
          <TextArea rows={4} value={description} onChange={(event) => setDescription(event.target.value)} />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button isBusy={isPending} onClick={readIt}>
            Autofill
          </Button>
          <output className="text-sm text-ink-muted">{outcome}</output>
        </div>
      </div>
    </Card>
  )
}
