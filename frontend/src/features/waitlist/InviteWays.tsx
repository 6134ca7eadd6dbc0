import { Check, Copy, Mail, MessageCircle, MessageSquare, Share2 } from 'lucide-react'
import styled from 'styled-components'
import { share } from '../../content/share'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { rem } from '../../ui/theme'
import { inviteText, mailHref, textHref, whatsAppHref } from './inviteLinks'
import { useSystemShare } from './useSystemShare'

const texts = share.invite

interface InviteWaysProps {
  /** Undefined until it is known. The buttons then keep their space and do nothing. */
  link: string | undefined
  /** Whether the message is the latest copy, within its three seconds. */
  copied: boolean
  copy: (text: string) => Promise<void>
}

/** Shows buttons that copy or send the invite. */
export function InviteWays({ link, copied, copy }: InviteWaysProps) {
  const systemShare = useSystemShare()
  const send = [
    { label: texts.email, icon: Mail, href: link && mailHref(link) },
    { label: texts.text, icon: MessageSquare, href: link && textHref(link) },
    { label: texts.whatsApp, icon: MessageCircle, href: link && whatsAppHref(link) },
  ]
  return (
    <Layout>
      <Ways>
        <Button
          icon={copied ? Check : Copy}
          compact
          onClick={() => link && void copy(inviteText(link))}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
        {send.map(({ label, icon, href }) => (
          <ButtonLink key={label} href={href} tone="secondary" icon={icon} compact>
            {label}
          </ButtonLink>
        ))}
        {link && systemShare && (
          <Button tone="secondary" icon={Share2} compact onClick={() => void systemShare(link)}>
            {texts.share}
          </Button>
        )}
      </Ways>
    </Layout>
  )
}

/* Two columns if the panel is wide enough, otherwise one. */
const Layout = styled.div`
  container-type: inline-size;
`

const Ways = styled.div`
  display: grid;
  gap: ${rem(12)};

  @container (min-width: ${rem(400)}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
