import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentPage, ContentType } from '../content-page.ts'

export interface ParentPage {
  readonly path: string
  readonly name: MessageDescriptor
}

const parents: Readonly<Record<Exclude<ContentType, 'page'>, ParentPage>> = {
  airline: { path: '/aerolineas', name: msg`Airlines` },
  country: { path: '/vuelos', name: msg`Flights by country` },
  article: { path: '/articulos', name: msg`Articles` },
  news: { path: '/noticias', name: msg`News` },
  inspiration: { path: '/inspiracion', name: msg`Inspiration` },
}

/** The page that lists pages such as this one. */
export const parentOf = ({ type }: Pick<ContentPage, 'type'>): ParentPage | undefined =>
  type === 'page' ? undefined : parents[type]
