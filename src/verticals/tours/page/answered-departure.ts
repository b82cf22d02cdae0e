import type { Departures } from '../offer/tour.ts'
import type { CheckedDeparture } from './loaded-tour.ts'
import { type ChosenDeparture, sharingText } from './tour-parameters.ts'

/** The same departures, the chosen one at the price that was answered of it since: whoever chooses it again agrees to that. */
export const withAnswered = (
  { departures, ...others }: Departures,
  { departureId, rooms }: Pick<ChosenDeparture, 'departureId' | 'rooms'>,
  checked: CheckedDeparture | undefined,
): Departures => {
  if (checked?.outcome !== 'price_changed') return { ...others, departures }
  const { price } = checked
  const shared = sharingText(rooms)
  return {
    ...others,
    departures: departures.map((departure) =>
      departure.id === departureId
        ? {
            ...departure,
            sharings: departure.sharings.map((own) =>
              sharingText(own.rooms) === shared ? { ...price, rooms: own.rooms } : own,
            ),
          }
        : departure,
    ),
  }
}
