import styled from 'styled-components'
import { rem, theme } from '../../ui/theme'

/* On these screens some texts need one more line. */
export const narrowest = '@media (max-width: 340px)'

/** The room of the note beside a link that reserves a place: as high as its longest text. */
export const NoteRoom = styled.div`
  max-width: ${rem(560)};
  min-height: ${rem(48)};

  ${theme.media.phone} {
    min-height: ${rem(72)};
  }
  ${narrowest} {
    min-height: ${rem(96)};
  }
`
