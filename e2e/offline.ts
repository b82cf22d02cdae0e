import type { Page } from '@playwright/test'

/** Until the service worker answers for this page, so that going offline finds it at work. */
export const workerInCharge = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

/** The addresses of the trips that are kept on the device. */
export const keptTrips = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await (await caches.open('itineraries')).keys()).map(({ url }) => new URL(url).pathname))
