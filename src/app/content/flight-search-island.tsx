import { useHydrated, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, Suspense, lazy, memo, useState } from 'react'
import type { Translator } from '#/i18n/catalogue.ts'
import { keepPresses } from '#/ui/hydration/keep-presses.ts'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { onPartInteraction } from '#/ui/hydration/on-part-interaction.ts'
import { FlightSearch, type FlightSearchProps } from './flight-search-part.tsx'

type Learn = Translator['learn']

const part = '[data-part=flight-search]'

const nothing = (): void => undefined

/** From the first moment on: presses are kept for the page too until it runs, and it presses again before this part is hydrated. */
const pressAgain = createIsomorphicFn()
  .server(() => nothing)
  .client(() => keepPresses(part))()

const load = async (learn: Learn): Promise<ComponentType<FlightSearchProps>> =>
  await (await import('./load-flight-search.ts')).loadFlightSearch(learn, pressAgain)

/** Where its script cannot be had, what was sent stays as it is, and works. */
const sentSearch = createIsomorphicFn()
  .server((_learn: Learn) => FlightSearch)
  .client((learn: Learn) =>
    lazy(async () => {
      await onPartInteraction(part, Infinity)
      return { default: await load(learn).catch(() => new Promise<never>(nothing)) }
    }),
  )

/** For who comes by the router: nothing of it was sent, and its words are known. */
const NewSearch = lazyPart(() => load(() => Promise.resolve()))

/** The search for flights, hydrated on the first interaction with it: what the server sent works without. */
export function FlightSearchIsland(props: FlightSearchProps) {
  const { learn } = useRouter().options.context
  const isSent = !useState(useHydrated())[0]
  return isSent ? <SentSearch learn={learn} {...props} /> : <NewSearch {...props} />
}

const sentMarkup = createIsomorphicFn()
  .server((): string => '')
  .client((): string => document.querySelector(part)?.outerHTML ?? '')

/**
 * Rendered once: React would throw away what was sent and has yet to be hydrated if it were rendered anew. A change of currency, which
 * all may depend on, has that done all the same: the same markup stands in until the form has come.
 */
const SentSearch = memo(function SentSearch({ learn, ...props }: FlightSearchProps & { readonly learn: Learn }) {
  // outside of what suspends, which would begin another one each time
  const [Search] = useState(() => sentSearch(learn))
  const [__html] = useState(sentMarkup)
  return (
    // oxlint-disable-next-line react/no-danger
    <Suspense fallback={<div dangerouslySetInnerHTML={{ __html }} />}>
      <Search {...props} />
    </Suspense>
  )
})
