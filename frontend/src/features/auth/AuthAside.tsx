import styled from 'styled-components'
import type { Target } from '../../ui/ButtonLink'
import { TextLink } from '../../ui/TextLink'
import { tone } from '../../ui/tones'

/** Shows a sentence beside the form, with a link. */
export function AuthAside({ lead, action, ...target }: Target & { lead: string; action: string }) {
  return (
    <Texts>
      <span>{lead}</span> <TextLink {...target}>{action}</TextLink>
    </Texts>
  )
}

const Texts = styled.p`
  color: ${tone.text2};
`
