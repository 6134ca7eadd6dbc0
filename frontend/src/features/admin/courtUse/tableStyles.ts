import { css } from 'styled-components'
import { rem, theme } from '../../../ui/theme'

const { color } = theme

/* They grow with the reader's font size. */
export const narrow = `@container (max-width: ${rem(940)})`
export const phone = `@container (max-width: ${rem(520)})`
export const narrowest = `@container (max-width: ${rem(330)})`

export const box = css`
  padding: ${rem(4)} ${rem(8)};
  border: ${theme.stroke.hair} solid ${color.ink};
  font-weight: 600;
  font-size: ${rem(16)};
  text-align: left;

  ${phone} {
    padding-inline: ${rem(2)};
    font-size: ${rem(15)};
    text-align: center;
  }
`
