// Texts that show what a rule does where no other document does: each line is read as its kind says (read-text.fixture.ts).
import type { TextKind } from './read-text.fixture.ts'

export const ownExamples: readonly (readonly [kind: TextKind, text: string])[] = []
