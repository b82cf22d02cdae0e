import { insteadParameter, pageParameters } from '../page/tour-parameters.ts'

type Url = Readonly<Record<string, string>>

/** The tour's page for the same people, where another departure is chosen: what was reserved is given back for it. */
export const backToTour = (url: Url) => ({
  to: '/turs/$country/$package' as const,
  params: { country: url.country ?? '', package: url.tour ?? '' },
  search: { ...pageParameters(url), ...insteadParameter(url.offer) } as Url,
})
