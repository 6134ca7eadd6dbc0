import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { FieldError } from './fields/FieldError'
import { displayFace } from './mixins'
import { rem, theme } from './theme'
import { tone } from './tones'

interface QuestionProps {
  number: number
  legend: string
  hint?: string
  /** Placed level with the question, at the right; on a phone below it. */
  aside?: ReactNode
  /** Placed below the answers, in the space before the next question. */
  after?: ReactNode
  /** A question with one choice, and whether it is required. */
  choice?: 'free' | 'required'
  error?: string
  children: ReactNode
}

/**
 * One question of a survey: its number in 7 feet of the court, the question and its answers in 37.
 */
export function Question({
  number,
  legend,
  hint,
  aside,
  after,
  choice,
  error,
  children,
}: QuestionProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const group = choice && {
    role: 'radiogroup',
    'aria-required': choice === 'required',
    'aria-invalid': error ? true : undefined,
  }
  return (
    <Line aria-describedby={described || undefined} {...group}>
      <Legend $beside={Boolean(aside)}>
        <Texts>{legend}</Texts>
      </Legend>
      <Figure aria-hidden="true">{number}</Figure>
      <Answers>
        {(hint ?? aside) && (
          <Below>
            {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
            {aside && <Aside>{aside}</Aside>}
          </Below>
        )}
        {children}
        <FieldError id={id} error={error} />
      </Answers>
      {after && <After>{after}</After>}
    </Line>
  )
}

/** The foot of a survey, with its button in the column of the answers. */
export function SurveyFoot({ children }: { children: ReactNode }) {
  return (
    <Foot>
      <Stand>{children}</Stand>
    </Foot>
  )
}

const columns = `minmax(0, 7fr) minmax(0, 37fr)`
const questionPadding = rem(44)

const Line = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  grid-template-rows: auto auto;
  column-gap: ${theme.court.foot};
  min-width: 0;
  padding-block: ${questionPadding};
  border: 0;
  border-top: ${theme.stroke.ui} solid ${tone.text};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${rem(32)};
  }
`

/* Floating takes a legend out of the fieldset's border, so that the grid can place it. */
const Legend = styled.legend<{ $beside: boolean }>`
  float: left;
  grid-area: 1 / 2;
  padding-right: ${({ $beside }) => rem($beside ? 212 : 0)};

  ${theme.media.phone} {
    grid-area: 2 / 1;
    padding-right: 0;
  }
`

const Texts = styled.h2`
  font: 600 ${rem(22)} / ${rem(30)} ${theme.font.body};
  text-wrap: balance;

  ${theme.media.phone} {
    font-size: ${rem(20)};
    line-height: ${rem(28)};
  }
`

const Figure = styled.span`
  ${displayFace}
  grid-area: 1 / 1 / 3 / 2;
  color: ${tone.accent};
  font-size: ${rem(64)};
  line-height: 0.85;
  font-stretch: 62%;

  ${theme.media.phone} {
    grid-area: 1 / 1;
    margin-bottom: ${rem(12)};
    font-size: ${rem(44)};
  }
`

const Answers = styled.div`
  display: grid;
  grid-area: 2 / 2;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(20)};
  padding-top: ${rem(20)};

  ${theme.media.phone} {
    grid-area: 3 / 1;
    padding-top: ${rem(16)};
  }
`

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${rem(12)} ${rem(20)};
  margin-top: ${rem(-16)};

  ${theme.media.phone} {
    margin-top: ${rem(-12)};
  }
`

const Aside = styled.div`
  position: absolute;
  top: ${questionPadding};
  right: 0;

  ${theme.media.phone} {
    position: static;
  }
`

const After = styled.div`
  position: absolute;
  right: 0;
  bottom: ${rem(6)};
`

const Hint = styled.p`
  flex: 1 1 ${rem(240)};
  max-width: 44em;
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(22)};
`

const Foot = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  column-gap: ${theme.court.foot};
  padding-top: ${rem(44)};
  border-top: ${theme.stroke.ui} solid ${tone.text};

  &::before {
    content: '';
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Stand = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(20)};
`
