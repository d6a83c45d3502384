import { useEffect, useState, type ComponentProps } from 'react'
import { NumberInput } from './number-input.tsx'
import { TextInput } from './text-input.tsx'

type SettledInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'> & {
  value: string
  /** Called a quarter of a second after the last key. */
  onSettle: (value: string) => void
  /** A number, with a unit in front of it. */
  unit?: string
}

/** A text input that reports its value when the typing pauses. A newer value from outside wins. */
export function SettledInput({ value, onSettle, unit, ...rest }: SettledInputProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSettle(text.trim()), 250)
    return () => clearTimeout(timer)
    // `onSettle` is new with every render and must not restart the delay.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, value])
  const props = {
    ...rest,
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  }
  return unit === undefined ? <TextInput {...props} /> : <NumberInput prefix={unit} min={0} {...props} />
}
