import { Fragment } from 'react'

/** An address that, too long for its place, breaks before its @ and not just anywhere. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
