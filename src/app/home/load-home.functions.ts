import { createServerFn } from '@tanstack/react-start'
import { type HomeStart, prepareHome } from './load-home.server.ts'

/** What the home page starts with: its search form, and what the routes from there cost that it suggests. */
export const loadHome = createServerFn().handler((): Promise<HomeStart> => prepareHome())
