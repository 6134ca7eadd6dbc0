import { useEffect, useEffectEvent } from 'react'

/** Of the open dialogs, the topmost last: each calls the function, or asks first. */
const openDialogs: ((replace: () => void) => void)[] = []

/**
 * Calls `replace`, which shows something in the place of the topmost dialog: at once, or after the dialog's
 * question, when the person discards the typed input (FORM-35).
 */
export function replaceDialog(replace: () => void): void {
  const topmost = openDialogs.at(-1)
  if (topmost) topmost(replace)
  else replace()
}

/** Lets a dialog ask before something takes its place. */
export function useReplaceDialog(onReplace: (replace: () => void) => void): void {
  const ask = useEffectEvent(onReplace)
  useEffect(() => {
    const own = (replace: () => void) => ask(replace)
    openDialogs.push(own)
    return () => {
      openDialogs.splice(openDialogs.indexOf(own), 1)
    }
  }, [])
}
