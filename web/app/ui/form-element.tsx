import type { ComponentProps } from 'react'
import type { FormState } from './form-state.ts'

type FormElementProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  form: Pick<FormState, 'isBusy' | 'submit'>
  /** False while there is nothing to send. */
  isReady?: boolean
}

/**
 * The element of every form: the app validates, not the browser, and a busy form isn't sent again. `PageForm` and
 * `FormDialog` add the button and the server's sentence; use it alone where these have a place of their own.
 */
export function FormElement({ form: { isBusy, submit }, isReady = true, ...rest }: FormElementProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // In React's tree a dialog's form is inside that of the screen below, which must not be sent too.
        event.stopPropagation()
        if (!isBusy && isReady) submit()
      }}
    />
  )
}
