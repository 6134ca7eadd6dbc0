import { useState } from 'react'
import styled from 'styled-components'
import { displayFace } from './mixins'
import { rem, theme } from './theme'

interface AvatarProps {
  /** The person's picture. The initials are shown without one, or when it fails to load. */
  picture?: string
  initials: string
  size: 'card' | 'head'
}

/**
 * A person's picture or initials in a ball. It is hidden from screen readers, because the name is
 * beside it.
 */
export function Avatar({ picture, initials, size }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <Ball $size={size} aria-hidden="true">
      {picture && picture !== failed ? (
        <Picture
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => {
            setFailed(picture)
          }}
        />
      ) : (
        initials
      )}
    </Ball>
  )
}

const sizes = {
  card: { side: 88, letters: 34, fill: theme.color.shell },
  head: { side: 132, letters: 54, fill: theme.color.coral },
} as const

const Ball = styled.div<{ $size: keyof typeof sizes }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => rem(sizes[$size].side)};
  height: ${({ $size }) => rem(sizes[$size].side)};
  overflow: hidden;
  border-radius: 50%;
  background: ${({ $size }) => sizes[$size].fill};
  color: ${theme.color.ink};
  ${displayFace}
  font-size: ${({ $size }) => rem(sizes[$size].letters)};
  line-height: 1;

  ${theme.media.tablet} {
    width: ${rem(88)};
    height: ${rem(88)};
    font-size: ${rem(34)};
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
