import { useMutation } from '@tanstack/react-query'
import { reviewRoomsApi } from '#contract/api/clients/review-rooms.ts'
import { serverSentenceOr } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { readPages } from '#web/app/lib/paged-query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** @param applicationId Rooms with the candidate of this application; undefined: all. */
export const roomPages = (applicationId?: number) =>
  readPages(reviewRoomsApi.page, { limit: 20, ...(applicationId === undefined ? {} : { applicationId }) })
/** Parameter of the page's address for rooms with one candidate. */
export const applicationParam = 'application'

export const roomChoices = () => read(reviewRoomsApi.choices)

export const reloadRooms = () => void queryClient.invalidateQueries({ queryKey: queryKey(reviewRoomsApi.page) })

const texts = {
  publish: ['Room sent to the client', 'The room wasn’t sent'],
  remind: ['Reminder sent', 'The reminder wasn’t sent'],
  extend: ['Link extended', 'The link wasn’t extended'],
  close: ['Room closed', 'The room wasn’t closed'],
  revoke: ['Link turned off', 'The link wasn’t turned off'],
  remove: ['Draft deleted', 'The draft wasn’t deleted'],
} as const
export type RoomAction = keyof typeof texts

/** An action on a room, with a toast. */
export const useRoomAction = (id: string) =>
  useMutation<unknown, Error, RoomAction>({
    mutationFn: (action) => call(reviewRoomsApi[action], { params: { id } }),
    onSuccess: (_, action) => {
      toast({ title: texts[action][0] })
      reloadRooms()
    },
    onError: (error, action) => {
      toast({ variant: 'destructive', title: texts[action][1], text: serverSentenceOr(error, 'Please try again.') })
      reloadRooms()
    },
  })

/** Makes a link to hand over. */
export const useRoomLink = (id: string) =>
  useMutation({
    mutationFn: () => call(reviewRoomsApi.link, { params: { id } }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'The link wasn’t created',
        text: serverSentenceOr(error, 'Please try again.'),
      }),
  })

/** Lets the client change an answer again. */
export const useReopen = () =>
  useMutation({
    mutationFn: (id: number) => call(reviewRoomsApi.reopen, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Answer reopened', text: 'The client can change it for 15 minutes.' })
      reloadRooms()
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'The answer wasn’t reopened',
        text: serverSentenceOr(error, 'Please try again.'),
      }),
  })
