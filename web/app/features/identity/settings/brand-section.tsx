import { zodResolver } from '@hookform/resolvers/zod'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { settingsSchema } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { loadSettings, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = loadSettings

const brandForm = settingsSchema.pick({
  brandName: true,
  brandPhone: true,
  brandEmail: true,
  brandCity: true,
  brandRegion: true,
  siteUrl: true,
})
const fieldNames = ['brandName', 'brandEmail', 'brandPhone', 'brandCity', 'brandRegion', 'siteUrl'] as const

/** Who the agency is, as every page, letter and export names it. */
export function Section() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const form = useForm<z.input<typeof brandForm>, unknown, z.output<typeof brandForm>>({
    resolver: zodResolver(brandForm),
    values: brandForm.parse(settings),
  })
  const { errors } = form.formState
  const { mutate, isPending, error } = useSaveSettings()
  const save = (values: z.output<typeof brandForm>) =>
    mutate(values, { onError: (failed) => void showIssues(failed, form.setError, fieldNames) })
  return (
    <Card title="Brand and contact">
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => isPending || save(values))(event)}
        className="flex flex-col gap-4"
      >
        <p className="text-sm text-ink-muted">Visitors see this on every public page, candidates in what you send.</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Agency name" error={errors.brandName?.message} className="sm:col-span-2">
            <TextInput autoComplete="organization" {...form.register('brandName')} />
          </Field>
          <Field label="Email" error={errors.brandEmail?.message}>
            <TextInput type="email" autoComplete="off" {...form.register('brandEmail')} />
          </Field>
          <Field label="Phone" error={errors.brandPhone?.message}>
            <TextInput type="tel" autoComplete="off" {...form.register('brandPhone')} />
          </Field>
          <Field label="City" error={errors.brandCity?.message}>
            <TextInput autoComplete="off" {...form.register('brandCity')} />
          </Field>
          <Field label="State or region" error={errors.brandRegion?.message} hint="As it is written in an address: NY.">
            <TextInput autoComplete="off" {...form.register('brandRegion')} />
          </Field>
          <Field
            label="Address of the site"
            error={errors.siteUrl ? 'Enter an address like https://jobs.example.com, or leave it empty' : undefined}
            hint="Links in feeds and messages begin with it. Empty: the address under which a page was asked for."
            className="sm:col-span-2"
          >
            <TextInput
              type="url"
              autoComplete="off"
              placeholder="https://jobs.example.com"
              {...form.register('siteUrl')}
            />
          </Field>
        </div>
        {error ? (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(error, 'Failed to save settings')}
          </p>
        ) : null}
        <Button type="submit" variant="primary" isBusy={isPending} className="self-start">
          Save brand
        </Button>
      </form>
    </Card>
  )
}
