import { useMemo } from 'react'
import { qrMatrix, qrPath } from '#web/app/lib/qr-code.ts'

/** Light modules around the code, without which readers do not find it. */
const quietZone = 4

/** A QR code; dark on white in both themes, because readers want it so. `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const matrix = qrMatrix(text)
    return { size: matrix.length, path: qrPath(matrix) }
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
