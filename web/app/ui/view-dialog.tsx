import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type ViewDialogProps = {
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons, with the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

/** A dialog that shows something. One with fields is a `FormDialog`. */
export function ViewDialog(props: ViewDialogProps) {
  return <Dialog {...props} />
}
