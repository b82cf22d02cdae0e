import { createIsomorphicFn } from '@tanstack/react-start'
import { isComing, readVertical } from './verticals.ts'

/** Has the search of the tab that an address names at hand before it is rendered; in the browser it comes as it is shown. */
export const preloadSearch = createIsomorphicFn()
  .server(async ({ tab }: { readonly tab?: unknown }): Promise<void> => {
    const vertical = readVertical(tab)
    if (!isComing(vertical)) await vertical.Search?.preload?.()
  })
  .client((_search: object): void => undefined)
