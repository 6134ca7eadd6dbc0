/* jsdom has <dialog> but not its modal methods; e2e tests the browser's behaviour. */
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
HTMLElement.prototype.scrollTo = () => {}

/** Makes this file a module. */
export {}
