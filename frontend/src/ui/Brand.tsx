import { Link, type To } from 'react-router-dom'
import styled from 'styled-components'
import mark from './art/mark.svg'
import { displayFace } from './mixins'
import { rem, theme } from './theme'

/**
 * The lockup: mark and name in two lines, linked to the home page. It grows with the reader's font
 * size as far as a phone has room.
 */
export function Brand({ name, to }: { name: string; to: To }) {
  return (
    <Lockup to={to}>
      <Mark src={mark} alt="" width="44" height="44" />
      <Name translate="no">{name}</Name>
    </Lockup>
  )
}

const Lockup = styled(Link)`
  display: flex;
  flex: none;
  width: fit-content;
  gap: ${rem(14)};
  align-items: center;
  min-height: ${theme.size.minTarget};
  text-decoration: none;

  ${theme.media.phone} {
    flex: initial;
  }
`

const Mark = styled.img`
  flex: none;
  width: min(${rem(44)}, 14vw);
  height: auto;
`

const Name = styled.span`
  ${displayFace}
  max-width: 10.4em;
  font-size: min(${rem(19)}, 6vw);
  line-height: 0.98;
  font-stretch: 86%;
  letter-spacing: normal;
`
