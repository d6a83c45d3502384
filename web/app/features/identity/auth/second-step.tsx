import { useNavigate } from 'react-router'
import { authApi } from '#contract/api/identity/auth.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { takeSecondStep } from './auth-calls.ts'

type SecondStepProps = {
  /** The answer to the first step. */
  challenge: string
  /** A safe path of the application. */
  next: string
  onStartAgain: () => void
}

const failure = 'We couldn’t check the code'

/** The second step of signing in: a code from the authenticator app or a recovery code, in one field. */
export function SecondStep({ challenge, next, onStartAgain }: SecondStepProps) {
  const navigate = useNavigate()
  const form = useContractForm(authApi.secondStep, {
    defaults: { challenge, code: '' },
    send: takeSecondStep,
    onSaved: async (user) => {
      toast({ title: `Welcome, ${user.name}`, text: 'You are signed in.' })
      await navigate(next, { replace: true })
    },
    onFailed: (error) => {
      toast({ title: 'Login Failed', text: sentenceOf(error, failure), variant: 'destructive' })
      if (error instanceof ApiError && error.code === 'second_step_over') onStartAgain()
      // Selects the code, so that typing replaces it.
      else form.setFocus('code', { shouldSelect: true })
    },
    failure,
  })
  return (
    <PageForm
      form={form}
      submitLabel="Sign In"
      buttonWidth="full"
      actions={
        <Button disabled={form.isBusy} onClick={onStartAgain} className="w-full">
          Use another account
        </Button>
      }
      className="mt-5"
    >
      <Field
        label="Code"
        error={form.problem('code')}
        hint="If you don’t have your phone, enter one of your recovery codes."
      >
        <TextInput
          // This form replaces the one that was just sent.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="tabular-nums"
          {...form.register('code')}
        />
      </Field>
    </PageForm>
  )
}
