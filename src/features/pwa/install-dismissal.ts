import { readStored, writeStored } from '#/ui/browser-storage.ts'

const storageKey = 'install-dismissed'

const isDismissal = (stored: unknown): stored is 1 => stored === 1

/** Whether the offer to install was turned down on this device, which is remembered for good (rule site-7). */
export const installDismissal = (storage: Pick<Storage, 'getItem' | 'setItem'>) => ({
  isDismissed: (): boolean => readStored(storage, storageKey, isDismissal) !== undefined,
  dismiss: (): void => writeStored(storage, storageKey, 1),
})
