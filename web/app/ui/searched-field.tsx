import { useState } from 'react'
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'

type Choice = { value: string; label: string }

type SearchedFieldProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  error: string | undefined
  /** Matches that the server found for the words typed so far. */
  choices: Choice[]
  onSearchChange: (words: string) => void
  isLoading: boolean
  placeholder: string
  emptyText: string
  onChosen?: (choice: Choice | undefined) => void
}

/** Required choice from what the server finds. The chosen name stays while other words are searched. */
export function SearchedField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  error,
  onChosen,
  ...combobox
}: SearchedFieldProps<Values, Sent>) {
  const [chosen, setChosen] = useState<Choice>()
  const choose = (choice: Choice | undefined) => {
    setChosen(choice)
    onChosen?.(choice)
  }
  return (
    <Field label={label} isRequired error={error}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Combobox
            {...combobox}
            label={label}
            value={field.value}
            {...(chosen ? { chosen } : {})}
            onValueChange={(value) => {
              choose(combobox.choices.find((choice) => choice.value === value))
              field.onChange(value)
            }}
          />
        )}
      />
    </Field>
  )
}
