import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import type { Money } from '#domain/money/money.ts'
import { payingWords } from '#/i18n/words.ts'
import { onFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import type { PaymentParts } from '../product/product-on-pages.ts'

interface PayProgressProps {
  readonly stage: 'idle' | 'paying' | 'asking'
  readonly total: Money
}

const loadProgress = async (
  loadSteps: PaymentParts['loadSteps'],
  learn: (owners: readonly string[]) => Promise<void>,
): Promise<ComponentType<PayProgressProps>> => {
  const [{ PayProgressDialog }, steps] = await Promise.all([
    import('./pay-progress-dialog.tsx'),
    loadSteps(),
    learn([payingWords]),
  ])
  return (props) => <PayProgressDialog {...props} steps={steps} />
}

/** Tells how far Pay is while it runs. Loaded with the first sign of somebody who may press it. */
export function PayProgressWanted({ loadSteps, ...props }: PayProgressProps & Pick<PaymentParts, 'loadSteps'>) {
  const { learn } = useRouter().options.context
  const [Progress, setProgress] = useState<ComponentType<PayProgressProps>>()
  const isThere = Progress !== undefined
  const runs = props.stage !== 'idle'
  useEffect(() => {
    if (isThere) return undefined
    const load = (): void => {
      loadProgress(loadSteps, learn).then(
        (loaded) => setProgress(() => loaded),
        // whoever guards scripts tells of it; Pay asks for it again
        () => undefined,
      )
    }
    if (!runs) return onFirstInteraction(load, Infinity)
    load()
    return undefined
  }, [isThere, runs, loadSteps, learn])
  return Progress && <Progress {...props} />
}
