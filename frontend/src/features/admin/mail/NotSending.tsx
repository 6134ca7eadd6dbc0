import { useMailQueueQuery } from './mail.generated'
import { mailTexts } from '../../../content/admin/mail'
import { Notice } from '../../../ui/Notice'
import { Text } from '../../../ui/Text'

const texts = mailTexts.queue

/** Says why no mail is sent, if that is so. Only the team may mount it. */
export function NotSending() {
  const { data } = useMailQueueQuery({ fetchPolicy: 'cache-first' })
  const refusal = data?.mailQueue?.refusal
  return (
    <>
      {refusal && <Notice>{texts.refused(refusal)}</Notice>}
      {data?.sendsMail === false && (
        <Text tone="muted" size="small">
          {texts.onlyKept}
        </Text>
      )}
    </>
  )
}
