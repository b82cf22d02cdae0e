/** How long the worker may take to answer before we believe that an older one, which does not know the question, is at work. */
const workerTimeoutMs = 2000

/** Tells the worker what to do with the copy of this page; whether there is one to be told. */
const tellWorker = async (type: 'keep' | 'forget', ports: Transferable[] = []): Promise<boolean> => {
  const message = { type, url: window.location.href }
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker?.postMessage(message, ports)
  return Boolean(worker)
}

/** Asks the worker to keep a copy of the page, as it is now, on this device. */
export const keepCopy = (): void => void tellWorker('keep')

const toldToForget = async (): Promise<void> => {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<void>((resolve) => port1.addEventListener('message', () => resolve()))
  port1.start()
  if (!(await tellWorker('forget', [port2]))) return
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, workerTimeoutMs))])
}

/** Deletes the copies of trips on this device, those too that the service worker is just writing. */
export const forgetCopies = async (): Promise<void> => {
  await toldToForget()
  await window.caches?.delete('itineraries')
}
