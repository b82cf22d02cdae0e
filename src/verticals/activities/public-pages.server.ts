import { pictureOf, promise } from '#/features/sharing/picture-words.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { PublicPages } from '../public-pages.ts'
import { activityPicture } from './detail/activity-picture-words.ts'
import { readActivity } from './detail/load-activity.server.ts'
import { activityPaths } from './offer/activity-paths.server.ts'

/** Every activity that anybody may do. */
export const publicPages: PublicPages = {
  paths: activityPaths,
  picture: ({ pathname, locale, i18n }) => {
    const [, code] = /^\/activities\/([\w-]{1,60})$/.exec(pathname) ?? []
    if (code === undefined) return undefined
    return runServer(readActivity(code)).then((found) =>
      pictureOf(found, (read) => activityPicture(read, locale, i18n._(promise))),
    )
  },
}
