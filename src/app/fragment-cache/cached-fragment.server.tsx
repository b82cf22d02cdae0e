import { I18nProvider, useLingui } from '@lingui/react'
import { type AnyRouter, RouterContextProvider, useRouter } from '@tanstack/react-router'
import { cachedMarkup } from '#/server/cache/cached-markup.server.ts'
import { DisplayCurrencyProvider, useDisplayCurrency } from '#/ui/money/display-currency.tsx'
import { cachedLevel } from '#/server/visitor/site-settings.server.ts'
import type { CachedIslandProps } from '#/ui/hydration/cached-island.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { renderFragment } from './render-fragment.server.ts'
import { fragmentRouter } from './fragment-router.ts'
import { fragmentScopeKey } from './fragment-scope.ts'

/** Components have no names that hold: each has a number in this isolate. */
const numbers = new WeakMap<object, number>()
let lastNumber = 0

const numberOf = (part: object): number => {
  const number = numbers.get(part) ?? (lastNumber += 1)
  numbers.set(part, number)
  return number
}

/** Made once a page, all of which has one currency. */
const scopeKeys = new WeakMap<AnyRouter, string>()

const scopeKeyOf = (router: AnyRouter, display: Parameters<typeof fragmentScopeKey>[1]): string => {
  const key = scopeKeys.get(router) ?? fragmentScopeKey(router.options.context.page, display)
  scopeKeys.set(router, key)
  return key
}

/** An island of the markup that was drawn before for the same properties and scope, or drawn now (decision 0149). */
export function CachedFragment({ part: Part, of, ...island }: CachedIslandProps<object>) {
  const router = useRouter()
  const { i18n } = useLingui()
  const display = useDisplayCurrency()
  const draw = () =>
    renderFragment(
      <RouterContextProvider router={fragmentRouter(router)}>
        <I18nProvider i18n={i18n}>
          <DisplayCurrencyProvider value={display}>
            <Part {...of} />
          </DisplayCurrencyProvider>
        </I18nProvider>
      </RouterContextProvider>,
    )
  const key = cachedLevel() !== 'nothing' && `${numberOf(Part)} ${JSON.stringify(of)} ${scopeKeyOf(router, display)}`
  const markup = key ? cachedMarkup(key, draw, router.options.context.page.requestId) : undefined
  return (
    <StaticIsland {...island} markup={markup}>
      <Part {...of} />
    </StaticIsland>
  )
}
