import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type SubmitErrorHandler,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import type { BodyInput, BodyOf, Endpoint, ParamsInput, ResponseOf } from '#contract/endpoint.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call, type CallArgs } from '#web/app/api/call.ts'
import type { FormState } from '#web/app/ui/form-state.ts'
import { useUnsaved } from '#web/app/ui/unsaved.ts'
import { showIssues } from './form-issues.ts'

type FormEndpoint = Endpoint & { body: z.ZodType<unknown, FieldValues> }

type ContractFormOptions<E extends FormEndpoint, Values extends FieldValues, Body, Saved> = {
  /** Initial values. Name every field: the server's issues are shown beside the fields named here. */
  defaults: Values
  /** Turns the fields into the body, where the two differ. Defaults to the endpoint's own schema. */
  schema?: z.ZodType<Body, Values>
  /** Replaces the schema where a rule needs a clock. */
  resolver?: Resolver<Values, unknown, Body>
  /** Unsaved values from an earlier visit, shown over the defaults. Give the same object every time. */
  draft?: Values | undefined
  /** Replaces moving the focus to the first field with a mistake. */
  onInvalid?: SubmitErrorHandler<Values>
  params?: ParamsInput<E>
  /** Replaces `call(endpoint)`: for one of two endpoints, or to show the change before the answer. */
  send?: (body: Body) => Promise<Saved>
  onSaved: (saved: Saved, body: Body) => unknown
  onFailed?: (error: unknown) => void
  /** Names in the body without a field of their own, such as a moment made of day and time. The server may report them. */
  alsoNamed?: readonly string[]
  /** Shown for a failure without a sentence from the server. */
  failure: string
}

export type ContractForm<Values extends FieldValues, Body> = UseFormReturn<Values, unknown, Body> &
  FormState & {
    /** The problem of one field, for `<Field error>`. */
    problem: (field: string) => string | undefined
  }

/**
 * A form for one endpoint: validated by the contract's schema, with the server's issues beside their fields and its
 * sentence in `error`. It is sent once at a time, knows whether it has unsaved changes, and makes a dialog around it ask
 * before closing. Give it to a `FormDialog` in a dialog or to a `PageForm` on a page.
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
    resolver,
    draft,
    onInvalid,
    params,
    send,
    onSaved,
    onFailed,
    alsoNamed = [],
    failure,
  }: ContractFormOptions<E, Values, Body, Saved>,
): ContractForm<Values, Body> {
  const form = useForm<Values, unknown, Body>({
    resolver: resolver ?? zodResolver((schema ?? endpoint.body) as z.ZodType<Body, Values>),
    defaultValues: defaults as DefaultValues<Values>,
    shouldFocusError: onInvalid === undefined,
    // Over the defaults, so that every difference counts as a change.
    ...(draft ? { values: draft, resetOptions: { keepDefaultValues: true } } : {}),
  })
  const { errors, isDirty } = form.formState
  // `isPending` is one render late: two clicks within a frame would send twice.
  const isSending = useRef(false)
  const {
    mutate,
    isPending,
    error,
    reset: resetMutation,
  } = useMutation({
    mutationFn: (body: Body) =>
      send?.(body) ?? (call(endpoint, ...([{ params, body }] as unknown as CallArgs<E>)) as Promise<Saved>),
    onSuccess: async (saved, body) => {
      // A form that stays on screen has nothing unsaved now.
      form.reset(form.getValues())
      await onSaved(saved, body)
    },
    onError: (failed) => {
      showIssues(failed, form.setError, [...Object.keys(defaults), ...alsoNamed] as FieldPath<Values>[])
      onFailed?.(failed)
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const sendOnce = (body: Body) => {
    if (isSending.current) return
    isSending.current = true
    mutate(body)
  }
  useUnsaved(isDirty)
  return {
    ...form,
    isBusy: isPending,
    isDirty,
    error: error ? sentenceOf(error, failure) : undefined,
    reset: (...values) => {
      resetMutation()
      form.reset(...values)
    },
    submit: () => void form.handleSubmit(sendOnce, onInvalid)(),
    problem: (field) => {
      const found = field
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], errors)
      return (found as { message?: string } | undefined)?.message
    },
  }
}
