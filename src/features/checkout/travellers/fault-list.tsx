import { Plural, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Notice } from '#/ui/notice.tsx'
import type { FormFault } from './traveller-faults.ts'

interface FaultListProps {
  readonly faults: readonly FormFault[]
  readonly list: RefObject<HTMLDivElement | null>
  readonly onChoose: (field: string) => void
}

/** Everything that is missing or wrong, each a way to its field. It has the focus when the form was refused. */
export function FaultList({ faults, list, onChoose }: FaultListProps) {
  const { i18n } = useLingui()
  return (
    <div ref={list} tabIndex={-1} className="scroll-mt-4 empty:hidden">
      {faults.length > 0 && (
        <Notice
          tone="danger"
          title={
            <Plural value={faults.length} one="One thing is missing or wrong" other="# things are missing or wrong" />
          }
        >
          <ul className="mt-1 flex flex-col gap-1">
            {faults.map(({ field, message, of }) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => onChoose(field)}
                  className="min-h-6 text-start underline underline-offset-3"
                >
                  {of && `${of(i18n)}: `}
                  {i18n._(message)}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
