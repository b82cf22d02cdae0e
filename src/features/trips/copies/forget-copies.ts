/** How long the worker may take to answer before we believe that an older one, which does not know the question, is at work. */
const workerTimeoutMs = 2000

const toldWorker = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  const worker = registration?.active
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve())
    port1.start()
    setTimeout(resolve, workerTimeoutMs)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage({ type: 'forget', url: window.location.href }, [port2])
  await answered
}

/** Deletes the copies of trips on this device, those too that the service worker is just writing. */
export const forgetCopies = async (): Promise<void> => {
  await toldWorker()
  await window.caches?.delete('itineraries')
}
