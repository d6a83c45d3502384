import { useId, type ReactNode } from 'react'
import { AlertLine } from './alert-line.tsx'
import { Button } from './button.tsx'
import { Dialog, LeaveButton } from './dialog.tsx'
import { FormElement } from './form-element.tsx'
import type { FormState } from './form-state.ts'

type FormDialogProps = {
  form: FormState
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  submitLabel: string
  submitTone?: 'primary' | 'danger'
  cancelLabel?: string
  /** False while the initial values are loading. */
  isReady?: boolean
  /** Other buttons, before Cancel. */
  actions?: ReactNode
  /** Replaces Cancel if leaving means something else. */
  cancel?: ReactNode
  /** The text is still there when the dialog opens again, so closing doesn't ask. */
  keepsDraft?: boolean
  discardQuestion?: string
  size?: 'sm' | 'md' | 'lg'
}

/**
 * Every dialog with fields. It can't be closed while it saves, shows the server's sentence beside the buttons, and asks
 * before it discards unsaved text, whichever way it is closed. `useContractForm` returns its `form`.
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
  const { isBusy, isDirty, error } = form
  return (
    <Dialog
      {...dialog}
      isBusy={isBusy}
      isUnsaved={isDirty && !keepsDraft}
      footer={
        <>
          <AlertLine hasIcon className="mr-auto basis-full">
            {isBusy ? undefined : error}
          </AlertLine>
          {actions}
          {cancel ?? <LeaveButton isDisabled={isBusy}>{cancelLabel}</LeaveButton>}
          <Button type="submit" form={formId} variant={submitTone} isBusy={isBusy} disabled={!isReady}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormElement id={formId} form={form} isReady={isReady} className="flex flex-col gap-4">
        {children}
      </FormElement>
    </Dialog>
  )
}
