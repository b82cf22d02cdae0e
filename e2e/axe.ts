import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from './test.ts'

/**
 * What axe finds wrong with a page, a line each. Only violations are worked out in full, and in the page itself: by default the
 * results of every element and rule are carried to a blank page that is opened for them, which takes four times as long.
 */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)
}
