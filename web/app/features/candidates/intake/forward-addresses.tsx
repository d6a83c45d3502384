import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { inboundMailApi } from '#contract/api/candidates/inbound-mail.ts'
import { read } from '#web/app/api/query.ts'
import { paths } from '#web/app/paths.ts'
import { linkClass } from '#web/app/ui/link-class.ts'

/** The user's own addresses: one takes résumés, one files copies of emails. Nothing where the agency has none. */
export function ForwardAddresses() {
  const { data } = useQuery({ ...read(inboundMailApi.addresses), staleTime: 300_000 })
  if (!data?.intake || !data.log) return null
  return (
    <p className="mt-1.5 text-xs text-ink-muted wrap-anywhere">
      Or forward them from your own mailbox to <span className="select-all">{data.intake}</span>. To file an email with
      the people you write to, add <span className="select-all">{data.log}</span> as BCC.{' '}
      <Link to={paths.settings('email-in')} className={linkClass()}>
        Copy or replace them
      </Link>
    </p>
  )
}
