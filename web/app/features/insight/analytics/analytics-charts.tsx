import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

/** One bar or point: its name and count. */
export type Point = { label: string; count: number }

type ChartProps = {
  points: readonly Point[]
  /** Unit in the tooltip: "Applications". */
  unit: string
}

// The table under each chart has the same figures, so the drawing is hidden from screen readers and the keyboard.
const quiet = { accessibilityLayer: false } as const
const tick = { fill: 'var(--ink-muted)', fontSize: 12 } as const
const axis = { stroke: 'var(--rule-strong)', tick, tickLine: false } as const
const box = {
  contentStyle: {
    background: 'var(--paper-raised)',
    border: '1px solid var(--rule-strong)',
    borderRadius: 5,
    color: 'var(--ink)',
    fontSize: 13,
  },
  labelStyle: { color: 'var(--ink)' },
  itemStyle: { color: 'var(--ink)' },
  cursor: { fill: 'var(--paper-sunk)', stroke: 'none' },
  isAnimationActive: false,
} as const

const barHeight = 32
const maxLabelLength = 44

const short = (label: string) => (label.length > maxLabelLength ? `${label.slice(0, maxLabelLength - 1)}…` : label)

/** Horizontal bars with their names at the left. The height grows with their number. */
export function Bars({ points, unit }: ChartProps) {
  return (
    <div aria-hidden className="w-full" style={{ height: points.length * barHeight + 34 }}>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 200 }}>
        <BarChart
          {...quiet}
          data={points.slice()}
          layout="vertical"
          margin={{ top: 2, right: 16, bottom: 0, left: 0 }}
          barCategoryGap="22%"
        >
          <CartesianGrid horizontal={false} stroke="var(--rule)" />
          <XAxis type="number" allowDecimals={false} {...axis} />
          <YAxis
            type="category"
            dataKey="label"
            width={152}
            interval={0}
            tickFormatter={short}
            {...axis}
            axisLine={false}
          />
          <Tooltip {...box} />
          <Bar dataKey="count" name={unit} fill="var(--ink-muted)" radius={[0, 3, 3, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

/** A line over time. */
export function Trend({ points, unit }: ChartProps) {
  return (
    <div aria-hidden className="h-56 w-full">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 224 }}>
        <LineChart {...quiet} data={points.slice()} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis dataKey="label" minTickGap={28} {...axis} />
          <YAxis allowDecimals={false} width={34} {...axis} axisLine={false} />
          <Tooltip {...box} cursor={{ stroke: 'var(--rule-strong)' }} />
          <Line
            type="linear"
            dataKey="count"
            name={unit}
            stroke="var(--ink-muted)"
            strokeWidth={2}
            dot={points.length <= 31 ? { r: 3, fill: 'var(--ink-muted)', stroke: 'var(--paper-raised)' } : false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
