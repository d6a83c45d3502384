import { useMemo } from 'react'
import { encode } from 'uqr'

/** Light modules around the code. Readers don't find a code without them. */
const quietZone = 4

/**
 * A QR code of error correction level M, dark on white in both themes because readers expect that. `label` says what it
 * is for. Draw it with `lazyNamed`: the encoder is as large as a small screen.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 0 })
    const squares = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size: code.size, path: squares.join('') }
  }, [text])
  const whole = size + 2 * quietZone
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-rule"
    >
      <rect x={-quietZone} y={-quietZone} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
