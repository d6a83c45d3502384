import type { ReactNode } from 'react'
import { AlertLine } from './alert-line.tsx'
import type { ButtonSize } from './button-class.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { FormElement } from './form-element.tsx'
import type { FormState } from './form-state.ts'

type PageFormProps = {
  form: FormState
  children: ReactNode
  /** The verb and what it applies to: "Save profile". */
  submitLabel: ReactNode
  /** Names the form for screen readers if no heading does. */
  label?: string
  /** False while the form has nothing to send. */
  isReady?: boolean
  submitSize?: ButtonSize
  /** Hides the button that submits until something has changed. */
  hidesUnchanged?: boolean
  /** Other buttons, after the one that submits. */
  actions?: ReactNode
  /** `row` puts field and buttons side by side, as in a toolbar. */
  layout?: 'column' | 'row'
  className?: string
  /** `full` fills a narrow column, as on the sign-in screen. */
  buttonWidth?: 'auto' | 'full'
}

/**
 * A form on a page. It can't be sent twice at once and shows the server's sentence above its buttons; in a dialog use
 * `FormDialog`.
 *
 * @example
 * ```tsx
 * const form = useContractForm(usersApi.create, { defaults: empty, failure: 'Failed to create user', onSaved })
 * <PageForm form={form} submitLabel="Create user">
 *   <Field label="Name" error={form.problem('name')}><TextInput {...form.register('name')} /></Field>
 * </PageForm>
 * ```
 */
export function PageForm({
  form,
  children,
  submitLabel,
  label,
  isReady = true,
  submitSize = 'md',
  hidesUnchanged = false,
  actions,
  layout = 'column',
  className,
  buttonWidth = 'auto',
}: PageFormProps) {
  const { isBusy, isDirty, error } = form
  const button =
    hidesUnchanged && !isDirty ? null : (
      <Button
        type="submit"
        variant="primary"
        size={submitSize}
        isBusy={isBusy}
        disabled={!isReady}
        className={buttonWidth === 'full' ? 'w-full' : 'self-start'}
      >
        {submitLabel}
      </Button>
    )
  return (
    <FormElement
      form={form}
      isReady={isReady}
      aria-label={label}
      className={cx(layout === 'row' ? 'flex flex-wrap items-end gap-3' : 'flex flex-col gap-4', className)}
    >
      {children}
      <AlertLine>{isBusy ? undefined : error}</AlertLine>
      {actions ? (
        <div className="flex flex-wrap items-center gap-2">
          {button}
          {actions}
        </div>
      ) : (
        button
      )}
    </FormElement>
  )
}
