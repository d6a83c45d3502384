import type { AgreementBody, ChangeAgreementBody } from '#contract/api/clients/agreements.ts'
import {
  agreementFields,
  agreementProblems,
  openAgreementFields,
  type AgreementField,
} from '#contract/domain/agreements.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { refuseUnlessSeesFirms } from '#worker/features/clients/firm-directory/firm-directory.policy.ts'
import { firmById, type FirmDeps } from '#worker/features/clients/firm-directory/firm-directory.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { AppError, badRequest, conflict, notFound } from '#worker/http/errors.ts'
import type { AgreementColumns, AgreementsRepo, StoredAgreement } from './agreements.repo.ts'

export type AgreementDeps = Pick<FirmDeps, 'firmDirectory' | 'now'> & { agreements: AgreementsRepo }

export const agreementNotFound = () => notFound('agreement_not_found', 'This agreement does not exist.')

/**
 * Agreements of a firm. Partners get only whether one holds today, unless the setting `partnersSeeFees` shows them all.
 *
 * @throws AppError 403 not_allowed; 404 firm_not_found.
 */
export async function listAgreements(
  deps: AgreementDeps & { settings: SettingsRepo },
  actor: Actor,
  firmId: number,
): Promise<{ isInForce: boolean; maySeeTerms: boolean; items: StoredAgreement[] }> {
  refuseUnlessSeesFirms(actor)
  const [{ id }, { partnersSeeFees }] = await Promise.all([firmById(deps, firmId), readSettings(deps)])
  const maySeeTerms = actor.role === 'admin' || partnersSeeFees
  const [isInForce, items] = await Promise.all([
    deps.agreements.isValidOn(id, easternDay(deps.now())),
    maySeeTerms ? deps.agreements.current(id) : [],
  ])
  return { isInForce, maySeeTerms, items }
}

/**
 * Adds an agreement with a firm.
 *
 * @throws AppError 404 firm_not_found; 400 unknown_office; 409 agreement_overlap, too_many_agreements.
 */
export async function addAgreement(
  deps: AgreementDeps,
  actor: Actor,
  firmId: number,
  body: AgreementBody,
): Promise<StoredAgreement> {
  const firm = await firmById(deps, firmId)
  const values = { ...body, seniority: [...new Set(body.seniority)], feeBase: [...new Set(body.feeBase)] }
  const author = { by: actor.id, at: deps.now(), detail: null }
  return (await deps.agreements.add(firm.id, values, author)) ?? (await refuse(deps, firm, 0, values))
}

/**
 * Changes what the body names; the same again writes nothing. A used agreement keeps its numbers: a new version with the
 * changed ones takes its place.
 *
 * @returns The agreement that is current now.
 * @throws AppError 404 agreement_not_found; 400 invalid_input, unknown_office; 409 agreement_replaced, agreement_overlap,
 *   changed_meanwhile, too_many_agreements.
 */
export async function changeAgreement(
  deps: AgreementDeps,
  actor: Actor,
  id: number,
  { version, ...body }: ChangeAgreementBody,
): Promise<StoredAgreement> {
  const before = await currentAgreement(deps, id)
  if (version !== undefined && version !== before.version) throw changedMeanwhile()
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const values: AgreementColumns = { ...columnsOf(before), ...given }
  const changed = (Object.keys(agreementFields) as AgreementField[]).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]),
  )
  if (changed.length === 0) return before
  const issues = agreementProblems(values)
  if (issues.length > 0) throw badRequest('invalid_input', issues[0]?.message ?? '', issues)
  const author = { by: actor.id, at: deps.now(), detail: changed.map((name) => agreementFields[name]).join(', ') }
  const isNewVersion = before.usedAt !== null && changed.some((name) => !openAgreementFields.includes(name))
  const saved = await deps.agreements.change(before, values, author, isNewVersion)
  if (saved) return saved
  const now = await deps.agreements.byId(id)
  if (!now || now.version !== before.version || now.replacedAt || Boolean(now.usedAt) !== Boolean(before.usedAt)) {
    throw changedMeanwhile()
  }
  return refuse(deps, await firmById(deps, before.firmId), id, values)
}

/** An agreement that may be changed. @throws AppError 404 agreement_not_found; 409 agreement_replaced. */
export async function currentAgreement(deps: Pick<AgreementDeps, 'agreements'>, id: number): Promise<StoredAgreement> {
  const agreement = await deps.agreements.byId(id)
  if (!agreement) throw agreementNotFound()
  if (agreement.replacedAt) {
    throw conflict('agreement_replaced', 'A newer version has replaced this agreement. Please change that one.')
  }
  return agreement
}

const columnsOf = ({
  id: _id,
  firmId: _firmId,
  version: _version,
  replacesId: _replacesId,
  replacedAt: _replacedAt,
  usedAt: _usedAt,
  createdBy: _createdBy,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  documentKey: _documentKey,
  documentName: _documentName,
  documentBytes: _documentBytes,
  ...columns
}: StoredAgreement): AgreementColumns => columns

export const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Somebody else changed this agreement in the meantime. Please look at it again.')

async function refuse(
  { agreements }: AgreementDeps,
  firm: { id: number; name: string },
  id: number,
  values: AgreementColumns,
): Promise<never> {
  if (values.officeId !== null && !(await agreements.hasOffice(firm.id, values.officeId))) {
    const message = 'Please choose an office of this firm.'
    throw badRequest('unknown_office', message, [{ path: 'officeId', message }])
  }
  const other = await agreements.conflicting(firm.id, id, values)
  if (other) {
    const period = other.validTo === null ? `from ${other.validFrom}` : `from ${other.validFrom} to ${other.validTo}`
    const message = `${firm.name} has an agreement for the same office and levels ${period}. Please end that one first.`
    throw new AppError(409, 'agreement_overlap', message, { issues: [{ path: 'validFrom', message }] })
  }
  throw conflict('too_many_agreements', 'This firm has too many agreements.')
}
