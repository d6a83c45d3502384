import type { Feature } from './feature.ts'
import * as features from './features.ts'

export type InstalledFeature = (typeof features)[keyof typeof features]

/** The features of `features.ts` as a list, to fold over. */
export const installedFeatures: readonly Feature[] = Object.values(features)
