import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { BodyInput, BodyOf, Endpoint, ParamsInput, ResponseOf } from '#contract/endpoint.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call, type CallArgs } from '#web/app/api/call.ts'
import type { DialogForm } from '#web/app/ui/form-dialog.tsx'
import { useUnsaved } from '#web/app/ui/unsaved.ts'
import { showIssues } from './form-issues.ts'

type FormEndpoint = Endpoint & { body: z.ZodType<unknown, FieldValues> }

type ContractFormOptions<E extends FormEndpoint, Values extends FieldValues, Body, Saved> = {
  /** What the fields start with; every field is named, because the server's issues are shown beside fields of these names. */
  defaults: Values
  /** Reads the fields into the body, where the two differ. The endpoint's own schema when not given. */
  schema?: z.ZodType<Body, Values>
  params?: ParamsInput<E>
  /** Sends the body another way than by `call(endpoint)`: to one of two endpoints, or with a change shown at once. */
  send?: (body: Body) => Promise<Saved>
  onSaved: (saved: Saved, body: Body) => unknown
  onFailed?: (error: unknown) => void
  /** Names in the body that the server may complain about and that no field has, such as a moment made of day and time. */
  alsoNamed?: readonly string[]
  /** The sentence for a failure that comes without one of the server's. */
  failure: string
}

export type ContractForm<Values extends FieldValues, Body> = UseFormReturn<Values, unknown, Body> &
  DialogForm & {
    /** The sentence about one field, for `<Field error>`. */
    problem: (field: string) => string | undefined
  }

/**
 * A form that fills in one endpoint: validated by the contract's schema, with the server's issues beside their fields and
 * its sentence in `error`. It knows whether it is busy and whether it holds something unsaved; a `FormDialog` takes it as
 * it is, and inside any other dialog it makes that one ask before closing.
 *
 * @example
 * ```tsx
 * const form = useContractForm(feedbackApi.send, { defaults: empty, failure: 'Failed to send.', onSaved: onClose })
 * <FormDialog form={form} …><Field error={form.problem('title')}><TextInput {...form.register('title')} /></Field>
 * ```
 */
export function useContractForm<
  E extends FormEndpoint,
  Values extends FieldValues = BodyInput<E> & FieldValues,
  Body = BodyOf<E>,
  Saved = ResponseOf<E>,
>(
  endpoint: E,
  {
    defaults,
    schema,
    params,
    send,
    onSaved,
    onFailed,
    alsoNamed = [],
    failure,
  }: ContractFormOptions<E, Values, Body, Saved>,
): ContractForm<Values, Body> {
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver((schema ?? endpoint.body) as z.ZodType<Body, Values>),
    defaultValues: defaults as DefaultValues<Values>,
  })
  const { errors, isDirty } = form.formState
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) =>
      send?.(body) ?? (call(endpoint, ...([{ params, body }] as unknown as CallArgs<E>)) as Promise<Saved>),
    onSuccess: async (saved, body) => {
      // What is saved is no longer unsaved, even if the form stays on screen.
      form.reset(form.getValues())
      await onSaved(saved, body)
    },
    onError: (failed) => {
      showIssues(failed, form.setError, [...Object.keys(defaults), ...alsoNamed] as FieldPath<Values>[])
      onFailed?.(failed)
    },
  })
  useUnsaved(isDirty)
  return {
    ...form,
    isBusy: isPending,
    isDirty,
    error: error ? sentenceOf(error, failure) : undefined,
    submit: () => void form.handleSubmit((body) => isPending || mutate(body))(),
    problem: (field) => {
      const found = field
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], errors)
      return (found as { message?: string } | undefined)?.message
    },
  }
}
