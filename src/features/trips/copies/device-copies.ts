/** How long the worker may take to answer before we believe that an older one, which does not know the question, is at work. */
const workerTimeoutMs = 2000

/** How often this page had the copies deleted: what was to be kept before is not kept after. */
let forgotten = 0

interface Told {
  readonly type: 'keep' | 'forget'
  /** of the copy */
  readonly url?: string
  readonly ports?: Transferable[]
}

/** Tells the worker what to do with a copy of this page or another; whether there is one to be told. */
const tellWorker = (
  worker: ServiceWorker | null | undefined,
  { type, url = window.location.href, ports = [] }: Told,
): boolean => {
  const message = { type, url }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker?.postMessage(message, ports)
  return Boolean(worker)
}

/**
 * Asks the worker to keep a copy of this page, or of another by its path, as it is now, on this device: as soon as there is a worker,
 * whose first installation may outlast the page.
 */
export const keepCopy = (path = ''): void => {
  const { href: url } = new URL(path, window.location.href)
  const before = forgotten
  void navigator.serviceWorker?.ready.then(
    ({ active }) => before === forgotten && tellWorker(active, { type: 'keep', url }),
  )
}

const toldToForget = async (): Promise<void> => {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<void>((resolve) => port1.addEventListener('message', () => resolve()))
  port1.start()
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!tellWorker(registration?.active, { type: 'forget', ports: [port2] })) return
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, workerTimeoutMs))])
}

/** Deletes the copies of trips on this device, those too that the service worker is just writing. */
export const forgetCopies = async (): Promise<void> => {
  forgotten += 1
  await toldToForget()
  await window.caches?.delete('itineraries')
}
