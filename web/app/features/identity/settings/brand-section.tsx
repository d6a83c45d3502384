import { settingsSchema } from '#contract/domain/settings.ts'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

export const loader = loadSettings

const brandForm = settingsSchema.pick({
  brandName: true,
  brandEmail: true,
  brandPhone: true,
  brandCity: true,
  brandRegion: true,
  siteUrl: true,
})

/** The agency as every page, email and export names it. */
export function Section() {
  const form = useSettingsForm(brandForm)
  return (
    <SettingsForm
      title="Brand and contact"
      intro="Shown to visitors on every public page, and to candidates in your emails and files."
      form={form}
      submitLabel="Save brand"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Agency name" error={form.problem('brandName')} className="sm:col-span-2">
          <TextInput autoComplete="organization" {...form.register('brandName')} />
        </Field>
        <Field label="Email" error={form.problem('brandEmail')}>
          <TextInput type="email" autoComplete="off" {...form.register('brandEmail')} />
        </Field>
        <Field label="Phone" error={form.problem('brandPhone')}>
          <TextInput type="tel" autoComplete="off" {...form.register('brandPhone')} />
        </Field>
        <Field label="City" error={form.problem('brandCity')}>
          <TextInput autoComplete="off" {...form.register('brandCity')} />
        </Field>
        <Field label="State or region" error={form.problem('brandRegion')} hint="As in a mailing address: NY.">
          <TextInput autoComplete="off" {...form.register('brandRegion')} />
        </Field>
        <Field
          label="Site URL"
          error={form.problem('siteUrl') && 'Enter a URL like https://jobs.example.com, or leave it blank'}
          hint="Base URL for links in feeds and emails. Leave blank to use the current address."
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
    </SettingsForm>
  )
}
