/** The application form without scripts as it was typed: every value a text. */
export type TypedApplication = {
  values: Readonly<Record<string, string>>
  firmPreference: readonly string[]
  /** A résumé that has arrived. A browser can't show a chosen file again. */
  resume?: { url: string; name: string } | undefined
  /** Made for this copy of the form, so that sending it twice is one application. */
  formKey: string
}

/** Value of the practice area that means the text in the field below it. */
export const otherArea = 'other'
