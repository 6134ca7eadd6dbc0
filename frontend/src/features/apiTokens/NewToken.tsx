import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import type { CreateApiTokenMutation } from '../../api/operationTypes'
import { apiTokens } from '../../content/apiTokens'
import { Button } from '../../ui/Button'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { useCopied } from '../../ui/useCopied'

const texts = apiTokens.created

export type ShownToken = NonNullable<CreateApiTokenMutation['createApiToken']> & {
  /** Whether it replaces a token, which still works. */
  replaces: boolean
}

/** Shows the text of a new access token, once. */
export function NewToken({ shown, onDone }: { shown: ShownToken; onDone: () => void }) {
  const { token, apiToken, replaces } = shown
  const { copied, copy } = useCopied({ token: texts.copyDone }, texts.copyFailed)
  const id = useId()
  return (
    <Frame role="group" aria-labelledby={id} tabIndex={-1} ref={focusOnMount}>
      <Stack gap="s4">
        <Heading level={3} size="d4" id={id}>
          {texts.title}
        </Heading>
        <Text>{replaces ? `${texts.once} ${texts.replaced}` : texts.once}</Text>
        <ReadOnlyField label={texts.label(apiToken.name)} value={token} />
        <Buttons>
          <Button icon={copied ? Check : Copy} onClick={() => void copy('token', token)}>
            {copied ? texts.copied : texts.copy}
          </Button>
          <Button tone="secondary" onClick={onDone}>
            {texts.done}
          </Button>
        </Buttons>
      </Stack>
    </Frame>
  )
}

const Frame = styled.div`
  padding: ${rem(24)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.raised};

  ${theme.media.phone} {
    padding: ${rem(20)} ${rem(16)};
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
`
