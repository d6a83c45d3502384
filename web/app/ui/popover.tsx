import {
  cloneElement,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** What the surface is, for screen readers. */
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
}

let surfaceCode: ComponentType<PopoverProps> | undefined

/** Fetches what opens it; what fails is tried again the next time. */
async function fetchSurface(): Promise<ComponentType<PopoverProps> | undefined> {
  surfaceCode ??= await import('./popover-surface.tsx').then(
    ({ PopoverSurface }) => PopoverSurface,
    () => undefined,
  )
  return surfaceCode
}

/**
 * A small surface beside the button that opens it; Esc and a click outside close it, focus goes back. Closed it is its button
 * alone: the surface is fetched with the first look.
 */
export function Popover(props: PopoverProps) {
  const { trigger, onOpenChange } = props
  const [Surface, setSurface] = useState<ComponentType<PopoverProps>>()
  if (Surface) return <Surface {...props} />

  async function open() {
    const code = await fetchSurface()
    if (!code) return
    setSurface(() => code)
    onOpenChange?.(true)
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: () => void fetchSurface(),
    onFocus: () => void fetchSurface(),
    onClick: () => void open(),
  })
}
