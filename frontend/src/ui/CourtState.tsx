import styled from 'styled-components'
import { Heading } from './Heading'
import { rem, theme } from './theme'

interface CourtStateProps {
  name: string
  state: string
  free?: boolean
}

/** The name and the state of a court, on one half of a PlanCourt's net. */
export function CourtState({ name, state, free = false }: CourtStateProps) {
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
