import type { I18n } from '@lingui/core'
import type { Result } from '#domain/problem.ts'
import type { PictureWords } from '#/features/sharing/draw-picture.ts'
import type { Locale } from '#/i18n/locale.ts'

export interface RequestedPicture {
  /** of a page, without a language */
  readonly pathname: string
  readonly locale: Locale
  readonly i18n: I18n
}

/** What is drawn for a link to a page; undefined where there is no such page. */
export type AnsweredPicture = Result<PictureWords | undefined>

/** What others find of a kind of travel: search engines its pages, and whoever is sent a link its picture. */
export interface PublicPages {
  /** its pages below the site's own, without a language; undefined where they cannot be had */
  readonly paths?: () => Promise<readonly string[] | undefined>
  /** undefined where the address is none of its pages */
  readonly picture: (asked: RequestedPicture) => AnsweredPicture | Promise<AnsweredPicture> | undefined
}
