import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openRegistrationNote, registrationModeLabels, registrationModes } from '#contract/domain/settings.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import {
  accountQuery,
  loadAccount,
  loadSettings,
  settingsQuery,
  useCurrentUserAgain,
  useSaveSettings,
} from './settings-queries.ts'

export const loader = () => Promise.all([loadSettings(), loadAccount()])

/** Who may come in, and how. */
export function Section() {
  return (
    <div className="flex flex-col gap-5">
      <Registration />
      <TwoFactorForAll />
    </div>
  )
}

function Registration() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const [registration, setRegistration] = useState(settings.registration)
  const { mutate, isPending } = useSaveSettings()
  return (
    <Card title="New accounts">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate({ registration })
        }}
        className="flex flex-col gap-4"
      >
        <Field label="Who may create an account on the login screen">
          <RadioGroup
            options={registrationModes.map((value) => ({ value, label: registrationModeLabels[value] }))}
            value={registration}
            onValueChange={setRegistration}
          />
        </Field>
        {registration === 'open' ? <p className="max-w-xl text-sm text-warning">{openRegistrationNote}</p> : null}
        <Button type="submit" variant="primary" isBusy={isPending} className="self-start">
          Save
        </Button>
      </form>
    </Card>
  )
}

function TwoFactorForAll() {
  const { name } = useCurrentUser()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { data: account } = useSuspenseQuery(accountQuery)
  const [isAsking, setIsAsking] = useState(false)
  const askAgain = useCurrentUserAgain()
  const { mutate, isPending } = useSaveSettings(() => {
    setIsAsking(false)
    void askAgain()
  })
  return (
    <Card title="Two-factor sign-in for everyone">
      <p className="mb-2 max-w-xl text-sm text-ink-muted">
        Staff without it have to set it up at their next step, before anything else.
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
            ? 'Whoever has not set it up is led there at once and can do nothing else before. What is being typed may be lost.'
            : `You have not set it up yourself yet, ${name}: you are led there at once, like everyone else without it.`
        }
        confirmLabel="Require it"
        tone="primary"
        isBusy={isPending}
        onConfirm={() => mutate({ requireTwoFactor: true })}
      />
    </Card>
  )
}
