import { Check, Copy } from 'lucide-react'
import styled from 'styled-components'
import { integrations } from '../../../content/admin/integrations'
import { Button } from '../../../ui/Button'
import { ButtonRow } from '../../../ui/ButtonRow'
import { ReadOnlyField } from '../../../ui/fields/ReadOnlyField'
import { focusOnMount } from '../../../ui/focusOnMount'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
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
        <Button size="small" tone="secondary" onClick={onHide}>
          {texts.hide}
        </Button>
      </ButtonRow>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
  padding: ${rem(16)} ${rem(20)} ${rem(20)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.raised};
`
