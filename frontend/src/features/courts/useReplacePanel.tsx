import { type KeyboardEvent, useState } from 'react'
import { DiscardQuestion } from '../../ui/DiscardQuestion'
import { hasUnsavedInput } from '../../ui/unsaved'

/**
 * Asks before another hour or day takes the place of a panel that holds typed input, as the panel does
 * before it closes (FORM-35). The panel must show `question`.
 */
export function useReplacePanel() {
  const [asked, setAsked] = useState<{ replace: () => void; pressed: Element | null }>()

  function replacePanel(replace: () => void) {
    const panel = document.querySelector('dialog[open]')
    if (panel && hasUnsavedInput(panel)) setAsked({ replace, pressed: document.activeElement })
    else {
      setAsked(undefined)
      replace()
    }
  }

  function keep() {
    setAsked(undefined)
    if (asked?.pressed instanceof HTMLElement) asked.pressed.focus()
  }

  function keepAtEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    keep()
  }

  const question = asked && (
    <div onKeyDown={keepAtEscape}>
      <DiscardQuestion
        onDiscard={() => {
          setAsked(undefined)
          asked.replace()
        }}
        onKeep={keep}
      />
    </div>
  )
  return { replacePanel, question }
}
