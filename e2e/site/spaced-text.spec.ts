import { expect, test } from '../test.ts'

/** What WCAG 1.4.12 has whoever reads set for themselves. */
const spacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

const pages = [
  '/en',
  '/es',
  '/es/explorar',
  '/es/espana',
  '/es/cruceros',
  '/en/vuelos/results?from=BOG&to=MAD&departure=2027-06-02&adults=1',
]

test('with letters and words set apart, 320 pixels are wide enough and no card cuts anything @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of pages) {
    await page.goto(address)
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, spacing)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    const cut = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('li a')]
        .filter((card) => card.checkVisibility() && getComputedStyle(card).overflowY === 'hidden')
        .filter((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
        .map((card) => card.textContent),
    )
    expect(cut, address).toEqual([])
  }
})
