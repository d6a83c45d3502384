import { useQuery } from '@tanstack/react-query'
import { inboundMailApi } from '#contract/api/candidates/inbound-mail.ts'
import { read } from '#web/app/api/query.ts'

/** The user's own addresses: one takes résumés, one files copies of emails. Nothing where the agency has none. */
export function ForwardAddresses() {
  const { data } = useQuery({ ...read(inboundMailApi.addresses), staleTime: 300_000 })
  if (!data?.intake || !data.log) return null
  return (
    <p className="mt-1.5 text-xs text-ink-muted wrap-anywhere">
      Or forward them from your own mailbox to <span className="select-all">{data.intake}</span>. To file an email with
      the people you write to, add <span className="select-all">{data.log}</span> as BCC.
    </p>
  )
}
