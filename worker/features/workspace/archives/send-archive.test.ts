import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { sendArchive } from './send-archive.ts'

const parts = [
  ['archives/one', 4],
  ['archives/two', 4],
] as const
const asked = { name: 'all.zip', tag: 'x', range: undefined }
/** A store in which one part can’t be read. */
const filesWithout = (lost: string) => ({
  get: ((key: string, options: R2GetOptions) =>
    key === lost ? Promise.reject(new Error('not reached')) : env.FILES.get(key, options)) as R2Bucket['get'],
})

test('a download fails where a part can’t be read, before the answer for the first', async () => {
  await env.FILES.put('archives/one', 'one.')
  await env.FILES.put('archives/two', 'two.')
  const whole = await sendArchive({ files: env.FILES }, parts, asked)
  expect(await whole.text()).toBe('one.two.')
  await expect(sendArchive({ files: filesWithout('archives/one') }, parts, asked)).rejects.toThrow('not reached')
  const cut = await sendArchive({ files: filesWithout('archives/two') }, parts, asked)
  await expect(cut.text()).rejects.toThrow('not reached')
})
