import { useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { Dialog, LeaveButton } from './dialog.tsx'

/** What a dialog has to know of its form. `useContractForm` gives one. */
export type DialogForm = {
  isBusy: boolean
  /** Holds something that closing would lose. */
  isDirty: boolean
  /** Why the last try failed, in a sentence. */
  error: string | undefined
  submit: () => void
}

type FormDialogProps = {
  form: DialogForm
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  submitLabel: string
  submitTone?: 'primary' | 'danger'
  cancelLabel?: string
  /** False while what the form starts from is still being read. */
  isReady?: boolean
  /** Other buttons, before Cancel. */
  actions?: ReactNode
  /** Another button in the place of Cancel, where leaving means something else. */
  cancel?: ReactNode
  /** What was typed is still there when the dialog opens again, so that closing asks nothing. */
  keepsDraft?: boolean
  discardQuestion?: string
  size?: 'sm' | 'md' | 'lg'
}

/**
 * Every dialog with fields. It can't be left while it saves, shows the server's sentence beside the buttons, and asks
 * before it drops what was typed, whichever way it is closed.
 */
export function FormDialog({
  form,
  children,
  submitLabel,
  submitTone = 'primary',
  cancelLabel = 'Cancel',
  isReady = true,
  actions,
  cancel,
  keepsDraft = false,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  const { isBusy, isDirty, error, submit } = form
  return (
    <Dialog
      {...dialog}
      isBusy={isBusy}
      isUnsaved={isDirty && !keepsDraft}
      footer={
        <>
          {error && !isBusy ? (
            <p role="alert" className="mr-auto flex basis-full items-start gap-1.5 text-sm font-medium text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          ) : null}
          {actions}
          {cancel ?? <LeaveButton isDisabled={isBusy}>{cancelLabel}</LeaveButton>}
          <Button type="submit" form={formId} variant={submitTone} isBusy={isBusy} disabled={!isReady}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The form of the screen below is around this one in React's tree.
          event.stopPropagation()
          if (!isBusy && isReady) submit()
        }}
        className="flex flex-col gap-4"
      >
        {children}
      </form>
    </Dialog>
  )
}
