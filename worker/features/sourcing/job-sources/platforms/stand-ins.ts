import type { StandIn } from './stand-in.ts'
import { aggregators } from './stand-ins/aggregators.ts'
import { boards } from './stand-ins/boards.ts'
import { enterpriseSystems } from './stand-ins/enterprise-systems.ts'
import { lawFirmSystems } from './stand-ins/law-firm-systems.ts'
import { openFormats } from './stand-ins/open-formats.ts'

/** A server for each platform, in the platform's own format. */
export const standIns: readonly StandIn[] = [
  ...boards,
  ...lawFirmSystems,
  ...enterpriseSystems,
  ...openFormats,
  ...aggregators,
]
