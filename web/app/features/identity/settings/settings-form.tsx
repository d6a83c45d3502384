import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { settingsApi } from '#contract/api/identity/settings.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Card } from '#web/app/ui/card.tsx'
import type { FormState } from '#web/app/ui/form-state.ts'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { saveFailure, settingsQuery, showSaveFailure, showSavedSettings } from './settings-queries.ts'

/**
 * A form for some of the agency's settings, filled in with the saved ones.
 *
 * @param schema Picks the settings: `settingsSchema.pick({ brandName: true })`. Their order is the order of the fields.
 */
export function useSettingsForm<Values extends FieldValues, Picked extends Values & Partial<Settings>>(
  schema: z.ZodType<Picked, Values>,
  onSaved?: () => unknown,
) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const form = useContractForm<typeof settingsApi.change, Values, Picked>(settingsApi.change, {
    defaults: schema.parse(settings),
    schema,
    onSaved: (saved) => {
      showSavedSettings(saved)
      form.reset(schema.parse(saved))
      onSaved?.()
    },
    onFailed: showSaveFailure,
    failure: saveFailure,
  })
  return form
}

type SettingsFormProps = {
  title: string
  /** Explains what these settings do. */
  intro?: ReactNode
  form: FormState
  submitLabel: string
  /** Other buttons, after the one that saves. */
  actions?: ReactNode
  children: ReactNode
}

/** One card of settings that are saved together. */
export function SettingsForm({ title, intro, children, ...form }: SettingsFormProps) {
  return (
    <Card title={title}>
      <PageForm {...form}>
        {intro ? <p className="max-w-xl text-sm text-ink-muted">{intro}</p> : null}
        {children}
      </PageForm>
    </Card>
  )
}
