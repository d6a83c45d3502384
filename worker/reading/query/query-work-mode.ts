import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import type { Of, QueryReading } from './query-reading.ts'

/** Reads whether the work is remote. */
export function readWorkMode(modes: readonly Of<'workMode'>[], { criteria, say, text }: QueryReading): void {
  // "On-site fine" asks for nothing.
  const isMerelyFine = ({ end }: Mention) =>
    /^\s+(?:is\s+|are\s+)?(?:also\s+)?(?:fine|ok|okay)\b/i.test(text.slice(end, end + 20))
  // "In office 4 days" leaves one at home.
  const isPartOfWeek = ({ start, end }: Mention) =>
    /^\s*\(?(?:[1-4]|one|two|three|four)\s*(?:x|days?)\b/i.test(text.slice(end, end + 16)) ||
    /\b(?:[1-4]|one|two|three|four)\s*(?:x|days?)(?: a week| per week|\/week)?\s*$/i.test(
      text.slice(Math.max(0, start - 24), start),
    )
  // "Flexible on remote" asks for nothing either.
  const remote = modes.find(
    ({ workMode, stance, start }) =>
      workMode === 'remote' &&
      stance !== 'unwanted' &&
      !/\b(?:(?:flexible|open|easy|agnostic|no preference) (?:on|about|re|as to)|need(?:n['’]t|s? not| not)?(?: to)? be)\s+$/i.test(
        text.slice(Math.max(0, start - 30), start),
      ),
  )
  const noRemote = modes.find(({ workMode, stance }) => workMode === 'remote' && stance === 'unwanted')
  const onSite = modes.find((mode) => mode.workMode === 'on-site' && !isMerelyFine(mode) && !isPartOfWeek(mode))
  const hybrid = modes.find(({ workMode, stance }) => workMode === 'hybrid' && stance !== 'unwanted')
  if (remote) {
    criteria.remoteWork = true
    say(remote, 'remoteWork', 'Remote')
  } else if (onSite && onSite.stance === 'unwanted' && /\b(?:5|five)\b/i.test(onSite.text)) {
    // "Will not work five days in office" leaves three.
    say(onSite, 'hybrid', 'Hybrid')
  } else if (onSite && onSite.stance === 'unwanted') {
    criteria.remoteWork = true
    say(onSite, 'remoteWork', 'Remote')
  } else if (noRemote || onSite) {
    criteria.remoteWork = false
    say((noRemote ?? onSite) as Mention, 'remoteWork', 'Not remote')
  }
  if (hybrid) say(hybrid, 'hybrid', 'Hybrid')
}
