/** An email address within a line. */
export const email = /(?<![a-z0-9])[a-z0-9][a-z0-9._%+'-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}/i
/** A LinkedIn profile within a line, with or without its protocol. */
export const linkedin = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in\/[\w%.~-]*|pub\/[\w%.~/-]*)[\w%~-]\/?/i
