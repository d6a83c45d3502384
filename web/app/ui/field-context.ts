import { createContext, useContext } from 'react'

export type FieldWiring = {
  id: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined)

type OwnAria = { id?: string | undefined; 'aria-describedby'?: string | undefined }

export type ControlAria = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/**
 * Attributes that a control takes from the `Field` around it: its id and the ids of hint and error. The control's own id
 * wins, and its own description is added. Empty outside a field.
 */
export function useControlAria(own: OwnAria = {}): ControlAria {
  const field = useContext(FieldContext)
  const id = own.id ?? field?.id
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    ...(id ? { id } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(field?.isInvalid ? { 'aria-invalid': true } : {}),
    ...(field?.isRequired ? { 'aria-required': true } : {}),
  }
}

/** Id of the label of the surrounding field, for controls that are a group rather than one input. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}
