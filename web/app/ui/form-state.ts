/** What the shells of a form (`PageForm`, `FormDialog`) need to know of it. `useContractForm` returns one. */
export type FormState = {
  isBusy: boolean
  /** Holds something that closing would lose. */
  isDirty: boolean
  /** Why the last attempt failed, in a sentence. */
  error: string | undefined
  submit: () => void
}
