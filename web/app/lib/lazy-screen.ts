import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'

export type Screen = {
  Component: ComponentType
  /** Starts or awaits what the screen reads. Runs again whenever the address changes. */
  loader?: (args: LoaderFunctionArgs) => unknown
}

/**
 * A screen with code of its own, for `lazy` of a route: the component of that name, and the `loader` of its module if it
 * exports one.
 *
 * @example
 * ```ts
 * { path: paths.users, lazy: lazyScreen(() => import('./users-page.tsx'), 'UsersPage') }
 * ```
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType> & Pick<Screen, 'loader'>>,
  name: Name,
): () => Promise<Screen> {
  return async () => {
    const { [name]: Component, loader } = await load()
    return loader ? { Component, loader } : { Component }
  }
}
