// @ts-check

/** A table of a page. @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
export function markdown(head, rows) {
  const cell = (/** @type {string | number} */ value) => String(value).replaceAll('|', '\\|')
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${head.map((_, at) => (at === 0 ? ' --- ' : ' ---: ')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  )
}
