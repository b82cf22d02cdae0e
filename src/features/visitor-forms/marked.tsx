import type { ReactNode } from 'react'

/** The asterisk of what must be filled in. Screen readers are told so by the field itself. */
export function Marked({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children} <span aria-hidden="true">*</span>
    </>
  )
}
