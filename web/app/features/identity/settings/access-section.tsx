import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { candidateVisibilities, candidateVisibilityLabels } from '#contract/domain/people.ts'
import {
  openRegistrationNote,
  registrationModeLabels,
  registrationModes,
  settingsSchema,
} from '#contract/domain/settings.ts'
import { accountQuery, loadAccount, useReloadCurrentUser } from '#web/app/features/identity/auth/account-queries.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings, settingsQuery, useSaveSettings } from './settings-queries.ts'

export const loader = () => Promise.all([loadSettings(), loadAccount()])

/** Registration, who reads people's records, and two-factor sign-in for everyone. */
export function Section() {
  return (
    <div className="flex flex-col gap-5">
      <Registration />
      <Visibility />
      <InboundEmail />
      <TwoFactorForAll />
    </div>
  )
}

const registrationForm = settingsSchema.pick({ registration: true })

function Registration() {
  const form = useSettingsForm(registrationForm)
  const registration = useWatch({ control: form.control, name: 'registration' })
  return (
    <SettingsForm title="New accounts" form={form} submitLabel="Save">
      <Field label="Who can create an account on the login screen" error={form.problem('registration')}>
        <Controller
          control={form.control}
          name="registration"
          render={({ field }) => (
            <RadioGroup
              options={registrationModes.map((value) => ({ value, label: registrationModeLabels[value] }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      {registration === 'open' ? <p className="max-w-xl text-sm text-warning">{openRegistrationNote}</p> : null}
    </SettingsForm>
  )
}

const visibilityForm = settingsSchema.pick({ candidateVisibility: true })

function Visibility() {
  const form = useSettingsForm(visibilityForm)
  return (
    <SettingsForm title="People on record" form={form} submitLabel="Save">
      <Field
        label="Who may read a person’s record"
        hint="Changing a record stays with its owner, the partners of the person’s applications and admins."
        error={form.problem('candidateVisibility')}
      >
        <Controller
          control={form.control}
          name="candidateVisibility"
          render={({ field }) => (
            <RadioGroup
              options={candidateVisibilities.map((value) => ({ value, label: candidateVisibilityLabels[value] }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
    </SettingsForm>
  )
}

const inboundForm = settingsSchema.pick({ intakeAddress: true })

function InboundEmail() {
  const form = useSettingsForm(inboundForm)
  return (
    <SettingsForm title="Email to Placet" form={form} submitLabel="Save">
      <Field
        label="Address for forwarded résumés and copies of emails"
        hint="An address of a domain with Email Routing, such as intake@in.example.com. Each user gets addresses of their own there, shown in their settings. Leave it empty to take no email."
        error={form.problem('intakeAddress')}
      >
        <TextInput type="email" maxLength={254} {...form.register('intakeAddress')} />
      </Field>
    </SettingsForm>
  )
}

function TwoFactorForAll() {
  const { name } = useCurrentUser()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { data: account } = useSuspenseQuery(accountQuery)
  const [isAsking, setIsAsking] = useState(false)
  const reloadCurrentUser = useReloadCurrentUser()
  const { mutate, isPending } = useSaveSettings(() => {
    setIsAsking(false)
    void reloadCurrentUser()
  })
  return (
    <Card title="Two-factor sign-in for everyone">
      <p className="mb-2 max-w-xl text-sm text-ink-muted">
        Staff who don’t have it yet must set it up before they can do anything else.
      </p>
      <Switch
        label="Require two-factor sign-in"
        checked={settings.requireTwoFactor}
        disabled={isPending}
        onCheckedChange={(isOn) => (isOn ? setIsAsking(true) : mutate({ requireTwoFactor: false }))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Require two-factor sign-in from everyone?"
        text={
          account.twoFactor.isOn
            ? 'Anyone who hasn’t set it up will be taken there right away and can’t do anything else first. They may lose unsaved text.'
            : `You haven’t set it up yourself, ${name}. You’ll be taken there right away, like everyone else without it.`
        }
        confirmLabel="Require it"
        tone="primary"
        isBusy={isPending}
        onConfirm={() => mutate({ requireTwoFactor: true })}
      />
    </Card>
  )
}
