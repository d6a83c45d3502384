declare module 'virtual:contributing-example' {
  import type { Feature } from '#worker/feature.ts'

  /** The feature of the example "Add a feature" in CONTRIBUTING.md (scripts/contributing-example.mjs). */
  export const noticesFeature: Feature
}
