import { landingOfPage, saysWhereFromAtOnce } from '#/features/attribution/landing.ts'
import { nearby, signs, wakesNearby } from '#/ui/hydration/waking.ts'
import type { ClientFiles } from './client-files.ts'

/*
 * Part of a page that is read, before all else: starts the client with the first sign of a visitor who does more than look.
 * What is pressed before it has come is kept by the page (`EarlyPresses`); what submits, leads on or unfolds works without it.
 */

/** How long after a client that could not be had the next sign is heard. */
const againAfterMs = 10_000

const here = document.currentScript as HTMLScriptElement
const { nonce } = here
const { entry, modules }: ClientFiles = JSON.parse(here.dataset.files ?? '')
here.remove()

const preload = (href: string): void => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, nonce })
  document.head.appendChild(link)
}

const run = (): void => {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries({ ...entry, async: '' })) script.setAttribute(name, value)
  script.nonce = nonce
  script.addEventListener('error', () => {
    script.remove()
    setTimeout(listen, againAfterMs)
  })
  document.head.appendChild(script)
}

/** The client reads the whole page, so it runs once that has come. */
const onceParsed = (work: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true })
  else work()
}

/** Waits for the first sign; gives what starts the client without one. */
function listen(): () => void {
  const stop = new AbortController()
  const start = (): void => {
    if (stop.signal.aborted) return
    stop.abort()
    modules.forEach(preload)
    onceParsed(run)
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true, signal: stop.signal })
  onceParsed(() => startNear(start))
  return start
}

/** What is woken where it comes near the screen needs nobody's touch. */
const startNear = (start: () => void): void => {
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watching.disconnect()
      start()
    },
    { rootMargin: nearby },
  )
  for (const part of document.querySelectorAll(`[${wakesNearby}]`)) watching.observe(part)
}

/** A page that was left or is loaded anew is brought back to where it was, which is the client's work. */
const isComeBackTo = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

const start = listen()
if (isComeBackTo() || saysWhereFromAtOnce(landingOfPage())) start()
