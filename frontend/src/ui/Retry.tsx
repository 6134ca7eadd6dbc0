import { useEffect, useRef } from 'react'
import { Button } from './Button'
import { Empty } from './Empty'
import { focusedPath, focusNearest } from './focusNearest'

interface RetryProps {
  /** Says what could not be loaded. */
  text: string
  retry: () => Promise<unknown>
  /** The button is small, as on a card. */
  isSmall?: boolean
}

/** Replaces what could not be loaded, with a button that loads it again. */
export function Retry({ text, retry, isSmall = false }: RetryProps) {
  const look = isSmall ? ({ size: 'small', tone: 'secondary' } as const) : {}
  /** The pressed button and what is around it. */
  const pressed = useRef<readonly Element[]>([])
  // What was loaded takes the place of the button, which loses the focus.
  useEffect(() => () => focusNearest(pressed.current), [])

  function again() {
    pressed.current = focusedPath()
    retry().catch(console.error)
  }

  return (
    <Empty
      text={text}
      action={
        <Button {...look} onClick={again}>
          {tryAgain}
        </Button>
      }
    />
  )
}

/** The name of the button. */
export const tryAgain = 'Try again'
