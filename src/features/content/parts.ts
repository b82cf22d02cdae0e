import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { ContentLists as Lists } from './content-lists.tsx'
import { CruiseTeaser as Cruises } from './cruise-teaser.tsx'
import { FlightList as Flights } from './flight-list.tsx'
import { PageContents as Contents } from './page-contents.tsx'
import { PageEnd as End } from './page-end.tsx'
import { PageTop as Top } from './page-top.tsx'
import { StaticSection as Section } from './static-section.tsx'

/** The parts of a page: at hand on the server, and in the browser only once one of them is to be rendered there. */

export const PageTop = createIsomorphicFn()
  .server(() => Top)
  .client(() => lazy(async () => ({ default: (await import('./page-top.tsx')).PageTop })))()

export const PageEnd = createIsomorphicFn()
  .server(() => End)
  .client(() => lazy(async () => ({ default: (await import('./page-end.tsx')).PageEnd })))()

export const PageContents = createIsomorphicFn()
  .server(() => Contents)
  .client(() => lazy(async () => ({ default: (await import('./page-contents.tsx')).PageContents })))()

export const ContentLists = createIsomorphicFn()
  .server(() => Lists)
  .client(() => lazy(async () => ({ default: (await import('./content-lists.tsx')).ContentLists })))()

export const StaticSection = createIsomorphicFn()
  .server(() => Section)
  .client(() => lazy(async () => ({ default: (await import('./static-section.tsx')).StaticSection })))()

export const FlightList = createIsomorphicFn()
  .server(() => Flights)
  .client(() => lazy(async () => ({ default: (await import('./flight-list.tsx')).FlightList })))()

export const CruiseTeaser = createIsomorphicFn()
  .server(() => Cruises)
  .client(() => lazy(async () => ({ default: (await import('./cruise-teaser.tsx')).CruiseTeaser })))()
