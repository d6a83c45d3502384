import type { Seniority } from '#contract/domain/seniorities.ts'
import { mentionsIn, ofKind, type Posting } from './posting.ts'

type LevelTexts = Pick<Posting, 'title' | 'labels' | 'body' | 'now' | 'read'>

/** The level that a posting states: its title's, its label's, or its opening's. */
export function seniorityOf(posting: LevelTexts): Seniority | undefined {
  const { title, labels, body } = posting
  const inText = (text: string | undefined, isProse: boolean) => {
    if (text === undefined) return undefined
    const levels = ofKind(mentionsIn(text, posting, isProse), 'seniority').filter(
      // "The director counsels students".
      ({ stance, text: word }) => stance !== 'unwanted' && !/^counsels$/i.test(word),
    )
    const level = levels.find(({ isGeneric }) => !isGeneric) ?? levels[0]
    return level && (level.isGeneric && !/att(?:orne)?y/i.test(level.text) ? undefined : level.seniority)
  }
  // "Intern, Office of General Counsel" says where.
  const own = title
    ?.replace(/\battorney (?=recruit|development|talent|engagement|services)/i, '')
    .replace(/,?\s*(?:–|—|-)?\s*\b(?:office of (?:the )?(?:general|chief) counsel|legal department)\b/i, '')
  const named = inText(own, false)
  // "Deputy County Attorney", "Assistant Attorney General": titles of office, and their holders attorneys.
  if (
    title !== undefined &&
    /\b(?:assistant|deputy|associate|special|senior|chief|trial)\b[^,]*\b(?:attorney general|(?:city|county|town|district|state['’]?s?|u\.?s\.?|united states|tribal) attorney|(?:city|county|town|borough) solicitor|public defender|prosecutor)\b/i.test(
      title,
    ) &&
    (named === undefined || named === 'attorney' || !/associate|counsel|partner/i.test(title))
  )
    return 'attorney'
  // "Litigation Paralegal", "Director of Legal Operations": no attorney's level, anyone who the text speaks of.
  if (
    own !== undefined &&
    otherRole.test(own) &&
    !/\b(?:att(?:orne)?ys?|associates?|counsel|partners?|lawyers?|shareholder|litigators?|chief legal officer|general counsel)\b/i.test(
      own,
    )
  )
    return undefined
  if (named !== undefined && named !== 'attorney') return named
  return inText(labels.level, false) ?? named ?? inText(body.slice(0, 1_500), true)
}

/** Roles that aren't levels of an attorney. */
const otherRole =
  /\b(?:paralegals?|legal assistants?|secretary|(?:law|legal|judicial|file|intake|docketing) clerk|clerk|coordinator|manager|director|administrator|analyst|specialist|fellow|fellowship|intern|extern|consultant|librarian|professor|dean|judge|magistrate|hearing officer|arbitrator|mediator|scientist|engineer|agent|officer|assistant|recruiter|interpreter|investigator)\b/i
