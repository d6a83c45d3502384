import { useId, useState } from 'react'
import { profilesApi, type ProfileItem } from '#contract/api/clients/profiles.ts'
import { profileLinkDays } from '#contract/domain/profiles.ts'
import { FirmNames } from '#web/app/features/clients/consents/firm-names.tsx'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { useReloadProfiles } from './profile-queries.ts'

type ShareProfileDialogProps = {
  applicationId: number
  profile: ProfileItem
  firms: readonly string[]
  onClose: () => void
}

/** Makes a link to a profile for one firm, and shows it once. */
export function ShareProfileDialog({ applicationId, profile, firms, onClose }: ShareProfileDialogProps) {
  const listId = useId()
  const reload = useReloadProfiles(applicationId)
  const [url, setUrl] = useState<string>()
  const form = useContractForm(profilesApi.share, {
    params: { id: profile.id },
    defaults: { applicationId, firmName: firms[0] ?? '' },
    onSaved: (made) => {
      setUrl(made.url)
      reload()
    },
    failure: 'Failed to make a link.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Share ${profile.code}`}
      description={
        profile.kind === 'blind'
          ? 'The candidate must have agreed that this firm gets a profile.'
          : 'The candidate must have agreed that this firm gets their name.'
      }
      submitLabel="Make link"
      isReady={url === undefined}
      cancelLabel={url === undefined ? 'Cancel' : 'Done'}
      keepsDraft={url !== undefined}
    >
      {url === undefined ? null : (
        <div className="mb-4 flex flex-col items-start gap-2">
          <output className="break-all">{url}</output>
          <p className="text-ink-muted">Copy the link now: we don’t keep it. Make another if it gets lost.</p>
          <CopyButton text={url} label="Copy link" size="sm" />
        </div>
      )}
      <Field
        label="Firm"
        isRequired
        hint={`The link works for ${profileLinkDays} days. Anyone who has it can read the profile.`}
        error={form.problem('firmName')}
      >
        <TextInput autoComplete="off" list={listId} {...form.register('firmName')} />
      </Field>
      <FirmNames id={listId} firms={firms} />
    </FormDialog>
  )
}
