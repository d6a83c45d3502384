import { useLayoutEffect, type RefObject } from 'react'

/** Elements that the keyboard reaches, and that bring what is around them into sight. */
const reachable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/** Lets the keyboard scroll a box that is higher than its place and holds nothing else that takes the focus. */
export function useScrollFocus(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight && !element.querySelector(reachable)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
}
