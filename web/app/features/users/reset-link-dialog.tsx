import { useQuery } from '@tanstack/react-query'
import { usersApi, type UserListItem } from '#contract/api/users.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'

/** Makes the link with which somebody chooses a new password, and shows it this once for the admin to pass on. */
export function ResetLinkDialog({ user, onClose }: { user: UserListItem; onClose: () => void }) {
  // Made once for each opening and forgotten with it: a newer link takes the place of an older one.
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['reset-link', user.id],
    queryFn: () => call(usersApi.makeResetLink, { params: { id: user.id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <ViewDialog
      onClose={onClose}
      title={`Reset link for ${user.name}`}
      description="Pass it on yourself, in a way that only they read. Whoever has it chooses the new password."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {data ? (
        <div className="flex flex-col items-start gap-3">
          <Field
            label="Link"
            className="w-full"
            hint={`Works once, until ${interviewDateText(data.expiresAt)}. It is shown only now.`}
          >
            <TextInput readOnly value={data.url} onFocus={(event) => event.target.select()} />
          </Field>
          <CopyButton text={data.url} label="Copy link" />
        </div>
      ) : isError ? (
        <ErrorState
          title="No link was made"
          text={sentenceOf(error, '')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonText lines={2} />
      )}
    </ViewDialog>
  )
}
