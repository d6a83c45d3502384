// @ts-check
// Charts as SVG that reads in a light and a dark page; the table beside a chart has all of its figures.

const escape = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `<style>
  text { font: 12px system-ui, sans-serif; fill: #1f2937 }
  .title { font-weight: 600; font-size: 13px }
  .faint { fill: #6b7280 }
  .bar { fill: #7c2d3a }
  .reach, .line { stroke: #7c2d3a; fill: none }
  .line { opacity: 0.55; stroke-width: 1.5 }
  .rule { stroke: #d6d3d1 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e7e5e4 }
    .faint { fill: #a8a29e }
    .bar { fill: #e0a3a8 }
    .reach, .line { stroke: #e0a3a8 }
    .rule { stroke: #44403c }
  }
</style>`

/** @param {number} width @param {number} height @param {string} title @param {string[]} shapes */
const svg = (width, height, title, shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(title)}">\n${style}\n<text class="title" x="0" y="16">${escape(title)}</text>\n${shapes.join('\n')}\n</svg>\n`

/**
 * Horizontal bars, each with a thin line up to a higher value.
 * @param {string} title
 * @param {{ label: string, value: number, upTo: number }[]} rows
 */
export function bars(title, rows) {
  const [left, width, line] = [260, 760, 20]
  const most = Math.max(...rows.map(({ value, upTo }) => Math.max(value, upTo)), 0.001)
  const x = (/** @type {number} */ value) => left + (value / most) * (width - left - 90)
  const shapes = rows.flatMap(({ label, value, upTo }, at) => {
    const y = 32 + at * line
    return [
      `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escape(label)}</text>`,
      `<rect class="bar" x="${left}" y="${y + 3}" width="${Math.max(1, x(value) - left).toFixed(1)}" height="10"/>`,
      `<path class="reach" d="M${x(value).toFixed(1)} ${y + 8}H${x(upTo).toFixed(1)}"/>`,
      `<text class="faint" x="${(x(upTo) + 6).toFixed(1)}" y="${y + 12}">${value.toFixed(1)} · ${upTo.toFixed(1)}</text>`,
    ]
  })
  return svg(width, 40 + rows.length * line, title, shapes)
}

/**
 * One line for each series over a few steps, on a logarithmic scale; the highest at the last step are named.
 * @param {string} title
 * @param {readonly string[]} steps
 * @param {{ label: string, values: number[] }[]} series
 */
export function lines(title, steps, series) {
  const [left, right, top, height, width] = [60, 480, 36, 320, 760]
  const all = series.flatMap(({ values }) => values).map((value) => Math.max(value, 0.5))
  const [low, high] = [Math.floor(Math.log10(Math.min(...all, 1))), Math.ceil(Math.log10(Math.max(...all, 10)))]
  const x = (/** @type {number} */ step) => left + (step / Math.max(1, steps.length - 1)) * (right - left)
  const y = (/** @type {number} */ value) =>
    top + height - ((Math.log10(Math.max(value, 0.5)) - low) / (high - low)) * height
  const shapes = []
  for (let power = low; power <= high; power++) {
    shapes.push(
      `<path class="rule" d="M${left} ${y(10 ** power).toFixed(1)}H${right}"/>`,
      `<text class="faint" x="${left - 8}" y="${(y(10 ** power) + 4).toFixed(1)}" text-anchor="end">${(10 ** power).toLocaleString('en-US')}</text>`,
    )
  }
  for (const [at, step] of steps.entries()) {
    shapes.push(`<text x="${x(at).toFixed(1)}" y="${top + height + 20}" text-anchor="middle">${escape(step)}</text>`)
  }
  for (const { values } of series) {
    shapes.push(
      `<path class="line" d="M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}"/>`,
    )
  }
  const named = series.toSorted((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0)).slice(0, 6)
  let lowest = 0
  for (const { label, values } of named) {
    const at = Math.max(y(values.at(-1) ?? 0), lowest)
    lowest = at + 16
    shapes.push(`<text x="${right + 8}" y="${(at + 4).toFixed(1)}">${escape(label)}</text>`)
  }
  return svg(width, top + height + 34, title, shapes)
}
