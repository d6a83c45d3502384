import { useState } from 'react'
import { accountApi } from '#contract/api/identity/account.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Button } from '#web/app/ui/button.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { LazyPart } from '#web/app/ui/lazy-part.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { PasswordInput } from '#web/app/ui/password-input.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { reloadAccount } from './account-queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

// Its encoder is needed only in the second step.
const QrCode = lazyNamed(() => import('#web/app/ui/qr-code.tsx'), 'QrCode')

type TwoFactorSetupProps = {
  /** Called once two-factor sign-in is on and the recovery codes have been saved. */
  onDone: () => void
  onCancel?: () => void
}

type Secret = { secret: string; uri: string }

/** Turns on two-factor sign-in in three steps: the password, the app with its first code, the recovery codes. */
export function TwoFactorSetup({ onDone, onCancel }: TwoFactorSetupProps) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (secret) return <ScanStep secret={secret} onConfirmed={setCodes} onCancel={onCancel} />
  return <PasswordStep onBegun={setSecret} onCancel={onCancel} />
}

type Cancelable = { onCancel?: (() => void) | undefined }

function PasswordStep({ onBegun, onCancel }: Cancelable & { onBegun: (secret: Secret) => void }) {
  const form = useContractForm(accountApi.beginTwoFactor, {
    defaults: { currentPassword: '' },
    onSaved: onBegun,
    failure: 'We couldn’t set up two-factor sign-in. Please try again.',
  })
  return (
    <PageForm
      form={form}
      submitLabel="Continue"
      actions={onCancel ? <CancelButton isBusy={form.isBusy} onCancel={onCancel} /> : null}
      className="max-w-xl"
    >
      <Field label="Current password" error={form.problem('currentPassword')} hint="Enter your password to continue.">
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
    </PageForm>
  )
}

function ScanStep({
  secret: { secret, uri },
  onConfirmed,
  onCancel,
}: Cancelable & { secret: Secret; onConfirmed: (codes: readonly string[]) => void }) {
  const form = useContractForm(accountApi.confirmTwoFactor, {
    defaults: { code: '' },
    onSaved: ({ recoveryCodes }) => {
      // Right away: a user who leaves before saving the codes has two-factor sign-in too.
      void reloadAccount()
      toast({
        title: 'Two-factor sign-in is on',
        text: 'From now on, you’ll also need a code from your app to sign in.',
      })
      onConfirmed(recoveryCodes)
    },
    failure: 'We couldn’t check the code. Please try again.',
  })
  return (
    <PageForm
      form={form}
      submitLabel="Turn on"
      actions={onCancel ? <CancelButton isBusy={form.isBusy} onCancel={onCancel} /> : null}
      className="max-w-xl"
    >
      <ol className="flex list-decimal flex-col gap-4 pl-5 text-sm marker:text-ink-muted">
        <li>
          Scan this with an authenticator app, or enter the key.
          <div className="mt-3 flex flex-wrap items-start gap-5">
            <LazyPart as="section" title="The QR code" fallback={<div className="size-52" />}>
              <QrCode text={uri} label="QR code for your authenticator app" />
            </LazyPart>
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
          <Field label="Code" error={form.problem('code')} className="mt-2 max-w-56">
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={12}
              className="tabular-nums"
              {...form.register('code')}
            />
          </Field>
        </li>
      </ol>
    </PageForm>
  )
}

function CancelButton({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <Button disabled={isBusy} onClick={onCancel}>
      Cancel
    </Button>
  )
}
