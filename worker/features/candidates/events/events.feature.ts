import type { Feature } from '#worker/feature.ts'
import { eventsRepo } from './events.repo.ts'

const repos = { events: eventsRepo }

export const eventsFeature: Feature<typeof repos> = {
  repos,
}
