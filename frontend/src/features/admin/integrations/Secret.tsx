import { Check, Copy } from 'lucide-react'
import { integrations } from '../../../content/admin/integrations'
import { Box } from '../../../ui/Box'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { ReadOnlyField } from '../../../ui/fields/ReadOnlyField'
import { focusOnMount } from '../../../ui/focusOnMount'
import { useCopied } from '../../../ui/useCopied'

/** A new secret of an endpoint. */
export interface ShownSecret {
  id: string
  secret: string
}

const texts = integrations.secret

interface SecretProps {
  secret: string
  onHide: () => void
}

/** Shows a new secret, which the server does not return again. */
export function Secret({ secret, onHide }: SecretProps) {
  const { copied, copy } = useCopied({ secret: texts.done }, texts.failed)
  return (
    <Box role="group" aria-label={texts.label} tabIndex={-1} ref={focusOnMount}>
      <p>{texts.text}</p>
      <ReadOnlyField label={texts.label} value={secret} />
      <ButtonRow>
        <Button
          size="small"
          icon={copied ? Check : Copy}
          onClick={() => void copy('secret', secret)}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
        <SmallButton onClick={onHide}>{texts.hide}</SmallButton>
      </ButtonRow>
    </Box>
  )
}
