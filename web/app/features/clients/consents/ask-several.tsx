import { useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { maxAskedAtOnce } from '#contract/domain/consents.ts'
import { Button } from '#web/app/ui/button.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { AskSeveralDialog } from './ask-several-dialog.tsx'

/** Says why these candidates can't be asked at once; null if they can. */
function problemOfAsking(rows: readonly ApplicationListItem[]): string | null {
  if (rows.length > maxAskedAtOnce) return `Select at most ${maxAskedAtOnce} candidates.`
  return new Set(rows.map(({ jobId }) => jobId)).size > 1 ? 'Select candidates for the same position.' : null
}

type AskSeveralProps = { rows: readonly ApplicationListItem[]; onAsked: (notAsked: readonly number[]) => void }

/** The button that asks the selected candidates for consent. */
export function AskSeveral({ rows, onAsked }: AskSeveralProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [first, ...others] = rows
  function ask() {
    const problem = problemOfAsking(rows)
    if (problem === null) setIsAsking(true)
    else toast({ variant: 'destructive', title: 'Can’t ask these candidates at once', text: problem })
  }
  return (
    <>
      <Button size="sm" onClick={ask}>
        Ask for consent
      </Button>
      {isAsking && first ? (
        <AskSeveralDialog rows={[first, ...others]} onClose={() => setIsAsking(false)} onAsked={onAsked} />
      ) : null}
    </>
  )
}
