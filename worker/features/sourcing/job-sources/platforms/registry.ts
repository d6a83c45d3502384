import type { JobSourceAdapter } from '#contract/domain/job-source-adapters.ts'
import type { Adapter } from './adapter.ts'
import { adpWfn } from './adp.ts'
import { adzuna, arbeitnow, himalayas, jobicy, remoteOk, remotive, theMuse, usaJobs } from './aggregators.ts'
import { ashby } from './ashby.ts'
import { bamboohr } from './bamboohr.ts'
import { breezy } from './breezy.ts'
import { florecruit } from './florecruit.ts'
import { greenhouse } from './greenhouse.ts'
import { jibe } from './jibe.ts'
import { clearCompany, jsonList, jsonSearch } from './json-list.ts'
import { lever } from './lever.ts'
import { oracleCe } from './oracle-ce.ts'
import { drawnPage, htmlPage, icims, jobvite, radancy, structuredPage, taleoBe } from './pages.ts'
import { personio } from './personio.ts'
import { pinpoint } from './pinpoint.ts'
import { recruitee } from './recruitee.ts'
import { rippling } from './rippling.ts'
import { rss } from './rss.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { ultipro } from './ultipro.ts'
import { virecruit } from './virecruit.ts'
import { workable } from './workable.ts'
import { workday } from './workday.ts'
import { wpJson } from './wp-json.ts'

/** Every platform that we read, by the name that sources carry. */
export const adapters: Readonly<Record<JobSourceAdapter, Adapter>> = {
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
  pinpoint,
  jobvite,
  oracle_ce: oracleCe,
  adp_wfn: adpWfn,
  taleo_be: taleoBe,
  clearcompany: clearCompany,
  radancy_html: radancy,
  wp_json: wpJson,
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
