import { mentionsIn } from './resume-words.ts'

/** "Banking & Finance", "Trial Group", "Capital Markets": a part of a firm, or what somebody does there. */
export function isUnit(text: string): boolean {
  if (legalForm.test(text)) return false
  const areas = mentionsIn(text).filter(({ kind }) => kind === 'practiceArea')
  if (mentionsIn(text).some(({ kind }) => kind === 'firm')) return false
  const plain = text.replaceAll(unitWord, '')
  const rest = areas
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replaceAll(unitWord, '')
  if (areas.length > 0 && /\s|[&/-]/.test(text.trim()) && !/\p{L}{2}/u.test(rest.replaceAll(fieldWord, ''))) return true
  return (
    areas.reduce((length, { start, end }) => length + end - start, 0) >= plain.trim().length * 0.7 ||
    (/\b(?:group|practice(?: group)?|section|division|team|unit|desk|branch|department|dept\.?|bureau)$/i.test(text) &&
      !/^(?:the )?[\p{L}.'’]+ group$/iu.test(text) &&
      !/\b(?:sheriff|police|fire|state|justice|county)['’s]* (?:department|division|bureau)\b/i.test(text))
  )
}
const unitWord = /\b(?:group|practice|section|division|team|unit|department|dept\.?|and|&|the)\b/gi
/** Words of the names of groups and desks beside those of the practice areas. */
const fieldWord =
  /\b(?:counsel+ing|advisory|advice|transactions?|transactional|finance|financial|services|regulatory|regulation|compliance|enforcement|disputes?|litigation|investigations?|policy|operations|markets?|projects?|planning|development|security|technology|tech|high[- ]tech|media|global|international|general|national|commercial|corporate|products?|devices|individual|clients?|private|public|companies|emerging|growth|complex|civil|trial|appellate|law|risk|governance|strategic|business|industry|sector|government|federal|state|management|strategy|relations|resolution|defense|plans?|admiralty|maritime|criminal|education|municipal|aviation|transportation|construction|hospitality|gaming|sports|antitrust|competition|white collar|economic|sanctions|export|controls?|trade|fund|funds|debt|equity|credit|lending|restructuring|benefits|compensation|probate|estate|estates|wealth|consumer|protection|product|safety|vehicles?|autonomous|data|digital|platforms?|content|clinical|medical|legal|contracts?|procurement|sourcing|ip|intellectual|property|group|practice|team|department|and|of|for|the)\b/gi
/** Words that say what kind of firm or office a name is of. */
export const legalForm =
  /\b(?:LLP|L\.L\.P|LLC|L\.L\.C|PLLC|P\.L\.L\.C|Inc|Corp|Corporation|Ltd|Limited|Company|Bank|Court|University|Office of|Department of|Commission|Agency|Authority|Board of|Council|Institute|Center|School|College)\b|,\s*P\.?[CA]\b/
