import { withoutInstructions } from '#contract/domain/resume-risks.ts'
import { cellText, lineText, type DocumentLine, type TextRun } from '#worker/reading/document/document-lines.ts'
import { resumeTextLimit, tidyResumeText } from './resume-lines.ts'

const maxLines = 4_000

/** Lines as they are read and quoted: odd characters gone, without sentences that speak to a program, and not too many. */
export function tidyLines(lines: readonly DocumentLine[]): DocumentLine[] {
  const found: DocumentLine[] = []
  let letters = 0
  let isBlankBefore = false
  for (const line of lines.slice(0, maxLines)) {
    const tidy = withoutRequests({
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, runs: cell.runs.map(tidyRun) })),
    })
    const text = lineText(tidy)
    isBlankBefore ||= line.startsBlock
    if (text.trim() === '') continue
    letters += text.length
    if (letters > resumeTextLimit) break
    found.push({ ...tidy, startsBlock: isBlankBefore })
    isBlankBefore = false
  }
  return found
}

/** A run's text tidied; the spaces at its ends part it from its neighbors and stay. */
function tidyRun(run: TextRun): TextRun {
  const [before = '', behind = ''] = [/^\s*/.exec(run.text)?.[0], /\s*$/.exec(run.text)?.[0]]
  const text = tidyResumeText(run.text).replaceAll('\n', ' ')
  return {
    ...run,
    text: text === '' ? run.text.slice(0, 1).replace(/\S/, '') : before.slice(0, 4) + text + behind.slice(0, 1),
  }
}

function withoutRequests(line: DocumentLine): DocumentLine {
  const text = line.cells.map(cellText).join('\t')
  const rest = withoutInstructions(text)
  return rest === text
    ? line
    : { ...line, cells: [{ runs: [{ text: rest, isBold: false, isItalic: false }], x: null }] }
}
