interface Pair {
  readonly flightOfferId: string
  readonly activityOfferId: string
}

/** One name for a flight and an activity as they are sold together. */
export const pairId = ({ flightOfferId, activityOfferId }: Pair): string => `${flightOfferId} ${activityOfferId}`

export const readPairId = (id: string): Pair => {
  const [flightOfferId = '', activityOfferId = ''] = id.split(' ')
  return { flightOfferId, activityOfferId }
}
