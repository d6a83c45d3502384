import type { Feature } from '#worker/feature.ts'
import { firmsRepo } from './firms.repo.ts'

const repos = { firms: firmsRepo }

export const firmsFeature: Feature<typeof repos> = { repos }
