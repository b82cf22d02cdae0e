const storageKey = 'install-dismissed'

/** Whether the offer to install was turned down on this device, which is remembered for good (rule site-7). */
export const installDismissal = (storage: Pick<Storage, 'getItem' | 'setItem'>) => ({
  isDismissed: (): boolean => storage.getItem(storageKey) !== null,
  dismiss: (): void => storage.setItem(storageKey, '1'),
})
