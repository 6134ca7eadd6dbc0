/** A text that may break before the @ of its email address. */
export function TextWithAddress({ children }: { children: string }) {
  const at = Math.max(0, children.lastIndexOf('@'))
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}

/** An email address that breaks before its @ when it is too long for its space. */
export function MailAddress({ children }: { children: string }) {
  return (
    <span translate="no">
      <TextWithAddress>{children}</TextWithAddress>
    </span>
  )
}
