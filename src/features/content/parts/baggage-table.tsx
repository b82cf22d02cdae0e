import { Trans } from '@lingui/react/macro'
import type { SectionOf } from '../content-page.ts'
import { DataCell, DataTable, HeadCell, RowHead, TableBody, TableHead, TableRow } from './data-table.tsx'
import { SectionFrame } from './section-frame.tsx'

export function BaggageTable({
  section: { id, level, title, fares },
}: {
  readonly section: SectionOf<'BaggageTable'>
}) {
  const hand = <Trans>In the cabin</Trans>
  const checked = <Trans>Checked in</Trans>
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>Bags by fare</Trans>}>
      <DataTable labelledBy={id}>
        <TableHead>
          <HeadCell>
            <Trans>Fare</Trans>
          </HeadCell>
          <HeadCell>{hand}</HeadCell>
          <HeadCell>{checked}</HeadCell>
        </TableHead>
        <TableBody>
          {fares.map((fare) => (
            <TableRow key={fare.fare}>
              <RowHead {...(fare.note ? { below: fare.note } : {})}>{fare.fare}</RowHead>
              <DataCell name={hand} className="sm:min-w-44">
                {fare.hand}
              </DataCell>
              <DataCell name={checked} className="sm:min-w-44">
                {fare.checked}
              </DataCell>
            </TableRow>
          ))}
        </TableBody>
      </DataTable>
    </SectionFrame>
  )
}
