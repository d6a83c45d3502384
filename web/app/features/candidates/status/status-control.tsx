import { useEffect, useId, useRef } from 'react'
import { isApplicationStatus, pipelineColumns, statusLabel, statusTone } from '#contract/domain/statuses.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { Select } from '#web/app/ui/select.tsx'
import { StatusBadge } from '#web/app/ui/status-badge.tsx'
import { useStatusFlow, type FeedbackTarget } from './status-flow.tsx'
import { useIsChanging } from '#web/app/features/candidates/applications/use-change-application.ts'
import { useChooseStatus } from './use-choose-status.ts'

type StatusControlProps = { application: FeedbackTarget; className?: string }

/** The status of an application as a dropdown. Some statuses ask for more first; all others are saved at once. */
export function StatusControl({ application, className }: StatusControlProps) {
  const id = useId()
  const isChanging = useIsChanging(application.id)
  const flow = useStatusFlow()
  const chooseStatus = useChooseStatus(application.id)
  const focusAfter = useRef(false)

  // A disabled control loses the focus, and so does one whose list gave way to a dialog. It takes the focus back, so that
  // keyboard users continue from here.
  const isBusy = isChanging || flow.isAsking
  useEffect(() => {
    if (isBusy || !focusAfter.current) return
    focusAfter.current = false
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
    }, 0)
    return () => clearTimeout(timer)
  }, [isBusy, id])

  function choose(status: string) {
    if (!isApplicationStatus(status)) return
    focusAfter.current = true
    chooseStatus(application, status)
  }

  const brand = brandName()
  const legacy = isApplicationStatus(application.status)
    ? []
    : [{ value: application.status, label: statusLabel(application.status, brand), isDisabled: true }]
  return (
    <Select
      id={id}
      aria-label={`Status of ${application.applicantName}`}
      options={[
        ...legacy,
        ...pipelineColumns.map(({ label, statuses }) => {
          const options = statuses.map((status) => ({ value: status, label: statusLabel(status, brand) }))
          const [only] = options
          return options.length === 1 && only ? only : { group: label, options }
        }),
      ]}
      value={application.status}
      onValueChange={choose}
      isDisabled={isChanging}
      display={<StatusBadge tone={statusTone(application.status)} text={statusLabel(application.status, brand)} />}
      className={className ?? ''}
    />
  )
}
