/** Number words for patterns, descending: of two that begin alike, the longer one comes first. */
export const ones = 'nine|eight|seven|six|five|four|three|two|one'
export const teens = 'nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|thirteen|twelve|eleven|ten'
export const tens = 'ninety|eighty|seventy|sixty|fifty|forty|thirty|twenty'
export const numberWords = `twenty|${teens}|${ones}|zero`
export const ordinalWords =
  'fifteenth|fourteenth|thirteenth|twelfth|eleventh|tenth|ninth|eighth|seventh|sixth|fifth|fourth|third|second|first'
