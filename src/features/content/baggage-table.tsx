import { Trans } from '@lingui/react/macro'
import type { SectionOf } from './content-page.ts'
import { DataTable, HeadCell, RowHead } from './data-table.tsx'
import { SectionFrame } from './section-frame.tsx'

export function BaggageTable({
  section: { id, level, title, fares },
}: {
  readonly section: SectionOf<'BaggageTable'>
}) {
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>Bags by fare</Trans>}>
      <DataTable labelledBy={id}>
        <thead>
          <tr>
            <HeadCell>
              <Trans>Fare</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>In the cabin</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Checked in</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {fares.map(({ fare, hand, checked, note }) => (
            <tr key={fare} className="border-t border-line align-top">
              <RowHead {...(note ? { below: note } : {})}>{fare}</RowHead>
              <td className="min-w-44 py-3 pe-4">{hand}</td>
              <td className="min-w-44 py-3">{checked}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </SectionFrame>
  )
}
