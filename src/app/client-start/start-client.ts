import { landingOfPage, saysWhereFromAtOnce } from '#/features/attribution/landing.ts'
import { isTyped } from '#/ui/fields/typed-field.ts'
import { nearby, onSign, wakesNearby } from '#/ui/hydration/waking.ts'
import type { ClientFiles } from './client-files.ts'

/*
 * Part of every page, before all else: starts the client once the page has been painted, or once it is touched where it is read,
 * and at once with the first sign of a visitor who does more than look. What is pressed before it has come is kept by the page
 * (`EarlyPresses`); what submits, leads on or unfolds works without it.
 */

/** How long after a client that could not be had the next sign is heard. */
const againAfterMs = 10_000

const here = document.currentScript as HTMLScriptElement
const { nonce } = here
const { entry, modules, startsOn }: ClientFiles = JSON.parse(here.dataset.files ?? '')
here.remove()

const preload = (href: string): void => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, nonce })
  document.head.appendChild(link)
}

/** A page that was left or is loaded anew is brought back to where it was, which is the client's work. */
const isComeBackTo = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

const isFilledIn = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(first, 0)
  }
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true
  return isTyped(field as HTMLInputElement | HTMLTextAreaElement)
}

/**
 * Chromium before 156 remembers of a page's modules that they could not be had, and gives no second one. The page is then loaded
 * anew, once, unless something was typed into it: where the script is still not to be had, it stays as it is.
 */
const loadAnew = (): void => {
  if (isComeBackTo() || [...document.querySelectorAll('input,textarea,select')].some(isFilledIn)) return
  fetch(entry.src ?? '').then(
    ({ ok }) => ok && location.reload(),
    () => 'the next sign asks again',
  )
}

let lost = 0

const run = (): void => {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries({ ...entry, async: '' })) script.setAttribute(name, value)
  script.nonce = nonce
  script.addEventListener('error', () => {
    script.remove()
    setTimeout(listen, againAfterMs)
    lost += 1
    if (lost > 1) loadAnew()
  })
  document.head.appendChild(script)
}

/** What the client begins with stands at the end of what is sent at once. */
const onceSent = (work: () => void): void => {
  if (window.$_TSR?.router) work()
  else setTimeout(() => onceSent(work), 10)
}

/** Waits for the first sign; gives what starts the client without one. */
function listen(): () => void {
  const stop = new AbortController()
  const start = (): void => {
    if (stop.signal.aborted) return
    stop.abort()
    // to ask for one takes a phone 8 ms, for all in one go a tenth of a second in which nothing else is done
    for (const href of modules) setTimeout(preload, 0, href)
    onceSent(run)
  }
  onSign(start, stop.signal)
  return start
}

/** What is woken where it comes near the screen needs nobody's touch. To be called once the page is parsed. */
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

/** How long after a page has come whole a browser that tells of no paint is waited for. */
const paintWithinMs = 1000

/** A page in a tab that nobody sees is not painted until somebody does. */
const oncePainted = (work: () => void): void => {
  if (document.visibilityState === 'hidden') return work()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) work()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(work, paintWithinMs), { once: true })
}

const onceTouched = (work: () => void): void => {
  document.addEventListener('DOMContentLoaded', () => startNear(work), { once: true })
  if (isComeBackTo() || saysWhereFromAtOnce(landingOfPage())) work()
}

const begin = { paint: oncePainted, touch: onceTouched }
begin[startsOn](listen())
