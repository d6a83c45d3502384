import { createContext, useContext, useEffect, useId } from 'react'

/** Lets a form report unsaved text to the dialog around it. Outside of dialogs, nothing listens. */
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
