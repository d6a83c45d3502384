import { use, type ComponentType, type JSX } from 'react'

/** Code that could not be fetched: offline, or replaced by a deployment since the page was loaded. */
export class CodeNotFetched extends Error {
  /** Lets the next drawing fetch it again. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('Code could not be fetched', { cause })
    this.name = 'CodeNotFetched'
    this.forget = forget
  }
}

export type LazyComponent<Props> = ((props: Props) => JSX.Element) & {
  /** Starts to fetch the code; a failure is left to the drawing. */
  preload: () => void
}

/**
 * A component whose code is fetched when it is first drawn, inside a `<LazyPart>`. Unlike `React.lazy` it can be tried
 * again after a failure.
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
  const forget = () => {
    loading = undefined
  }
  function fetchCode(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (code) => (loaded = code[name]),
      (error: unknown) => {
        throw new CodeNotFetched(error, forget)
      },
    )
    return loading
  }
  function Lazy(props: Props) {
    const Component = loaded ?? use(fetchCode())
    return <Component {...props} />
  }
  return Object.assign(Lazy, { preload: () => void fetchCode().catch(forget) })
}
