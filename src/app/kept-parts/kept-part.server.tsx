import { I18nProvider, useLingui } from '@lingui/react'
import { type AnyRouter, RouterContextProvider, useRouter } from '@tanstack/react-router'
import { keptMarkup } from '#/server/cache/kept-markup.server.ts'
import { DisplayCurrencyProvider, useDisplayCurrency } from '#/ui/money/display-currency.tsx'
import { keptOfPages } from '#/server/visitor/site-settings.server.ts'
import type { KeptIslandProps } from '#/ui/hydration/keep-part.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { markupOf } from './draw-markup.server.ts'
import { partRouter } from './part-router.ts'
import { partScopeKey } from './part-scope.ts'

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

const scopeKeyOf = (router: AnyRouter, display: Parameters<typeof partScopeKey>[1]): string => {
  const key = scopeKeys.get(router) ?? partScopeKey(router.options.context.page, display)
  scopeKeys.set(router, key)
  return key
}

/** An island of the markup that was drawn before for the same properties and scope, or drawn now (decision 0149). */
export function KeptPart({ part: Part, of, ...island }: KeptIslandProps<object>) {
  const router = useRouter()
  const { i18n } = useLingui()
  const display = useDisplayCurrency()
  const draw = () =>
    markupOf(
      <RouterContextProvider router={partRouter(router)}>
        <I18nProvider i18n={i18n}>
          <DisplayCurrencyProvider value={display}>
            <Part {...of} />
          </DisplayCurrencyProvider>
        </I18nProvider>
      </RouterContextProvider>,
    )
  const key = keptOfPages() !== 'nothing' && `${numberOf(Part)} ${JSON.stringify(of)} ${scopeKeyOf(router, display)}`
  const markup = key ? keptMarkup(key, draw, router.options.context.page.requestId) : undefined
  return (
    <StaticIsland {...island} markup={markup}>
      <Part {...of} />
    </StaticIsland>
  )
}
