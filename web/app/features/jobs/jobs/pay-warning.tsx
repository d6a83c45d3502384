import { TriangleAlert } from 'lucide-react'
import { useWatch, type Control } from 'react-hook-form'
import type { EditJobForm, JobForm } from '#contract/domain/job-form-rules.ts'
import { payRangeWarning } from './pay-transparency.ts'
import { today } from './posted-age.ts'
import type { JobFormValues } from './job-form-values.ts'

/** Names the law that requires a pay range if the job lacks one. The job can be saved all the same. */
export function PayWarning({ control }: { control: Control<JobFormValues, unknown, JobForm | EditJobForm> }) {
  const [location, salaryMin, salaryMax] = useWatch({ control, name: ['location', 'salaryMin', 'salaryMax'] })
  const stated = (text: string) => (text.trim() === '' ? undefined : Number(text))
  const warning = payRangeWarning({ location, salaryMin: stated(salaryMin), salaryMax: stated(salaryMax) }, today())
  return (
    <output className="block empty:hidden">
      {warning ? (
        <span className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-on-warning-soft">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {warning.text}
        </span>
      ) : null}
    </output>
  )
}
