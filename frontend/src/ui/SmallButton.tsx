import type { ComponentProps } from 'react'
import { Button } from './Button'

type SmallButtonProps = Omit<ComponentProps<typeof Button>, 'tone' | 'size'>

/** A quiet button beside the content that it changes, for example in a row of a table. */
export function SmallButton(props: SmallButtonProps) {
  return <Button {...props} tone="secondary" size="small" />
}
