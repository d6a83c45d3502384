import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { profileBody, profilesApi } from '#contract/api/clients/profiles.ts'
import { defaultChoices, profileKindLabels, profileKinds, type ProfileKind } from '#contract/domain/profiles.ts'
import { z } from '#contract/zod.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { isMasked, LiveProfile } from './live-profile.tsx'
import { choiceFields } from './profile-choices.ts'
import { useReloadProfiles } from './profile-queries.ts'

type MakeProfileDialogProps = { applicationId: number; candidateId: number; onClose: () => void }

const kindOptions = profileKinds.map((value) => ({ value, label: profileKindLabels[value] }))
const pauseMs = 400

/** The form has the further words in one field. */
const profileFields = profileBody
  .omit({ words: true })
  .extend({ words: z.string() })
  .transform(({ words, ...rest }): z.input<typeof profileBody> => ({ ...rest, words: wordsOf(words) }))
  .pipe(profileBody)

const wordsOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** Choices on the left, the page as a client will read it on the right. Nothing is stored until the check has passed. */
export function MakeProfileDialog({ applicationId, candidateId, onClose }: MakeProfileDialogProps) {
  const reload = useReloadProfiles(applicationId)
  const params = { id: candidateId }
  const form = useContractForm(profilesApi.make, {
    params,
    defaults: {
      kind: 'blind' as ProfileKind,
      choices: defaultChoices.blind,
      applicationId,
      headline: '',
      summary: '',
      words: '',
    },
    schema: profileFields as unknown as z.ZodType<z.output<typeof profileBody>, ProfileFormValues>,
    onSaved: ({ code }) => {
      toast({ title: 'Profile made', text: `${code} passed the check.` })
      reload()
      onClose()
    },
    failure: 'Failed to make the profile.',
  })
  // Texts that nobody has edited follow the choices: they are proposed again.
  const drafts = useRef({ headline: '', summary: '' })
  const values = useSettled(JSON.stringify(useWatch({ control: form.control })), pauseMs)
  const {
    data: preview,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey: ['profile-preview', candidateId, values],
    queryFn: () => {
      const { words, headline, summary, ...choices } = JSON.parse(values) as ProfileFormValues
      const written = {
        headline: headline === drafts.current.headline ? '' : headline,
        summary: summary === drafts.current.summary ? '' : summary,
      }
      return call(profilesApi.preview, { params, body: { ...choices, ...written, words: wordsOf(words) } })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { setValue, getValues } = form
  useEffect(() => {
    if (!preview) return
    for (const field of ['headline', 'summary'] as const) {
      if (!['', drafts.current[field]].includes(getValues(field))) continue
      drafts.current[field] = preview[field].text
      setValue(field, preview[field].text)
    }
  }, [preview, getValues, setValue])
  const useMasked = () => {
    if (!preview) return
    setValue('headline', preview.headline.text, { shouldDirty: true })
    setValue('summary', preview.summary.text, { shouldDirty: true })
  }
  const hasMasked = preview !== undefined && (isMasked(preview.headline) || isMasked(preview.summary))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title="Make profile"
      description="Made from the record’s fields, never from the résumé file. Email, phone and LinkedIn are in no profile."
      submitLabel="Check and save"
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Field label="Profile">
            <Controller
              control={form.control}
              name="kind"
              render={({ field }) => (
                <RadioGroup
                  layout="row"
                  options={kindOptions}
                  value={field.value}
                  onValueChange={(kind) => {
                    field.onChange(kind)
                    setValue('choices', defaultChoices[kind], { shouldDirty: true })
                  }}
                />
              )}
            />
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            {choiceFields.map(({ name, label, options }) => (
              <Field key={name} label={label}>
                <Controller
                  control={form.control}
                  name={`choices.${name}`}
                  render={({ field }) => (
                    <Select options={options} value={field.value} onValueChange={(next) => field.onChange(next)} />
                  )}
                />
              </Field>
            ))}
          </div>
          <Field label="Headline" error={form.problem('headline')}>
            <TextInput autoComplete="off" {...form.register('headline')} />
          </Field>
          <Field label="Summary" error={form.problem('summary')}>
            <TextArea rows={5} {...form.register('summary')} />
          </Field>
          <Field
            label="Also keep out"
            hint="Names of clients, matters or judges, separated by commas."
            error={form.problem('words')}
          >
            <TextInput autoComplete="off" {...form.register('words')} />
          </Field>
        </div>
        <div className="flex min-w-0 flex-col gap-3" aria-busy={isFetching}>
          {error ? (
            <ErrorState
              title="The preview couldn’t be made"
              text={sentenceOf(error, '')}
              lost="What you typed is still here."
              onRetry={() => void refetch()}
              isRetrying={isFetching}
              requestId={error instanceof ApiError ? error.requestId : undefined}
            />
          ) : (
            <LiveProfile preview={preview} />
          )}
          {hasMasked ? (
            <Button size="sm" className="self-start" onClick={useMasked}>
              Use the masked text
            </Button>
          ) : null}
        </div>
      </div>
    </FormDialog>
  )
}

type ProfileFormValues = Omit<z.input<typeof profileBody>, 'words' | 'headline' | 'summary'> & {
  headline: string
  summary: string
  words: string
}
