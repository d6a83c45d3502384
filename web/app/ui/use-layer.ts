import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { addLayer, markOpener, returnFocus } from './layers.ts'

type LayerOptions = {
  /** False where what lies below can still be used. */
  isModal?: boolean
  /** Called on Esc while this is the topmost layer. */
  onEscape: () => void
  /** Where the focus goes on closing, if that is not simply what opened the layer. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined
}

/**
 * What every dialog and panel spreads on its Radix content, so that none can forget to own Esc and to give the focus back.
 * Belongs into the component that is drawn only while the layer is open.
 */
export function useLayer({ isModal = true, onEscape, returnTo }: LayerOptions) {
  const [opener] = useState(markOpener)
  const latest = useRef({ onEscape, returnTo })
  useLayoutEffect(() => {
    latest.current = { onEscape, returnTo }
  })
  // By a callback: the portal draws its content one step after the component that opens it.
  const ref = useCallback(
    (content: HTMLElement | null) => {
      if (!content) return undefined
      return addLayer({ content, opener, isModal, onEscape: () => latest.current.onEscape() })
    },
    [opener, isModal],
  )
  return {
    ref,
    onEscapeKeyDown: (event: Event) => event.preventDefault(),
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      returnFocus(opener, latest.current.returnTo?.())
    },
  }
}
