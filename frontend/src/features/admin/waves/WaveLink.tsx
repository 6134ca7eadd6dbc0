import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { wavesTexts } from '../../../content/admin/waves'
import { theme, rem } from '../../../ui/theme'
import { inlineLink } from '../panel/inlineLink'
import { usePanel } from '../panel/usePanel'

/** A link that opens the wave's panel. */
export function WaveLink({ wave: { id, number } }: { wave: { id: string; number: number } }) {
  const { linkTo } = usePanel('wave')
  return (
    <Name {...linkTo(id)} id={waveLinkId(id)}>
      {wavesTexts.name(number)}
    </Name>
  )
}

/** The id of the link that opens the wave's panel and receives the focus when the panel closes. */
export const waveLinkId = (id: string) => `wave-${id}`

const Name = styled(Link)`
  ${inlineLink}
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`
