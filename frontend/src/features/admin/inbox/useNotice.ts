import { useState } from 'react'

/** What has just come about, in words. They go with what they were said over: another view begins without. */
export function useNotice(over: string) {
  const [notice, setNotice] = useState({ over, words: '' })
  if (notice.over !== over) setNotice({ over, words: '' })
  const tell = (words: string) => setNotice({ over, words })
  return [notice.words, tell] as const
}
