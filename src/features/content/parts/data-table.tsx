import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'

interface DataTableProps {
  /** the id of its heading */
  readonly labelledBy: string
  readonly children: ReactNode
}

/**
 * A table that scrolls by itself where it is wider than the page; the keyboard can scroll it too. On a phone each row
 * stands by itself, its cells below their names.
 */
export function DataTable({ labelledBy, children }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <table aria-labelledby={labelledBy} className="w-full text-start text-sm max-sm:block">
        {children}
      </table>
    </div>
  )
}

export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <thead className="max-sm:hidden">
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { readonly children: ReactNode }) {
  return <tbody className="max-sm:block">{children}</tbody>
}

export function TableRow({ children }: { readonly children: ReactNode }) {
  return <tr className="border-t border-line align-top max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">{children}</tr>
}

interface DataCellProps {
  /** the head of its column, said again where the head is not shown */
  readonly name: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

export function DataCell({ name, children, className }: DataCellProps) {
  return (
    <td className={classNames('py-3 not-last:pe-4 max-sm:pt-0', className)}>
      <span className="block text-xs text-muted sm:hidden">{name}</span>
      {children}
    </td>
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
    <th scope="row" className="min-w-32 py-3 pe-4 text-start font-semibold max-sm:col-span-2 max-sm:pb-2">
      {children}
      {below && <span className="block font-normal text-muted">{below}</span>}
    </th>
  )
}
