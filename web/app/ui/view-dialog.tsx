import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type ViewDialogProps = {
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** The buttons; the one that acts comes last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

/** A dialog that shows something. One with fields is a `FormDialog`. */
export function ViewDialog(props: ViewDialogProps) {
  return <Dialog {...props} />
}
