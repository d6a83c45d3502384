import { useState } from 'react'
import { candidateRightsApi } from '#contract/api/candidates/candidate-rights.ts'
import { settingsApi } from '#contract/api/identity/settings.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { useCurrentUser } from '#web/app/features/identity/auth/require-user.ts'
import { AccessRestricted } from '#web/app/ui/access-restricted.tsx'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Erasures } from './erasures.tsx'
import { FindPerson } from './find-person.tsx'
import { Retention } from './retention.tsx'

/** Reads the rule of retention and what was erased; whoever may not know is told so by the page. */
export async function loader(): Promise<null> {
  try {
    await Promise.all([
      queryClient.ensureQueryData(read(settingsApi.read)),
      queryClient.ensureQueryData(read(candidateRightsApi.erasures)),
    ])
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
  }
  return null
}

/** What is held of a person: find, hand over, erase; and how long it is kept. For admins. */
export function CandidateDataPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Candidate data')}</title>
      {role === 'admin' ? <CandidateData /> : <AccessRestricted />}
    </>
  )
}

function CandidateData() {
  // In no address: those are written down in logs and histories, and this is somebody's e-mail.
  const [email, setEmail] = useState<string>()
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5">
      <header>
        <h1 className="text-2xl">Candidate data</h1>
        <p className="max-w-2xl text-sm text-ink-muted">
          When somebody asks what you hold of them, or asks you to forget them. Everything under one e-mail is found,
          handed over as a ZIP, or erased.
        </p>
      </header>
      <FindPerson email={email} onFind={setEmail} />
      <Retention onShow={setEmail} />
      <Erasures />
    </div>
  )
}
