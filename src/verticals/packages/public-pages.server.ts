import { msg } from '@lingui/core/macro'
import { promise, noPicture } from '#/features/sharing/picture-words.ts'
import { sellsPackages } from '#/server/visitor/site-settings.server.ts'
import { colours } from '#/styles/tokens.ts'
import type { PublicPages } from '../public-pages.ts'

/** Their one page is among the site's own. */
export const publicPages: PublicPages = {
  picture: ({ pathname, i18n }) => {
    if (pathname !== '/paquetes') return undefined
    if (!sellsPackages()) return noPicture
    return {
      ok: true,
      value: {
        kicker: i18n._(msg`Flight + hotel`),
        title: i18n._(msg`Flight and hotel packages`),
        lines: [i18n._(promise)],
        scene: { code: 'CTG', terrain: 'coast', hour: 'day' },
        plane: colours.primary[0],
      },
    }
  },
}
