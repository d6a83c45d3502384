import { useState } from 'react'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

type EraseDialogProps = {
  email: string
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onErase: () => void
  isBusy: boolean
  /** Why the last try failed. */
  error: string | undefined
}

/** Asks before a person is erased: whoever does it types the e-mail once more. */
export function EraseDialog({ email, open, onOpenChange, onErase, isBusy, error }: EraseDialogProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const close = (isOpen: boolean) => {
    if (isBusy) return
    setTyped('')
    setIsWrong(false)
    onOpenChange(isOpen)
  }
  const erase = () => {
    const isRight = typed.trim().toLowerCase() === email
    setIsWrong(!isRight)
    if (isRight && !isBusy) onErase()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Erase this person?"
      dismissible={!isBusy}
      size="sm"
      footer={
        <>
          <Button disabled={isBusy} onClick={() => close(false)}>
            Cancel
          </Button>
          <Button type="submit" form="erase-person" variant="danger" isBusy={isBusy}>
            Erase for good
          </Button>
        </>
      }
    >
      <form
        id="erase-person"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          erase()
        }}
        className="flex flex-col gap-3"
      >
        <p>
          Applications with everything that hangs on them, files, e-mails and job alerts are deleted, and the name,
          e-mail and phone are taken out of what others wrote. This can't be undone.
        </p>
        <p className="text-ink-muted">
          Download everything first if the person asked for a copy. What remains is a record that somebody was erased,
          without who it was.
        </p>
        <Field
          label={`Type ${email} to confirm`}
          error={isWrong ? 'That is not the e-mail of this person.' : undefined}
        >
          <TextInput
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsWrong(false)
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {error ? (
          <p role="alert" className="font-medium text-danger">
            {error}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
