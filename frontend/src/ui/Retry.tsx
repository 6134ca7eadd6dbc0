import { Button } from './Button'
import { Empty } from './Empty'

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
  const again = () => void retry().catch(console.error)
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
