import { forgetCopies } from './device-copies.ts'

const stores: readonly (() => unknown)[] = [
  forgetCopies,
  () => window.localStorage?.clear(),
  () => window.sessionStorage?.clear(),
]

/** Deletes all that this site keeps on the device, each by itself: of what a browser forbids it holds nothing to delete. */
export const forgetStored = async (): Promise<void> => {
  await Promise.allSettled(stores.map(async (clear) => clear()))
}
