import { spokenNumber } from '#worker/reading/lexicon/numbers.ts'

/** "Twenty nineteen", "twenty twenty-one". */
const year =
  /\btwenty[\s-]+(ten|eleven|twelve|\w{3,5}teen|twenty(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)\b(?![\s-]+(?:thousand|years?)\b)/gi

/**
 * Rewrites a query as it would have been typed: writes a dictated year in figures ("class of twenty nineteen"), drops the "Re:"
 * of a pasted email, spells out common abbreviations of "attorney", "associate" and "Fort", and turns the minus of a search box
 * into "not" ("-boutique" after quotation marks).
 */
export function asTyped(query: string): string {
  return query
    .replace(/^(?:\s*(?:re|fwd?|subject|sub|aw|wg)\s*:)+/i, ' ')
    .replaceAll(/\b(?:attny|atny|attrny|att['’]y|attorny)(s?)\b/gi, 'attorney$1')
    .replaceAll(/\b(?:assc|asoc|asscs|assoiciate|assocaite)\b/gi, 'associate')
    .replaceAll(/\bFt\.?\s(?=\p{Lu})/gu, 'Fort ')
    .replaceAll(year, (_, rest: string) => String(2000 + spokenNumber(rest.toLowerCase())))
    .replaceAll(/["”]\s.*/g, (rest) => rest.replaceAll(/(?<=\s)-(?=[\p{L}"“])/gu, 'not '))
}
