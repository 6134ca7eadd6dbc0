/** The address that specs get for an imported picture or font. */
module.exports = '/assets/stub'
