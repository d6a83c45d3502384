import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { addLayer, markOpener, returnFocus } from './layers.ts'

type LayerOptions = {
  /** False if the page below stays usable. */
  isModal?: boolean
  /** Called on Esc while this is the topmost layer. */
  onEscape: () => void
  /** Element that gets the focus on closing, if not the opener. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined
}

/**
 * Props that every dialog and panel spreads on its Radix content, so that none forgets to own Esc and return the focus.
 * Call it in the component that is drawn only while the layer is open.
 */
export function useLayer({ isModal = true, onEscape, returnTo }: LayerOptions) {
  const [opener] = useState(markOpener)
  const latest = useRef({ onEscape, returnTo })
  useLayoutEffect(() => {
    latest.current = { onEscape, returnTo }
  })
  // A callback ref, because the portal draws its content one step after this component.
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
