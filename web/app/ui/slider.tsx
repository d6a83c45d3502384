import { Slider as Primitive } from 'radix-ui'
import { useControlAria } from './field-context.ts'

type RangeSliderProps = {
  /** Lower and upper end, both included. */
  value: readonly [number, number]
  onValueChange: (value: [number, number]) => void
  /** Told once, when a thumb is let go: the moment to search. */
  onValueCommit?: (value: [number, number]) => void
  min: number
  max: number
  step: number
  /** What each thumb sets: "Lowest salary", "Highest salary". */
  thumbLabels: readonly [string, string]
  /** A value in words for screen readers: `(dollars) => '$120,000'`. */
  formatValue: (value: number) => string
  isDisabled?: boolean
}

/** A range between two thumbs, each reachable with Tab and moved with the arrow keys, Home and End. */
export function RangeSlider({
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step,
  thumbLabels,
  formatValue,
  isDisabled = false,
}: RangeSliderProps) {
  const { id, 'aria-describedby': describedBy } = useControlAria()
  const pair = (next: number[]): [number, number] => [next[0] ?? min, next[1] ?? max]
  return (
    <Primitive.Root
      {...(id ? { id } : {})}
      value={[...value]}
      onValueChange={(next) => onValueChange(pair(next))}
      onValueCommit={(next) => onValueCommit?.(pair(next))}
      min={min}
      max={max}
      step={step}
      disabled={isDisabled}
      className="relative flex h-control w-full touch-none items-center select-none data-disabled:opacity-55"
    >
      <Primitive.Track className="relative h-1 grow rounded-full bg-rule-strong">
        <Primitive.Range className="absolute h-full rounded-full bg-accent" />
      </Primitive.Track>
      {value.map((end, at) => (
        <Primitive.Thumb
          key={at === 0 ? 'low' : 'high'}
          aria-label={thumbLabels[at === 0 ? 0 : 1]}
          aria-valuetext={formatValue(end)}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          className="block size-6 cursor-grab rounded-full border-2 border-accent bg-paper-raised shadow-low active:cursor-grabbing"
        />
      ))}
    </Primitive.Root>
  )
}
