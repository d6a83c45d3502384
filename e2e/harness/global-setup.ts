import type { TestProject } from 'vitest/node'
import { startPlacet } from './serve.mjs'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is extended here
  interface ProvidedContext {
    /** Origin of the server with demo data that all end-to-end tests share. */
    placetUrl: string
  }
}

/** Starts the one server that the end-to-end tests share, with demo data in a temporary folder. */
export default async function globalSetup(project: TestProject) {
  const placet = await startPlacet({ vars: { RATE_LIMIT_FACTOR: '1000' } })
  project.provide('placetUrl', placet.url)
  return () => placet.stop()
}
