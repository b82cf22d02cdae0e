import { Trans } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'

/** Beyond this share a flight stands out among the others. */
const remarkable = 0.2

/** By how many percent a flight's CO₂e is off the median of its search, where that is worth a word; undefined elsewhere. */
export const emissionsStandOut = (co2: number | undefined, median: number | undefined): number | undefined => {
  if (co2 === undefined || median === undefined) return undefined
  const difference = co2 / median - 1
  return Math.abs(difference) >= remarkable ? Math.round(difference * 100) : undefined
}

interface OfferEmissionsProps {
  /** kilograms per traveller */
  readonly co2: number | undefined
  /** of the flights of the same search, where there are some to compare with */
  readonly median: number | undefined
}

/** CO₂e in kilograms; beside those of the same search where it stands out among them. */
export function OfferEmissions({ co2, median }: OfferEmissionsProps) {
  if (co2 === undefined) return null
  const standOut = emissionsStandOut(co2, median)
  return (
    <span className="flex items-center gap-1.5 text-sm text-muted">
      <Icon name="i-lucide-leaf" className="size-4" />
      <span>
        <Trans>{co2} kg CO₂e</Trans>
        {standOut !== undefined && <Compared percent={standOut} />}
      </span>
    </span>
  )
}

function Compared({ percent: signed }: { percent: number }) {
  const percent = Math.abs(signed)
  return (
    <>
      ,{' '}
      {signed < 0 ? (
        <span className="font-semibold text-good">
          <Trans>{percent}% less than the median of this search</Trans>
        </span>
      ) : (
        <Trans>{percent}% more than the median of this search</Trans>
      )}
    </>
  )
}
