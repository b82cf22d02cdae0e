/** Milliseconds between two looks for a newer worker (rule site-5). */
const updateInterval = 3_600_000

/** The part of the browser's worker container that is listened to. */
export type WorkerContainer = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>

interface Following {
  readonly isInUse: () => boolean
  readonly reload: () => void
  /** another tab has taken the newer build, and this one holds words that a reload would lose */
  readonly onRefused: () => void
}

/** Goes along where another tab has let a newer worker take over. The first worker that a page gets is no newer one. */
export const followWorker = (workers: WorkerContainer, { isInUse, reload, onRefused }: Following): void => {
  let before = workers.controller
  workers.addEventListener('controllerchange', () => {
    const isFirst = before === null
    before = workers.controller
    if (isFirst) return
    if (isInUse()) onRefused()
    else reload()
  })
}

interface Listener {
  /** a newer worker waits until somebody lets it take over */
  readonly onWaiting: () => void
  /** this browser keeps nothing for later: the page works, but not without a network */
  readonly onFailed: () => void
}

/** The first worker is no newer one, and Safari may let it control the page before it says that it is installed. */
const tellOnceInstalled = ({ active, installing }: ServiceWorkerRegistration, onWaiting: () => void): void => {
  if (active)
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') onWaiting()
    })
}

/** Registers `/sw.js`, which a build brings along, and looks for a newer one every hour. Answers how to stop looking. */
export const registerWorker = async ({ onWaiting, onFailed }: Listener): Promise<() => void> => {
  if (import.meta.env.MODE === 'development') return () => undefined
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    if (registration.waiting && registration.active) onWaiting()
    registration.addEventListener('updatefound', () => tellOnceInstalled(registration, onWaiting))
    const timer = setInterval(() => void registration.update().catch(onFailed), updateInterval)
    return () => clearInterval(timer)
  } catch {
    onFailed()
    return () => undefined
  }
}

/** Lets a waiting worker take over and loads the page anew: only when somebody asked for it. */
export const takeNewBuild = async (page: Window): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.waiting) return page.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => page.location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  registration.waiting.postMessage({ type: 'take-over' })
}
