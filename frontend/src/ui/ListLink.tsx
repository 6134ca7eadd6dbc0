import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

/** A link in a list of links, on its own line, underlined on hover. */
export const ListLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${rem(40)};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${tone.accent};
    text-decoration-thickness: ${theme.stroke.ui};
    text-underline-offset: ${rem(5)};
  }
`
