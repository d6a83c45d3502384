import { useState } from 'react'
import { intakeApi, type IntakeItem } from '#contract/api/candidates/intake.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshIntake } from './intake-queries.ts'

type Typed = { name: string; email: string }
const nothing: Typed = { name: '', email: '' }

type UseDecisionsInput = {
  item: IntakeItem | undefined
  jobId: number | undefined
  /** Called before the list is read again, while the item is still in it. */
  onDecided: () => void
}

/** Decisions about the open item, one call each. Typed text stays after a failure. */
export function useDecisions({ item, jobId, onDecided }: UseDecisionsInput) {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<{ id: number; text: string }>()
  const [written, setWritten] = useState({ id: 0, ...nothing })
  const id = item?.id ?? 0
  const typed = written.id === id ? written : { id, ...nothing }

  async function act(work: () => Promise<void>, { isDecision }: { isDecision: boolean }) {
    if (isBusy || !item) return
    setIsBusy(true)
    setFailed(undefined)
    try {
      await work()
      if (isDecision) onDecided()
      await refreshIntake()
    } catch (error) {
      setFailed({ id, text: sentenceOf(error, 'This wasn’t saved. Please try again.') })
    } finally {
      setIsBusy(false)
    }
  }

  const name = typed.name.trim()
  const email = typed.email.trim()
  const put = (candidateId?: number) =>
    act(
      async () => {
        const body = {
          ...(name ? { name } : {}),
          ...(email ? { email } : {}),
          ...(jobId === undefined ? {} : { jobId }),
          ...(candidateId === undefined ? {} : { candidateId }),
        }
        const { state, problem } = await call(intakeApi.keep, { params: { id }, body })
        const who = item?.name ?? name
        toast({
          title: state === 'joined' ? `Joined ${who}’s record` : `Kept ${who}`,
          text: problem ? `Not added to the job: ${problem}` : 'Nobody was emailed.',
          ...(problem ? { variant: 'destructive' as const } : {}),
        })
      },
      { isDecision: true },
    )
  const restore = (of = id) =>
    act(async () => void (await call(intakeApi.restore, { params: { id: of } })), { isDecision: false })

  return {
    isBusy,
    problem: failed?.id === id ? failed.text : undefined,
    typed,
    setTyped: (change: Partial<Typed>) => setWritten({ ...typed, ...change }),
    keep: () => void put(),
    join: (candidateId: number) => void put(candidateId),
    discard: () =>
      void act(
        async () => {
          await call(intakeApi.discard, { params: { id } })
          toast({
            title: 'Discarded',
            text: item?.name ?? item?.fileName ?? '',
            action: { label: 'Undo', onSelect: () => void undoDiscard(id) },
          })
        },
        { isDecision: true },
      ),
    retry: () => void act(async () => void (await call(intakeApi.retry, { params: { id } })), { isDecision: false }),
    restore: () => void restore(),
  }
}

async function undoDiscard(id: number): Promise<void> {
  try {
    await call(intakeApi.restore, { params: { id } })
    await refreshIntake()
  } catch (error) {
    toast({ title: 'Not taken back', text: sentenceOf(error, 'Please try again.'), variant: 'destructive' })
  }
}
