import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  candidatesApi,
  type CandidateProfile,
  type MatchSort,
  type ParsedQuery,
} from '#contract/api/sourcing/matching.ts'
import { matchCriteria, asksForNothing, type MatchCriteriaInput } from '#contract/domain/match-criteria.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { seniorityValues } from '#contract/domain/seniorities.ts'
import { workTypes } from '#contract/domain/work-types.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { toast } from '#web/app/ui/toast-store.ts'

/** Turns a parsed query into criteria. */
export function criteriaOf(parsed: ParsedQuery): MatchCriteriaInput {
  const { practiceAreas, excludedAreas, locations, excludedLocations, yearsExperience, salaryMin, salaryMax } = parsed
  const { remoteWork, bigLaw, boutique } = parsed
  return {
    practiceAreas,
    excludedAreas,
    locations,
    excludedLocations,
    yearsExperience,
    salaryMin,
    salaryMax,
    remoteWork,
    bigLaw,
    boutique,
    seniority: seniorityValues.find((value) => value === parsed.seniority),
    otherSeniorities: seniorityValues.filter((value) => parsed.otherSeniorities?.includes(value)),
    workType: workTypes.find((value) => value === parsed.workType),
  }
}

/** Turns a saved profile into criteria. A preference that is off isn't searched by. */
export function criteriaOfProfile(profile: CandidateProfile): MatchCriteriaInput {
  const { practiceAreas, excludedAreas, locations, excludedLocations, yearsExperience, salaryMin, salaryMax } = profile
  return {
    practiceAreas,
    excludedAreas,
    locations,
    excludedLocations,
    yearsExperience,
    salaryMin,
    salaryMax,
    remoteWork: profile.remoteWork || undefined,
    bigLaw: profile.bigLaw || undefined,
    boutique: profile.boutique || undefined,
    seniority: seniorityValues.find((value) => value === profile.seniority),
    otherSeniorities: seniorityValues.filter((value) => profile.otherSeniorities.includes(value)),
  }
}

type Search = { criteria: MatchCriteriaInput; sort: MatchSort; candidateId?: number | undefined; isQuiet?: boolean }

/** The search for jobs on behalf of a candidate: turns a description into criteria, and criteria into jobs. */
export function useCandidateMatch() {
  const [query, setQuery] = useState('')
  const [criteria, setCriteria] = useState<MatchCriteriaInput>({})
  const [sort, setSort] = useState<MatchSort>('relevance')
  const [profile, setProfile] = useState<CandidateProfile>()
  /** Increases when the criteria change outside of their form, which is then mounted again. */
  const [revision, setRevision] = useState(0)
  const match = useMutation({
    mutationFn: ({ criteria: asked, sort: order, candidateId }: Search) =>
      call(candidatesApi.match, { body: { ...asked, sort: order, candidateId } }),
    onSuccess: ({ totalMatches }, { isQuiet, candidateId }) => {
      if (!isQuiet) {
        toast({
          title: 'Jobs Found!',
          text: totalMatches === 1 ? 'Found 1 matching job' : `Found ${numberText(totalMatches)} matching jobs`,
        })
      }
      if (candidateId !== undefined) void queryClient.invalidateQueries({ queryKey: queryKey(candidatesApi.list) })
    },
    onError: (error) =>
      toast({
        title: 'Search Failed',
        text: sentenceOf(error, 'Failed to find matching jobs'),
        variant: 'destructive',
      }),
  })
  const search = (
    asked: MatchCriteriaInput,
    more: { sort?: MatchSort; candidateId?: number | undefined; isQuiet?: boolean; isFromForm?: boolean } = {},
  ) => {
    setCriteria(asked)
    if (!more.isFromForm) setRevision((now) => now + 1)
    if (asksForNothing(matchCriteria.parse(asked))) {
      match.reset()
      return
    }
    match.mutate({
      criteria: asked,
      sort: more.sort ?? sort,
      candidateId: more.candidateId ?? profile?.id,
      ...(more.isQuiet ? { isQuiet: true } : {}),
    })
  }
  const parse = useMutation({
    mutationFn: (words: string) => call(candidatesApi.parse, { body: { query: words } }),
    onSuccess: (parsed) => search(criteriaOf(parsed)),
    onError: (error) =>
      toast({
        title: 'Parse Failed',
        text: sentenceOf(error, 'Failed to understand the query'),
        variant: 'destructive',
      }),
  })
  return {
    query,
    setQuery,
    criteria,
    sort,
    revision,
    profile,
    parsed: parse.data,
    result: match.data,
    hasFailed: match.isError,
    isBusy: parse.isPending || match.isPending,
    search,
    retry: () => search(criteria),
    /** Parses the description and searches right away. */
    ask: () => {
      if (query.trim() === '') {
        toast({ title: 'Empty Query', text: 'Please describe the candidate or the job first.', variant: 'destructive' })
        return
      }
      if (!parse.isPending) parse.mutate(query)
    },
    sortBy: (next: MatchSort) => {
      setSort(next)
      search(criteria, { sort: next, isQuiet: true })
    },
    open: (next: CandidateProfile) => {
      setProfile(next)
      setQuery(next.queryText ?? '')
      parse.reset()
      search(criteriaOfProfile(next), { candidateId: next.id })
    },
    clear: () => {
      setQuery('')
      setCriteria({})
      setRevision((now) => now + 1)
      setProfile(undefined)
      parse.reset()
      match.reset()
    },
  }
}

export type CandidateMatch = ReturnType<typeof useCandidateMatch>
