import { type ReactNode, use, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import { LiveRegion } from '#/ui/live-region.tsx'

/**
 * What a list says to a screen reader while it has nothing to choose from. react-aria then counts what is in it all the same,
 * an offer to try again among it: those counts are taken back before they are said.
 */
export function ComboboxStatus({ children }: { readonly children: ReactNode }) {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false
  const isCountWrong = isOpen && children !== undefined
  useEffect(() => {
    if (!isCountWrong) return undefined
    const counts = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[data-live-announcer] > [role=log]'))
          for (const said of addedNodes) if (said instanceof Element) said.remove()
    })
    counts.observe(document.body, { childList: true, subtree: true })
    return () => counts.disconnect()
  }, [isCountWrong])
  return <LiveRegion overlaid>{isOpen && children}</LiveRegion>
}
