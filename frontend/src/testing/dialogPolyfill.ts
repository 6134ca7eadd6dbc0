/* jsdom knows <dialog> but not how to make it modal; the browser's own part is e2e's to prove. */
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
HTMLElement.prototype.scrollTo = () => {}

/** So that it is a module. */
export {}
