import { useCallback, useEffect, useRef, useState } from 'react'
import { markOpener, returnFocus } from './layers.ts'
import { FailedHead, type FailedFrameProps } from './lazy-part.tsx'
import { panelClass } from './panel-class.ts'
import { useLayer } from './use-layer.ts'

/** The side panel of a record that couldn't be shown. It doesn't use the real panel's code, which may be missing. */
export function FailedPanel({ title, onClose, children }: FailedFrameProps) {
  const { ref } = useLayer({ isModal: false, onEscape: onClose })
  const [opener] = useState(markOpener)
  const panel = useRef<HTMLElement>(null)
  const setPanel = useCallback(
    (element: HTMLElement | null) => {
      panel.current = element
      return ref(element)
    },
    [ref],
  )
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return () => void setTimeout(() => returnFocus(opener), 0)
  }, [opener])
  return (
    // Without the focus trap and the top layer of a <dialog>: the list beside it stays usable.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <section ref={setPanel} role="dialog" aria-label={title} tabIndex={-1} className={panelClass}>
      <FailedHead title={title} onClose={onClose} />
      <div className="p-5">{children}</div>
    </section>
  )
}
