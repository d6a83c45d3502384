import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { MailPreview } from '#web/app/features/identity/mails/mail-preview.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { cx } from '#web/app/ui/cx.ts'
import type { InterviewMail } from './use-interview-mail.ts'

type MailChoiceProps = {
  mail: InterviewMail
  /** The receiver in the checkbox's label: "Maya Chen", "3 candidates". */
  to: string
  isNotified: boolean
  onNotifiedChange: (isNotified: boolean) => void
  /** In place of the sentence about one candidate. */
  sentence?: string
  /** A note under the preview: whose email it is, where several candidates get one. */
  note?: string
}

/** Announces the email that an action sends, shows its text on request, and lets the recruiter skip it. */
export function MailChoice({ mail, to, isNotified, onNotifiedChange, sentence, note }: MailChoiceProps) {
  const { outlook, preview, isUnread } = mail
  const isOffered = outlook !== 'none' && outlook !== 'off'
  const mayShow = isOffered && isNotified
  return (
    <section aria-label="Email to the candidate" className="mt-4 rounded-md border border-rule bg-paper px-3 py-2">
      {isOffered ? <Checkbox label={`Email ${to}`} checked={isNotified} onCheckedChange={onNotifiedChange} /> : null}
      <output className={cx('block text-xs text-ink-muted', isOffered && 'pl-8')}>
        {sentence ?? mail.before(isNotified)}
      </output>
      {mayShow ? <Preview preview={preview} isUnread={isUnread} note={note} /> : null}
    </section>
  )
}

type PreviewProps = Pick<InterviewMail, 'preview' | 'isUnread'> & { note: string | undefined }

function Preview({ preview, isUnread, note }: PreviewProps) {
  const [isShown, setIsShown] = useState(false)
  const previewId = useId()
  return (
    <>
      {preview ? (
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
