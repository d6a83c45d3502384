import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { intakeFields, intakeMatches } from '#contract/domain/intake.ts'
import { engineLabels } from '#contract/domain/intelligence.ts'
import type { IntakeDuplicate, IntakeItem } from '#contract/api/candidates/intake.ts'
import { paths } from '#web/app/paths.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Kbd } from '#web/app/ui/kbd.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { isDecidable } from './intake-queries.ts'
import { IntakeResume } from './intake-resume.tsx'
import type { useDecisions } from './use-decisions.ts'

type IntakeDetailProps = {
  item: IntakeItem
  decisions: ReturnType<typeof useDecisions>
  onSkip: () => void
  /** Choice of a job, which stays for the next résumé. */
  job: ReactNode
}

/** One résumé: what was read with the words that say so, who it may be, the decision, and the file. */
export function IntakeDetail({ item, decisions, onSkip, job }: IntakeDetailProps) {
  return (
    <section aria-label={item.name ?? item.fileName} className="grid min-w-0 gap-5 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="text-xl wrap-anywhere">{item.name ?? item.fileName}</h2>
        {item.message ? <p className="text-sm">{item.message}</p> : null}
        {item.warnings.map((warning) => (
          <p key={warning} className="text-sm text-danger wrap-anywhere">
            {warning}
          </p>
        ))}
        {isDecidable(item) ? (
          <Decision key={item.id} item={item} decisions={decisions} onSkip={onSkip} job={job} />
        ) : (
          <Decided item={item} decisions={decisions} />
        )}
        <Facts item={item} />
      </div>
      <IntakeResume item={item} />
    </section>
  )
}

function Decision({ item, decisions, onSkip, job }: IntakeDetailProps) {
  const { keep, join, discard, retry, isBusy, problem, typed, setTyped } = decisions
  const [first] = item.duplicates
  // The email address is the identity: keeping would join the same record.
  const isSame = first?.mayJoin === true && first.matches.includes('email')
  return (
    <div className="flex flex-col gap-3">
      {item.duplicates.length > 0 ? <Duplicates duplicates={item.duplicates} isBusy={isBusy} onJoin={join} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {item.name === null ? (
          <Field label="Name" isRequired>
            <TextInput
              value={typed.name}
              maxLength={200}
              onChange={(event) => setTyped({ name: event.target.value })}
            />
          </Field>
        ) : null}
        {item.email === null ? (
          <Field label="Email">
            <TextInput
              type="email"
              value={typed.email}
              maxLength={254}
              onChange={(event) => setTyped({ email: event.target.value })}
            />
          </Field>
        ) : null}
        {job}
      </div>
      <div className="flex flex-wrap gap-2">
        {first?.mayJoin ? (
          <Button variant="primary" disabled={isBusy} onClick={() => join(first.candidateId)}>
            Join <Kbd>J</Kbd>
          </Button>
        ) : null}
        {isSame ? null : (
          <Button variant={first?.mayJoin ? 'secondary' : 'primary'} disabled={isBusy} onClick={() => keep()}>
            Keep as new <Kbd>K</Kbd>
          </Button>
        )}
        <Button disabled={isBusy} onClick={onSkip}>
          Skip <Kbd>S</Kbd>
        </Button>
        <Button disabled={isBusy} onClick={() => discard()}>
          Discard <Kbd>D</Kbd>
        </Button>
        {item.state === 'unreadable' ? (
          <Button disabled={isBusy} onClick={() => retry()}>
            Read again
          </Button>
        ) : null}
      </div>
      <AlertLine hasIcon>{problem}</AlertLine>
    </div>
  )
}

type DuplicatesProps = { duplicates: readonly IntakeDuplicate[]; isBusy: boolean; onJoin: (id: number) => void }

function Duplicates({ duplicates, isBusy, onJoin }: DuplicatesProps) {
  return (
    <div className="rounded-md border border-rule bg-paper-raised p-3">
      <h3 className="text-base">Already on record?</h3>
      <ul className="mt-1 flex flex-col gap-2 text-sm">
        {duplicates.map(({ candidateId, name, about, matches, mayJoin }, at) => (
          <li key={candidateId} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 grow wrap-anywhere">
              <Link to={paths.person(candidateId)} className={linkClass()}>
                {name}
              </Link>
              {about ? `, ${about}` : ''}
              <span className="block text-xs text-ink-muted">
                {matches.map((match) => intakeMatches[match]).join(' · ')}
              </span>
            </span>
            {at > 0 && mayJoin ? (
              <Button size="sm" disabled={isBusy} onClick={() => onJoin(candidateId)}>
                Join {name}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Decided({ item, decisions }: Pick<IntakeDetailProps, 'item' | 'decisions'>) {
  if (item.candidateId !== null) {
    return (
      <p className="text-sm">
        <Link to={paths.person(item.candidateId)} className={linkClass()}>
          Open the record
        </Link>
      </p>
    )
  }
  if (item.state !== 'discarded') return null
  return (
    <div>
      <Button disabled={decisions.isBusy} onClick={() => decisions.restore()}>
        Take back
      </Button>
    </div>
  )
}

function Facts({ item: { facts, engine } }: { item: IntakeItem }) {
  if (facts.length === 0) return null
  return (
    <>
      <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-2 text-sm max-sm:grid-cols-1 max-sm:gap-y-1">
        {facts.map(({ field, value, quote }) => (
          <div key={`${field} ${value}`} className="contents">
            <dt className="text-ink-muted">{intakeFields[field]}</dt>
            <dd className="min-w-0 wrap-anywhere max-sm:mb-2">
              {value}
              {quote.trim() === value ? null : (
                <q className="block text-xs text-ink-muted">{quote.replaceAll(/\s+/g, ' ').trim()}</q>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {engine ? <p className="text-xs text-ink-muted">Read by: {engineLabels[engine]}</p> : null}
    </>
  )
}
