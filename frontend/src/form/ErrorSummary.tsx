import { useFormikContext } from 'formik'
import { memo, useId, useState, type MouseEvent } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../ui/theme'
import { tone } from '../ui/tones'
import { useFieldId } from './useFieldId'

interface ErrorSummaryProps {
  title: (count: number) => string
  /** The label of each field, in the order of the form. */
  labels: Readonly<Record<string, string>>
}

/**
 * Lists the errors of a failed submit at the top of a long form, each as a link to its field.
 * FormBody focuses it. An error disappears when its field is corrected.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { isSubmitting, submitCount, errors } = useFormikContext<Record<string, unknown>>()
  return isSubmitting || submitCount === 0 ? null : (
    <FieldErrors key={submitCount} errors={errors} {...props} />
  )
}

interface FieldErrorsProps extends ErrorSummaryProps {
  errors: Readonly<Record<string, unknown>>
}

/**
 * Holds the fields of one submit: a field that appears afterwards is listed only after the next
 * submit.
 */
const FieldErrors = memo(function FieldErrors({ title, labels, errors }: FieldErrorsProps) {
  const [failedFields] = useState(() => Object.keys(errors))
  const id = useId()
  const remaining = Object.entries(labels).flatMap(([field, label]) => {
    const message = failedFields.includes(field) && errors[field]
    return typeof message === 'string' ? [{ field, texts: `${label}: ${message}` }] : []
  })
  if (remaining.length === 0) return null
  return (
    <Frame role="group" aria-labelledby={id} tabIndex={-1} data-errors>
      <Title id={id}>{title(remaining.length)}</Title>
      <ul role="list">
        {remaining.map(({ field, texts }) => (
          <li key={field}>
            <FieldLink field={field} texts={texts} />
          </li>
        ))}
      </ul>
    </Frame>
  )
})

/** Fields have names, but no ids. */
function FieldLink({ field, texts }: { field: string; texts: string }) {
  const id = useFieldId(field)
  function focusField(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <ErrorLink href={`#${id}`} onClick={focusField}>
      {texts}
    </ErrorLink>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${rem(8)};
  padding: ${rem(20)} ${rem(24)};
  border: ${theme.stroke.ui} solid ${tone.error};
  border-left-width: ${theme.stroke.bar};
  background: ${tone.card};
`

const Title = styled.h2`
  font: 600 ${rem(22)} / ${rem(30)} ${theme.font.body};
  text-wrap: balance;
`

const ErrorLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.minTarget};
  color: ${tone.error};
  font-weight: 600;
  text-underline-offset: ${rem(4)};
`
