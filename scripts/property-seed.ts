import * as fc from 'fast-check'

/**
 * Properties are tried on the same inputs each time, so that a test that fails says something of the change before it. Whoever
 * looks for new counterexamples sets `PROPERTY_SEED` to another number; a failure prints the one it had.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261122) })
