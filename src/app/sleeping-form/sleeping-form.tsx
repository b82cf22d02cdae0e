import { useHydrated, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, Suspense, memo, useState } from 'react'
import type { Translator } from '#/i18n/catalogue.ts'
import { keepPresses } from '#/ui/hydration/keep-presses.ts'
import { lazyPart, lazyWanted } from '#/ui/hydration/lazy-part.ts'
import { onPartInteraction } from '#/ui/hydration/on-part-interaction.ts'
import { onFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'

type Learn = Translator['learn']

const nothing = (): void => undefined

/** From the first moment on: presses are kept for the page too until it runs, and it presses again before the form is hydrated. */
const keptPresses = createIsomorphicFn()
  .server((_part: string) => nothing)
  .client(keepPresses)

const sentMarkup = createIsomorphicFn()
  .server((_part: string): string => '')
  .client((part: string): string => document.querySelector(part)?.outerHTML ?? '')

/** What a form is woken by: what happens to it, or the first that happens anywhere on its page. */
type WokenBy = 'part' | 'page'

/** Resolves with what has woken it. */
const woken = async (part: string, by: WokenBy): Promise<WokenBy> => {
  const turnedTo = onPartInteraction(part, Infinity).then((): WokenBy => 'part')
  if (by === 'part') return turnedTo
  const happened = new Promise<WokenBy>((resolve) => void onFirstInteraction(() => resolve('page'), Infinity))
  return Promise.race([turnedTo, happened])
}

interface SleepingForm<Props> {
  /** what finds it on the page: the form's outermost element */
  readonly part: string
  readonly wokenBy?: WokenBy
  /** brings it with its words; `pressAgain` presses what was pressed before it came; `isTurnedTo`: somebody is at the form itself */
  readonly load: (learn: Learn, pressAgain: () => void, isTurnedTo: boolean) => Promise<ComponentType<Props>>
  /** the form itself; undefined in the browser, whose first script is to know nothing of it */
  readonly onServer: () => ComponentType<Props> | undefined
}

/** A form that is hydrated once somebody turns to it: what the server sent works without. */
export const sleepingForm = <Props extends object>({ part, wokenBy = 'part', load, onServer }: SleepingForm<Props>) => {
  const pressAgain = keptPresses(part)

  /** Where its script cannot be had, what was sent stays as it is, and works. */
  const waking = (learn: Learn) =>
    lazyWanted(
      () => woken(part, wokenBy),
      (by) => load(learn, pressAgain, by === 'part'),
    )

  /** For who comes by the router: nothing of it was sent, and its words are known. */
  const NewForm = lazyPart(() => load(() => Promise.resolve(), pressAgain, false))

  /**
   * Rendered once: React would throw away what was sent and has yet to be hydrated if it were rendered anew. A change of currency,
   * which all may depend on, has that done all the same: the same markup stands in until the form has come.
   */
  const SentForm = memo(function SentForm(props: Props) {
    const { learn } = useRouter().options.context
    // outside of what suspends, which would begin another one each time
    const [Form] = useState(() => onServer() ?? waking(learn))
    const [__html] = useState(() => sentMarkup(part))
    return (
      // oxlint-disable-next-line react/no-danger
      <Suspense fallback={<div dangerouslySetInnerHTML={{ __html }} />}>
        <Form {...props} />
      </Suspense>
    )
  })

  return function SleepingForm(props: Props) {
    const isSent = !useState(useHydrated())[0]
    return isSent ? <SentForm {...props} /> : <NewForm {...props} />
  }
}
