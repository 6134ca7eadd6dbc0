/**
 * Wraps each text of the document in <font>, as a browser that translates does, and goes on with
 * texts that appear later. Returns a function that stops.
 */
export function translateTexts(): () => void {
  translate()
  const observer = new MutationObserver(translate)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
  }
}

function translate(): void {
  // TypeScript knows the element as a deprecated one.
  const tag: string = 'font'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, [translate="no"]')) continue
    const font = document.createElement(tag)
    font.append(text.data)
    text.replaceWith(font)
  }
}
