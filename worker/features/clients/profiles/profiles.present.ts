import type { ProfileItem } from '#contract/api/clients/profiles.ts'
import type { ListedProfile } from './profiles.repo.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

export const presentProfile = (row: ListedProfile): ProfileItem => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  title: row.title,
  headline: row.headline,
  createdBy: row.author,
  createdAt: row.createdAt.toISOString(),
  retiredAt: iso(row.retiredAt),
  links: row.shares.map((share) => ({
    id: share.id,
    firmName: share.firmName,
    sharedBy: share.sharer,
    sharedAt: share.sharedAt.toISOString(),
    nameAskedAt: iso(share.nameAskedAt),
    opens: share.opens,
    lastOpenedAt: share.lastOpenedAt === null ? null : new Date(share.lastOpenedAt).toISOString(),
    isOpen: share.links > 0 && !row.retiredAt && !share.isWithdrawn,
  })),
})
