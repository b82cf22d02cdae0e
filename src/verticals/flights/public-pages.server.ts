import { msg } from '@lingui/core/macro'
import { promise } from '#/features/sharing/picture-words.ts'
import { colours } from '#/styles/tokens.ts'
import type { PublicPages } from '../public-pages.ts'

/** What can be explored is among the site's own pages; results of a search are nobody's to find. */
export const publicPages: PublicPages = {
  picture: ({ pathname, i18n }) =>
    pathname === '/explorar'
      ? {
          ok: true,
          value: {
            kicker: i18n._(msg`Explore`),
            title: i18n._(msg`Explore: the cheapest flights of a month, on a map`),
            lines: [i18n._(promise)],
            scene: { code: 'EXP', terrain: 'coast', hour: 'dawn', landmark: 'palms' },
            plane: colours.primary[0],
          },
        }
      : undefined,
}
