import { Send } from 'lucide-react'
import styled from 'styled-components'
import { useRequestEmailConfirmationMutation } from './mailedLinks.generated'
import { dashboard } from '../../content/dashboard'
import { useAction } from '../../api/useAction'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { rem } from '../../ui/theme'

const texts = dashboard.confirmEmail

/** Asks a member to follow the link in the confirmation mail, and can resend that mail. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const [requestEmailConfirmation] = useRequestEmailConfirmationMutation()
  const { pending, run } = useAction(texts.failed)

  async function sendAgain() {
    await requestEmailConfirmation()
    toast(texts.sent(email))
  }

  return (
    <Card as="section">
      <Row>
        <Text weight="semibold">{texts.text(email)}</Text>
        <Button
          size="small"
          tone="secondary"
          icon={Send}
          pending={pending && texts.sending}
          onClick={() => void run(sendAgain)}
        >
          {texts.send}
        </Button>
      </Row>
    </Card>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(16)} ${rem(32)};
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
`
