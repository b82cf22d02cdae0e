import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { HotelPicture } from '../list/hotel-picture.tsx'
import { DrawnPicture } from './drawn-picture.tsx'
import type { HotelPage } from './hotel-page.ts'
import { pictureWords } from './stay-words.ts'

/** The house and its rooms in drawn pictures, each with the words of what it shows: a row that scrolls sideways. */
export function Gallery({ hotel }: { readonly hotel: HotelPage }) {
  const { t, i18n } = useLingui()
  const { locale } = useRouter().options.context
  return (
    // a row that scrolls is reached with the keyboard as well
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t`Pictures`} tabIndex={0} className="-mx-1 overflow-x-auto px-1 pb-2">
      <ul className="flex gap-2">
        {hotel.pictures.map((picture) => {
          const words = pictureWords(i18n, locale, picture)
          return (
            <li key={`${picture.subject} ${picture.seed}`} className="w-60 shrink-0 sm:w-72">
              <figure>
                <div className="h-36 overflow-hidden rounded-xl sm:h-44">
                  {picture.subject === 'facade' ? (
                    <HotelPicture hotel={{ ...hotel, seed: picture.seed }} className="size-full" />
                  ) : (
                    <DrawnPicture picture={picture} />
                  )}
                </div>
                <figcaption className="mt-1 text-xs leading-4 text-muted">{words}</figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
