import { type Page, expect, test } from '../test.ts'
import { dayPricesAddress } from '../../src/verticals/flights/prices/day-prices.ts'
import { overflowAt } from '../beyond-edge.ts'
import { languages, screens } from '../screens.ts'
import { settleAfter } from '../settled.ts'
import { openEarly } from './late-scripts.ts'

/** A phone of the kind that most travellers have computes a quarter as fast as this machine. */
const slowdown = 4

/** As much as nobody would see; browsers count what moved as a share of the screen. */
const mostMoved = 0.001

/** Widths at which nothing may stand beyond the edge; half of 1440 is what twice the size leaves of it. */
const widths = [320, 360, 390, 640, 720, 768, 1024, 1280, 1440, 1920] as const

/**
 * Prices move with the hour: suggested trips on a page that was kept from the hour before ask for those of now, which stand where the
 * old ones stood.
 */
const isSuggestedPrice = (line: string): boolean => /^USD [\d.,]+ in a suggestion · /.test(line)

/** What can be read on the screen, and where: each text and each value of a field, with its place. Maps are drawn by scripts. */
const readScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const lines: string[] = []
    const note = (text: string, element: Element, box: DOMRect): void => {
      const { x, y, width, height } = box
      const isOnScreen = width > 1 && height > 1 && y + height > 0 && y < innerHeight
      if (!isOnScreen || element.closest('.map-sea')) return
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        lines.push(`${text} · ${[x, y, width, height].map(Math.round).join(' ')}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { parentElement: element, nodeValue } = texts.currentNode
      const text = nodeValue?.trim()
      if (!text || !element) continue
      range.selectNodeContents(texts.currentNode)
      const isSuggested = element.closest('a[href*="/results?"]') !== null
      note(isSuggested ? `${text} in a suggestion` : text, element, range.getBoundingClientRect())
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, select'))
      note(`[${field.value}]`, field, field.getBoundingClientRect())
    return lines
  })

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Node }[]
}

interface Moved {
  /** of the screen, as browsers count it */
  readonly share: number
  readonly what: readonly string[]
}

/** What has moved by itself since a moment of the page's own clock. */
const movedOn = (page: Page, since: number): Promise<Moved> =>
  page.evaluate(
    (from) =>
      new Promise<Moved>((resolve) => {
        const shifts: LayoutShift[] = []
        const observer = new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as LayoutShift[]).filter(({ startTime }) => startTime >= from))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // what is buffered is told of in a task of its own
        setTimeout(
          () =>
            resolve({
              share: shifts.reduce((sum, { value }) => sum + value, 0),
              what: shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '')),
            }),
          100,
        )
      }),
    since,
  )

for (const language of languages) {
  const visited = screens.filter((_screen, index) => index % languages.length === languages.indexOf(language))

  test(`what was sent stays as it is once the scripts come to a slow machine, in ${language} @phone`, async ({
    page,
    provoke,
  }) => {
    test.setTimeout(400_000)
    // some of the screens are not found, with the status that says so
    provoke(/status of 404/)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (const { name, path } of visited) {
      const release = await openEarly(page, `/${language}${path}`)
      await expect(page.locator('h1')).toBeVisible()
      // it would be pushed away by what is sent after it, on a page that is sent in pieces
      await expect.soft(page.getByRole('contentinfo'), `${name}: its end`).not.toBeInViewport()
      const sent = await readScreen(page)
      const since = await page.evaluate(() => performance.now())
      const asked = await settleAfter(page, release)
      const asksPrices = asked.some((address) => address.includes(dayPricesAddress))
      const shown = new Set(await readScreen(page))
      expect
        .soft(
          sent.filter((line) => !shown.has(line) && !(asksPrices && isSuggestedPrice(line))),
          `${name}: what flipped`,
        )
        .toEqual([])
      const moved = await movedOn(page, since)
      expect.soft(moved.share, `${name}: ${moved.what.join(' | ')}`).toBeLessThan(mostMoved)
      await page.unrouteAll()
    }
  })

  test(`nothing stands beyond the edge from 320 to 1920, in ${language}`, async ({ page, provoke }) => {
    test.setTimeout(400_000)
    provoke(/status of 404/)
    for (const { name, path } of visited) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/${language}${path}`)
      const faults: string[] = []
      for (const width of widths) faults.push(...(await overflowAt(page, width)))
      faults.push(...(await overflowAt(page, 390, 200)))
      expect.soft(faults, name).toEqual([])
    }
  })
}
