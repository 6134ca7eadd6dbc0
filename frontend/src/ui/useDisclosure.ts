import { useState } from 'react'
import { focusOnMount } from './focusOnMount'

/**
 * The state of a button that a question or a form replaces while it is open. The button needs
 * `buttonRef`, which focuses it when it is shown again; with `takesFocus` also the first time.
 */
export function useDisclosure(takesFocus = false) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(takesFocus)
  return {
    isOpen,
    open: () => {
      setWasOpen(true)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    buttonRef: wasOpen ? focusOnMount : undefined,
  }
}
