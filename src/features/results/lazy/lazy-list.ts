import { type ComponentType, useEffect } from 'react'
import { keepPresses } from '#/ui/hydration/keep-presses.ts'
import { lazyWanted } from '#/ui/hydration/lazy-part.ts'
import { onFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import { stepHeadingId } from '../step-heading-id.ts'

/** Presses the buttons that were pressed before there was anything to answer them. */
let pressAgain: (() => void) | undefined

/** For the list itself, in an element with `data-list`: presses its buttons that were pressed before it came alive. */
export const useQueuedPresses = (): void => {
  useEffect(() => {
    pressAgain?.()
  }, [])
}

/**
 * What a list's own script waits for. A list that was sent with the page works without scripts, so that its own can wait for the
 * first interaction. `want` brings it before other offers come: React would put these in the place of what was sent, and of what
 * was ticked there.
 */
export const createWantedList = () => {
  let resolveAsked: (() => void) | undefined
  const asked = new Promise<void>((resolve) => {
    resolveAsked = resolve
  })
  const want = (): void => resolveAsked?.()
  return {
    want,
    isSent: (): boolean => document.querySelector(`h2#${stepHeadingId}`) !== null,
    untilWanted: (): Promise<void> => {
      onFirstInteraction(want)
      return asked
    },
  }
}

/** From this width on a list's map stands beside it (`ListMap`), where it is seen at once: the list's script draws it. */
const besideMap = '(min-width: 80rem)'

/** The list of a page with a script of its own, which brings its filters and orders; where there is a map to draw, at once. */
export const lazyList = <Props extends object>(bring: () => Promise<ComponentType<Props>>) => {
  const list = createWantedList()
  const load = (): Promise<ComponentType<Props>> => {
    list.want()
    return bring()
  }
  const List = lazyWanted(async () => {
    if (!list.isSent()) return
    pressAgain = keepPresses('[data-list]')
    if (!matchMedia(besideMap).matches) await list.untilWanted()
  }, load)
  return { List, load }
}
