import { toast } from './toast-store.ts'

/**
 * Code that a button needs only when it is pressed. It is fetched on the first hover or focus. A failure is shown only
 * after a press, and the next press tries again.
 *
 * @example
 * ```ts
 * const list = codeOnDemand('The list', () => import('./select-list.tsx'))
 * <button onPointerEnter={list.prefetch} onClick={() => void list.fetch().then((code) => code && open(code))} />
 * ```
 */
export function codeOnDemand<Code>(title: string, load: () => Promise<Code>) {
  let code: Code | undefined
  async function attempt(): Promise<Code | undefined> {
    code ??= await load().catch(() => undefined)
    return code
  }
  return {
    /** The code, once it has been fetched. */
    current: () => code,
    prefetch: () => void attempt(),
    fetch: async () => {
      const fetched = await attempt()
      if (!fetched) {
        toast({
          title: `${title} couldn’t be opened`,
          text: 'Check your connection and try again. If it still fails, reload the page.',
          variant: 'destructive',
        })
      }
      return fetched
    },
  }
}
