import { apolloChunk } from '../../api/apolloChunk'
import { useCardAction } from '../../api/useCardAction'
import { problems } from '../../content/problems'
import { yourData } from '../../content/yourData'
import { clubDateOf } from '../../format/courtDays'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { saveFile } from './saveFile'
import { MyDataDocument } from './yourData.generated'

const texts = yourData.copy

/** Saves a copy of the person's data as a file. */
export function CopyOfData() {
  const { pending, problem, run } = useCardAction(problems)

  async function save() {
    const { client } = await apolloChunk.load()
    // Not cached: nothing of the copy may stay in the page.
    const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' })
    const today = clubDateOf(new Date())
    const parts = data?.myData?.map(({ name, about, rows }) => ({ name, about, rows }))
    saveFile(texts.fileName(today), JSON.stringify(parts, undefined, 2))
    toast(texts.done)
  }

  return (
    <Stack gap="s4">
      <Heading level={3} size="d4">
        {texts.title}
      </Heading>
      <Text>{texts.text}</Text>
      <div>
        <ButtonRow>
          <Button
            tone="secondary"
            size="small"
            pending={pending && texts.pending}
            onClick={() => void run(save)}
          >
            {texts.action}
          </Button>
        </ButtonRow>
        <Problem>{problem}</Problem>
      </div>
    </Stack>
  )
}
