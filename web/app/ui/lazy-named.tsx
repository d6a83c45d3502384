import { use, type ComponentType, type JSX } from 'react'

/** Code that couldn't be fetched: offline, or replaced by a deployment after the page was loaded. */
export class CodeNotFetched extends Error {
  /** Lets the next render fetch it again. */
  readonly clear: () => void

  constructor(cause: unknown, clear: () => void) {
    super('Code could not be fetched', { cause })
    this.name = 'CodeNotFetched'
    this.clear = clear
  }
}

export type LazyComponent<Props> = ((props: Props) => JSX.Element) & {
  /** Starts to fetch the code. A failure shows up when the component is rendered. */
  preload: () => void
}

/**
 * A component whose code is fetched when it is first rendered, inside a `<LazyPart>`. Unlike `React.lazy` it can retry
 * after a failure.
 *
 * @example
 * ```tsx
 * const Dialog = lazyNamed(() => import('./reject-dialog.tsx'), 'RejectDialog')
 * <LazyPart as="dialog" title="Reject" onClose={close}><Dialog id={id} /></LazyPart>
 * ```
 */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const clear = () => {
    loading = undefined
  }
  function fetchCode(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (code) => (loaded = code[name]),
      (error: unknown) => {
        throw new CodeNotFetched(error, clear)
      },
    )
    return loading
  }
  function Lazy(props: Props) {
    const Component = loaded ?? use(fetchCode())
    return <Component {...props} />
  }
  return Object.assign(Lazy, { preload: () => void fetchCode().catch(clear) })
}
