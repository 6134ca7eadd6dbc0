import { ArrowRight } from 'lucide-react'
import type { SessionUser } from '../../api/session'
import { share } from '../../content/share'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { Loading } from '../../ui/Loading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { Keycard } from './Keycard'
import { ShareFrame } from './ShareFrame'
import { standing, type Standing } from './standing'
import { useClaimPlace } from './useClaimPlace'

const words = share.notListed

interface NotListedProps {
  person: SessionUser
  onAsk: () => void
}

/** The truth for a signed-in person without an entry, and another try (decision W4, W6). */
export function NotListed({ person, onAsk }: NotListedProps) {
  const { stats, looking, pending, claim } = useClaimPlace(person.id)
  return (
    <ShareFrame
      claim={
        <Stack gap="s5">
          <Heading level={1} size="d1Card">
            {words.title}
          </Heading>
          <Lead>{words.lead}</Lead>
          <Keycard holder={person} note={words.card} outlined />
        </Stack>
      }
    >
      {looking ? (
        <Loading />
      ) : (
        <Stack gap="s5">
          <Outlook of={standing(stats)} />
          <Button
            icon={ArrowRight}
            pending={pending && words.retrying}
            onClick={() => {
              onAsk()
              void claim()
            }}
          >
            {words.retry}
          </Button>
        </Stack>
      )}
    </ShareFrame>
  )
}

function Outlook({ of }: { of: Standing }) {
  const { title, text } = outlookWords(of)
  return (
    <Stack gap="s4">
      <Heading level={2} size="d3">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
  )
}

function outlookWords(of: Standing) {
  if (of.kind !== 'tomorrow') return words[of.kind]
  return { title: words.tomorrow.title, text: words.tomorrow.text(of.resetsAt) }
}
