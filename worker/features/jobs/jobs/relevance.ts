/**
 * Rates how well a job fits the words of a search, for jobs that match them already: a word in the title counts most, then the
 * practice area, then the firm; the whole words as one phrase in the title come first. 0 when they are in the text only.
 */
export function relevanceOf(job: { title: string; practiceArea: string; firmName: string }, q: string): number {
  const words = wordsOf(q)
  const [title, area, firm] = [job.title, job.practiceArea, job.firmName].map(wordsOf)
  const begins = (texts: string[] | undefined, word: string) => texts?.some((text) => text.startsWith(word)) ?? false
  const points = words.reduce(
    (sum, word) => sum + (begins(title, word) ? 8 : 0) + (begins(area, word) ? 4 : 0) + (begins(firm, word) ? 2 : 0),
    0,
  )
  const isPhrase = words.length > 1 && (title ?? []).join(' ').includes(words.join(' '))
  return points + (isPhrase ? 20 : 0)
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
