import type { SectionKind } from './resume-heading-words.ts'

export type ResumeLine = {
  text: string
  section: SectionKind
  /** The heading above the line, as written. */
  heading: string
  isBullet: boolean
  /** A blank line, or a heading, comes before it. */
  startsBlock: boolean
}

/** Longest résumé that is read, in characters. */
export const resumeTextLimit = 60_000
const maxWordLength = 400
/** Sixty pages have fewer lines. */
const maxLines = 4_000

/** A text as it is read and quoted: ligatures opened, odd blanks and zero-width characters gone, one blank line at most. */
export function tidyResumeText(text: string): string {
  return (
    text
      .slice(0, resumeTextLimit * 2)
      .toWellFormed()
      .replaceAll(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
      .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      .replaceAll('ﬁ', 'fi')
      .replaceAll('ﬂ', 'fl')
      .replaceAll('ﬀ', 'ff')
      .replaceAll('ﬃ', 'ffi')
      .replaceAll('ﬄ', 'ffl')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      // Each run of blanks is looked at once, however long: an expression that looks for a tab behind blanks tries at each.
      .replaceAll(/[ \t]+/g, (run) => (run.includes('\t') ? '\t' : run))
      .replaceAll(/ {3,}/g, '\t')
      .replaceAll(/[ \t]+\n/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      // No word is this long; a row of one letter or mark is there to be tried again and again.
      .replaceAll(/\S{400,}/g, (word) => word.slice(0, maxWordLength))
      .trim()
      .split('\n', maxLines)
      .join('\n')
      .slice(0, resumeTextLimit)
  )
}
