/** The part of a form that its shells (`PageForm`, `FormDialog`) use. `useContractForm` returns one. */
export type FormState = {
  isBusy: boolean
  /** Has changes that closing would lose. */
  isDirty: boolean
  /** Why the last attempt failed, in a sentence. */
  error: string | undefined
  submit: () => void
}
