import { createContext, useContext, useId, useLayoutEffect } from 'react'

/** Lets a form report unsaved text to the dialog around it. Outside of dialogs, nothing listens. */
export const UnsavedContext = createContext<(part: string, isUnsaved: boolean) => void>(() => {})

/**
 * Makes the dialog around ask before it closes, while `isUnsaved`. A layout effect, because a plain one runs a task later:
 * an Esc right after the first letter would drop the text without asking.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const part = useId()
  const report = useContext(UnsavedContext)
  useLayoutEffect(() => {
    report(part, isUnsaved)
    return () => report(part, false)
  }, [report, part, isUnsaved])
}
