const number =
  /(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)\s?|\b\d{2,4}[\s./-])\d{3,4}[\s.-]\d{3,4}(?:\s?(?:x|ext\.?|extension)\s?\d{1,6})?|\+\d{1,3}(?:[\s.-]?\(?\d{1,4}\)?){3,5}/gi
/** Number of the digits in a text. */
export const digitsOf = (text: string): number => text.replaceAll(/\D/g, '').length

/** The numbers of a text that may be of phones. */
export const phonesIn = (text: string): string[] =>
  (text.match(number) ?? []).map((one) => one.trim()).filter((one) => digitsOf(one) >= 9 && digitsOf(one) <= 19)
