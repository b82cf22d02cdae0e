import { env } from 'cloudflare:workers'
import { Effect } from 'effect'

/** What the supplier does instead of answering, as `HORIZONTE` says: `slow` answers nobody in time, `down` fails at once. */
export const behaviour = Effect.suspend((): Effect.Effect<void> => {
  if (env.HORIZONTE === 'slow') return Effect.never
  return env.HORIZONTE === 'down' ? Effect.die(new Error('Horizonte is down')) : Effect.void
})
