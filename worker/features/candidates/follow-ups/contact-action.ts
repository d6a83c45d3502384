const contactVerbs =
  /\b(?:call(?:s|ing|ed)?|phone|phoning|ring|dial|voice ?mail|e-?mail(?:s|ing)?|mail|write to|write (?:him|her|them)|text (?:him|her|them|back)|sms|message|dm|inmail|contact(?:ing)?|reach out|reach(?:ing)? (?:him|her|them)|get in touch|touch base|ping|check in with|meet(?:ing)? (?:with|him|her|them)|invite|connect (?:with|on))\b|^\s*text\b/giu
const negations = /\b(?:do not|don['’]?t|never|no|not to|without)\s+$/iu
const otherParty = /\b(?:client|firm|company|references?|referee|hiring manager|court|bar|school|colleague|partner)\b/iu

/**
 * Checks whether a planned action is to contact somebody: "Call her", "Email Ann", "Reach out on LinkedIn". "Do not call" is
 * not one.
 */
export const isContactAction = (text: string): boolean =>
  [...text.matchAll(contactVerbs)].some(({ index }) => !negations.test(text.slice(0, index)))

/** Checks whether an action is to contact someone else about a candidate: "Call the client". */
export const isAboutOthers = (text: string): boolean => otherParty.test(text)
