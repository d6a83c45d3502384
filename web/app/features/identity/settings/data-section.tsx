import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Card } from '#web/app/ui/card.tsx'
import { loadSettings, settingsQuery } from './settings-queries.ts'

export const loader = loadSettings

/** Data retention and sources: the current state, and links to the screens that change it. */
export function Section() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Card title="Data retention">
        <p className="max-w-xl text-sm">{retentionText(settings)}</p>
        <p className="mt-3">
          <Link to={paths.candidateData} className={buttonClass()}>
            Change data retention
          </Link>
        </p>
      </Card>
      <Card title="Import">
        <p className="max-w-xl text-sm text-ink-muted">
          Bring in people from another system or a spreadsheet. You see every problem before anything is added.
        </p>
        <p className="mt-3">
          <Link to={paths.imports} className={buttonClass()}>
            Import a file
          </Link>
        </p>
      </Card>
      <Card title="Export">
        <p className="max-w-xl text-sm text-ink-muted">
          Take everything with you: all records, résumés and documents in one ZIP that other systems can read.
        </p>
        <p className="mt-3">
          <Link to={paths.archive} className={buttonClass()}>
            Export everything
          </Link>
        </p>
      </Card>
      <Card title="Sources">
        <p className="max-w-xl text-sm text-ink-muted">
          The job boards and firms we get postings and people from. You can check each source’s status and turn it off.
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Link to={paths.jobSources} className={buttonClass()}>
            Job Sources
          </Link>
          <Link to={paths.peopleSources} className={buttonClass()}>
            People Sources
          </Link>
        </p>
      </Card>
    </div>
  )
}

type Retention = { retentionMonths: number; retentionErases: boolean }

/** Describes the retention rule in a sentence. */
export function retentionText({ retentionMonths: months, retentionErases }: Retention): string {
  if (months === 0) return 'Everything is kept until someone erases it.'
  const since = `${months} ${months === 1 ? 'month' : 'months'}`
  return `A person whose applications haven’t changed for ${since} is due for erasure, and is ${retentionErases ? 'erased automatically' : 'listed, not erased automatically'}.`
}
