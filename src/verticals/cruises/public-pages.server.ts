import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PictureWords } from '#/features/sharing/draw-picture.ts'
import { pictureOf } from '#/features/sharing/picture-words.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { PublicPages } from '../public-pages.ts'
import { sailingPaths } from './list/sailing-paths.server.ts'
import type { Sailing } from './sailing/sailing.ts'
import { sailingAt } from './wire/cruises.server.ts'

const listWords = (i18n: I18n): PictureWords => ({
  kicker: undefined,
  title: i18n._(msg`Cruises`),
  lines: [i18n._(msg`Sailings side by side, with their course on a map.`)],
  scene: { code: 'CRU', terrain: 'coast', hour: 'dusk' },
  plane: undefined,
})

const sailingWords = ({ title, vendor, departingPort, scene, sailDate }: Sailing, i18n: I18n): PictureWords => {
  const day = i18n.date(`${sailDate}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    kicker: i18n._(msg`Cruises`),
    title,
    lines: [`${vendor} · ${i18n._(msg`From ${departingPort}`)} · ${day}`, vendor],
    scene,
    plane: undefined,
  }
}

/** Every sailing that can still be joined, and the list of them. */
export const publicPages: PublicPages = {
  paths: sailingPaths,
  picture: ({ pathname, locale, i18n }) => {
    if (pathname === '/cruceros') return { ok: true, value: listWords(i18n) }
    const [, sailing] = /^\/cruceros\/([\w-]{1,120})$/.exec(pathname) ?? []
    if (sailing === undefined) return undefined
    return runServer(sailingAt(sailing, locale)).then((found) =>
      pictureOf(found, (read) => (read ? sailingWords(read, i18n) : undefined)),
    )
  },
}
