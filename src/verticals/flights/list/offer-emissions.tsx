import { Trans } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'

/** Within this share of the typical figure a flight counts as typical. */
const tolerance = 0.08

interface OfferEmissionsProps {
  /** kilograms per traveller */
  readonly co2: number | undefined
  readonly typical: number | undefined
}

/** CO₂e against what is typical of the route, said in words. */
export function OfferEmissions({ co2, typical }: OfferEmissionsProps) {
  if (co2 === undefined) return null
  return (
    <span className="flex items-center gap-1.5 text-sm text-muted">
      <Icon name="i-lucide-leaf" className="size-4" />
      <span>
        <Trans>{co2} kg CO₂e</Trans>
        {typical !== undefined && <Compared difference={co2 / typical - 1} />}
      </span>
    </span>
  )
}

function Compared({ difference }: { difference: number }) {
  const percent = Math.round(Math.abs(difference) * 100)
  if (Math.abs(difference) <= tolerance)
    return (
      <>
        , <Trans>typical of this route</Trans>
      </>
    )
  return (
    <>
      ,{' '}
      {difference < 0 ? (
        <span className="font-semibold text-good">
          <Trans>{percent}% less than is typical</Trans>
        </span>
      ) : (
        <Trans>{percent}% more than is typical</Trans>
      )}
    </>
  )
}
