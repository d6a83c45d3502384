import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** The buttons; the one that acts comes last. */
  footer?: ReactNode
  /** False while leaving would lose something: Esc, the cross and a click outside do nothing. */
  dismissible?: boolean
  size?: 'sm' | 'md' | 'lg'
}

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' } as const

export const scrimClass = 'fixed inset-0 z-40 bg-scrim'

export const modalClass = cx(
  'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2',
  'flex-col rounded-lg border border-rule bg-paper-raised shadow-high focus-visible:outline-none',
)

export const modalFooterClass = cx(
  'flex flex-wrap items-center justify-end gap-2 border-t border-rule px-5 py-3',
  'max-sm:flex-col-reverse max-sm:[&>button]:w-full',
)

/** A window that holds the focus until it is closed, then gives it back. Long content scrolls between head and foot. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  dismissible = true,
  size = 'md',
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const keepOpen = (event: Event) => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrimClass} />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            const field = firstField(body.current)
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(modalClass, widths[size])}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 grow">
              <Primitive.Title className="text-xl text-ink">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description asChild>
                  <div className="mt-1 text-sm text-ink-muted">{description}</div>
                </Primitive.Description>
              ) : null}
            </div>
            {dismissible ? (
              <Primitive.Close asChild>
                <IconButton icon={X} label="Close" className="-mt-0.5 -mr-2" />
              </Primitive.Close>
            ) : null}
          </div>
          <div ref={body} className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 text-sm">
            {children}
          </div>
          {footer ? <div className={modalFooterClass}>{footer}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, [role=combobox]'

/**
 * Where a form begins, so that whoever opened it can type at once; undefined where something else stands first, and the
 * cross has the focus then. On a touch screen too: there a field with the focus would bring up the keyboard unasked.
 */
function firstField(body: HTMLElement | null): HTMLElement | undefined {
  if (!body || !window.matchMedia('(pointer: fine)').matches) return undefined
  const first = body.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
  return first?.matches(fields) ? first : undefined
}
