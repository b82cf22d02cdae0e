import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CabinRow, SectionOf } from '../content-page.ts'
import { SectionFrame } from './section-frame.tsx'
import { DataCell, DataTable, HeadCell, RowHead, TableBody, TableHead, TableRow } from './data-table.tsx'

const cabinNames: Readonly<Record<CabinRow['cabin'], MessageDescriptor>> = {
  economy: msg`Economy`,
  premium: msg`Premium economy`,
  business: msg`Business class`,
  first: msg`First class`,
}

function SeatSize({ cabin: { pitchCm, widthCm } }: { readonly cabin: CabinRow }) {
  if (!pitchCm && !widthCm) return '–'
  return (
    <>
      {pitchCm && (
        <span className="block whitespace-nowrap">
          <Trans>{pitchCm} cm between rows</Trans>
        </span>
      )}
      {widthCm && (
        <span className="block whitespace-nowrap">
          <Trans>{widthCm} cm wide</Trans>
        </span>
      )}
    </>
  )
}

export function CabinTable({ section: { id, level, title, cabins } }: { readonly section: SectionOf<'CabinTable'> }) {
  const { i18n } = useLingui()
  const seat = <Trans>Seat</Trans>
  const room = <Trans>Room</Trans>
  const food = <Trans>Food</Trans>
  const wifi = <Trans>Wi-Fi</Trans>
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>Cabins</Trans>}>
      <DataTable labelledBy={id}>
        <TableHead>
          <HeadCell>
            <Trans>Cabin</Trans>
          </HeadCell>
          <HeadCell>{seat}</HeadCell>
          <HeadCell>{room}</HeadCell>
          <HeadCell>{food}</HeadCell>
          <HeadCell>{wifi}</HeadCell>
        </TableHead>
        <TableBody>
          {cabins.map((cabin) => (
            <TableRow key={`${cabin.cabin} ${cabin.name}`}>
              <RowHead below={i18n._(cabinNames[cabin.cabin])}>{cabin.name}</RowHead>
              <DataCell name={seat} className="sm:min-w-40">
                {cabin.seat}
              </DataCell>
              <DataCell name={room} className="figures">
                <SeatSize cabin={cabin} />
              </DataCell>
              <DataCell name={food} className="sm:min-w-36">
                {cabin.food}
              </DataCell>
              <DataCell name={wifi} className="sm:min-w-32">
                {cabin.wifi}
              </DataCell>
            </TableRow>
          ))}
        </TableBody>
      </DataTable>
    </SectionFrame>
  )
}
