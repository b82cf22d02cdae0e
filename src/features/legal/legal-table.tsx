import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'

type Cell = MessageDescriptor | string

interface LegalTableProps {
  readonly heads: readonly MessageDescriptor[]
  readonly rows: readonly (readonly [Cell, ...Cell[]])[]
  /** the first column holds names as code has them */
  readonly isNamed?: boolean
}

/** A table that folds into lists where it has no room. */
export function LegalTable({ heads, rows, isNamed = false }: LegalTableProps) {
  const { i18n } = useLingui()
  const said = (cell: Cell): string => (typeof cell === 'string' ? cell : i18n._(cell))
  return (
    <table className="w-full text-start text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          {heads.map((head) => (
            <th key={head.id} scope="col" className="py-2 pe-4 text-start font-semibold">
              {i18n._(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={said(first)} className="border-b border-line align-top max-sm:flex max-sm:flex-col max-sm:py-2">
            <th
              scope="row"
              className={classNames(
                'py-2 pe-4 text-start max-sm:py-0.5',
                isNamed ? 'font-mono font-normal break-words sm:max-w-60' : 'font-semibold',
              )}
            >
              {said(first)}
            </th>
            {others.map((cell) => (
              <td key={said(cell)} className="py-2 pe-4 max-sm:py-0.5">
                {said(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
