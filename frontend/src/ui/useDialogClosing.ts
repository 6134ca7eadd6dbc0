import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { useReplaceDialog } from './replaceDialog'
import { hasUnsavedInput } from './unsaved'
import { useBackAsks } from './useBackAsks'
import { useBackCloses } from './useBackCloses'

/**
 * Handles the ways to close a dialog: Back, Escape, its button, a press outside, and what takes its place
 * (`replaceDialog`). With typed input in it, `asks` is true instead, until the person discards the input or
 * keeps it (FORM-35). A selection of text that begins inside and ends outside closes nothing. The parent must
 * unmount the dialog in `onClose`.
 * @param hasOwnEntry the dialog is open because of its entry in the router's history, which Back leaves
 * @param dropsInput it closes without a question
 */
export function useDialogClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  { hasOwnEntry, dropsInput }: { hasOwnEntry: boolean; dropsInput: boolean },
) {
  const [asks, setAsks] = useState(false)
  const replacement = useRef<() => void>(undefined)
  const focused = useRef<Element>(null)
  const isPressedOutside = useRef(false)
  const isDiscarded = useRef(false)
  useBackCloses(!hasOwnEntry, () => keepOrClose())
  useBackAsks(hasOwnEntry, () => isDiscarded.current || !holdsInput() || keepOrClose())
  useReplaceDialog(close)

  const holdsInput = () => !dropsInput && dialog.current !== null && hasUnsavedInput(dialog.current)

  /** Returns whether it has closed, or has been replaced. */
  function close(replace?: () => void): boolean {
    replacement.current = replace
    if (!holdsInput()) {
      goOn()
      return true
    }
    focused.current = document.activeElement
    setAsks(true)
    return false
  }

  function keep() {
    setAsks(false)
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }

  function discard() {
    // It may close by leaving its entry, before which nothing asks again.
    isDiscarded.current = true
    goOn()
  }

  const goOn = () => (replacement.current ?? onClose)()

  function keepOrClose(): boolean {
    if (!asks) return close()
    keep()
    return false
  }

  const events = {
    onCancel: (event: { preventDefault: () => void }) => {
      // The browser would close it before the page does.
      event.preventDefault()
      keepOrClose()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Some browsers close a dialog at the second Escape, whatever the page says.
      event.preventDefault()
      keepOrClose()
    },
    onPointerDown: ({ target }: MouseEvent) => {
      isPressedOutside.current = target === dialog.current
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === dialog.current && isPressedOutside.current) close()
    },
  }
  return { asks, close, keep, discard, events }
}
