import { type KeyboardEvent, useState } from 'react'
import { focusOnMount } from './focusOnMount'
import { hasUnsavedInput } from './unsaved'

interface DisclosureOptions {
  takesFocus?: boolean
  /** Called when it opens or closes. */
  onToggle?: ((isOpen: boolean) => void) | undefined
}

/**
 * The state of a button that a question or a form replaces while it is open. The button needs
 * `buttonRef`, which focuses it when it is shown again; with `takesFocus` also the first time. With
 * `onKeyDown` on what replaces it, Escape closes that, and not the panel around it; but not if
 * that would lose typed input. Then a dialog around it asks.
 */
export function useDisclosure({ takesFocus = false, onToggle }: DisclosureOptions = {}) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(takesFocus)
  const toggle = (opens: boolean) => {
    setIsOpen(opens)
    onToggle?.(opens)
  }
  const close = () => {
    toggle(false)
  }
  return {
    isOpen,
    open: () => {
      setWasOpen(true)
      toggle(true)
    },
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || hasUnsavedInput(event.currentTarget)) return
      event.preventDefault()
      event.stopPropagation()
      close()
    },
    buttonRef: wasOpen ? focusOnMount : undefined,
  }
}
