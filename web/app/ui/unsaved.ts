import { createContext, useContext, useEffect, useId } from 'react'

/** Told by a form inside a dialog whether it holds something unsaved; nothing listens outside of dialogs. */
export const UnsavedContext = createContext<(part: string, isUnsaved: boolean) => void>(() => {})

/** Makes the dialog around ask before it closes, while `isUnsaved`. */
export function useUnsaved(isUnsaved: boolean): void {
  const part = useId()
  const report = useContext(UnsavedContext)
  useEffect(() => {
    report(part, isUnsaved)
    return () => report(part, false)
  }, [report, part, isUnsaved])
}
