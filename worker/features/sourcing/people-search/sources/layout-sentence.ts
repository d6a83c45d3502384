import type { SiteLayout } from '#worker/reading/site/site-layout.ts'

const wordsOfPath = (place: string): string =>
  /(?<=\.)[\w-]+$/.exec(place)?.map((name) => `“${name}”`)[0] ?? (/h\d$/.test(place) ? 'a heading' : 'a line of text')

/** A sentence for staff about how a site shows its people. */
export function layoutSentence({ people, paths }: SiteLayout): string {
  const stated = (['name', 'title'] as const).flatMap((fact) =>
    paths[fact] ? [`${fact} in ${wordsOfPath(paths[fact])}`] : [],
  )
  const start = people === 'on one page' ? 'People are listed on one page' : 'People have pages of their own'
  return `${[start, stated.join(', ')].filter((part) => part !== '').join(': ')}.`
}
