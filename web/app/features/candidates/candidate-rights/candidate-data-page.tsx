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

/** Reads the retention period and the erasures; the page itself turns away users who may not see them. */
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

/** The data stored on a person, to find, export and erase, and the retention period. For admins. */
export function CandidateDataPage() {
  const { role } = useCurrentUser()
  return (
    <>
      <title>{pageTitle('Candidate Data')}</title>
      {role === 'admin' ? <CandidateData /> : <AccessRestricted />}
    </>
  )
}

function CandidateData() {
  // Not in the address: logs and histories would store a person's email.
  const [email, setEmail] = useState<string>()
  return (
    <div className="flex w-full max-w-text flex-col gap-5">
      <header>
        <h1 className="text-2xl">Candidate Data</h1>
        <p className="max-w-2xl text-sm text-ink-muted">
          For people who ask for a copy of their data, or to be forgotten. Find everything stored under one email,
          export it as a ZIP, or erase it.
        </p>
      </header>
      <FindPerson email={email} onFind={setEmail} />
      <Retention onShow={setEmail} />
      <Erasures />
    </div>
  )
}
