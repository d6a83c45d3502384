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
  /** Buttons in the header, before Close. */
  actions?: ReactNode
  children: ReactNode
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

function OpenPanel({ onOpenChange, title, subtitle, actions, children, footer, returnTo }: SidePanelProps) {
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
            // Focus the panel, not its first button: the next key scrolls or steps to the next record.
            event.preventDefault()
            content.current?.focus({ preventScroll: true })
          }}
          className={panelClass}
        >
          <div className="flex items-start gap-2 border-b border-rule px-5 py-3 max-sm:px-4">
            <div className="min-w-0 grow">
              <Primitive.Title className="text-xl text-ink">{title}</Primitive.Title>
              {subtitle ? <div className="mt-0.5 text-sm text-ink-muted">{subtitle}</div> : null}
            </div>
            {actions}
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" />
            </Primitive.Close>
          </div>
          <section
            aria-label={title}
            // Focusable by Tab, so that the arrow keys scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="min-h-0 grow overflow-y-auto px-5 py-4 -outline-offset-2 max-sm:px-4"
          >
            {children}
          </section>
          {footer ? (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-rule px-5 py-3 max-sm:px-4">
              {footer}
            </div>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
