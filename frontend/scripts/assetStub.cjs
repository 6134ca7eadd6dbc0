/** What an imported picture or font is to a spec: some address. */
module.exports = '/assets/stub'
