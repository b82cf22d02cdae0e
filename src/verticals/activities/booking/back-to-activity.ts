const ofBooking: ReadonlySet<string> = new Set(['offer', 'shown', 'activity', 'choice', 'guide', 'key', 'instead'])

type Url = Readonly<Record<string, string>>

/** The activity's page on the same days for the same people, where another time is chosen: what was reserved is given back for it. */
export const backToActivity = (url: Url) => ({
  to: '/activities/$activity' as const,
  params: { activity: url.activity ?? '' },
  search: {
    ...Object.fromEntries(Object.entries(url).filter(([key]) => !ofBooking.has(key))),
    ...(url.offer === undefined ? {} : { instead: url.offer }),
  } as Url,
})
