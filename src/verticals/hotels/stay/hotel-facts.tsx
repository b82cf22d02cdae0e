import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { TitledCard } from '#/ui/titled-card.tsx'
import { Notice } from '#/ui/notice.tsx'
import { useStayWords } from '../booking/stay-words.ts'
import { amenityNames } from '../offer/hotel-words.ts'
import { type HotelPage, detailSections } from './hotel-page.ts'
import { sectionNames } from './stay-words.ts'

/** When guests come and go, and what the house has. */
export function HotelTimes({ hotel }: { readonly hotel: HotelPage }) {
  const { i18n } = useLingui()
  const { time, hour } = useStayWords()
  const { checkIn, checkOut } = hotel
  const until = checkIn.until && time(checkIn.until)
  const [from, out] = [until ? time(checkIn.from) : hour(checkIn.from), hour(checkOut)]
  return (
    <TitledCard title={<Trans>Good to know</Trans>}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">
          <Trans>Check-in</Trans>
        </dt>
        <dd>
          {until === undefined ? (
            <Trans>from {from}</Trans>
          ) : (
            <Trans>
              from {from} to {until}
            </Trans>
          )}
        </dd>
        <dt className="text-muted">
          <Trans>Check-out</Trans>
        </dt>
        <dd>
          <Trans>until {out}</Trans>
        </dd>
        {hotel.minimumStay > 1 && (
          <>
            <dt className="text-muted">
              <Trans>Shortest stay</Trans>
            </dt>
            <dd>
              <Plural value={hotel.minimumStay} one={'#\u00A0night'} other={'#\u00A0nights'} />
            </dd>
          </>
        )}
      </dl>
      {hotel.amenities.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm">
          {hotel.amenities.map((amenity) => (
            <li key={amenity} className="max-w-full rounded-full bg-sunken px-3 py-1">
              {i18n._(amenityNames[amenity])}
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}

/** What the hotel says of itself, in the order in which every hotel does. */
export function HotelSections({ hotel }: { readonly hotel: HotelPage }) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  const told = detailSections.flatMap((name) => hotel.sections.filter(({ section }) => section === name))
  return (
    <TitledCard title={<Trans>About the hotel</Trans>}>
      {hotel.isPartial && (
        <Notice tone="info" title={<Trans>Some details are missing</Trans>}>
          <Trans>The hotel did not send all of its description. Rooms and prices are complete.</Trans>
        </Notice>
      )}
      {told.map(({ section, paragraphs }) => (
        <section key={section}>
          <h3 className="text-base font-semibold">{i18n._(sectionNames[section])}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.en} className="mt-1 text-sm">
              {paragraph[locale]}
            </p>
          ))}
        </section>
      ))}
    </TitledCard>
  )
}
