import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { panelClass } from './panel-class.ts'
import { useLayer } from './use-layer.ts'

type SidePanelProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  subtitle?: ReactNode
  /** Short marks beside the title. */
  badges?: ReactNode
  /** Buttons in the header, before Close. */
  actions?: ReactNode
  /** Stays below the header, whatever is scrolled. */
  head?: ReactNode
  /** Scrolls on its own, in one part or several. */
  children: ReactNode
  /** Stays at the bottom. */
  footer?: ReactNode
  /** The row of the open record, which gets the focus when the panel closes. */
  returnTo?: () => HTMLElement | null
}

/**
 * The open record, to the right of its list. The list stays usable (no focus trap, no dimming), so that `j` and `k` step
 * through it; Esc closes. On a phone it fills the screen and is modal, because nothing else can be seen.
 */
export function SidePanel(props: SidePanelProps) {
  return props.open ? <OpenPanel {...props} /> : null
}

function OpenPanel(props: SidePanelProps) {
  const { onOpenChange, title, subtitle, badges, actions, head, children, footer, returnTo } = props
  // Decided once per opening: changing it later would remount the content and lose unsaved text.
  const [isModal] = useState(() => window.matchMedia('(width < 48rem)').matches)
  const content = useRef<HTMLElement>(null)
  const { ref, ...layer } = useLayer({ isModal, onEscape: () => onOpenChange(false), returnTo })
  const setContent = useCallback(
    (element: HTMLElement | null) => {
      content.current = element
      return ref(element)
    },
    [ref],
  )
  return (
    <Primitive.Root open onOpenChange={onOpenChange} modal={isModal}>
      <Primitive.Portal>
        <Primitive.Content
          {...layer}
          ref={setContent}
          tabIndex={-1}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusPanel(content.current)
          }}
          className={panelClass}
        >
          <div className="flex items-start gap-1 px-5 pt-3 max-sm:px-4">
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Primitive.Title className="text-xl wrap-anywhere text-ink">{title}</Primitive.Title>
                {badges}
              </div>
            </div>
            {actions}
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" />
            </Primitive.Close>
          </div>
          {subtitle ? <div className="px-5 pt-0.5 text-sm text-ink-muted max-sm:px-4">{subtitle}</div> : null}
          {head ? <div className="px-5 pt-2.5 max-sm:px-4">{head}</div> : null}
          <div className="mt-3 flex min-h-0 grow border-t border-rule max-sm:mt-2">{children}</div>
          {footer ? <div className="flex items-center gap-2 border-t border-rule px-4 py-2">{footer}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/**
 * Focuses the content of a panel that scrolls (`data-panel-start`), not its first button: the next key scrolls or steps to
 * the next record.
 */
export function focusPanel(within: Element | null | undefined): void {
  const panel = within?.closest<HTMLElement>('[role=dialog]')
  const starts = [...(panel?.querySelectorAll<HTMLElement>('[data-panel-start]') ?? [])]
  const start = starts.find((one) => one.checkVisibility()) ?? panel
  start?.focus({ preventScroll: true })
}
