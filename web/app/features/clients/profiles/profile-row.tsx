import { profilesApi, type ProfileItem } from '#contract/api/clients/profiles.ts'
import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { profileKindLabels } from '#contract/domain/profiles.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Button } from '#web/app/ui/button.tsx'
import { useProfileActions } from './profile-queries.ts'

type ProfileRowProps = {
  applicationId: number
  profile: ProfileItem
  onShare: () => void
  onRetire: () => void
}

/** One profile: what it is, where it went, and who opened it. */
export function ProfileRow({ applicationId, profile, onShare, onRetire }: ProfileRowProps) {
  const { id, code, kind, headline, createdBy, createdAt, retiredAt, links } = profile
  const { endLink } = useProfileActions(applicationId)
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium tabular-nums">{code}</span>
        <Badge tone={kind === 'blind' ? 'info' : 'neutral'}>{profileKindLabels[kind]}</Badge>
        {retiredAt ? <Badge tone="neutral">Retired {easternDateText(retiredAt)}</Badge> : null}
        <span className="text-ink-muted">{[easternDateText(createdAt), createdBy].filter(Boolean).join(', ')}</span>
      </p>
      {headline ? <p className="break-words text-ink-muted">{headline}</p> : null}
      {links.map((link) => (
        <div key={link.id} className="flex flex-wrap items-center gap-x-2 text-xs">
          <span className="break-words">{link.firmName}</span>
          <span className="text-ink-muted">{openedText(link)}</span>
          {link.nameAskedAt ? <Badge tone="warning">Asked for the name</Badge> : null}
          {link.isOpen ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`End the link of ${link.firmName}`}
              isBusy={endLink.isPending && endLink.variables.linkId === link.id}
              onClick={() => endLink.mutate({ id, linkId: link.id })}
            >
              End link
            </Button>
          ) : (
            <span className="text-ink-muted">Link ended</span>
          )}
        </div>
      ))}
      <div className="-ml-3 flex flex-wrap gap-x-1">
        <a
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          href={endpointUrl(profilesApi.pdf, { id })}
          target="_blank"
          rel="noreferrer"
          aria-label={`PDF of ${code}`}
        >
          PDF
        </a>
        {retiredAt ? null : (
          <>
            <Button size="sm" variant="quiet" aria-label={`Share ${code}`} onClick={onShare}>
              Share
            </Button>
            <Button size="sm" variant="quiet" aria-label={`Retire ${code}`} onClick={onRetire}>
              Retire
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

const openedText = ({ opens, lastOpenedAt, sharedAt }: ProfileItem['links'][number]): string =>
  lastOpenedAt
    ? `opened ${opens === 1 ? 'once' : `${opens} times`}, last ${interviewDateText(lastOpenedAt)}`
    : `shared ${easternDateText(sharedAt)}, not opened`
