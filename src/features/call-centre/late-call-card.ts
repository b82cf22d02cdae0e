import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { CallCard as Card } from './call-part.tsx'

/** At hand on the server, and in the browser only where it is to be rendered there. */
export const CallCard = createIsomorphicFn()
  .server(() => Card)
  .client(() => lazy(async () => ({ default: (await import('./call-part.tsx')).CallCard })))()
