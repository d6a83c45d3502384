import { useEffect, useRef, useState, type ReactNode } from 'react'

type WhenSeenProps = {
  /** Holds the place until then. */
  fallback: ReactNode
  children: ReactNode
}

/** Draws its children once they come near the window, so that what is far down a long panel is not read before. */
export function WhenSeen({ fallback, children }: WhenSeenProps) {
  const [isSeen, setIsSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current || isSeen) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return isSeen ? children : <div ref={place}>{fallback}</div>
}
