import { type KeyboardEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DiscardQuestion } from '../../ui/DiscardQuestion'
import { hasUnsavedInput } from '../../ui/unsaved'

/**
 * Asks before another hour or day takes the place of a panel that holds typed input, as the panel does
 * before it closes (FORM-35). The panel must show `question`.
 */
export function useReplacePanel() {
  const [latest, setAsked] = useState<{
    replace: () => void
    pressed: Element | null
    at: string
  }>()
  // The panel was closed, or another one was opened, by another way.
  const { key } = useLocation()
  const asked = latest?.at === key ? latest : undefined

  function replacePanel(replace: () => void) {
    const panel = document.querySelector('dialog[open]')
    if (panel && hasUnsavedInput(panel)) {
      setAsked({ replace, pressed: document.activeElement, at: key })
      // Whoever goes on in the panel, or closes it, has decided.
      panel.addEventListener('click', () => setAsked(undefined), { once: true })
    } else {
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
