import type { WorkType } from '#contract/domain/work-types.ts'
import type { Terms } from './phrase-book.ts'

/** Where or on what terms the work is done. */
export type WorkWord =
  | { kind: 'workMode'; workMode: 'remote' | 'hybrid' | 'on-site' }
  | { kind: 'workType'; workType: WorkType }

/** Phrases for where the work is done and for the type of work. */
export const workTerms: Terms<WorkWord> = [
  [
    { kind: 'workMode', workMode: 'remote' },
    `remote; rmt; fully rmt; 100% rmt; remotely; fully remote; full remote; 100% remote; 100 % remote; remote work; work remotely; remote-first; remote first; remote only; remote-only; wfh; work from home; working from home; work-from-home; home office; telework; teleworking; telecommute; telecommuting; virtual; virtually; virtual position; work from anywhere; wfa; anywhere remote; remote-friendly; remote friendly; remote-eligible; remote eligible; fully-remote; home-based; distributed; remote ok; remote okay; remote possible; remote position; location agnostic; remote role; remote within; completely remote; virtual role; virtual firm; virtual law firm; from home; remotly; remote in`,
  ],
  [
    { kind: 'workMode', workMode: 'hybrid' },
    `hybrid; half remote; half office; half remote half office; half in office; half in the office; half and half; wfh one day; wfh two days; wfh three days; wfh 1 day; wfh 2 days; wfh 3 days; work from home one day; work from home two days; work from home three days; work from home 2 days; work from home 1 day; telework eligible; telework-eligible; situational telework; ad hoc telework; remote 1 day; remote 2 days; remote 3 days; remote three days; from home the other; remote the other; and remote the rest; fridays remote; remote fridays; wfh fridays; remote on fridays; from home on fridays; partial telework; 1 day remote; 2 days remote; 3 days remote; two days remote; one day remote; three days remote; remote work up to; remotely up to; remote up to; work remotely up to; work from home up to; wfh up to; telework up to; remote work two days; remote work one day; remote work three days; two remote days; days wfh; days remote work; flexible remote schedule; flexible remote; hybrid remote; hybrid work; hybrid schedule; hybrid/remote; partially remote; partly remote; part remote; some remote; hybrid model; remote/hybrid; remote flexibility; flexible work arrangement; remote days; days remote; days from home; days in office; days in the office; days per week in the office; days a week in the office; days a week in office; days per week in office; hybrid policy; semi-remote; semi remote; days/week in office; occasional remote; in-office days; partial remote; day in the office; days onsite; days on-site; remote one day; remote two days; days remotely; day a week from home; days a week from home; days per week from home; days at home; days per week remote; days a week remote; hybrid basis; hybrid working; hybrid environment; hybrid role; hybrid position; hybrid-remote; hybrid arrangement; flexible hybrid`,
  ],
  [
    { kind: 'workMode', workMode: 'on-site' },
    `on-site; onsite; in our office; office only; office-only; in the office only; fully in person; 5 days on-site; on-campus; on campus; in person only; in-person only; in person at least; work in person; five days on-site; no hybrid; on site; in-office; in office; in the office; in-person; in person; office-based; fully in-office; fully in office; five days a week in the office; 5 days in office; 5 days a week in office; 5 days in the office; full time in office; on-premises; five days in office; five days a week in office; 5 days/week in office; 100% in office; 100% onsite; 100% on-site; in-office only; fully onsite; fully on-site; 5 days a week onsite; five days onsite; not remote; non-remote; non remote; no remote; no remote work; not a remote position; not a remote role; not fully remote; no wfh; no work from home; in-office five days; 5 days/week; office five days a week; no telework; not eligible for remote; not eligible for remote work; not remote-eligible; remote work is not available; no telecommuting; remote not available; remote is not available; remote not an option; 5 days a week in the office; five days per week in the office; five days per week in office; 5 days per week in office; 5 days per week in the office`,
  ],
  [
    { kind: 'workType', workType: 'Full-time' },
    `full-time; full time; fulltime; ft position; permanent; direct hire; direct-hire; regular full-time; full-time position; permanent position; full time permanent; full-time/permanent; perm role; perm position`,
  ],
  [
    { kind: 'workType', workType: 'Part-time' },
    `part-time; part time; parttime; reduced hours; reduced schedule; reduced-hours; part-time position; reduced hour; 20 hours a week; half-time; half time; 20 hours per week; 25 hours per week; 30 hours per week; 20 hrs/week`,
  ],
  [
    { kind: 'workType', workType: 'Contract' },
    `contract attorney; contract position; contract role; contract basis; contract-to-hire; contract to hire; contract work; on a contract; independent contractor; contractor; freelance; 1099; project-based; project attorney; project basis; contract lawyer; contract assignment; 6-month contract; six-month contract; 12-month contract; contract only; contract gig; month contract; fixed-term contract; fixed term contract; consulting basis; long-term contract; short-term contract; w-2 contract; contract opportunity; project-based attorney`,
  ],
  [
    { kind: 'workType', workType: 'Temporary' },
    `temporary; temp; temp-to-perm; temp to perm; temp to hire; temp-to-hire; secondment; interim; fixed-term; fixed term; parental leave cover; maternity leave cover; leave coverage; temporary position; temporary assignment; seasonal; leave replacement; temp position; temp attorney; parental leave coverage; maternity leave coverage; maternity cover; secondee`,
  ],
  [
    { kind: 'workType', workType: 'Internship' },
    `internship; intern; summer associate; summer clerk; extern; externship; summer associates; summer program; summer law clerk; legal intern; legal internship; 1l summer; 2l summer; summer associate program; law student position`,
  ],
]
