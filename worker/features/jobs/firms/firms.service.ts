import { firmKey, firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import type { FirmName, FirmsRepo } from './firms.repo.ts'
import { resolveFirmName, similarFirmNames } from './firm-names.service.ts'

/** Suggestions beside a typed name. */
const maxNear = 5

/** The firm that a typed name means, and others with a similar name. Names are never joined by similarity alone. */
export async function lookUpFirm(
  { firms }: { firms: FirmsRepo },
  typed: string,
): Promise<{ firm: FirmName | null; near: FirmName[] }> {
  const [named, similar] = await Promise.all([firms.named(firmKeys(typed)), firms.similar(firmKey(typed))])
  const firm = resolveFirmName(typed, named) ?? null
  const others = similar.filter(({ firmId }) => firmId !== firm?.firmId)
  return { firm, near: similarFirmNames(typed, others, maxNear) }
}
