import { Plural } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { Notice } from '#/ui/notice.tsx'
import { FaultWords } from './fault-words.tsx'
import { useSearchForm } from './search-form-scope.tsx'
import type { DraftField } from './search-draft.ts'

/** Everything that keeps the search from starting, each a way to the field it is about. */
export function FaultSummary({ onChoose }: { readonly onChoose: (field: DraftField) => void }) {
  const { faults } = useSnapshot(useSearchForm().store.state)
  return (
    <div role="alert" className="empty:hidden">
      {faults.length > 0 && (
        <Notice
          tone="danger"
          title={<Plural value={faults.length} one="One thing is missing" other="# things are missing" />}
        >
          <ul className="mt-1 flex flex-col gap-1">
            {faults.map((fault) => (
              <li key={fault.field}>
                <button
                  type="button"
                  onClick={() => onChoose(fault.field)}
                  className="min-h-6 text-start underline underline-offset-3"
                >
                  <FaultWords fault={fault} />
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
