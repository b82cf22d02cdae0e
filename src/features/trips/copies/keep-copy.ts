/** Asks the worker to keep a copy of the page, as it is now, on this device. */
export const keepCopy = (): void => {
  const keep = { type: 'keep', url: window.location.href }
  void navigator.serviceWorker?.getRegistration().then((registration) => registration?.active?.postMessage(keep))
}
