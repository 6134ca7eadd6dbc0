import { useCardAction } from '../../api/useCardAction'
import { placesMail as texts } from '../../content/placesMail'
import { problems } from '../../content/problems'
import { Button } from '../../ui/Button'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { usePlacesMailQuery, useSetPlacesMailMutation } from './waitlist.generated'

/** Lets a person without a place ask for one mail when there are places again (MAIL-33). */
export function PlacesMail() {
  const { data } = usePlacesMailQuery()
  const [setPlacesMail] = useSetPlacesMailMutation()
  const { pending, problem, run } = useCardAction(problems)
  const isAsked = data?.mailPreferences?.places
  if (isAsked === undefined) return null
  return (
    <Stack gap="s2">
      <div role="status">{isAsked && <Text tone="muted">{texts.asked}</Text>}</div>
      <div>
        <Button
          tone="secondary"
          pending={pending && texts.pending}
          onClick={() =>
            void run(() => setPlacesMail({ variables: { input: { wanted: !isAsked } } }))
          }
        >
          {isAsked ? texts.withdraw : texts.ask}
        </Button>
        <Problem>{problem}</Problem>
      </div>
    </Stack>
  )
}
