import { blocks } from '#contract/domain/prose.ts'

/**
 * Plain text of a job as paragraphs and lists: blank lines part paragraphs, lines that begin with a bullet are a list, a
 * short line that ends with a colon is a heading. Never HTML: what a firm pasted shows as it was typed.
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
