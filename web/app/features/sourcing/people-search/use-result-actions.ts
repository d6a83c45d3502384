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
              text: `${result.name} is filtered out of every search.`,
              action: { label: 'Undo', onSelect: () => mark.mutate({ result, doNotContact: false }) },
            }
          : { title: 'Contact allowed', text: `${result.name} is back in the results.` },
      )
    },
    onError: failed('Update Failed', 'The change couldn’t be saved. Please try again.'),
  })
  const remove = useMutation({
    mutationFn: (result: PersonResult) => call(peopleSearchApi.deletePerson, at(result.id)),
    onSuccess: (_, result) => {
      dropResult(searchId, result.id)
      refreshSearches()
      toast(
        result.personId === null
          ? { title: 'Result deleted', text: `${result.name} is removed from this search.` }
          : { title: 'Person deleted', text: `Everything we knew about ${result.name} was deleted.` },
      )
    },
    onError: failed('Delete Failed', 'The person couldn’t be deleted. Please try again.'),
  })
  const addCandidate = useMutation({
    mutationFn: (result: PersonResult) => call(peopleSearchApi.addCandidate, at(result.id)),
    onSuccess: ({ isNew, name }) => {
      void queryClient.invalidateQueries({ queryKey: queryKey(candidatesApi.list) })
      toast(
        isNew
          ? { title: 'Candidate profile added', text: `${name} can now be matched with jobs in View Jobs.` }
          : { title: 'Already a candidate profile', text: `${name} already has a profile.` },
      )
    },
    onError: failed('Save Failed', 'The candidate profile couldn’t be saved. Please try again.'),
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
      toast({ title: 'Search canceled', text: 'Results found so far are kept.' })
      await reread(searchId)
    },
    onError: failed('Cancel Failed', 'The search couldn’t be canceled. Please try again.'),
  })
  return { scrape, cancel }
}
