import { useEffect, useRef } from 'react'

type RowCheckboxProps = {
  label: string
  isSelected: boolean
  isPartial?: boolean
  onSelect: (isSelected: boolean, isRange: boolean) => void
}

/** Selects a row. A native checkbox, because a list draws one for every row. */
export function RowCheckbox({ label, isSelected, isPartial = false, onSelect }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial && !isSelected
  }, [isPartial, isSelected])
  return (
    <label className="inline-flex size-8 cursor-pointer items-center justify-center select-none max-sm:size-11 pointer-coarse:size-11">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => {
          const { nativeEvent } = event
          onSelect(event.target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }}
        className="size-4.5 cursor-pointer accent-action"
      />
    </label>
  )
}
