import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Notice } from '#/ui/notice.tsx'

interface FaultSummaryProps<Field extends string> {
  readonly faults: readonly { readonly field: Field; readonly words: ReactNode }[]
  readonly onChoose: (field: Field) => void
}

/** Everything that keeps the search from starting, each a way to the field it is about. */
export function FaultSummary<Field extends string>({ faults, onChoose }: FaultSummaryProps<Field>) {
  return (
    <div role="alert" className="empty:hidden">
      {faults.length > 0 && (
        <Notice
          tone="danger"
          title={<Plural value={faults.length} one="One thing is missing" other="# things are missing" />}
        >
          <ul className="mt-1 flex flex-col gap-1">
            {faults.map(({ field, words }) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => onChoose(field)}
                  className="min-h-6 text-start underline underline-offset-3"
                >
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
