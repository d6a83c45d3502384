import { onlineSearchDefaults, type OnlineSearchCriteria } from '#contract/domain/online-search.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { ftsQuery } from '#worker/db/search-text.ts'
import type { Seniority } from '#contract/domain/seniorities.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import { relatedAreas, shippedArea } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import type { Place } from '#worker/reading/lexicon/places.ts'

/** Levels that somebody who asks for one will want to see. */
const near: Readonly<Record<Seniority, readonly Seniority[]>> = {
  associate: ['associate', 'senior-associate'],
  'senior-associate': ['senior-associate', 'senior-attorney'],
  'staff-attorney': ['staff-attorney'],
  counsel: ['counsel', 'senior-counsel', 'of-counsel'],
  'senior-counsel': ['senior-counsel'],
  attorney: [],
  'senior-attorney': ['senior-attorney', 'senior-associate'],
  partner: ['partner', 'senior-partner', 'managing-partner'],
  'senior-partner': ['senior-partner', 'managing-partner'],
  'managing-partner': ['managing-partner'],
  'of-counsel': ['of-counsel'],
}

/** Words that every posting of the index means anyway. */
const anyLawyer = /^(?:any|all|attorneys?|lawyers?|legal|law|jobs?|positions?|openings?|the|a|an|of|in|for|and|or|&)$/i
const anywhere =
  /^(?:(?:the )?(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)|america|nationwide|anywhere|any|all)$/i

const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
const facet = (...words: string[]): string => `facets : (${words.map((word) => `"${word}"`).join(' OR ')})`
const phrase = (text: string) => `"${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}"`
const inText = (text: string): string | undefined => {
  const words = ftsQuery(text)
  return words === null ? undefined : `{title areas firm place snippet} : (${words})`
}

/**
 * The MATCH expression of the word index for a search: every filter's value is a word of the index
 * (migrations/0014_online-search.sql), so that all of them together are one intersection of word lists.
 *
 * @param hidden Sources whose postings are not shown.
 */
export function matchOf(criteria: OnlineSearchCriteria, hidden: readonly number[], now: Date): string {
  const title = titleMatch(criteria.jobTitle, now)
  const parts = [
    facet(title.kind === 'support' ? 'kdsupport' : 'kdattorney'),
    ...title.parts,
    ...areaMatch(criteria.practiceArea, now),
    ...placeMatch(criteria.location, now),
    ...(criteria.isRemote === undefined ? [] : [facet(criteria.isRemote ? 'wmremote' : 'wmonsite')]),
    ...(criteria.salaryFrom === undefined ? [] : [facet(`pay${criteria.salaryFrom}`)]),
    ...(criteria.q === undefined ? [] : [inText(criteria.q)]),
  ].filter((part) => part !== undefined)
  const all = parts.map((part) => `(${part})`).join(' AND ')
  return hidden.length === 0 ? all : `(${all}) NOT (${facet(...hidden.map((id) => `src${id}`))})`
}

const ofKind = <K extends Mention['kind']>(mentions: readonly Mention[], kind: K) =>
  mentions.filter((one): one is Extract<Mention, { kind: K }> => one.kind === kind)

/** An area with those that are a part of it: who asks for litigation wants commercial litigation too. */
const areaFacet = (areas: readonly string[]): string => {
  const wide = areas.flatMap((area) => [
    area,
    ...relatedAreas(area).flatMap(({ area: other, relation }) =>
      relation === 'part' || relation === 'same' ? [other] : [],
    ),
  ])
  return facet(...new Set(wide.map((area) => `ar${letters(area)}`)))
}

function areaMatch(practiceArea: string, now: Date): (string | undefined)[] {
  if (practiceArea === onlineSearchDefaults.practiceArea || anyLawyer.test(practiceArea)) return []
  const shipped = shippedArea(practiceArea)
  if (shipped) return [areaFacet([shipped])]
  const areas = ofKind(readMentions(practiceArea, { now }), 'practiceArea').flatMap((mention) => mention.areas)
  // An area that nobody has listed is searched for by its words.
  return [areas.length > 0 ? areaFacet(areas) : inText(practiceArea)]
}

function placeMatch(location: string, now: Date): (string | undefined)[] {
  if (anywhere.test(location)) return [facet('cous')]
  const state = /^[a-z]{2}$/i.test(location) ? stateCode(location) : undefined
  if (state) return [facet(`st${state.toLowerCase()}`)]
  const mentions = readMentions(location, { now })
  const isRemote = mentions.some((mention) => mention.kind === 'workMode' && mention.workMode === 'remote')
  const places = ofKind(mentions, 'place').flatMap((mention) => [...mention.places])
  const ors = places.flatMap(onePlace)
  if (ors.length > 0) return [ors.join(' OR '), isRemote ? facet('wmremote') : undefined]
  if (isRemote) return [facet('wmremote'), facet('cous')]
  const words = ftsQuery(location)
  return [words === null ? facet('cous') : `place : (${words})`]
}

function onePlace({ name, city, region, states }: Place): string[] {
  const isState = region !== undefined && stateCode(region) !== undefined
  if (city) return [`place : ${phrase(isState ? `${city} ${region}` : city)}`]
  if (states?.length) return [facet(...states.map((state) => `st${state.toLowerCase()}`))]
  return isState ? [facet(`st${region.toLowerCase()}`)] : [`place : ${phrase(name)}`]
}

/** The level, the areas and the other words of a title. */
function titleMatch(jobTitle: string, now: Date): { kind: 'attorney' | 'support'; parts: (string | undefined)[] } {
  if (titleKind(jobTitle) === 'support') {
    const words = ftsQuery(jobTitle)
    return { kind: 'support', parts: words === null ? [] : [`title : (${words})`] }
  }
  const mentions = readMentions(jobTitle, { now })
  const levels = [
    ...new Set(ofKind(mentions, 'seniority').flatMap((one) => (one.isGeneric ? [] : near[one.seniority]))),
  ]
  const areas = ofKind(mentions, 'practiceArea').flatMap((mention) => mention.areas)
  const isRemote = mentions.some((mention) => mention.kind === 'workMode' && mention.workMode === 'remote')
  // Mentions that the vocabulary has read aren't searched for again as plain text.
  let rest = jobTitle
  for (const { kind, start, end } of mentions) {
    if (kind === 'seniority' || kind === 'practiceArea' || kind === 'workMode') {
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    }
  }
  const words = rest.split(/[\s,;/|()-]+/).filter((word) => word !== '' && !anyLawyer.test(word))
  return {
    kind: 'attorney',
    parts: [
      levels.length > 0 ? facet(...levels.map((level) => `sn${letters(level)}`)) : undefined,
      areas.length > 0 ? areaFacet(areas) : undefined,
      isRemote ? facet('wmremote') : undefined,
      words.length > 0 ? inText(words.join(' ')) : undefined,
    ],
  }
}
