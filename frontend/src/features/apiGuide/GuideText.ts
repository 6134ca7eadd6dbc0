import styled from 'styled-components'
import { displayText } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

/** The look of the guide's HTML: contents beside the text, code and tables that scroll by themselves. */
export const GuideText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 30fr);
  gap: calc(3 * ${theme.court.foot});
  align-items: start;
  padding-bottom: ${theme.space.s9};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${rem(40)};
  }
  ${theme.media.print} {
    display: block;
  }

  > nav {
    position: sticky;
    top: ${theme.space.s5};
    font-weight: 500;

    a {
      display: flex;
      align-items: center;
      min-height: ${rem(40)};
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
      text-decoration-color: ${tone.accent};
      text-decoration-thickness: ${theme.stroke.ui};
      text-underline-offset: ${rem(5)};
    }
    ${theme.media.tablet} {
      position: static;
      columns: 2;
    }
    ${theme.media.print} {
      display: none;
    }
  }

  h2 {
    ${displayText('d3')}
    margin-top: ${rem(64)};
    padding-top: ${rem(32)};
    border-top: ${theme.stroke.ui} solid ${tone.text};
  }
  h3 {
    margin-top: ${rem(40)};
    font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
    overflow-wrap: anywhere;
  }
  h2,
  h3 {
    scroll-margin-top: ${theme.space.s5};
  }
  h2 a,
  h3 a {
    text-decoration: none;
  }
  h2 a:hover,
  h3 a:hover {
    text-decoration: underline;
    text-decoration-color: ${tone.accent};
    text-decoration-thickness: ${theme.stroke.ui};
    text-underline-offset: ${rem(5)};
  }

  p,
  ul,
  ol {
    max-width: 44em;
  }
  > div > p,
  > div > ul,
  > div > ol,
  pre,
  div > div {
    margin-top: ${rem(16)};
  }
  > div > :first-child {
    margin-top: ${rem(6)};
  }
  [data-status] + pre {
    margin-top: ${rem(4)};
  }
  p,
  > div li,
  td {
    color: ${tone.text2};
    overflow-wrap: break-word;
  }
  > div ul,
  > div ol {
    padding-left: ${rem(20)};
    list-style: disc;
  }
  > div ol {
    list-style: decimal;
  }
  li::marker {
    color: ${tone.accent};
  }
  p a,
  li a,
  td a {
    color: ${tone.text};
    font-weight: 600;
    text-underline-offset: ${rem(5)};
    text-decoration-thickness: ${theme.stroke.ui};
    text-decoration-color: ${tone.accent};
  }

  code {
    font: 0.88em / 1.5 ${theme.font.code};
    color: ${tone.text};
    overflow-wrap: anywhere;
  }
  pre {
    padding: ${rem(16)} ${rem(20)};
    overflow-x: auto;
    line-height: ${rem(22)};
    border: ${theme.stroke.hair} solid ${tone.hair};
    background: ${tone.card};
  }
  pre code {
    font-size: ${rem(14)};
    line-height: inherit;
    overflow-wrap: normal;
  }
  pre[data-language='sh'],
  pre[data-language='js'],
  pre[data-language='python'] {
    border-color: ${theme.color.night};
    background: ${theme.color.night};

    code {
      color: ${theme.color.chalk};
    }
    ${theme.media.print} {
      background: none;

      code {
        color: ${tone.text};
      }
    }
  }
  ${theme.media.print} {
    pre {
      white-space: pre-wrap;
    }
    pre code {
      overflow-wrap: anywhere;
    }
  }

  > div > div {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${rem(15)};
    line-height: ${rem(24)};
  }
  table[data-wide] {
    min-width: ${rem(560)};
  }
  th,
  td {
    padding: ${rem(8)} ${rem(16)} ${rem(8)} 0;
    border-bottom: ${theme.stroke.hair} solid ${tone.hair};
    text-align: left;
    vertical-align: top;
  }
  th {
    border-bottom: ${theme.stroke.ui} solid ${tone.text};
    white-space: nowrap;
  }
  td code {
    overflow-wrap: normal;
  }
  td a {
    white-space: nowrap;
  }
`
