import { Trans, useLingui } from '@lingui/react/macro'

interface AirlinesNamedProps {
  readonly sell: readonly string[]
  /** where they are others than those who sell */
  readonly fly: readonly string[]
}

/** Who sells the flights and, where that is somebody else, who flies them: that is named before anything is bought. */
export function AirlinesNamed({ sell, fly }: AirlinesNamedProps) {
  const { i18n } = useLingui()
  const listed = new Intl.ListFormat(i18n.locale)
  const operators = listed.format(fly)
  return (
    <>
      {listed.format(sell)}
      {operators && (
        <>
          {' ·\u00a0'}
          <Trans>Operated by {operators}</Trans>
        </>
      )}
    </>
  )
}
