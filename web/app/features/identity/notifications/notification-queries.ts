import { queryOptions, useMutation, useQuery, type Query, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notificationsApi, type Notification } from '#contract/api/identity/notifications.ts'
import type { Role } from '#contract/domain/roles.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { quiet, queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** Often enough to notice a mention in time, and rare enough for a tab that stays open all day. */
export const pollMs = 30_000

/**
 * The number of unread notifications, polled every 30 seconds while the tab is visible and when it becomes visible. An
 * ended session is noticed by the user's actions, not by this poll.
 */
export const unreadQuery = queryOptions({
  ...read(notificationsApi.unread),
  staleTime: pollMs,
  refetchInterval: pollMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  meta: quiet,
})

/**
 * Reads a list of candidates again when the bell reports that somebody changed them. A list that was scrolled far is left
 * alone: reading all of its pages would cost more than it tells.
 */
export function useFreshCandidates(listKey: QueryKey): void {
  const version = useQuery(unreadQuery).data?.candidates
  const seen = useRef(version)
  useEffect(() => {
    const isChanged = seen.current !== undefined && version !== undefined && version !== seen.current
    seen.current = version ?? seen.current
    if (!isChanged) return
    const predicate = ({ state }: Query) =>
      ((state.data as { pages?: readonly unknown[] } | undefined)?.pages?.length ?? 0) <= maxRefreshedPages
    void queryClient.invalidateQueries({ queryKey: listKey, predicate })
  }, [version, listKey])
}

const maxRefreshedPages = 2

export const notificationsQuery = queryOptions({ ...read(notificationsApi.list), staleTime: pollMs })

/** The address behind a notification: its candidate, lists, or the results of a saved search; undefined if it has none. */
export function targetOf(
  {
    type,
    applicationId,
    messageId,
    subjectId,
  }: Pick<Notification, 'type' | 'applicationId' | 'messageId' | 'subjectId'>,
  role: Role,
): string | undefined {
  if (applicationId !== null) {
    const params = new URLSearchParams({ selected: String(applicationId) })
    if (messageId !== null) params.set('messageId', String(messageId))
    return `${paths.candidates}?${params.toString()}`
  }
  if (type === 'people_search') return subjectId === null ? paths.peopleSearch : paths.newPeopleOf(subjectId)
  if (type === 'known_person') return subjectId === null ? paths.people : paths.person(subjectId)
  if (type === 'saved_search')
    return subjectId === null ? paths.adminView('online-jobs') : paths.savedOnlineSearch(subjectId)
  if (type === 'import') return subjectId === null ? paths.imports : paths.importOf(subjectId)
  if (type === 'inquiry') return paths.inquiries
  if (type === 'review') return paths.reviewRooms
  if (type !== 'saved_list') return undefined
  return role === 'admin' ? paths.adminView('saved-job-lists') : paths.myJobLists
}

const readAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKey(notificationsApi.list) }),
    queryClient.invalidateQueries({ queryKey: queryKey(notificationsApi.unread) }),
  ])

/** Shows marked notifications as read before the server answers. A failure restores them. */
function showRead(isMarked: (notification: Notification) => boolean): void {
  let marked = 0
  queryClient.setQueryData(notificationsQuery.queryKey, (rows: Notification[] | undefined) =>
    rows?.map((row) => {
      if (row.isRead || !isMarked(row)) return row
      marked++
      return { ...row, isRead: true }
    }),
  )
  queryClient.setQueryData(unreadQuery.queryKey, (unread) =>
    unread ? { ...unread, count: Math.max(0, unread.count - marked) } : unread,
  )
}

const onError = (error: unknown) =>
  toast({
    title: 'Update Failed',
    text: sentenceOf(error, 'Failed to mark notifications as read'),
    variant: 'destructive',
  })

export const useMarkRead = () =>
  useMutation({
    mutationFn: (id: number) => call(notificationsApi.markRead, { params: { id } }),
    onMutate: (id) => showRead((row) => row.id === id),
    onError,
    onSettled: readAgain,
  })

export const useMarkAllRead = () =>
  useMutation({
    mutationFn: () => call(notificationsApi.markAllRead),
    onMutate: () => {
      showRead(() => true)
      queryClient.setQueryData(unreadQuery.queryKey, (unread) => unread && { ...unread, count: 0, newestId: null })
    },
    onError,
    onSettled: readAgain,
  })
