import { useMemo, useState } from 'react'
import { findInText, searchable } from './find-in-text.ts'

export type Find = {
  words: string
  setWords: (words: string) => void
  hits: readonly (readonly [start: number, end: number])[]
  /** Index of the hit that is in sight. */
  at: number
  /** Goes to the next or the previous hit, round and round. */
  step: (by: 1 | -1) => void
}

/** The words to find in a text, their places, and the one in sight. */
export function useFind(text: string): Find {
  const [words, setWords] = useState('')
  const [place, setPlace] = useState({ text, words, at: 0 })
  const prepared = useMemo(() => searchable(text), [text])
  const hits = useMemo(() => findInText(prepared, words), [prepared, words])
  const isCurrent = place.text === text && place.words === words
  const at = isCurrent ? place.at : 0
  return {
    words,
    setWords,
    hits,
    at,
    step: (by) => hits.length > 0 && setPlace({ text, words, at: (at + by + hits.length) % hits.length }),
  }
}
