/** The page's facts for search engines. Data, not a script: no browser runs it. */
export function StructuredData({ data }: { data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  )
}
