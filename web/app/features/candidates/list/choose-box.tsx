import { useEffect, useRef } from 'react'

type ChooseBoxProps = {
  label: string
  isChosen: boolean
  isSome?: boolean
  onChoose: (isChosen: boolean, isRange: boolean) => void
}

/** The box that chooses a row. The browser's own: a list draws one for every row. */
export function ChooseBox({ label, isChosen, isSome = false, onChoose }: ChooseBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isChosen
  }, [isSome, isChosen])
  return (
    <label className="inline-flex size-8 cursor-pointer items-center justify-center select-none max-sm:size-11 pointer-coarse:size-11">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => {
          const { nativeEvent } = event
          onChoose(event.target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }}
        className="size-4.5 cursor-pointer accent-accent"
      />
    </label>
  )
}
