import type { Firm, FirmCsvRow, FirmListItem } from '#contract/api/clients/firms.ts'
import { mergeUndoDays } from '#contract/domain/people.ts'
import type { FirmName } from '#worker/features/jobs/firms/firms.repo.ts'
import type { FirmDetails } from './firm-directory.repo.ts'
import type { ListedFirm, WholeFirm } from './firm-directory.service.ts'

export const presentListedFirm = ({ nameKey: _key, ...row }: ListedFirm): FirmListItem => row

/** A row of the file. Details are missing for a firm that was deleted since the page was read. */
export const presentFirmRow = (row: ListedFirm, details: FirmDetails | undefined): FirmCsvRow => ({
  ...presentListedFirm(row),
  website: details?.website ?? null,
  domains: details?.domains ?? [],
  amLawRank: details?.amLawRank ?? null,
  headcount: details?.headcount ?? null,
  notes: details?.notes ?? null,
  aliases: details?.aliases ?? [],
  offices: details?.offices ?? row.offices,
})

export const presentFirmName = ({ firmId, name, isVerified }: FirmName) => ({ id: firmId, name, isVerified })

const dayMs = 24 * 3600_000

export function presentFirm({ firm, aliases, offices, affiliates, events, merges, mayChange }: WholeFirm): Firm {
  const { id, name, kind, isClient, isVerified, amLawRank, headcount, website, domains, notes, version } = firm
  return {
    id,
    name,
    kind,
    isClient,
    isVerified,
    amLawRank,
    headcount,
    website,
    domains,
    notes,
    version,
    parent: firm.parentId === null || firm.parentName === null ? null : { id: firm.parentId, name: firm.parentName },
    affiliates,
    aliases: aliases.map((alias) => ({ id: alias.id, name: alias.name, kind: alias.kind })),
    offices: offices.map((office) => ({
      id: office.id,
      city: office.city,
      state: office.state,
      isMain: office.isMain,
    })),
    createdAt: firm.createdAt.toISOString(),
    mayChange,
    events: events.map(({ actorId, actorName, createdAt, ...event }) => ({
      ...event,
      actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
      createdAt: createdAt.toISOString(),
    })),
    merges: merges.map(({ mergedAt, ...merge }) => ({
      ...merge,
      mergedAt: mergedAt.toISOString(),
      undoUntil: new Date(mergedAt.getTime() + mergeUndoDays * dayMs).toISOString(),
    })),
  }
}
