import { type BrowserContext, test as base } from '@playwright/test'
import { arriveStarted } from './arrive.ts'

export { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test'

interface Allowances {
  /** what all journeys of a project provoke, as those over a backend that they bend */
  readonly provoked: RegExp | undefined
  /** what this journey may provoke */
  readonly allowed: RegExp[]
  /** says that the journey itself provokes such complaints from here on */
  readonly provoke: (complaint: RegExp) => void
}

/** What a browser itself rejects, as a script that cannot be had, has an empty stack: its name and message say what it is. */
const told = ({ name, message, stack }: Error): string => stack || `${name}: ${message}`

const complaintsOf = (context: BrowserContext): string[] => {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(`uncaught: ${told(error.error())}`))
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${url})`)
  })
  return complaints
}

/** What a file that cannot be had, or a page answered with an error's status, makes a browser say. */
export const failedLoad = /Failed to load resource/

/**
 * Every journey's test: whatever the console or a page complains about fails it, unless the journey provokes it. One that only
 * sends requests is given no browser's context, which would take longer than most of them.
 */
export const test = base.extend<Allowances>({
  provoked: [undefined, { option: true }],
  allowed: ({ provoked }, use) => use(provoked ? [provoked] : []),
  provoke: ({ allowed }, use) => use((complaint) => void allowed.push(complaint)),
  context: async ({ context, allowed, javaScriptEnabled }, use) => {
    const complaints = complaintsOf(context)
    if (javaScriptEnabled) context.on('page', arriveStarted)
    await use(context)
    base.expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([])
  },
})
