const { bundlePackages } = require('./bundledPackages.cjs')

/** Runs before the specs. */
module.exports = bundlePackages
