import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CabinRow, SectionOf } from './content-page.ts'
import { SectionFrame } from './section-frame.tsx'
import { DataTable, HeadCell, RowHead } from './data-table.tsx'

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
  return (
    <SectionFrame id={id} level={level} title={title ?? <Trans>Cabins</Trans>}>
      <DataTable labelledBy={id}>
        <thead>
          <tr>
            <HeadCell>
              <Trans>Cabin</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Seat</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Room</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Food</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Wi-Fi</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {cabins.map((cabin) => (
            <tr key={`${cabin.cabin} ${cabin.name}`} className="border-t border-line align-top">
              <RowHead below={i18n._(cabinNames[cabin.cabin])}>{cabin.name}</RowHead>
              <td className="min-w-40 py-3 pe-4">{cabin.seat}</td>
              <td className="py-3 pe-4 figures">
                <SeatSize cabin={cabin} />
              </td>
              <td className="min-w-36 py-3 pe-4">{cabin.food}</td>
              <td className="min-w-32 py-3">{cabin.wifi}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </SectionFrame>
  )
}
