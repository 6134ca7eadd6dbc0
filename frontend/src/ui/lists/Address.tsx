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

/** An email address that may break before its @. */
export function Address({ of }: { of: string }) {
  return (
    <span translate="no">
      <TextWithAddress>{of}</TextWithAddress>
    </span>
  )
}
