import { useEffect, useRef, useState, type ReactNode } from 'react'

type OnVisibleProps = {
  /** Takes up the space until then. */
  fallback: ReactNode
  children: ReactNode
}

/** Draws its children once they scroll into view, so that the end of a long panel is read only when needed. */
export function OnVisible({ fallback, children }: OnVisibleProps) {
  const [isVisible, setIsVisible] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current || isVisible) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsVisible(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isVisible])
  return isVisible ? children : <div ref={place}>{fallback}</div>
}
