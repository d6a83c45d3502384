import { helpStatements } from './help-statements.tsx'
import { legalStatements } from './legal-statements.tsx'
import type { Statement } from './statement.tsx'

/** Every page of plain text, in the order of the feeds. */
export const statements: readonly Statement[] = [...legalStatements, ...helpStatements]
