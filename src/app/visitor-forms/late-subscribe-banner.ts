import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { SubscribeBanner as Banner } from './subscribe-part.tsx'

/** At hand on the server, and in the browser only where it is to be rendered there: the form works without. */
export const SubscribeBanner = createIsomorphicFn()
  .server(() => Banner)
  .client(() => lazy(async () => ({ default: (await import('./subscribe-part.tsx')).SubscribeBanner })))()
