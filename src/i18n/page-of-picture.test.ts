import { expect, it } from 'vitest'
import { locales } from './locale.ts'
import { pictureAddress } from './page-head.ts'
import { pageOfPicture } from './page-of-picture.ts'

it.each(['/', '/espana', '/articulos/a', '/articulos/a/b'])('the picture of %s leads back to it', (pathname) => {
  for (const locale of locales) expect(pageOfPicture(pictureAddress(pathname, locale))).toEqual({ locale, pathname })
})

it.each([
  '/og',
  '/og/',
  '/og/.png',
  '/og/espana.png',
  '/og/fr/espana.png',
  '/og/en/espana',
  '/og/en',
  '/en/espana.png',
])('%s is the picture of no page', (address) => expect(pageOfPicture(address)).toBeUndefined())
