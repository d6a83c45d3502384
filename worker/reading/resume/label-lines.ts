import type { DocumentLine } from '#worker/reading/document/document-lines.ts'
import { guessWith, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { kindFeatures, saysResume } from './document-kind.ts'
import { headingReader } from './headings.ts'
import { contextFeatures } from './context-features.ts'
import { lookAt } from './piece-looks.ts'
import { pieceFeatures } from './piece-features.ts'
import type { Piece } from './resume-pieces.ts'
import { splitLines, type SplitLine } from './split-lines.ts'
import { contextModel, headingsModel, kindsModel, piecesModel } from './trained.data.ts'

/** A piece with the label that the model guesses, and how sure the guess is. */
export type LabeledPiece = Piece & Guess
/** A line with its pieces labeled. */
export type LabeledLine = Omit<SplitLine, 'pieces'> & { pieces: LabeledPiece[] }

/** Opened when the first résumé is read. */
let opened: (LabelModels & { kinds: LinearModel }) | undefined
const models = () =>
  (opened ??= {
    headings: openModel(headingsModel),
    pieces: openModel(piecesModel),
    context: openModel(contextModel),
    kinds: openModel(kindsModel),
  })

/** The lines of a résumé in sections, with each of their pieces labeled. */
export const labelLines = (lines: readonly DocumentLine[]): LabeledLine[] => labelWith(models(), lines)

/** Least margin by which a document must look like a résumé before a name is read from it. */
const minResumeMargin = 20
/** Greatest margin of another document that may yet be a résumé: one of a student, without jobs, or in another language. */
const maxOtherMargin = 18
/** Documents of fewer lines may be a part of a résumé that somebody has pasted. */
const fewLines = 8

/** Tells résumés from other documents. An `unsure` document is read like a résumé, except for the name. */
export function resumeLikeness(lines: readonly LabeledLine[]): 'resume' | 'unsure' | 'other' {
  const [kind] = guessWith(models().kinds, [kindFeatures(lines)])
  const margin = kind?.label === 'resume' ? kind.margin : -(kind?.margin ?? Infinity)
  if (margin > minResumeMargin || saysResume(lines)) return 'resume'
  return margin > -maxOtherMargin || lines.length < fewLines ? 'unsure' : 'other'
}

/** Models of headings, of pieces, and of pieces beside what the others were guessed to be. */
export type LabelModels = { headings: LinearModel; pieces: LinearModel; context: LinearModel }

/** Labels lines with given models. */
export function labelWith({ headings, pieces, context }: LabelModels, lines: readonly DocumentLine[]): LabeledLine[] {
  const split = splitLines(lines, headingReader(headings))
  const looked = lookAt(split)
  const guesses = guessWith(context, contextFeatures(looked, guessWith(pieces, pieceFeatures(looked))))
  let at = 0
  return split.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece) => ({ ...piece, ...(guesses[at++] ?? { label: 'other', margin: 0 }) })),
  }))
}
