import { Loader, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from './Icon'
import { displayFace, focusGap } from './mixins'
import { rem, theme } from './theme'
import { tone as token } from './tones'

export interface ButtonVariants {
  tone?: 'primary' | 'secondary'
  /** Small: navigation and cards. XL: the hero only. */
  size?: 'small' | 'medium' | 'xl'
  icon?: LucideIcon
  /** As wide as its column. */
  block?: boolean
  /** Smaller gaps, for three buttons in a row. */
  compact?: boolean
}

interface ButtonContentProps extends Pick<ButtonVariants, 'size' | 'icon' | 'compact'> {
  /** The label while the button's work is pending; the width stays. */
  pending?: string | false
  children: ReactNode
}

/** The content of a button: the label, and the icon in its own service court. */
export function ButtonContent({
  size = 'medium',
  icon,
  compact = false,
  pending,
  children,
}: ButtonContentProps) {
  const sign = icon && pending ? Loader : icon
  return (
    <>
      <Label $size={size} $compact={compact}>
        {pending && <Texts>{pending}</Texts>}
        <Texts aria-hidden={pending ? true : undefined} $hidden={Boolean(pending)}>
          {children}
        </Texts>
      </Label>
      {sign && (
        <Cell $size={size} $compact={compact}>
          <Sign>
            <Icon of={sign} />
          </Sign>
        </Cell>
      )}
    </>
  )
}

const edge = (colour: string) => `inset 0 0 0 ${theme.stroke.ui} ${colour}`

const outlined = (text: string, line: string) => css`
  --button-fill: transparent;
  --button-text: ${text};
  --button-icon: ${text};
  --button-line: ${line};
  box-shadow: ${edge(line)};
  ${focusGap(edge(line))}
`

export interface ButtonStyleProps {
  $tone: NonNullable<ButtonVariants['tone']>
  $size: NonNullable<ButtonVariants['size']>
  $block: boolean
}

interface ContentStyleProps {
  $size: ButtonStyleProps['$size']
  $compact: boolean
}

const heights = {
  small: theme.size.buttonSmall,
  /* A toolbar has lower controls. */
  medium: `var(--control, ${theme.size.button})`,
  xl: theme.size.buttonXL,
} as const

/** The styles that Button and ButtonLink share. */
export const buttonStyles = css<ButtonStyleProps>`
  --button-fill: ${token.primaryFill};
  --button-text: ${token.primaryText};
  --button-icon: ${token.primaryIcon};
  --button-line: ${token.primaryLine};
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: stretch;
  max-width: 100%;
  min-height: ${({ $size }) => heights[$size]};
  background: var(--button-fill);
  color: var(--button-text);
  font: 700 ${({ $size }) => rem($size === 'small' ? 15 : 17)} / ${rem(20)} ${theme.font.body};
  letter-spacing: 0.01em;
  text-decoration: none;
  border-radius: ${theme.radius.line};
  cursor: pointer;
  transition: background ${theme.motion.fast};

  &:hover {
    --button-fill: ${token.primaryHover};
    --icon-shift: ${rem(5)};
  }
  &:active {
    --button-fill: ${token.primaryPressed};
  }

  ${({ $tone }) =>
    $tone === 'secondary' &&
    css`
      ${outlined(token.text, token.text)}
      &:hover,
      &:active {
        --button-fill: ${token.raised};
      }
    `}

  &:disabled {
    ${outlined(token.text2, token.line)}
    --icon-shift: 0;
    cursor: not-allowed;
  }

  ${theme.media.phone} {
    ${({ $size }) =>
      $size === 'xl' &&
      css`
        min-height: ${theme.size.buttonXLPhone};
      `}
  }

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

const labelPadding = ({ $size, $compact }: ContentStyleProps) =>
  $compact ? 10 : { small: 18, medium: 24, xl: 32 }[$size]

/* Enlarged letters take up to half of it. */
const labelPaddingPhone = (look: ContentStyleProps) => {
  const padding = labelPadding(look)
  return `clamp(${String(padding / 2)}px, ${String(2 * padding)}px - ${rem(padding)}, ${rem(padding)})`
}

/**
 * The size at which the home page's button keeps its text on one line, also in the fallback font: the
 * width of the screen without margins, padding and icon, divided by the width of the text at 1px.
 */
const oneLine = '(100vw - 136px) / 8.75'

const Label = styled.span<ContentStyleProps>`
  display: grid;
  align-items: center;
  justify-items: center;
  flex: 1;
  min-width: 0;
  padding: ${rem(6)} ${look => rem(labelPadding(look))};
  text-align: center;

  ${theme.media.phone} {
    padding-inline: ${labelPaddingPhone};
  }

  ${({ $size }) =>
    $size === 'xl' &&
    css`
      ${displayFace}
      font-size: clamp(${rem(30)}, 3.4vw, ${rem(48)});
      line-height: 1;
      letter-spacing: 0;
      white-space: nowrap;
      /* The font of headings sets the text wider than its fallback does: nothing moves when it loads. */
      justify-items: start;
      min-width: calc(8.75em + ${rem(64)});

      ${theme.media.phone} {
        /* Enlarged letters take the space of the padding and the icon, and grow as far as they have room. */
        padding-inline: min(${rem(14)}, 14px);
        white-space: normal;
        min-width: 0;
        font-size: min(${rem(29)}, 12vw, max(${oneLine}, ${rem(29)} - 8px));
      }
    `}
`

const Texts = styled.span<{ $hidden?: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $hidden: $away }) => ($away ? 'hidden' : 'visible')};
`

const cellWidth = ({ $size, $compact }: ContentStyleProps) =>
  rem($compact ? 48 : { small: 44, medium: 56, xl: 96 }[$size])

const Cell = styled.span<ContentStyleProps>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${cellWidth};
  border-left: ${theme.stroke.ui} solid var(--button-line);
  color: var(--button-icon);

  ${theme.media.phone} {
    width: min(${cellWidth}, 18vw);
  }

  ${({ $size }) =>
    $size === 'xl' &&
    css`
      --icon-size: ${rem(40)};

      ${theme.media.phone} {
        --icon-size: ${rem(30)};
        width: min(${rem(68)}, 22vw);
      }
    `}
`

const Sign = styled.span`
  transform: translateX(var(--icon-shift, 0));
  transition: transform ${theme.motion.base} ${theme.motion.ease};

  ${theme.media.calm} {
    transform: none;
  }
`
