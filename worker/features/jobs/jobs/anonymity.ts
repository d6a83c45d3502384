import { firmMask } from '#contract/domain/firm-mask.ts'
import type { Job } from './jobs.repo.ts'

/** Which texts of a job don't name its firm. Stored with every save, so that the board's index needs no rule of its own. */
export type Anonymity = Pick<Job, 'isTitleAnonymous' | 'isTextAnonymous'>

type Texts = Pick<Job, 'firmName' | 'title' | 'description'> & { requirements?: readonly string[] | undefined }

/**
 * Decides what the public may search of a confidential job. Its firm is never searchable, and neither is a title or a text
 * that names the firm: a stranger could otherwise try names until the job comes up. Also true or false while the job isn't
 * confidential, because it may become so at any time.
 */
export const anonymityOf = ({ firmName, title, description, requirements = [] }: Texts): Anonymity => {
  const names = namesFirm(firmName)
  return { isTitleAnonymous: !names(title), isTextAnonymous: ![description, ...requirements].some(names) }
}

/**
 * Stricter than the mask that readers see, which leaves a plain "stone" of Stone & Field in a sentence: here any word of the
 * name counts wherever its letters occur, also inside another word, in any case and without accents.
 */
function namesFirm(firmName: string): (text: string) => boolean {
  const mask = firmMask(firmName)
  const words = firmName
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/^[,.;:&()"']+|[,.;:&()"']+$/g, ''))
    .filter((word) => [...word].length > 2 && !commonWords.has(word.toLowerCase()))
    .map(folded)
  return (text) => mask(text) !== text.normalize('NFC') || words.some((word) => folded(text).includes(word))
}

/** As the index compares words: without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()

/** Words of firms' names that identify none and that are in the title of many a job. */
const commonWords = new Set(
  (
    'and the for llp llc pllc inc law legal firm group office offices partners partner associates counsel counselors attorney ' +
    'attorneys lawyers solicitors company corporate tax trial litigation trust trusts estate estates real family patent energy ' +
    'health healthcare labor employment insurance immigration capital national american global international general new north ' +
    'south east west'
  ).split(' '),
)
