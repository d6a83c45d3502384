import type { JobPlatformName } from '#contract/domain/job-platforms.ts'
import { adp } from './adp.ts'
import { adzuna } from './adzuna.ts'
import { arbeitnow } from './arbeitnow.ts'
import { ashby } from './ashby.ts'
import { bamboohr } from './bamboohr.ts'
import { breezy } from './breezy.ts'
import { drawnPage, htmlPage, structuredPage } from './careers-page.ts'
import { clearCompany } from './clearcompany.ts'
import { florecruit } from './florecruit.ts'
import { greenhouse } from './greenhouse.ts'
import { himalayas } from './himalayas.ts'
import { icims } from './icims.ts'
import { jibe } from './jibe.ts'
import { jobicy } from './jobicy.ts'
import { jobvite } from './jobvite.ts'
import { jsonList, jsonSearch } from './json-list.ts'
import { lever } from './lever.ts'
import { oracle } from './oracle.ts'
import { personio } from './personio.ts'
import { pinpoint } from './pinpoint.ts'
import type { JobPlatform } from './platform.ts'
import { radancy } from './radancy.ts'
import { recruitee } from './recruitee.ts'
import { remoteOk } from './remote-ok.ts'
import { remotive } from './remotive.ts'
import { rippling } from './rippling.ts'
import { rss } from './rss.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { taleo } from './taleo.ts'
import { theMuse } from './the-muse.ts'
import { ultipro } from './ultipro.ts'
import { usaJobs } from './usajobs.ts'
import { virecruit } from './virecruit.ts'
import { wordpress } from './wordpress.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'

/**
 * Every job platform, by the name that sources carry; the type holds the names equal to those of `contract/`. An answer
 * of unknown origin is tried in this order, so the shapes that fit most (Pinpoint's) come after stricter ones.
 */
export const jobPlatforms: Readonly<Record<JobPlatformName, JobPlatform>> = {
  greenhouse,
  lever,
  ashby,
  workday,
  workday_myworkdaysite: workday,
  virecruit,
  florecruit,
  ultipro,
  smartrecruiters,
  workable,
  recruitee,
  personio,
  jibe,
  icims_html: icims,
  bamboohr,
  rippling,
  breezy,
  oracle_ce: oracle,
  pinpoint,
  jobvite,
  adp_wfn: adp,
  taleo_be: taleo,
  clearcompany: clearCompany,
  radancy_html: radancy,
  wp_json: wordpress,
  rss,
  json_generic: jsonList,
  json_generic_post: jsonSearch,
  jsonld_or_microdata_page: structuredPage,
  html_page: htmlPage,
  html_page_browser: drawnPage,
  usajobs: usaJobs,
  remotive,
  himalayas,
  themuse: theMuse,
  jobicy,
  arbeitnow,
  remoteok: remoteOk,
  adzuna,
}
