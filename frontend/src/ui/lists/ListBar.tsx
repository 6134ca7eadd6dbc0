import type { ReactNode, Ref } from 'react'
import styled, { css } from 'styled-components'
import { rem, theme } from '../theme'
import { tone } from '../tones'

interface ListBarProps {
  /** The number of rows; announced when it changes. */
  count: string
  /** A message about the last change, for example with an Undo; announced too. */
  notice?: ReactNode
  pager?: ReactNode
  /** The actions for the selected rows; they replace the notice. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The id of the bar; a page has one list. */
export const listBarId = 'list-bar'

/** For a line of controls just above the bar, which is nearer than their focus ring is wide. */
export const ringAboveListBar = css`
  &:focus-within {
    position: relative;
    z-index: 3;
  }
`

/** A bar above a list; it sticks to the top of the window while the list scrolls. */
export function ListBar({ count, notice, pager, actions, ref }: ListBarProps) {
  return (
    <Bar id={listBarId} ref={ref} tabIndex={-1} $selects={Boolean(actions)}>
      <Count role="status">{count}</Count>
      <Notice role="status">{!actions && notice}</Notice>
      {actions && <Actions>{actions}</Actions>}
      {pager}
    </Bar>
  )
}

/*
 * Lower than the page's scroll padding, so that it covers no focused element. Its own ring is inside, in
 * space of its own beside the letters, so that it covers nothing either.
 */
const Bar = styled.div<{ $selects: boolean }>`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(4)} ${rem(20)};
  min-height: ${theme.size.buttonSmall};
  margin-inline: ${rem(-8)};
  padding-inline: ${rem(8)};
  background: ${tone.bg};
  /* The actions need the space of the text beside the pager. */
  ${({ $selects }) => $selects && '--shown: none;'}

  &:focus-visible {
    outline-offset: -${theme.stroke.focus};
    box-shadow: none;
  }

  ${theme.media.laptop} {
    min-height: ${rem(52)};
    padding-block: ${rem(4)};
  }
  /* A phone has room for the pager and the notice only, so the count scrolls away. The number of
     selected rows stays, in place of the text beside the pager. The focused bar is not cut. */
  ${theme.media.phone} {
    --count: ${({ $selects }) => ($selects ? '0 1 auto' : '1 0 100%')};
    top: ${({ $selects }) => ($selects ? 0 : rem(-36))};
    min-height: 0;
    padding-block: ${rem(4)};

    &:focus {
      top: 0;
    }
  }
  @media (max-height: 600px) {
    position: static;
  }
  /* Enlarged letters need half of the screen for it. */
  @container (max-width: ${rem(260)}) {
    position: static;
  }
  ${theme.media.print} {
    position: static;
    min-height: 0;
  }
`

const Count = styled.p`
  font-weight: 600;

  ${theme.media.phone} {
    flex: var(--count);
    min-height: ${rem(28)};
  }
`

const Notice = styled.div`
  flex: 1;

  &:empty {
    flex: 0;
  }

  ${theme.media.phone} {
    order: 1;
    flex: 1 0 100%;

    &:empty {
      display: none;
    }
  }
  ${theme.media.print} {
    display: none;
  }
`

const Actions = styled.div`
  flex: 1;

  ${theme.media.phone} {
    order: 1;
    flex: 1 0 100%;
  }
  ${theme.media.print} {
    display: none;
  }
`
