/* jsdom has <dialog> but not its methods; e2e tests the browser's behaviour. */
function open(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.show = open
HTMLDialogElement.prototype.showModal = open
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
HTMLElement.prototype.scrollTo = () => {}

/** Makes this file a module. */
export {}
