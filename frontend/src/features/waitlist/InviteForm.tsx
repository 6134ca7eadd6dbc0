import { Check, Link2 } from 'lucide-react'
import styled from 'styled-components'
import { share } from '../../content/share'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Prose } from '../../ui/Prose'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem } from '../../ui/theme'
import { useCopied } from '../../ui/useCopied'
import { InviteWays } from './InviteWays'
import { useOrigin } from './useOrigin'

const texts = share.invite

/**
 * Shows the preset invite with the person's own link, or without a code, and the ways to send it.
 */
export function InviteForm({ code }: { code?: string }) {
  const origin = useOrigin()
  const link = origin && `${origin}${paths.waitlist({ ref: code })}`
  const { copied, copy } = useCopied(
    { message: texts.copyDone, link: texts.linkCopied },
    texts.copyFailed,
  )

  return (
    <Stack gap="s5">
      <div>
        <Heading level={2} size="d3">
          {texts.title}
        </Heading>
        <Lead>
          <Text tone="muted">{texts.lead}</Text>
        </Lead>
      </div>
      <ReadOnlyField label={texts.messageLabel} value={texts.message} rows={6} />
      <noscript>
        <Prose pieces={texts.withoutScript} />
      </noscript>
      <WithScript>
        <ReadOnlyField label={texts.linkLabel} value={link ?? ''} />
        <Alone>
          <Button
            tone="secondary"
            size="small"
            icon={copied === 'link' ? Check : Link2}
            onClick={() => link && void copy('link', link)}
          >
            {copied === 'link' ? texts.copied : texts.copyLink}
          </Button>
        </Alone>
        <InviteWays
          link={link}
          copied={copied === 'message'}
          copy={text => copy('message', text)}
        />
      </WithScript>
    </Stack>
  )
}

const Lead = styled.div`
  margin-block: ${rem(14)} ${rem(2)};
`

/* These fields need the site's origin, which a page without JavaScript does not know. */
const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

const Alone = styled.div`
  margin-block: ${rem(8)} ${rem(20)};
`
