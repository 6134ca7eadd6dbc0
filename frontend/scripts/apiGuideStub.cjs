/** What the guide's HTML is to a spec. */
module.exports = { html: '' }
