type ChoiceProps = {
  name: string
  label: string
  any: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
}

/** A select of one filter. */
export const Choice = ({ name, label, any, options, value }: ChoiceProps) => (
  <label>
    {label}
    <select name={name} defaultValue={value ?? ''}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
