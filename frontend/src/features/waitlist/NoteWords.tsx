import { Prose } from '../../ui/Prose'
import { Text } from '../../ui/Text'

/** What the waitlist page says below its button. */
export function NoteWords({ pieces }: Parameters<typeof Prose>[0]) {
  return (
    <Text as="div" tone="muted" size="small">
      <Prose pieces={pieces} />
    </Text>
  )
}
