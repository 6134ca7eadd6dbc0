import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { hasUnsavedInput } from './unsaved'

/**
 * Handles the ways to close a dialog: Escape, its button, a press outside. With typed input in it,
 * `asks` is true instead, until the person discards the input or keeps it (FORM-35). A selection of text that
 * begins inside and ends outside closes nothing. The parent must unmount the dialog in `onClose`.
 */
export function useDialogClosing(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const [asks, setAsks] = useState(false)
  const focused = useRef<Element>(null)
  const isPressedOutside = useRef(false)

  function close() {
    if (!dialog.current || !hasUnsavedInput(dialog.current)) {
      onClose()
      return
    }
    focused.current = document.activeElement
    setAsks(true)
  }

  function keep() {
    setAsks(false)
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }

  const escape = asks ? keep : close
  const events = {
    onCancel: (event: { preventDefault: () => void }) => {
      // The browser would close it before the page does.
      event.preventDefault()
      escape()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Some browsers close a dialog at the second Escape, whatever the page says.
      event.preventDefault()
      escape()
    },
    onPointerDown: ({ target }: MouseEvent) => {
      isPressedOutside.current = target === dialog.current
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === dialog.current && isPressedOutside.current) close()
    },
  }
  return { asks, close, keep, events }
}
