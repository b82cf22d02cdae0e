import type { ComponentProps } from 'react'
import { Price } from '#/ui/money/price.tsx'
import { inDollars } from './sailing.ts'

/** Lines give prices in whole dollars. */
const style = 'short' as const

interface CabinPriceProps extends Pick<ComponentProps<typeof Price>, 'className' | 'estimateClass'> {
  /** minor units of US dollars */
  readonly amount: number
}

/** What a person pays: nobody is charged here, and so no cents are shown. */
export function CabinPrice({ amount, ...rest }: CabinPriceProps) {
  return <Price money={inDollars(amount)} style={style} {...rest} />
}
