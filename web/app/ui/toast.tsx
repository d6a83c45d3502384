import { CircleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { currentToasts, dismissToast, subscribeToToasts, toastDurationMs } from './toast-store.ts'

/**
 * The place of toasts; draw it once, near the root. F8 moves the focus here; a swipe of 50 pixels to the right dismisses.
 * Errors interrupt a screen reader, everything else waits its turn.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  return (
    <Primitive.Provider label="Notification" duration={toastDurationMs} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, isOpen, title, text, variant = 'default', action }) => (
        <Primitive.Root
          key={id}
          open={isOpen}
          onOpenChange={(next) => next || dismissToast(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={cx(
            'pointer-events-auto flex items-start gap-3 rounded-lg border py-3 pr-2 pl-4 text-sm shadow-high',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            variant === 'destructive'
              ? 'border-danger bg-danger-soft text-on-danger-soft'
              : 'border-rule bg-paper-raised text-ink',
          )}
        >
          {variant === 'destructive' ? <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> : null}
          <div className="min-w-0 grow py-0.5">
            <Primitive.Title className="font-medium">{title}</Primitive.Title>
            {text ? <Primitive.Description className="mt-0.5 break-words">{text}</Primitive.Description> : null}
          </div>
          {action ? (
            <Primitive.Action
              altText={action.label}
              onClick={action.onSelect}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {action.label}
            </Primitive.Action>
          ) : null}
          <Primitive.Close asChild>
            <IconButton icon={X} label="Dismiss" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        hotkey={['F8']}
        // Esc dismisses the focused toast; everywhere else it belongs to the topmost dialog.
        data-takes-escape
        label="Notifications ({hotkey})"
        className="pointer-events-none fixed right-0 z-50 flex w-full max-w-md flex-col gap-2 p-4 outline-offset-[-4px] max-sm:top-0 sm:bottom-0"
      />
    </Primitive.Provider>
  )
}
