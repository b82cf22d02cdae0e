import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from './test.ts'

/** The rules whose outcome a theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with a page, a line each; by all its rules unless some are named. Only violations are worked out in full,
 * and in the page itself: by default the results of every element and rule are carried to a blank page that is opened for them,
 * which takes four times as long.
 */
export const violationsOf = async (page: Page, rules?: string[]): Promise<readonly string[]> => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)
}

/** Ids that more than one element of a page has, which axe no longer looks for: a picture's colours, a label, a fault are found by them. */
export const repeatedIds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  })

/**
 * Colours fade from one theme to the other, in a moment that axe would otherwise measure in the middle. On a busy machine the page hears
 * of its theme late.
 */
const settleColours = (page: Page, colorScheme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (scheme) => {
    const theme = matchMedia(`(prefers-color-scheme: ${scheme})`)
    if (!theme.matches) await new Promise((resolve) => theme.addEventListener('change', resolve, { once: true }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  }, colorScheme)

const violationsIn = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  rules?: string[],
): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await settleColours(page, colorScheme)
  return (await violationsOf(page, rules)).map((violation) => `${colorScheme}: ${violation}`)
}

/** The same in both themes. They follow the media query alone, so the page that is there is looked at twice. */
export const violationsInThemes = async (page: Page): Promise<readonly string[]> => [
  ...(await violationsIn(page, 'light')),
  ...(await violationsIn(page, 'dark', colourRules)),
]
