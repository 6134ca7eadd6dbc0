import { Check, Copy, Mail, MessageSquare } from 'lucide-react'
import styled from 'styled-components'
import { share } from '../../content/share'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Heading } from '../../ui/Heading'
import { ReadOnlyField } from '../../ui/ReadOnlyField'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem } from '../../ui/theme'
import { inviteText, mailHref, textHref } from './invite'
import { useCopied } from './useCopied'
import { useOrigin } from './useOrigin'

const words = share.invite

/** The preset invite with the person's own link, or the plain one, and three ways to send it. */
export function InviteForm({ code }: { code?: string }) {
  const link = `${useOrigin()}${paths.waitlist({ ref: code })}`
  const { copied, copy } = useCopied()

  return (
    <Stack gap="s5">
      <div>
        <Heading level={2} size="d3">
          {words.title}
        </Heading>
        <Lead>
          <Text tone="muted">{words.lead}</Text>
        </Lead>
      </div>
      <ReadOnlyField label={words.messageLabel} value={words.message} rows={6} />
      <ReadOnlyField label={words.linkLabel} value={link} />
      <Room>
        <Ways>
          <Button icon={copied ? Check : Copy} compact onClick={() => void copy(inviteText(link))}>
            {copied ? words.copied : words.copy}
          </Button>
          <ButtonLink href={mailHref(link)} tone="secondary" icon={Mail} compact>
            {words.email}
          </ButtonLink>
          <ButtonLink href={textHref(link)} tone="secondary" icon={MessageSquare} compact>
            {words.text}
          </ButtonLink>
        </Ways>
      </Room>
    </Stack>
  )
}

const Lead = styled.div`
  margin-block: ${rem(14)} ${rem(2)};
`

/* Beside one another where the panel is wide enough for all three, else under one another. */
const Room = styled.div`
  container-type: inline-size;
`

const Ways = styled.div`
  display: grid;
  gap: ${rem(12)};

  @container (min-width: ${rem(480)}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
