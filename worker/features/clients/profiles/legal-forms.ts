const forms =
  'L\\.\\s?L\\.\\s?P|L\\.\\s?L\\.\\s?C|P\\.\\s?L\\.\\s?L\\.\\s?C|P\\.\\s?C|P\\.\\s?A|A\\.\\s?P\\.\\s?L\\.\\s?C|LLP|Llp|llp|LLLP|PLLC|PLLP|LLC|Llc|llc|PC|PA|PLC|LPA|APLC|APC|LP|[Ii]nc|INC|Incorporated|[Ll]td|LTD|Limited|Corp|Corporation|Co|GmbH|AG|SE|BV|AB'
const form = `,?\\s*(?:${forms})(?![\\p{L}\\p{N}-])`
const company = '(?:,?\\s*(?:&|and)\\s+(?:Co|CO)(?:mpany)?\\b)?'

const afterName = new RegExp(`^${company}(?:${form}(?:\\.(?!\\s+\\p{Lu}|\\s*$))?)*`, 'u')
const atEnd = new RegExp(`(?<=[\\p{L}\\p{N}])${company}(?:${form}\\.?)*\\s*$`, 'u')

/** The legal form at the beginning of a text, "" for none. Its period is left where it ends the sentence too. */
export const legalFormAt = (text: string): string => afterName.exec(text)?.[0] ?? ''

/** A firm's name without its legal form: "Harrow & Vale" for "Harrow & Vale, L.L.P." */
export const withoutLegalForm = (name: string): string => name.replace(atEnd, '')
