import { Check, Copy, Mail, MessageCircle, MessageSquare, Share2 } from 'lucide-react'
import styled from 'styled-components'
import { share } from '../../content/share'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { rem } from '../../ui/theme'
import { inviteText, mailHref, textHref, whatsAppHref } from './invite'
import { useCopied } from './useCopied'
import { useSystemShare } from './useSystemShare'

const words = share.invite

/** The ways to send the invite. Until the link is known they lead nowhere and keep their room. */
export function InviteWays({ link }: { link: string | undefined }) {
  const { copied, copy } = useCopied(words.copyDone)
  const systemShare = useSystemShare()
  const send = [
    { label: words.email, icon: Mail, href: link && mailHref(link) },
    { label: words.text, icon: MessageSquare, href: link && textHref(link) },
    { label: words.whatsApp, icon: MessageCircle, href: link && whatsAppHref(link) },
  ]
  return (
    <Room>
      <Ways>
        <Button
          icon={copied ? Check : Copy}
          compact
          onClick={() => link && void copy(inviteText(link))}
        >
          {copied ? words.copied : words.copy}
        </Button>
        {send.map(({ label, icon, href }) => (
          <ButtonLink key={label} href={href} tone="secondary" icon={icon} compact>
            {label}
          </ButtonLink>
        ))}
        {link && systemShare && (
          <Button tone="secondary" icon={Share2} compact onClick={() => void systemShare(link)}>
            {words.more}
          </Button>
        )}
      </Ways>
    </Room>
  )
}

/* Two beside one another where the panel is wide enough, else under one another. */
const Room = styled.div`
  container-type: inline-size;
`

const Ways = styled.div`
  display: grid;
  gap: ${rem(12)};

  @container (min-width: ${rem(400)}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
