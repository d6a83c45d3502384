import { profileKindLabels, profileKinds, type ProfileKind } from '#contract/domain/profiles.ts'
import { kindFor, type ReviewPermission } from '#contract/domain/review-rooms.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Select } from '#web/app/ui/select.tsx'

/** A profile of a submission's candidate, or the kind of one that is to be made. */
export type ProfileChoice = { submissionId: number; profileId?: number; kind?: ProfileKind }

type Submission = {
  id: number
  candidate: string
  jobTitle: string
  permission: ReviewPermission
  profiles: { id: number; code: string; kind: ProfileKind; headline: string }[]
}

/** Kinds of profiles that the consent allows. Without consent a draft can show either; it can't be sent before. */
const allowedKinds = (permission: ReviewPermission): readonly ProfileKind[] =>
  permission === 'blind' ? ['blind'] : profileKinds

/** The newest profile that the consent allows, or a new one. */
export function firstChoice({ id: submissionId, permission, profiles }: Submission): ProfileChoice {
  const newest = profiles.find(({ kind }) => allowedKinds(permission).includes(kind))
  return newest ? { submissionId, profileId: newest.id } : { submissionId, kind: kindFor(permission) }
}

const permissionTexts: Record<ReviewPermission, string> = {
  named: 'Agreed, with the name',
  blind: 'Agreed to a profile without the name',
  none: 'Hasn’t agreed yet: ask for consent before you send the room',
  refused: 'Said no to this firm',
}

/** A submission that can be put into a room, with the profile that the client reads. */
export function RoomCandidate({
  submission,
  isIn,
  choice,
  onToggle,
  onChoose,
}: {
  submission: Submission
  isIn: boolean
  choice: ProfileChoice
  onToggle: (isIn: boolean) => void
  onChoose: (choice: ProfileChoice) => void
}) {
  const { id, candidate, jobTitle, permission, profiles } = submission
  const kinds = allowedKinds(permission)
  const options = [
    ...profiles
      .filter(({ kind }) => kinds.includes(kind))
      .map((one) => ({
        value: String(one.id),
        label: `${one.code}, ${profileKindLabels[one.kind].toLowerCase()}${one.headline ? `, ${one.headline}` : ''}`,
      })),
    ...kinds
      .filter((kind) => profiles.every((one) => one.kind !== kind))
      .map((kind) => ({ value: kind, label: `New profile, ${profileKindLabels[kind].toLowerCase()}` })),
  ]
  const choose = (value: string) => {
    const kind = profileKinds.find((one) => one === value)
    onChoose(kind ? { submissionId: id, kind } : { submissionId: id, profileId: Number(value) })
  }
  return (
    <div className="py-1.5">
      <Checkbox
        label={`${candidate}, ${jobTitle}`}
        checked={isIn}
        disabled={permission === 'refused'}
        onCheckedChange={onToggle}
      />
      <div className="ml-7 flex flex-col gap-1.5">
        <p className="text-sm text-ink-muted">{permissionTexts[permission]}</p>
        {isIn ? (
          <Select
            aria-label={`Profile of ${candidate}`}
            value={String(choice.profileId ?? choice.kind)}
            onValueChange={choose}
            options={options}
          />
        ) : null}
      </div>
    </div>
  )
}
