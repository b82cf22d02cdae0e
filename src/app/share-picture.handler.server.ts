import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { contentPageAt } from '#/features/content/wire/content.server.ts'
import type { ContentPage } from '#/features/content/content-page.ts'
import { parentOf } from '#/features/content/found/parent-pages.ts'
import { mayBeContent } from '#/features/content/found/reserved-paths.ts'
import type { PictureWords } from '#/features/sharing/draw-picture.ts'
import { firstSentence } from '#/features/sharing/first-sentence.ts'
import { noPicture, pictureOf, promise } from '#/features/sharing/picture-words.ts'
import { handlePicture } from '#/features/sharing/picture.handler.server.ts'
import { createTranslator } from '#/i18n/catalogue.ts'
import type { Locale } from '#/i18n/locale.ts'
import { pageOfPicture } from '#/i18n/page-of-picture.ts'
import { runServer } from '#/server/runtime.server.ts'
import { colours } from '#/styles/tokens.ts'
import { liveryOf } from '#/ui/airline-livery.ts'
import { pictureOfTravel } from '#/verticals/public-pages.server.ts'

const brandScene = { code: 'TRY', terrain: 'mountains', hour: 'dawn' } as const

/** Of the site itself, for its own pages. */
const brandWords = (i18n: I18n): PictureWords => ({
  kicker: undefined,
  title: i18n._(promise),
  lines: [i18n._(msg`Flights in one search, with taxes and fees in every price.`)],
  scene: brandScene,
  plane: colours.primary[0],
})

const pageWords = (page: ContentPage, i18n: I18n): PictureWords => {
  const parent = parentOf(page)
  return {
    kicker: parent && i18n._(parent.name),
    title: page.title,
    lines: [firstSentence(page.description), firstSentence(page.lead), i18n._(promise)],
    scene: page.scene,
    plane: page.airline && liveryOf(page.airline.iataCode).fin,
  }
}

/** undefined where there is no such page; a failure of whoever keeps the pages as a problem. */
const wordsOf = async (pathname: string, locale: Locale) => {
  const { i18n } = await createTranslator({ locale, country: undefined }, undefined)
  if (pathname === '/') return { ok: true, value: brandWords(i18n) } as const
  const ofTravel = pictureOfTravel({ pathname, locale, i18n })
  if (ofTravel) return ofTravel
  if (!mayBeContent(pathname)) return noPicture
  return pictureOf(await runServer(contentPageAt(pathname, locale)), (page) =>
    page ? pageWords(page, i18n) : undefined,
  )
}

const withoutPicture = (status: 404 | 503): Response =>
  new Response('There is no picture here.\n', {
    status,
    headers: {
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '300' } : {}),
    },
  })

/** The picture of a page, at `/og/en/espana.png`. Only of pages that there are: nobody can have words of their own drawn. */
export const handleSharePicture = async (request: Request): Promise<Response> => {
  const page = pageOfPicture(new URL(request.url).pathname)
  if (!page) return withoutPicture(404)
  const words = await wordsOf(page.pathname, page.locale)
  if (!words.ok) return withoutPicture(503)
  return words.value ? handlePicture(request, words.value) : withoutPicture(404)
}
