import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { accountApi } from '#contract/api/identity/account.ts'
import { appCode } from '#contract/domain/two-factor.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { QrCode } from '#web/app/ui/qr-code.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { accountQuery } from '#web/app/features/identity/settings/settings-queries.ts'

type TwoFactorSetupProps = {
  /** When it is on and the recovery codes are kept. */
  onDone: () => void
  onCancel?: () => void
}

type Secret = { secret: string; uri: string }

/** Turns two-factor sign-in on in three steps: the password, the app with its first code, the recovery codes. */
export function TwoFactorSetup({ onDone, onCancel }: TwoFactorSetupProps) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (secret) return <ScanStep secret={secret} onConfirmed={setCodes} onCancel={onCancel} />
  return <PasswordStep onBegun={setSecret} onCancel={onCancel} />
}

type Cancel = { onCancel?: (() => void) | undefined }

const problemOf = (error: unknown, field: string, fallback: string) =>
  error === null
    ? undefined
    : (error instanceof ApiError && error.issues.find(({ path }) => path === field)?.message) ||
      sentenceOf(error, fallback)

function PasswordStep({ onBegun, onCancel }: Cancel & { onBegun: (secret: Secret) => void }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(accountApi.beginTwoFactor, { body: { currentPassword } }),
    onSuccess: onBegun,
  })
  return (
    <StepForm onSubmit={() => isPending || mutate()}>
      <Field
        label="Current password"
        error={problemOf(error, 'currentPassword', 'It could not be set up')}
        hint="So that nobody sets this up at a screen you left open."
      >
        <PasswordInput
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
      </Field>
      <StepButtons label="Continue" isBusy={isPending} onCancel={onCancel} />
    </StepForm>
  )
}

function ScanStep({
  secret: { secret, uri },
  onConfirmed,
  onCancel,
}: Cancel & { secret: Secret; onConfirmed: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(accountApi.confirmTwoFactor, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      // At once, also for whoever leaves before the codes are kept.
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      toast({ title: 'Two-factor sign-in is on', text: 'From now on, signing in asks for a code of your app.' })
      onConfirmed(recoveryCodes)
    },
    onError: (error) => setProblem(problemOf(error, 'code', 'The code could not be checked')),
  })
  const submit = () => {
    const wrong = appCode.safeParse(code).error?.issues[0]?.message
    setProblem(wrong)
    if (!wrong && !isPending) mutate()
  }
  return (
    <StepForm onSubmit={submit}>
      <ol className="flex list-decimal flex-col gap-4 pl-5 text-sm marker:text-ink-muted">
        <li>
          Scan this with an authenticator app, or type the key into it.
          <div className="mt-3 flex flex-wrap items-start gap-5">
            <QrCode text={uri} label="QR code for your authenticator app" />
            <div className="flex min-w-0 flex-col items-start gap-2">
              <span className="text-xs text-ink-muted">Key</span>
              <code className="max-w-56 font-mono text-sm wrap-anywhere">
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </code>
              <CopyButton text={secret} label="Copy key" />
            </div>
          </div>
        </li>
        <li>
          Enter the code that the app shows.
          <Field label="Code" error={problem} className="mt-2 max-w-56">
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={12}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              className="tabular-nums"
            />
          </Field>
        </li>
      </ol>
      <StepButtons label="Turn on" isBusy={isPending} onCancel={onCancel} />
    </StepForm>
  )
}

function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex max-w-xl flex-col gap-4"
    >
      {children}
    </form>
  )
}

function StepButtons({ label, isBusy, onCancel }: Cancel & { label: string; isBusy: boolean }) {
  return (
    <div className="flex gap-2">
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {label}
      </Button>
      {onCancel ? (
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </div>
  )
}
