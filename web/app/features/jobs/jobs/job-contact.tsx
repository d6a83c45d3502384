import { useQuery } from '@tanstack/react-query'
import { firmContactsApi } from '#contract/api/clients/firm-contacts.ts'
import type { StaffJob } from '#contract/api/jobs/jobs.ts'
import { read } from '#web/app/api/query.ts'
import { linkClass } from '#web/app/ui/link-class.ts'

/** The contact of the firm who gave us a job, with ways to reach them. Never public. */
export function JobContact({ job: { firmId, contactId } }: { job: Pick<StaffJob, 'firmId' | 'contactId'> }) {
  const { data } = useQuery({
    ...read(firmContactsApi.list, { params: { id: firmId ?? 0 } }),
    enabled: firmId !== null && contactId !== null,
  })
  const contact = data?.find(({ id }) => id === contactId)
  if (!contact) return null
  const { name, title, email, phone } = contact
  return (
    <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere">
      <span>Contact: {[name, title].filter(Boolean).join(', ')}</span>
      {email ? (
        <a href={`mailto:${email}`} className={`${linkClass()} touch-target py-0.5`}>
          {email}
        </a>
      ) : null}
      {phone ? (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={`${linkClass()} touch-target py-0.5`}>
          {phone}
        </a>
      ) : null}
    </p>
  )
}
