const first = Number(process.env.JOURNEY_PORT ?? 4300)

/** Where the journeys find what they need; JOURNEY_PORT moves them all. */
export const ports = {
  /** the site with its embedded backend */
  site: first,
  /** the same build, whose backend is reached through the fault proxy */
  siteOverFaults: first + 1,
  faultProxy: first + 2,
  backend: first + 3,
} as const
