import { eighthSites } from './eighth-sites.fixture.ts'
import { eleventhSites } from './eleventh-sites.fixture.ts'
import { fifthSites } from './fifth-sites.fixture.ts'
import { fifteenthSites } from './fifteenth-sites.fixture.ts'
import { firstSites } from './first-sites.fixture.ts'
import { fourthSites } from './fourth-sites.fixture.ts'
import { lastSites } from './last-sites.fixture.ts'
import { fourteenthSites } from './fourteenth-sites.fixture.ts'
import { laterSites } from './later-sites.fixture.ts'
import { ninthSites } from './ninth-sites.fixture.ts'
import type { LabelledSite } from './site-kit.fixture.ts'

import { seventhSites } from './seventh-sites.fixture.ts'
import { sixthSites } from './sixth-sites.fixture.ts'
import { tenthSites } from './tenth-sites.fixture.ts'
import { thirdSites } from './third-sites.fixture.ts'
import { thirteenthSites } from './thirteenth-sites.fixture.ts'
import { twelfthSites } from './twelfth-sites.fixture.ts'

/** Every labelled site there is, in the order in which they were written; each round says how it was read unseen. */
export const everySite = (): LabelledSite[] => [
  ...firstSites(),
  ...laterSites(),
  ...lastSites(),
  ...thirdSites(),
  ...fourthSites(),
  ...fifthSites(),
  ...sixthSites(),
  ...seventhSites(),
  ...eighthSites(),
  ...ninthSites(),
  ...tenthSites(),
  ...eleventhSites(),
  ...twelfthSites(),
  ...thirteenthSites(),
  ...fourteenthSites(),
  ...fifteenthSites(),
]
