import type { ReactNode } from 'react'

interface DataTableProps {
  /** the id of its heading */
  readonly labelledBy: string
  readonly children: ReactNode
}

/** A table that scrolls by itself where it is wider than the page; the keyboard can scroll it too. */
export function DataTable({ labelledBy, children }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <table aria-labelledby={labelledBy} className="w-full text-start text-sm">
        {children}
      </table>
    </div>
  )
}

export function HeadCell({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="pb-2 pe-4 text-start font-semibold text-muted">
      {children}
    </th>
  )
}

export function RowHead({ children, below }: { readonly children: ReactNode; readonly below?: string }) {
  return (
    <th scope="row" className="min-w-32 py-3 pe-4 text-start font-semibold">
      {children}
      {below && <span className="block font-normal text-muted">{below}</span>}
    </th>
  )
}
