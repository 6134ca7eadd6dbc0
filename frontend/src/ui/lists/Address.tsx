/** An e-mail address that, where it must, goes on in the next line from its @. */
export function Address({ of }: { of: string }) {
  const at = Math.max(0, of.lastIndexOf('@'))
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}
