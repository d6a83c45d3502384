import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { firmContactsApi } from '#contract/api/clients/firm-contacts.ts'
import { firmsApi } from '#contract/api/clients/firms.ts'
import { read } from '#web/app/api/query.ts'
import { useSettled } from '#web/app/lib/use-settled.ts'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import type { JobFormReturn } from './job-fields.tsx'

/** As for the hint of the firm's name, so that both ask once. Milliseconds. */
const pauseMs = 400
const none = 'none'

/** Contacts of the firm that a typed name means; undefined while it is being looked up. */
function useContactsOf(firmName: string) {
  const name = firmName.trim().slice(0, 200)
  const settled = useSettled(name, pauseMs)
  const isLookedUp = settled.length > 1
  const found = useQuery({
    ...read(firmsApi.resolve, { query: { name: settled } }),
    enabled: isLookedUp,
    staleTime: 60_000,
  })
  const firm = isLookedUp ? found.data?.firm : null
  const contacts = useQuery({
    ...read(firmContactsApi.list, { params: { id: firm?.id ?? 0 } }),
    enabled: Boolean(firm),
    staleTime: 60_000,
  })
  const isSettled = settled === name && (!isLookedUp || found.data !== undefined)
  if (!isSettled) return undefined
  if (!firm) return { firm: null, people: [] }
  return contacts.data && { firm, people: contacts.data }
}

/** The contact in the form. Another firm clears it; the firm of before brings it back. */
function useContact({ control, setValue }: JobFormReturn) {
  const [firmName, value] = useWatch({ control, name: ['firmName', 'contactId'] })
  const known = useContactsOf(firmName)
  /** The contact that was chosen last, and whether it was cleared. */
  const [last, setLast] = useState<{ id: string; name: string; isCleared: boolean }>()
  const ids = known?.people.map(({ id }) => String(id))
  const isForeign = value !== '' && ids !== undefined && !ids.includes(value)
  const isBack = value === '' && last?.isCleared === true && ids?.includes(last.id) === true
  const chosen = known?.people.find(({ id }) => String(id) === value)
  const lastId = last?.id
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the name comes with the contacts, and is gone with their firm
    if (chosen) setLast({ id: String(chosen.id), name: chosen.name, isCleared: false })
  }, [chosen])
  useEffect(() => {
    if (isForeign) {
      // oxlint-disable-next-line react/set-state-in-effect -- the same step clears the form's value
      setLast((before) => ({ id: value, name: before?.name ?? 'The contact', isCleared: true }))
      setValue('contactId', '', { shouldDirty: true, shouldValidate: false })
    } else if (isBack && lastId !== undefined) {
      setValue('contactId', lastId, { shouldDirty: true, shouldValidate: false })
    }
  }, [isForeign, isBack, lastId, value, setValue])
  return {
    known,
    value,
    /** Name of the contact that another firm has cleared. */
    cleared: last?.isCleared === true && value === '' ? last.name : undefined,
    select: (id: string) => {
      setLast(undefined)
      setValue('contactId', id, { shouldDirty: true, shouldValidate: true })
    },
  }
}

/** The contact of the firm who gave us the job. Says so when another firm clears it. */
export function ContactField({ form }: { form: JobFormReturn }) {
  const { known, value, cleared, select } = useContact(form)
  const people = known?.people.filter(({ id, isActive }) => isActive || String(id) === value) ?? []
  return (
    <Field
      label="Contact at the firm"
      error={form.formState.errors.contactId?.message}
      hint={<output>{cleared ? `${cleared} isn’t at this firm, so the contact was cleared.` : hintOf(known)}</output>}
    >
      <Select
        options={[
          { value: none, label: 'None' },
          ...people.map(({ id, name, title, isActive }) => ({
            value: String(id),
            label: [name, title, isActive ? null : 'no longer there'].filter(Boolean).join(', '),
          })),
        ]}
        value={value === '' ? none : value}
        isDisabled={people.length === 0}
        onValueChange={(id) => select(id === none ? '' : id)}
      />
    </Field>
  )
}

function hintOf(known: ReturnType<typeof useContactsOf>): string {
  if (known && !known.firm) return 'Contacts of a new firm are added on its page.'
  if (known?.people.length === 0) return 'This firm has no contacts yet. Add them on its page.'
  return 'Who gave us the job. Only staff see it.'
}
