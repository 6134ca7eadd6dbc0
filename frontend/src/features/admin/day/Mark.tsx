import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'

/** Says that somebody has arrived, or has not come. It takes the place of the button that was pressed. */
export const Mark = styled.span`
  flex: none;
  padding: 0 ${rem(8)};
  border: ${theme.stroke.hair} solid;
  font-weight: 600;
  font-size: ${rem(14)};
  line-height: ${rem(20)};

  ${theme.media.print} {
    margin-left: 1mm;
    padding: 0 1mm;
    font-size: inherit;
    line-height: inherit;
  }
`
