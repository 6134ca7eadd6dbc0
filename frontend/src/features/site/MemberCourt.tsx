import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { memberHome } from '../../content/memberHome'
import { paths } from '../../paths'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { PlanCourt } from '../../ui/PlanCourt'
import { rem, theme } from '../../ui/theme'

const { cards, courts } = memberHome

/** A member's four ways into the club, and how the two courts stand, on one court. */
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

interface QuickCardProps {
  title: string
  text: string
  /** Without a target the card only tells (spec: Tournaments and Open Play). */
  to?: string
}

function QuickCard({ title, text, to }: QuickCardProps) {
  return (
    <>
      <Heading level={2} size="d3">
        {to ? <WholeCourt to={to}>{title}</WholeCourt> : title}
      </Heading>
      <Line>
        <span>{text}</span>
        {to && <Icon of={ArrowRight} size={30} />}
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
      <Heading level={2} size="d4">
        {name}
      </Heading>
      <State>
        <Mark $free={free} aria-hidden="true" />
        {state}
      </State>
    </>
  )
}

/* The link's own box is the title; its reach is the whole service court. */
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
`

const State = styled.p`
  display: flex;
  align-items: center;
  gap: ${rem(12)};
  font-weight: 700;
  font-size: ${rem(18)};
  line-height: ${rem(25)};
`

const Mark = styled.span<{ $free: boolean }>`
  flex: none;
  width: ${rem(22)};
  height: ${rem(22)};
  border: ${rem(3)} solid ${({ $free }) => ($free ? theme.color.optic : theme.color.chalk)};
  border-radius: 50%;
  background: ${({ $free }) => ($free ? theme.color.optic : 'transparent')};
`
