import type { ReadResult } from '#contract/api/sourcing/job-sources.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'

/** The result of a read: the number of postings, the changes, and the first titles. */
export function ReadDialog({ result, onClose }: { result: ReadResult; onClose: () => void }) {
  const { source, found, problem } = result
  return (
    <ViewDialog
      onClose={onClose}
      title={problem ? 'Synced with a problem' : 'What was found'}
      description={source.name}
      size="lg"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <AlertLine className="mb-3">{problem ? `${problem} Nothing was lost.` : undefined}</AlertLine>
      <p>{summaryOf(result)}</p>
      {found.sample.length > 0 ? (
        <ul className="mt-3 divide-y divide-rule border-t border-rule">
          {found.sample.map(({ title, place, url, isLegal }, at) => (
            <li key={`${url} ${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <a href={url} target="_blank" rel="noreferrer" className={`${linkClass()} wrap-anywhere`}>
                  {title}
                </a>
                {place ? <span className="block text-xs text-ink-muted">{place}</span> : null}
              </span>
              <Badge tone={isLegal ? 'success' : 'neutral'}>{isLegal ? 'Attorney position' : 'Skipped'}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </ViewDialog>
  )
}

const count = (number: number, one: string, many: string) => `${numberText(number)} ${number === 1 ? one : many}`

function summaryOf({ found }: ReadResult): string {
  const requests = count(found.requests, 'request', 'requests')
  if (found.isUnchanged) return `The site reports no changes since the last sync (${requests}).`
  if (found.postings === 0) return `No postings found (${requests}).`
  const changes = [
    found.added > 0 ? `${found.added} new` : '',
    found.changed > 0 ? `${found.changed} changed` : '',
    found.gone > 0 ? `${found.gone} gone` : '',
  ].filter(Boolean)
  const postings = count(found.postings, 'posting', 'postings')
  return `${postings}, ${found.legal} of them attorney positions: ${changes.join(', ') || 'nothing new'} (${requests}).`
}
