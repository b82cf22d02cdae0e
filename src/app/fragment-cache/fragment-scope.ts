import type { PageScope } from '#/features/visitor/page-scope.ts'
import type { DisplayCurrency } from '#/ui/money/display-currency.tsx'

/** All that a kept part may know beside its properties. What is not here is one visitor's, or one page's. */
const known = [
  'locale',
  'prefixed',
  'origin',
  'phone',
  'notSold',
  'isDemonstration',
] as const satisfies readonly (keyof PageScope)[]

export type FragmentPage = Pick<PageScope, (typeof known)[number]>

const isKnown = (name: string | symbol): boolean => known.some((each) => each === name)

/** The page's scope as a kept part sees it: whoever asks it for anything else is told so, and the part is not kept. */
export const fragmentPage = (page: PageScope): FragmentPage =>
  new Proxy(page, {
    get: (target, name) => {
      if (!isKnown(name)) throw new Error(`A kept part asks for the page's ${String(name)}, which is not in its key`)
      return Reflect.get(target, name) as unknown
    },
  })

/** Spain has a list of differences in the words. */
const variantOf = ({ locale, visitor: { country } }: PageScope): string =>
  locale === 'es' && country === 'ES' ? 'es-ES' : locale

/** Everything that a part is drawn from beside itself and its properties, the same text for the same markup. */
export const fragmentScopeKey = (page: PageScope, display: DisplayCurrency | undefined): string =>
  JSON.stringify([variantOf(page), ...known.map((name) => page[name]), display ?? null])
