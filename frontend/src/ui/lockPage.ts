/** Keeps the page from scrolling behind a modal dialog. Returns the function that ends it. */
export function lockPage(): () => void {
  const { dataset } = document.documentElement
  dataset.locked = ''
  return () => {
    delete dataset.locked
  }
}
