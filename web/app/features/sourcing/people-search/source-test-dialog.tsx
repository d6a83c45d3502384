import type { PeopleReadResult } from '#contract/api/sourcing/people-sources.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'

/** The result of a test read, so that an admin sees whether the firm's people are recognized. */
export function SourceTestDialog({ result, onClose }: { result: PeopleReadResult; onClose: () => void }) {
  const { source, problem, found } = result
  return (
    <ViewDialog
      onClose={onClose}
      title={source.name}
      description={
        <>
          {numberText(found.pages)} pages found, {numberText(found.read)} read now, {numberText(found.people)} people.
          {found.isWhole || problem ? '' : ' The rest will sync in the background.'}
        </>
      }
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {problem ? <p className="mb-3 font-medium text-danger">{problem}</p> : null}
      {found.sample.length === 0 ? (
        <p className="text-ink-muted">
          {problem || source.people === 0
            ? 'No people were found this time.'
            : `Nothing has changed since the last sync: ${numberText(source.people)} people are known.`}
        </p>
      ) : (
        <ul aria-label="First people" className="flex flex-col gap-2">
          {found.sample.map(({ name, title, url, isPerson }) => (
            <li key={url} className="flex items-start justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <a href={url} target="_blank" rel="noreferrer nofollow" className={linkClass('quiet')}>
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
                {title ? <span className="block text-xs text-ink-muted">{title}</span> : null}
              </span>
              {isPerson ? null : <Badge tone="warning">No person</Badge>}
            </li>
          ))}
        </ul>
      )}
    </ViewDialog>
  )
}
