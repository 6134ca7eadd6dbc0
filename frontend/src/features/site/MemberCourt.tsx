import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { memberHome } from '../../content/memberHome'
import { paths } from '../../paths'
import { CourtState } from '../../ui/CourtState'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { PlanCourt } from '../../ui/PlanCourt'
import { rem, theme } from '../../ui/theme'

const { cards, courts } = memberHome

/** What the two courts show, in order. */
export type CourtStates = readonly [ReactNode, ReactNode]

/** The states of the two courts as stated by the club. */
const stated: CourtStates = [
  <CourtState key="free" {...courts.free} free />,
  <CourtState key="taken" {...courts.taken} />,
]

/** Shows a member's four entry points and the state of the two courts, on one court. */
export function MemberCourt({ states = stated }: { states?: CourtStates }) {
  return (
    <PlanCourt
      services={[
        <QuickCard key="book" {...cards.book} to={paths.booking()} />,
        <QuickCard key="tournaments" {...cards.tournaments} />,
        <QuickCard key="play" {...cards.openPlay} />,
        <QuickCard key="stats" {...cards.stats} to={paths.dashboard()} />,
      ]}
      kitchens={states}
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
