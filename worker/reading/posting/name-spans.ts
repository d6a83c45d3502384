import type { Guess } from '#worker/reading/model/linear-model.ts'
import { legalForms } from './name-words.data.ts'
import type { PostingToken } from './posting-tokens.ts'

/** Small words within a name. */
const joining = /^(?:of|on|the|and|for)$/

/** Mends the labels of firms' names, which begin and end where their pieces and small words say. */
export function mendNames(tokens: readonly PostingToken[], guesses: Guess[]): void {
  for (const at of tokens.keys()) {
    clearLabel(tokens, guesses, at)
    joinName(tokens, guesses, at)
  }
  for (const { from, to } of new Set(tokens.map(({ piece }) => piece))) widenName(tokens, guesses, from, to)
}

function label(guesses: Guess[], from: number, to: number, guess: Guess): void {
  for (let at = from; at < to; at++) guesses[at] = { ...guess }
}

/** "Hiring Organization Umbra Media": a label of several words isn't part of the firm that it names. */
function clearLabel(tokens: readonly PostingToken[], guesses: Guess[], at: number): void {
  const own = tokens[at]
  if (own?.behind !== 'label' || tokens[at - 1]?.behind === 'label') return
  let end = at + 1
  while (tokens[end]?.behind === 'label') end++
  const value = tokens[end]
  const isFirm = value?.behind === 'firm' && value.line === own.line && /^\p{Lu}/u.test(value.raw)
  if (isFirm && end - at > 1) label(guesses, at, end, { label: 'o', margin: 0 })
}

/** "Committee on the Judiciary": small words between two parts of one name belong to it. */
function joinName(tokens: readonly PostingToken[], guesses: Guess[], at: number): void {
  const [before, own] = [guesses[at - 1], guesses[at]]
  if (before?.label !== 'F' || own?.label !== 'o') return
  let to = at
  while (to < at + 2 && isJoining(tokens[to])) to++
  const next = guesses[to]
  if (to === at || next?.label !== 'F' || !areInOnePiece(tokens.slice(at - 1, to + 1))) return
  label(guesses, at, to, { label: 'F', margin: Math.min(before.margin, next.margin) })
}

const isJoining = (token: PostingToken | undefined): boolean => joining.test(token?.norm ?? '')

const areInOnePiece = (tokens: readonly PostingToken[]): boolean =>
  tokens.every(({ piece }) => piece === tokens[0]?.piece)

/** A piece that is nothing but a name, "Securities and Exchange Commission", is one as a whole. */
function widenName(tokens: readonly PostingToken[], guesses: Guess[], from: number, to: number): void {
  const own = guesses.slice(from, to)
  const firm = own.find((guess) => guess.label === 'F')
  if (!firm || !own.every((guess) => guess.label === 'F' || guess.label === 'o')) return
  const isName = tokens.slice(from, to).every(({ raw, norm, sep, behind }, at) => {
    const isJoined = at === 0 || /^[hd']?$/.test(sep)
    return isJoined && behind === undefined && (/^[\p{Lu}&]/u.test(raw) || joining.test(norm))
  })
  if (isName) label(guesses, from, to, firm)
}

/** Where the words of a name end before a place behind a comma. */
export function withoutPlace(tokens: readonly PostingToken[], from: number, to: number): number {
  let at = to
  while (at - 1 > from && tokens[at - 1]?.kind === 'place' && !legalForms.has(tokens[at - 1]?.norm ?? '')) at--
  return at < to && tokens[at]?.sep === ',' ? at : to
}
