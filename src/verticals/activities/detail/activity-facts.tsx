import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type { Names } from '#domain/names.ts'
import { PlaceMap } from '#/features/map/place-map.tsx'
import { Icon } from '#/ui/icon.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { guideWords } from '../offer/activity-words.ts'
import { useActivityWords } from './use-activity-words.ts'

interface ActivityProps {
  readonly activity: Pick<ActivityDetail, Exclude<keyof ActivityDetail, 'options' | 'description' | 'holds'>>
}

function Marked({ items, isIn }: { readonly items: readonly Names[]; readonly isIn: boolean }) {
  const words = useActivityWords()
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {items.map((item) => (
        <li key={item.en} className="flex items-start gap-2">
          <Icon
            name={isIn ? 'i-lucide-check' : 'i-lucide-x'}
            className={`mt-0.5 size-4 ${isIn ? 'text-good' : 'text-muted'}`}
          />
          {words.name(item)}
        </li>
      ))}
    </ul>
  )
}

/** What the price holds, and what it does not. */
export function Included({ activity }: ActivityProps) {
  return (
    <TitledCard title={<Trans>What is included</Trans>}>
      <Marked items={activity.included} isIn />
      {activity.notIncluded.length > 0 && (
        <section>
          <h3 className="mb-1 text-base font-semibold">
            <Trans>Not included</Trans>
          </h3>
          <Marked items={activity.notIncluded} isIn={false} />
        </section>
      )}
    </TitledCard>
  )
}

/** Where it begins, on a map with the places where people are picked up. */
export function Meeting({ activity }: ActivityProps) {
  const { t } = useLingui()
  const words = useActivityWords()
  const { meetingPoint, pickup } = activity
  const name = words.name(meetingPoint.name)
  const isMet = pickup.type !== 'PICKUP_EVERYONE'
  const nameOf = words.name
  const places = useMemo(
    () => [
      ...(isMet ? [{ id: 'meeting', name, ...meetingPoint.location }] : []),
      ...pickup.places.map((place) => ({ id: place.code, name: nameOf(place.name), ...place.location })),
    ],
    // words follow from the language, which names hold as well
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isMet, name, meetingPoint, pickup],
  )
  return (
    <TitledCard title={<Trans>Meeting point</Trans>}>
      {isMet && (
        <p>
          <strong className="block font-semibold">{name}</strong>
          <span className="text-sm">{words.name(meetingPoint.instructions)}</span>
        </p>
      )}
      <PickupWords activity={activity} />
      <PlaceMap places={places} name={t`Map of ${name}`} />
    </TitledCard>
  )
}

function PickupWords({ activity: { pickup } }: ActivityProps) {
  const words = useActivityWords()
  if (pickup.type === 'MEET_EVERYONE_AT_START_POINT') return null
  const places = words.list(pickup.places.map(({ name }) => words.name(name)))
  return (
    <p className="text-sm">
      {pickup.type === 'PICKUP_EVERYONE' ? (
        <Trans>Everybody is picked up: you say where when you book.</Trans>
      ) : (
        <Trans>You can be picked up, if you like: you say so when you book.</Trans>
      )}{' '}
      {pickup.freeText ? (
        <Trans>At your hotel or any address in the city.</Trans>
      ) : (
        <Trans>At one of these places: {places}.</Trans>
      )}
    </p>
  )
}

/** How the guide is heard, how it is confirmed and who may come along. */
export function GoodToKnow({ activity }: ActivityProps) {
  const { i18n } = useLingui()
  const { guideLanguages, confirmation, redemptionMethod } = activity
  return (
    <TitledCard title={<Trans>Good to know</Trans>}>
      <ul className="flex flex-col gap-2 text-sm">
        {guideLanguages.map(({ kind, language }) => (
          <li key={`${kind} ${language}`}>{guideWords(i18n, `${kind} ${language}`)}</li>
        ))}
        <li>
          {confirmation === 'INSTANT' ? (
            <Trans>Confirmed at once.</Trans>
          ) : (
            <Trans>The organizer confirms it after you book. Nothing is charged until it says yes.</Trans>
          )}
        </li>
        <li>
          {redemptionMethod === 'DIGITAL' ? (
            <Trans>Show the ticket on your phone, also without a network.</Trans>
          ) : (
            <Trans>Your name is on the organizer’s list.</Trans>
          )}
        </li>
      </ul>
    </TitledCard>
  )
}

/** What comes back to whoever cancels, and when the organiser may. */
export function CancellingTerms({ activity }: ActivityProps) {
  const { refunds } = activity.cancelling
  return (
    <TitledCard title={<Trans>If you cancel</Trans>}>
      <ul className="flex flex-col gap-2 text-sm">
        {refunds.map(({ hoursBefore, percentage }) => (
          <li key={hoursBefore}>
            {percentage === 100 ? (
              <Plural
                value={hoursBefore}
                one="Until # hour before the start: all of it comes back."
                other="Until # hours before the start: all of it comes back."
              />
            ) : (
              <Trans>
                Until <Plural value={hoursBefore} one="# hour" other="# hours" /> before the start: {percentage} % of it
                comes back.
              </Trans>
            )}
          </li>
        ))}
        <li>
          {refunds.length === 0 ? (
            <Trans>Nothing is given back once it is booked.</Trans>
          ) : (
            <Trans>Later than that: nothing comes back.</Trans>
          )}
        </li>
        <CallOffTerms activity={activity} />
      </ul>
    </TitledCard>
  )
}

/** When the organiser may call it off, as lines of a list: then nothing is kept. */
export function CallOffTerms({ activity: { cancelling } }: ActivityProps) {
  const { cancelIfBadWeather, cancelIfFewerThan } = cancelling
  return (
    <>
      {cancelIfBadWeather && (
        <li>
          <Trans>If the weather does not allow it, all of it comes back.</Trans>
        </li>
      )}
      {cancelIfFewerThan !== null && (
        <li>
          <Trans>
            With fewer than {cancelIfFewerThan} people the organizer may call it off. Then all of it comes back.
          </Trans>
        </li>
      )}
    </>
  )
}
