import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { CallCard as Card } from './call-part.tsx'

/** Rendered on the server; in the browser its chunk is loaded only where it is rendered there. */
export const CallCard = createIsomorphicFn()
  .server(() => Card)
  .client(() => lazy(async () => ({ default: (await import('./call-part.tsx')).CallCard })))()
