import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { Ship as Drawn } from './ship.tsx'

/** Rendered on the server; in the browser its chunk, and what draws scenes, is loaded only where it is rendered there. */
export const Ship = createIsomorphicFn()
  .server(() => Drawn)
  .client(() => lazy(async () => ({ default: (await import('./ship.tsx')).Ship })))()
