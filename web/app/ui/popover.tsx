import {
  cloneElement,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { codeOnDemand } from './code-on-demand.ts'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Names the surface for screen readers. */
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
}

const surfaceCode = codeOnDemand<ComponentType<PopoverProps>>(
  'The window',
  async () => (await import('./popover-surface.tsx')).PopoverSurface,
)

/**
 * A small surface beside the button that opens it. Esc and a click outside close it and return the focus. While closed it is
 * only its button: the surface is fetched on the first hover or focus.
 */
export function Popover(props: PopoverProps) {
  const { trigger, onOpenChange } = props
  const [Surface, setSurface] = useState<ComponentType<PopoverProps>>()
  if (Surface) return <Surface {...props} />

  async function open() {
    const code = await surfaceCode.fetch()
    if (!code) return
    setSurface(() => code)
    onOpenChange?.(true)
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: surfaceCode.prefetch,
    onFocus: surfaceCode.prefetch,
    onClick: () => void open(),
  })
}
