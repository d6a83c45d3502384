import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/api/identity/account.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { BothStepsDialog } from './both-steps-dialog.tsx'
import { RecoveryCodes } from '#web/app/features/identity/auth/recovery-codes.tsx'
import { accountQuery, loadAccount } from './settings-queries.ts'
import { TwoFactorSetup } from '#web/app/features/identity/auth/two-factor-setup.tsx'

export const loader = loadAccount

const readAgain = () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })

/** A second step of signing in, with a code of an app on one's phone. */
export function Section() {
  const { data: account } = useSuspenseQuery(accountQuery)
  const { isOn } = account.twoFactor
  const [isSettingUp, setIsSettingUp] = useState(false)
  return (
    <Card title="Two-factor sign-in" actions={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}>
      {isSettingUp ? (
        <TwoFactorSetup
          onDone={() => {
            setIsSettingUp(false)
            void readAgain()
          }}
          onCancel={() => setIsSettingUp(false)}
        />
      ) : isOn ? (
        <WhenOn twoFactor={account.twoFactor} />
      ) : (
        <>
          <p className="max-w-xl text-sm text-ink-muted">
            Signing in then asks for a code of an app on your phone as well, so that your password alone opens nothing.
          </p>
          <Button variant="primary" className="mt-4" onClick={() => setIsSettingUp(true)}>
            Set up
          </Button>
        </>
      )}
    </Card>
  )
}

function WhenOn({ twoFactor: { isRequired, recoveryCodesLeft } }: Pick<Account, 'twoFactor'>) {
  const [asking, setAsking] = useState<'codes' | 'off'>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined)
          void readAgain()
        }}
      />
    )
  }
  return (
    <>
      <p className="max-w-xl text-sm text-ink-muted">
        Signing in asks for your password and a code of your authenticator app.{' '}
        {isRequired ? 'Your agency asks everyone for it, so it stays on.' : null}
      </p>
      <p className="mt-2 text-sm">
        {recoveryCodesLeft === 0
          ? 'You have no recovery codes left: make new ones, or a lost phone locks you out.'
          : `${recoveryCodesLeft} of your recovery codes ${recoveryCodesLeft === 1 ? 'is' : 'are'} left.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setAsking('codes')}>New recovery codes</Button>
        {isRequired ? null : <Button onClick={() => setAsking('off')}>Turn off</Button>}
      </div>
      <BothStepsDialog asking={asking} onClose={() => setAsking(undefined)} onCodes={setCodes} />
    </>
  )
}
