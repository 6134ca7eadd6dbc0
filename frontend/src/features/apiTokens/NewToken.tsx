import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import type { CreateApiTokenMutation } from '../../api/operationTypes'
import { apiTokens } from '../../content/apiTokens'
import { Box } from '../../ui/Box'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
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
    <Box role="group" aria-labelledby={id} tabIndex={-1} ref={focusOnMount}>
      <Stack gap="s4">
        <Heading level={3} size="d4" id={id}>
          {texts.title}
        </Heading>
        <Text>{replaces ? `${texts.once} ${texts.replaced}` : texts.once}</Text>
        <ReadOnlyField label={texts.label(apiToken.name)} value={token} />
        <ButtonRow>
          <Button icon={copied ? Check : Copy} onClick={() => void copy('token', token)}>
            {copied ? texts.copied : texts.copy}
          </Button>
          <Button tone="secondary" onClick={onDone}>
            {texts.done}
          </Button>
        </ButtonRow>
      </Stack>
    </Box>
  )
}
