import { z } from '#contract/zod.ts'
import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { SafeFetch } from './safe-fetch.ts'

/** Text records of a name; none if it doesn't exist. @throws PageError when no resolver answers. */
export type DnsText = (name: string) => Promise<readonly string[]>

/** Public resolvers over HTTPS: a Worker can't ask for text records in another way. The second answers if the first doesn't. */
const resolvers = ['https://cloudflare-dns.com/dns-query', 'https://dns.google/resolve'] as const
const maxAnswerBytes = 64 * 1024
const textType = 16
const [noError, noSuchName] = [0, 3]

const answerSchema = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
})

export function dnsTextOver(safeFetch: SafeFetch): DnsText {
  return async (name) => {
    let problem: unknown
    for (const resolver of resolvers) {
      try {
        return await ask(safeFetch, `${resolver}?name=${encodeURIComponent(name)}&type=TXT`)
      } catch (error) {
        problem = error
      }
    }
    throw problem
  }
}

async function ask(safeFetch: SafeFetch, url: string): Promise<string[]> {
  const { text } = await safeFetch(url, {
    headers: { Accept: 'application/dns-json' },
    sameHost: true,
    maxBytes: maxAnswerBytes,
  })
  const answer = answerSchema.safeParse(parsed(text)).data
  if (!answer || (answer.Status !== noError && answer.Status !== noSuchName)) {
    throw new PageError('malformed', 'The name server gave no answer.')
  }
  return (answer.Answer ?? []).filter(({ type }) => type === textType).map(({ data }) => joined(data))
}

function parsed(text: string): unknown {
  try {
    return parseJson(text, budgetFor('message'))
  } catch {
    return undefined
  }
}

/** One record: strings in quotes, which belong together, or the text as it is. */
const joined = (data: string) =>
  data.startsWith('"')
    ? [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replaceAll(/\\(.)/g, '$1')).join('')
    : data
