import { createServerFn } from '@tanstack/react-start'
import { prepareSearchForm } from './search-form.server.ts'

/** What an empty search form starts with: the airport nearest to the visitor, the default days, one adult in economy. */
export const loadSearchForm = createServerFn().handler(() => prepareSearchForm())
