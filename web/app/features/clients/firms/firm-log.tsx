import { useState } from 'react'
import type { Firm } from '#contract/api/clients/firms.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { lazyNamed } from '#web/app/ui/lazy-named.tsx'
import { Time } from '#web/app/ui/time.tsx'

const FirmNoteDialog = lazyNamed(() => import('./firm-note-dialog.tsx'), 'FirmNoteDialog')

const logTexts: Record<string, (detail: string) => string> = {
  added: () => 'Added to the directory',
  added_from_name: () => 'Added from a typed name',
  changed: (detail) => `Changed: ${detail}`,
  merged: (detail) => `${detail} was merged into this firm`,
  merge_undone: () => 'A merge was undone',
  agreement_added: () => 'An agreement was added',
  agreement_changed: (detail) => `An agreement was changed: ${detail}`,
  agreement_replaced: (detail) => `A new version of an agreement: ${detail}`,
  document_added: (detail) => `The document of an agreement was uploaded: ${detail}`,
  document_removed: (detail) => `The document of an agreement was removed: ${detail}`,
  document_downloaded: (detail) => `The document of an agreement was downloaded: ${detail}`,
  limit_added: (detail) => (detail ? `The office in ${detail} is off limits` : 'Made off limits'),
  limit_lifted: () => 'An off-limits mark was lifted',
  imported: () => 'Added or filled by an import',
  contacts_imported: (detail) =>
    detail === '1' ? 'An import added or filled a contact' : `An import added or filled ${detail} contacts`,
  contact_added: () => 'A contact was added',
  contact_changed: () => 'A contact was changed',
  contact_removed: () => 'A contact was deleted',
  note: (detail) => detail,
}

/** Changes of a firm and notes on it, newest first. Anyone who sees firms may add a note. */
export function FirmLog({ firm }: { firm: Firm }) {
  const [isNoting, setIsNoting] = useState(false)
  return (
    <>
      <Button size="sm" className="mb-4" onClick={() => setIsNoting(true)}>
        Add note
      </Button>
      <ol className="flex flex-col gap-3 text-sm">
        {firm.events.map(({ id, kind, detail, actor, createdAt }) => (
          <li key={id} className="border-b border-rule pb-3">
            <p className={cx('wrap-anywhere', kind === 'note' && 'whitespace-pre-line')}>
              {(Object.hasOwn(logTexts, kind) ? logTexts[kind] : undefined)?.(detail ?? '') ?? kind}
            </p>
            <p className="text-ink-muted">
              {kind === 'note' ? 'Note by ' : ''}
              {actor?.name ?? 'No account'} · <Time at={createdAt} show="day" />
            </p>
          </li>
        ))}
        {firm.events.some(({ kind }) => kind === 'added' || kind === 'added_from_name') ? null : (
          <li className="text-ink-muted">
            In the directory since <Time at={firm.createdAt} show="day" />
          </li>
        )}
      </ol>
      {isNoting ? <FirmNoteDialog firm={firm} onClose={() => setIsNoting(false)} /> : null}
    </>
  )
}
