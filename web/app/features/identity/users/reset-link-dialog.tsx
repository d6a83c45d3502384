import { useState } from 'react'
import { usersApi, type UserListItem } from '#contract/api/identity/users.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { ConfirmWithPassword } from './confirm-with-password.tsx'

type ResetLink = { url: string; expiresAt: string }

/** Creates a password reset link and shows it once, for the admin to pass on. */
export function ResetLinkDialog({ user, onClose }: { user: UserListItem; onClose: () => void }) {
  const [link, setLink] = useState<ResetLink>()
  if (!link) {
    return (
      <ConfirmWithPassword
        title={`Create a password reset link for ${user.name}?`}
        text="Anyone who has the link can choose a new password for the account. It's also emailed to its owner."
        confirmLabel="Create link"
        tone="primary"
        confirm={async (currentPassword) =>
          setLink(await call(usersApi.makeResetLink, { params: { id: user.id }, body: { currentPassword } }))
        }
        onClose={onClose}
      />
    )
  }
  return (
    <ViewDialog
      onClose={onClose}
      title={`Password reset link for ${user.name}`}
      description="Send it only to them. Anyone who has the link can set the new password."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col items-start gap-3">
        <Field
          label="Link"
          className="w-full"
          hint={`Works once, until ${interviewDateText(link.expiresAt)}. You won’t see it again.`}
        >
          <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={link.url} label="Copy link" />
      </div>
    </ViewDialog>
  )
}
