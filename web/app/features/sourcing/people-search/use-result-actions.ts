import { useMutation } from '@tanstack/react-query'
import { candidatesApi } from '#contract/api/sourcing/matching.ts'
import { peopleSearchApi, type PersonResult } from '#contract/api/sourcing/people-search.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshMarked } from './do-not-contact-queries.ts'
import { dropResult, putResult, refreshSearches } from './people-queries.ts'

const failed = (title: string, fallback: string) => (error: unknown) =>
  toast({ title, text: sentenceOf(error, fallback), variant: 'destructive' })

const reread = (searchId: number) =>
  queryClient.invalidateQueries({ queryKey: queryKey(peopleSearchApi.byId, { params: { id: searchId } }) })

/** The actions for one result of a search. */
export function useResultActions(searchId: number) {
  const at = (resultId: number) => ({ params: { id: searchId, resultId } })
  const mark = useMutation({
    mutationFn: ({ result, ...mark }: { result: PersonResult; doNotContact: boolean; reason?: string }) =>
      call(peopleSearchApi.doNotContact, { ...at(result.id), body: mark }),
    onSuccess: (changed, { result, doNotContact }) => {
      putResult(searchId, changed)
      refreshMarked()
      toast(
        doNotContact
          ? {
              title: 'Marked as do not contact',
              text: `${result.name} stays among the filtered out, in every search.`,
              action: { label: 'Undo', onSelect: () => mark.mutate({ result, doNotContact: false }) },
            }
          : { title: 'Contact allowed', text: `${result.name} is among the results again.` },
      )
    },
    onError: failed('Update Failed', 'The mark could not be changed. Please try again.'),
  })
  const remove = useMutation({
    mutationFn: (result: PersonResult) => call(peopleSearchApi.deletePerson, at(result.id)),
    onSuccess: (_, result) => {
      dropResult(searchId, result.id)
      refreshSearches()
      toast(
        result.personId === null
          ? { title: 'Result deleted', text: `${result.name} is removed from this search.` }
          : { title: 'Person deleted', text: `What was known about ${result.name} is deleted.` },
      )
    },
    onError: failed('Delete Failed', 'The person could not be deleted. Please try again.'),
  })
  const addCandidate = useMutation({
    mutationFn: (result: PersonResult) => call(peopleSearchApi.addCandidate, at(result.id)),
    onSuccess: ({ isNew, name }) => {
      void queryClient.invalidateQueries({ queryKey: queryKey(candidatesApi.list) })
      toast(
        isNew
          ? { title: 'Candidate profile added', text: `${name} can be matched with jobs under View Jobs.` }
          : { title: 'Already a candidate profile', text: `There is a profile of ${name}.` },
      )
    },
    onError: failed('Save Failed', 'The candidate profile could not be saved. Please try again.'),
  })
  const readProfile = useMutation({
    mutationFn: (result: PersonResult) => call(peopleSearchApi.scrapeOne, at(result.id)),
    onSuccess: async (changed) => {
      putResult(searchId, changed)
      await reread(searchId)
    },
    onError: failed('Scraping Failed', 'Failed to start profile scraping. Please try again.'),
  })
  return { mark, remove, addCandidate, readProfile }
}

/** The actions for a whole search. */
export function useSearchActions(searchId: number) {
  const scrape = useMutation({
    mutationFn: () => call(peopleSearchApi.scrapeProfiles, { params: { id: searchId } }),
    onSuccess: async ({ totalResults }) => {
      toast({
        title: 'Profile Scraping Started',
        text: `Started scraping ${totalResults} profiles. This will take a few minutes.`,
      })
      await reread(searchId)
    },
    onError: failed('Scraping Failed', 'Failed to start profile scraping. Please try again.'),
  })
  const cancel = useMutation({
    mutationFn: () => call(peopleSearchApi.cancel, { params: { id: searchId } }),
    onSuccess: async () => {
      toast({ title: 'Search cancelled', text: 'What it had found until then is kept.' })
      await reread(searchId)
    },
    onError: failed('Cancel Failed', 'The search could not be cancelled. Please try again.'),
  })
  return { scrape, cancel }
}
