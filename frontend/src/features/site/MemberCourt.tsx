import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { memberHome } from '../../content/memberHome'
import { paths } from '../../paths'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { PlanCourt } from '../../ui/PlanCourt'
import { rem, theme } from '../../ui/theme'

const { cards, courts } = memberHome

/** Shows a member's four entry points and the state of the two courts, on one court. */
export function MemberCourt() {
  return (
    <PlanCourt
      services={[
        <QuickCard key="book" {...cards.book} to={paths.booking()} />,
        <QuickCard key="tournaments" {...cards.tournaments} />,
        <QuickCard key="play" {...cards.openPlay} />,
        <QuickCard key="stats" {...cards.stats} to={paths.dashboard()} />,
      ]}
      kitchens={[
        <CourtState key="free" {...courts.free} free />,
        <CourtState key="taken" {...courts.taken} />,
      ]}
    />
  )
}

/** Keeps hours on one line: "11pm-5am" never breaks at its hyphen. */
const unbroken = (title: string) =>
  title.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <Word>{word}</Word>
    </Fragment>
  ))

interface QuickCardProps {
  title: string
  text: string
  /** Without a target the card is text only (FORM-23). */
  to?: string
}

function QuickCard({ title, text, to }: QuickCardProps) {
  return (
    <>
      <Heading level={2} size="card">
        {to ? <WholeCourt to={to}>{unbroken(title)}</WholeCourt> : unbroken(title)}
      </Heading>
      <Line>
        <span>{text}</span>
        {to && (
          <Arrow>
            <Icon of={ArrowRight} size={30} />
          </Arrow>
        )}
      </Line>
    </>
  )
}

function CourtState({
  name,
  state,
  free = false,
}: {
  name: string
  state: string
  free?: boolean
}) {
  return (
    <>
      <Heading level={2} size="kitchen">
        {name}
      </Heading>
      <State>
        <Mark $free={free} aria-hidden="true" />
        <span>{state}</span>
      </State>
    </>
  )
}

const Word = styled.span`
  white-space: nowrap;
`

/* The link's box is the title, but its clickable area is the whole service court. */
const WholeCourt = styled(Link)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${theme.stroke.ui};
    text-underline-offset: ${rem(6)};
  }
`

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: ${rem(16)};
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(25)};

  ${theme.media.tablet} {
    font-size: ${rem(16)};
    line-height: ${rem(22)};
  }
  ${theme.media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`

const Arrow = styled.span`
  align-self: flex-end;
`

const State = styled.p`
  display: flex;
  flex-direction: column;
  gap: ${rem(12)};
  font-weight: 700;
  font-size: ${rem(18)};
  line-height: ${rem(25)};

  ${theme.media.laptop} {
    font-size: ${rem(16)};
    line-height: ${rem(22)};
  }
  ${theme.media.tablet} {
    flex-direction: row;
    align-items: center;
  }
  ${theme.media.phone} {
    flex-direction: column;
    gap: ${rem(8)};
    align-items: flex-start;
  }
`

const Mark = styled.span<{ $free: boolean }>`
  flex: none;
  width: ${rem(22)};
  height: ${rem(22)};
  border: ${rem(3)} solid ${({ $free }) => ($free ? theme.color.optic : theme.color.chalk)};
  border-radius: 50%;
  background: ${({ $free }) => ($free ? theme.color.optic : 'transparent')};
`
