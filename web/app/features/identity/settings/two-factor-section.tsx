import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/api/identity/account.ts'
import { accountQuery, loadAccount, reloadAccount } from '#web/app/features/identity/auth/account-queries.ts'
import { RecoveryCodes } from '#web/app/features/identity/auth/recovery-codes.tsx'
import { TwoFactorSetup } from '#web/app/features/identity/auth/two-factor-setup.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx'

export const loader = loadAccount

/** Two-factor sign-in for the user's own account. */
export function Section() {
  const { data: account } = useSuspenseQuery(accountQuery)
  const { isOn } = account.twoFactor
  return (
    <Card title="Two-factor sign-in" actions={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}>
      <TwoFactor twoFactor={account.twoFactor} />
    </Card>
  )
}

function TwoFactor({ twoFactor }: Pick<Account, 'twoFactor'>) {
  const [isSettingUp, setIsSettingUp] = useState(false)
  if (isSettingUp) {
    return (
      <TwoFactorSetup
        onDone={() => {
          setIsSettingUp(false)
          void reloadAccount()
        }}
        onCancel={() => setIsSettingUp(false)}
      />
    )
  }
  if (twoFactor.isOn) return <EnabledTwoFactor twoFactor={twoFactor} />
  return (
    <>
      <p className="max-w-xl text-sm text-ink-muted">
        Signing in also requires a code from an app on your phone, so your password alone isn’t enough.
      </p>
      <Button variant="primary" className="mt-4" onClick={() => setIsSettingUp(true)}>
        Set up
      </Button>
    </>
  )
}

function EnabledTwoFactor({ twoFactor: { isRequired, recoveryCodesLeft } }: Pick<Account, 'twoFactor'>) {
  const [asking, setAsking] = useState<'codes' | 'off'>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined)
          void reloadAccount()
        }}
      />
    )
  }
  return (
    <>
      <p className="max-w-xl text-sm text-ink-muted">
        You sign in with your password and a code from your authenticator app.{' '}
        {isRequired ? 'Your agency requires it, so you can’t turn it off.' : null}
      </p>
      <p className="mt-2 text-sm">
        {recoveryCodesLeft === 0
          ? 'You have no recovery codes left. Create new ones, or you’ll be locked out if you lose your phone.'
          : `You have ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setAsking('codes')}>New recovery codes</Button>
        {isRequired ? null : <Button onClick={() => setAsking('off')}>Turn off</Button>}
      </div>
      <ReauthenticateDialog asking={asking} onClose={() => setAsking(undefined)} onCodes={setCodes} />
    </>
  )
}
