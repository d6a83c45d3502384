import { blocks } from '#contract/domain/prose.ts'

/**
 * Plain text of a job as paragraphs and lists: blank lines separate paragraphs, lines with a bullet become a list, and a
 * short line that ends with a colon becomes a heading. Pasted HTML is shown as text.
 */
export function Prose({ text }: { text: string }) {
  return blocks(text).map((block, index) => {
    if (block.kind === 'heading') return <h3 key={index}>{block.lines[0]}</h3>
    if (block.kind === 'list') {
      return (
        <ul key={index}>
          {block.lines.map((line, item) => (
            <li key={item}>{line}</li>
          ))}
        </ul>
      )
    }
    return <p key={index}>{block.lines.join(' ')}</p>
  })
}
