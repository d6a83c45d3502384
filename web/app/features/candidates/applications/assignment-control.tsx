import { useQuery } from '@tanstack/react-query'
import { usersApi } from '#contract/api/identity/users.ts'
import { read } from '#web/app/api/query.ts'
import { Select } from '#web/app/ui/select.tsx'
import { useChangeApplication, useIsChanging, type ChangeTarget } from './use-change-application.ts'

/** Every partner, for the assignment control and the filter by partner; for admins only. */
export const partnersQuery = read(usersApi.partners)

const nobody = '0'

/** List entry in place of partners that couldn't be loaded. */
export const partnersMissing = { value: 'missing', label: 'Failed to fetch partners', isDisabled: true }

/** Assigns an application to a partner, or to no one; for admins only. */
export function AssignmentControl({ application, className }: { application: ChangeTarget; className?: string }) {
  const { data: partners = [], isError } = useQuery(partnersQuery)
  const isChanging = useIsChanging(application.id)
  const { assign } = useChangeApplication(application.id)
  const { assignedPartner } = application
  // A former partner keeps the candidates that were assigned before.
  const known =
    assignedPartner && !partners.some(({ id }) => id === assignedPartner.id) ? [assignedPartner, ...partners] : partners
  return (
    <Select
      aria-label={`Partner of ${application.applicantName}`}
      options={[
        { value: nobody, label: 'Unassigned' },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isError ? [partnersMissing] : []),
      ]}
      value={String(assignedPartner?.id ?? nobody)}
      onValueChange={(value) => void assign(application, known.find(({ id }) => String(id) === value) ?? null)}
      isDisabled={isChanging}
      className={className ?? ''}
    />
  )
}
