import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { SurveyTexts } from '../../content/surveys/definition'
import { Container } from '../../ui/Container'
import { PageHead } from '../../ui/PageHead'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

interface SurveyFrameProps {
  texts: Pick<SurveyTexts, 'title' | 'lead'>
  back?: { to: string; label: string }
  children: ReactNode
}

/** The page of a survey, around its questions. */
export function SurveyFrame({ texts, back, children }: SurveyFrameProps) {
  return (
    <Wrapper>
      <Container>
        {back && (
          <Back>
            <TextLink to={back.to} icon={ArrowLeft}>
              {back.label}
            </TextLink>
          </Back>
        )}
        <PageHead title={texts.title} size="d1Survey" lead={texts.lead} />
        {children}
      </Container>
    </Wrapper>
  )
}

const Wrapper = styled.div`
  padding-bottom: ${theme.space.s10};
`

const Back = styled.div`
  margin-bottom: ${rem(-32)};
  padding-top: ${rem(24)};

  ${theme.media.phone} {
    margin-bottom: ${rem(-16)};
    padding-top: ${rem(16)};
  }
`
