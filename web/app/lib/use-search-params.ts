import { useCallback } from 'react'
// oxlint-disable-next-line typescript/no-restricted-imports -- This hook is the one that the rule points to.
import { useSearchParams as useRenderedParams, type NavigateOptions } from 'react-router'

type Change = (now: URLSearchParams) => URLSearchParams

/**
 * Parameters of the address, and a way to change them. The router renders a new address after the browser shows it, so
 * that two changes in a row would start from the same parameters, and the first would be lost. A change starts here from
 * the address that the browser shows.
 */
export function useSearchParams(): [
  params: URLSearchParams,
  setParams: (change: Change | Record<string, string>, options?: NavigateOptions) => void,
] {
  const [params, setRendered] = useRenderedParams()
  const setParams = useCallback(
    (change: Change | Record<string, string>, options?: NavigateOptions) =>
      setRendered(typeof change === 'function' ? change(new URLSearchParams(window.location.search)) : change, options),
    [setRendered],
  )
  return [params, setParams]
}
