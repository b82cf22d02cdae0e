import { createServerFn } from '@tanstack/react-start'
import { loadCruisesOnServer } from './load-cruises.server.ts'

/** For whoever comes to the list from another page of the site. */
export const loadListedCruises = createServerFn().handler(() => loadCruisesOnServer())
