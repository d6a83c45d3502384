import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { CandidateMailPreview } from '#contract/api/candidates/candidate-mails.ts'
import { MailPreview } from '#web/app/features/identity/mails/mail-preview.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'

type MailTextProps = {
  preview: CandidateMailPreview['mail'] | undefined
  /** The text couldn't be loaded. */
  isUnread: boolean
  /** A note under the preview: whose email it is, where several candidates get one. */
  note?: string | undefined
  /** Shows the text at once, without a button. */
  isAlwaysShown?: boolean
}

/** The text of an email that an action sends, behind a button. */
export function MailText({ preview, isUnread, note, isAlwaysShown = false }: MailTextProps) {
  const [isShown, setIsShown] = useState(isAlwaysShown)
  const previewId = useId()
  return (
    <>
      {preview && !isAlwaysShown ? (
        <div className="pt-1 pl-6">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isShown}
            aria-controls={previewId}
            onClick={() => setIsShown(!isShown)}
          >
            <ChevronDown aria-hidden className={cx('size-4', isShown && 'rotate-180')} />
            {isShown ? 'Hide the email' : 'Show the email'}
          </Button>
        </div>
      ) : null}
      {isUnread ? <p className="pt-1 pl-8 text-xs text-danger">The email’s text couldn’t be loaded.</p> : null}
      <div id={previewId} hidden={!(isShown && preview)} className="pt-2 pb-1">
        {isShown && preview ? (
          <>
            <p className="mb-2 text-xs wrap-anywhere text-ink-muted">
              To {preview.to}
              {preview.hasCalendar ? ', with a calendar file' : ''}
            </p>
            <p className="mb-2 text-sm font-medium wrap-anywhere">{preview.subject}</p>
            <MailPreview text={preview.text} />
            {note ? <p className="mt-2 text-xs text-ink-muted">{note}</p> : null}
          </>
        ) : null}
      </div>
    </>
  )
}
