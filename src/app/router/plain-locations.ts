import { createIsomorphicFn } from '@tanstack/react-start'
import type { AnyRouter } from '@tanstack/react-router'
import { plainLocation } from './plain-location.ts'

/** Makes a router on the server say at once where plain links lead. In the browser few links are drawn at a time. */
export const knowPlainLocations = createIsomorphicFn()
  .server((router: AnyRouter, localized: (pathname: string) => string): void => {
    const build = router.buildLocation
    router.buildLocation = ((asked) => plainLocation(router, localized, asked) ?? build(asked)) as typeof build
  })
  .client((_router: AnyRouter, _localized: (pathname: string) => string): void => undefined)
