import { decodeHTMLStrict } from 'entities/decode'

/** Spaces of any width read as one plain space. */
const spaces = /&(?:nbsp|ensp|emsp|thinsp);/g

/**
 * Replaces character references as HTML does: `&amp;`, `&#8217;`, `&#x2019;`. Unknown references stay, and so do those
 * without a semicolon: web addresses contain `&reg` and `&copy` as names of parameters.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(text.replaceAll(spaces, ' ')) : text
