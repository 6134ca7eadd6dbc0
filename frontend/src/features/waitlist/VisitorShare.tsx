import { ArrowRight } from 'lucide-react'
import { share } from '../../content/share'
import { site } from '../../content/site'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { Stack } from '../../ui/Stack'
import { TextLink } from '../../ui/TextLink'
import { InviteForm } from './InviteForm'
import { ShareFrame } from './ShareFrame'

const texts = share.visitor

/**
 * Shows the share page of a visitor. The person is unknown, so the page asks a question instead of
 * claiming a place, and says where to see one's own.
 */
export function VisitorShare() {
  return (
    <ShareFrame
      claim={
        <Stack gap="s5">
          <Heading level={1} size="d1Card">
            {texts.title}
          </Heading>
          <Lead>{texts.lead}</Lead>
          <div>
            <ButtonLink to={paths.auth()} icon={ArrowRight}>
              {site.nav.login}
            </ButtonLink>
          </div>
          <div>
            <TextLink to={paths.waitlist()}>{texts.toWaitlist}</TextLink>
          </div>
        </Stack>
      }
    >
      <InviteForm />
    </ShareFrame>
  )
}
