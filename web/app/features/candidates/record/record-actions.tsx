import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { useIsChanging } from '#web/app/features/candidates/applications/use-change-application.ts'
import { useStatusFlow } from '#web/app/features/candidates/status/status-flow.tsx'
import { useChooseStatus } from '#web/app/features/candidates/status/use-choose-status.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { shortcuts } from '#web/app/lib/keys.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { fittingActions, type RecordAction } from './fitting-actions.ts'

type ActionTarget = {
  application: ApplicationListItem | undefined
  /** Opens the form of a client company, which a later area owns. */
  onSubmit: () => void
}

/** The actions that fit the status, as calls; undefined while one is being saved. */
export function useRecordActions({ application, onSubmit }: ActionTarget) {
  const id = application?.id ?? 0
  const chooseStatus = useChooseStatus(id)
  const flow = useStatusFlow()
  const isChanging = useIsChanging(id)
  const run = (action: RecordAction) => {
    if (!application) return
    if (action.kind === 'submit') onSubmit()
    else if (action.kind === 'schedule') flow.schedule(application)
    else chooseStatus(application, action.status)
  }
  const actions = fittingActions(application?.status ?? '', brandName())
  const isReady = application !== undefined && !isChanging
  return {
    actions,
    run: isReady ? run : undefined,
    /** Opens the form of a client company, in every open status. */
    submit: isReady && actions.reject ? onSubmit : undefined,
    /** The action of a key; undefined if it does nothing now. */
    keyed(name: 'advance' | 'reject') {
      const action = actions[name]
      return isReady && action ? () => run(action) : undefined
    },
  }
}

type RecordActionsProps = Pick<ReturnType<typeof useRecordActions>, 'actions' | 'run'> & {
  /** At the bottom of a phone: less fits, and the first one fills the row. */
  isBar?: boolean
}

/** A long label takes two lines on the smallest phones. */
const narrowClass = 'min-w-0 grow shrink! px-2 leading-tight whitespace-normal!'

/** Buttons of the actions that fit the status. */
export function RecordActions({ actions, run, isBar = false }: RecordActionsProps) {
  const { advance, other, reject } = actions
  const button = (action: RecordAction) => ({
    disabled: !run,
    onClick: () => run?.(action),
    children: action.label,
    ...(action.kind === 'submit' ? hint('submit') : {}),
  })
  return (
    <div className={cx('flex min-w-0 gap-2', isBar ? 'grow' : 'ml-auto flex-wrap')}>
      {reject ? <Button {...button(reject)} {...hint('reject')} /> : null}
      {other && !isBar ? <Button {...button(other)} /> : null}
      {advance ? (
        <Button variant="primary" {...hint('advance')} {...button(advance)} className={cx(isBar && narrowClass)} />
      ) : null}
    </div>
  )
}

function hint(name: 'advance' | 'reject' | 'submit') {
  const { key, label } = shortcuts[name]
  return { title: `${label} (${key})`, 'aria-keyshortcuts': key }
}
