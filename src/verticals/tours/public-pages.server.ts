import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { tourCountryOf } from '#domain/tour-countries.ts'
import type { PictureWords } from '#/features/sharing/draw-picture.ts'
import { pictureOf } from '#/features/sharing/picture-words.ts'
import type { Locale } from '#/i18n/locale.ts'
import { runServer } from '#/server/runtime.server.ts'
import { colours } from '#/styles/tokens.ts'
import type { AnsweredPicture, PublicPages } from '../public-pages.ts'
import { sceneOfTour } from './list/tour-scene.ts'
import { tourPageFrom } from './offer/tour-mapper.server.ts'
import { tourDetail } from './offer/tours.server.ts'
import { toursTitle } from './results/tours-title.ts'
import { tourPaths } from './tour-paths.server.ts'

const plane = colours.primary[0]

const listWords = (title: string, country: string, i18n: I18n): PictureWords => ({
  kicker: i18n._(msg`Tours`),
  title,
  lines: [i18n._(msg`Every day, every price and every departure before you book.`)],
  scene: { code: `TUR ${country}`, terrain: 'mountains', hour: 'dawn' },
  plane,
})

const tourWords = async (slug: string, code: string, locale: Locale): Promise<AnsweredPicture> =>
  pictureOf(await runServer(tourDetail(code)), (found) => {
    const tour = tourPageFrom(found, locale)
    if (tour.country.slug !== slug) return undefined
    return { kicker: tour.country.name, title: tour.name, lines: [tour.summary], scene: sceneOfTour(tour), plane }
  })

/** The page of all tours is among the site's own; below it are those of a country and each. */
export const publicPages: PublicPages = {
  paths: tourPaths,
  picture: ({ pathname, locale, i18n }) => {
    const [, slug, code, ...rest] = pathname.split('/').slice(1)
    if (!/^\/turs(\/|$)/.test(pathname) || rest.length > 0) return undefined
    if (slug === undefined) return { ok: true, value: listWords(i18n._(msg`Tours, day by day`), '', i18n) }
    const country = tourCountryOf(slug)
    if (country === undefined) return undefined
    if (code !== undefined) return tourWords(slug, code, locale)
    return { ok: true, value: listWords(toursTitle(i18n, { country, month: undefined }), country, i18n) }
  },
}
