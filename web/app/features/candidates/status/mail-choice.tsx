import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { MailText } from './mail-text.tsx'
import type { InterviewMail } from './use-interview-mail.ts'

type MailChoiceProps = {
  mail: InterviewMail
  /** The receiver in the checkbox's label: "Maya Chen", "3 candidates". */
  to: string
  isNotified: boolean
  onNotifiedChange: (isNotified: boolean) => void
  /** Name of the section. */
  label?: string
  /** In place of the sentence about one candidate. */
  sentence?: string
  /** A note under the preview: whose email it is, where several candidates get one. */
  note?: string
}

/** Announces the email that an action sends, shows its text on request, and lets the recruiter skip it. */
export function MailChoice({
  mail,
  to,
  isNotified,
  onNotifiedChange,
  label = 'Email to the candidate',
  sentence,
  note,
}: MailChoiceProps) {
  const { outlook, preview, isUnread } = mail
  const isOffered = outlook !== 'none' && outlook !== 'off'
  const mayShow = isOffered && isNotified
  return (
    <section aria-label={label} className="mt-4 rounded-md border border-rule bg-paper px-3 py-2">
      {isOffered ? <Checkbox label={`Email ${to}`} checked={isNotified} onCheckedChange={onNotifiedChange} /> : null}
      <output className={cx('block text-xs text-ink-muted', isOffered && 'pl-8')}>
        {sentence ?? mail.before(isNotified)}
      </output>
      {mayShow ? <MailText preview={preview} isUnread={isUnread} note={note} /> : null}
    </section>
  )
}
