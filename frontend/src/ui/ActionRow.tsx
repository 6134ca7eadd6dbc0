import styled from 'styled-components'
import { rem } from './theme'

/** Quiet actions in wrapping rows. Between them, a form, a list or a text has a row of its own. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(8)} ${rem(16)};

  > :not(a, button) {
    flex: 1 0 100%;
    min-width: 0;
  }
  /* A live region that says nothing takes no row. */
  > :empty {
    position: absolute;
  }
`
