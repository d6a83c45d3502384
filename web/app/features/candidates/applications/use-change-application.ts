import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicationDetail, ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { changesApi } from '#contract/api/candidates/changes.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { isApplicationStatus, statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { ApiError, serverSentenceOr } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { acceptDetail, patchApplication, refreshApplication, type ApplicationPatch } from './candidate-queries.ts'

/** The fields of an application that a change needs, as the caller shows them. */
export type ChangeTarget = Pick<
  ApplicationListItem,
  'id' | 'applicantName' | 'status' | 'interviewDate' | 'assignedPartnerId' | 'assignedPartner'
>

const mutationKey = (id: number) => ['application', id] as const

/** True while a change of this application is being saved, wherever it was made. */
export function useIsChanging(id: number): boolean {
  return useIsMutating({ mutationKey: mutationKey(id) }) > 0
}

type ScheduledDetails = Pick<
  BodyInput<typeof changesApi.setInterviewDate>,
  'interviewId' | 'minutes' | 'round' | 'place' | 'videoUrl' | 'interviewers'
>

type Change = {
  application: ChangeTarget
  send: () => Promise<ApplicationDetail>
  /** Applied before the server answers, and rolled back when it refuses. */
  patch: ApplicationPatch
  failure: { title: string; text: string }
  onSaved?: (detail: ApplicationDetail) => void
}

/** One change of an application, shown at once; a refused one is rolled back with the server's sentence. */
function useChange(id: number) {
  const client = useQueryClient()
  return useMutation<ApplicationDetail, unknown, Change, { before: ApplicationPatch }>({
    mutationKey: mutationKey(id),
    mutationFn: ({ send }) => send(),
    onMutate: ({ application, patch }) => {
      const { status, interviewDate, assignedPartnerId, assignedPartner } = application
      patchApplication(client, application.id, patch)
      return { before: { status, interviewDate, assignedPartnerId, assignedPartner } }
    },
    onSuccess: (detail, { onSaved }) => {
      acceptDetail(client, detail)
      onSaved?.(detail)
    },
    onError: (error, { application, failure }, context) => {
      if (context) patchApplication(client, application.id, context.before)
      toast({ variant: 'destructive', title: failure.title, text: serverSentenceOr(error, failure.text) })
      // Someone else changed it, or it is no longer visible to this user: the screen is out of date.
      if (error instanceof ApiError && [403, 404, 409].includes(error.status))
        refreshApplication(client, application.id)
    },
  })
}

/** The ways to change one application; each resolves to whether it was saved. */
export function useChangeApplication(id: number) {
  const { mutateAsync } = useChange(id)
  const run = (change: Change) =>
    mutateAsync(change).then(
      () => true,
      () => false,
    )

  function setStatus(application: ChangeTarget, status: ApplicationStatus): Promise<boolean> {
    const from = application.status
    return run({
      application,
      patch: { status },
      failure: { title: 'Update Failed', text: 'Failed to update application status' },
      send: () =>
        call(changesApi.setStatus, {
          params: { id },
          body: { status, expectedStatus: application.status },
        }),
      onSaved: (detail) =>
        toast({
          title: 'Status Updated!',
          text: `${application.applicantName}: ${statusLabel(detail.status, brandName())}`,
          ...(isApplicationStatus(from) && from !== status
            ? { action: { label: 'Undo', onSelect: () => void setStatus({ ...application, status }, from) } }
            : {}),
        }),
    })
  }

  return {
    setStatus,
    /** `interviewDate` null saves only the status. */
    schedule: (
      application: ChangeTarget,
      interviewDate: string | null,
      mail?: { notifyCandidate: boolean; emailOutcome: string; details: ScheduledDetails },
    ) =>
      run({
        application,
        patch: { status: 'scheduled_interview' },
        failure: { title: 'Update Failed', text: 'Failed to schedule interview. Please try again.' },
        send: () =>
          call(changesApi.setInterviewDate, {
            params: { id },
            body: {
              status: 'scheduled_interview',
              interviewDate,
              notifyCandidate: mail?.notifyCandidate ?? true,
              ...mail?.details,
              expectedStatus: application.status,
            },
          }),
        onSaved: () =>
          toast({
            title: 'Interview Scheduled!',
            text: interviewDate
              ? [`Interview scheduled for ${interviewDateText(interviewDate)}`, mail && `. ${mail.emailOutcome}`]
                  .filter(Boolean)
                  .join('')
              : 'Status updated to Scheduled Interview',
          }),
      }),
    cancelInterview: (
      application: ChangeTarget,
      { notifyCandidate, interviewId }: { notifyCandidate: boolean; interviewId?: number | undefined },
      onCanceled: () => void,
    ) =>
      run({
        application,
        patch: interviewId === undefined ? { interviewDate: null } : {},
        failure: { title: 'Update Failed', text: 'Failed to cancel the interview. Please try again.' },
        send: () =>
          call(changesApi.cancelInterview, {
            params: { id },
            query: {
              notifyCandidate: notifyCandidate ? 'true' : 'false',
              ...(interviewId === undefined ? {} : { interviewId }),
            },
          }),
        onSaved: onCanceled,
      }),
    /** Rejects when it wasn't saved, so that the form can show why. */
    giveFeedback: (application: ChangeTarget, feedback: BodyInput<typeof changesApi.giveFeedback>) =>
      mutateAsync({
        application,
        patch: { status: 'interviewed' },
        failure: { title: 'Save Failed', text: 'Failed to save interview feedback' },
        send: () =>
          call(changesApi.giveFeedback, {
            params: { id },
            body: { ...feedback, status: 'interviewed', expectedStatus: application.status },
          }),
        onSaved: () => toast({ title: 'Interview Feedback Saved!', text: application.applicantName }),
      }),
    assign: (application: ChangeTarget, partner: { id: number; name: string } | null) =>
      run({
        application,
        patch: { assignedPartnerId: partner?.id ?? null, assignedPartner: partner },
        failure: { title: 'Assignment Failed', text: 'Failed to assign candidate to partner' },
        send: () => call(changesApi.assign, { params: { id }, body: { partnerId: partner?.id ?? null } }),
        onSaved: () =>
          toast({
            title: 'Assignment Successful',
            text: partner
              ? `${application.applicantName} is assigned to ${partner.name}. AI analysis generated automatically.`
              : `${application.applicantName} is not assigned to anyone.`,
          }),
      }),
  }
}
