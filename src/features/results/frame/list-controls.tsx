import type { ReactNode } from 'react'

/** The orders of a list and what else it is asked by, in one row; on narrow screens a row of chips that scrolls sideways. */
export function ListControls({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative flex items-center gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1.5 max-lg:[scrollbar-width:none] sm:max-lg:-mx-6 sm:max-lg:px-6 lg:items-stretch">
      {children}
    </div>
  )
}
