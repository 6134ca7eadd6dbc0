import styled from 'styled-components'

/** Takes the room of its content, which nobody sees or reaches, so that nothing moves later. */
export const HiddenRoom = styled.div`
  visibility: hidden;
`
