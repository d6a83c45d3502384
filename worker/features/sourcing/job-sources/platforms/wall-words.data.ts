/** Traces of the walls that ask for a person; what they ask for is not done. */
export const wallCode =
  /awswaf|challenge-platform|cf-chl|captcha-delivery|px-captcha|_Incapsula_Resource|g-recaptcha-response/i
export const wallTitle =
  /just a moment|attention required|access denied|human verification|are you (?:a )?(?:robot|human)|verify (?:that )?you are|pardon our interruption|checking your browser|request unsuccessful|security check/i

/** Words of a page without openings. */
export const noneWords =
  /\b(?:no|not any|0) (?:(?:current|open|available|active|attorney|lateral|job|legal|immediate|suitable|new|matching)\s+){0,3}(?:openings?|positions?|opportunit(?:y|ies)|vacanc(?:y|ies)|jobs?|listings?|results)\b|\b(?:no|not) (?:\w+ )?(?:hiring|recruiting)\b|\bcheck back (?:soon|later|often|with us)\b|\bno (?:jobs|results|positions|openings) (?:were )?found\b/i
